#!/usr/bin/env python3
"""Put the conformance suite to pyffish, the Python binding of Fairy-Stockfish (`pip install pyffish`).

    scripts/conform_pyffish.py [--suite crates/rules/tests/data] [--nodes 5000] [--json]

The data are the same as those of `sittuyin conform`, and so is what is printed: each case in which pyffish
answers otherwise, and the numbers. pyffish knows the rules of `modern` alone; it says more than an engine
can, so that claims, dead positions and counts that have run out are compared as well. The exit code is 1 if
there is a difference.
"""
import argparse
import json
import pathlib
import sys

try:
    import pyffish
except ImportError:
    sys.exit("pyffish is missing: pip install pyffish")

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMAT, VERSION = "sittuyin-conformance", 1
KINDS = ["position", "perft", "game"]
VARIANT, RULESET = "sittuyin", "modern"


def cases(folder):
    """Every case of every file, with its kind."""
    for path in sorted(folder.glob("*.jsonl")):
        with path.open(encoding="utf-8") as lines:
            header = json.loads(next(lines))
            if header.get("format") != FORMAT or header.get("version") != VERSION:
                sys.exit(f"{path}: not version {VERSION} of the format {FORMAT}")
            for line in lines:
                yield header["kind"], json.loads(line)


def placement(fen):
    """Board, hands in one order, and side."""
    board, side = fen.split()[:2]
    board, _, hands = board.partition("[")
    return board, "".join(sorted(hands.strip("]-"))), side


def status_and_claim(fen, moves):
    """The status, and whether there is a draw to claim; pyffish does not say which."""
    if not pyffish.legal_moves(VARIANT, fen, moves):
        check = pyffish.gives_check(VARIANT, fen, moves)
        return ("checkmate" if check else "stalemate"), False
    end, _ = pyffish.is_optional_game_end(VARIANT, fen, moves)
    after = pyffish.get_fen(VARIANT, fen, moves)
    if not placement(after)[1] and all(pyffish.has_insufficient_material(VARIANT, fen, moves)):
        return "dead-position", False
    limit, used = after.split()[3:5]
    if end and limit != "-" and int(used) > int(limit):
        return "counted-out", False
    return "ongoing", end


class Differences(list):
    def compare(self, aspect, expected, got):
        if expected != got:
            self.append({"aspect": aspect, "expected": str(expected), "got": str(got)})
        return expected == got

    def compare_moves(self, expected, fen, moves):
        got = pyffish.legal_moves(VARIANT, fen, moves)
        only = [sorted(set(a) - set(b)) for a, b in ((expected, got), (got, expected))]
        if any(only):
            told = [
                f"{len(these)}{' with ' if other else ''}{' '.join(other)}"
                for these, other in zip((expected, got), only)
            ]
            self.compare("legal-moves", *told)

    def compare_end(self, case, fen, moves):
        status, claim = status_and_claim(fen, moves)
        self.compare("status", case["status"], status)
        if self.compare("claims", bool(case["claims"]), claim):
            return
        self[-1].update(expected=" ".join(case["claims"]) or "none", got="one" if claim else "none")


def position(case):
    found = Differences()
    found.compare_moves(case["legal"], case["fen"], [])
    found.compare_end(case, case["fen"], [])
    return found


def count_lines(fen, depth):
    moves = pyffish.legal_moves(VARIANT, fen, [])
    if depth == 1:
        return len(moves)
    return sum(count_lines(pyffish.get_fen(VARIANT, fen, [move]), depth - 1) for move in moves)


def perft(case, most_nodes):
    found = Differences()
    for depth, nodes in enumerate(case["nodes"], 1):
        if nodes > most_nodes:
            break
        got = count_lines(case["fen"], depth)
        if not found.compare("perft", f"{nodes} at depth {depth}", f"{got} at depth {depth}"):
            break
    return found


def game(case):
    found = Differences()
    fen, moves = case["fen"], case["moves"]
    after = pyffish.get_fen(VARIANT, fen, moves)
    if not found.compare("position", placement(case["after"]), placement(after)):
        return found
    expected, got = case["after"].split()[3:], after.split()[3:]
    if found.compare("count-limit", expected[0], got[0]):
        found.compare("clock" if expected[0] == "-" else "count", expected[1], got[1])
    found.compare("move-number", expected[2], got[2])
    if "legal" in case:
        found.compare_moves(case["legal"], fen, moves)
    found.compare_end(case, fen, moves)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--suite", type=pathlib.Path, default=ROOT / "crates/rules/tests/data")
    parser.add_argument("--nodes", type=int, default=5_000, help="count no more lines than this")
    parser.add_argument("--json", action="store_true", help="print one object a line")
    arguments = parser.parse_args()

    numbers = {kind: dict.fromkeys(["agree", "differ", "not_expressible"], 0) for kind in KINDS}
    rows = []
    for kind, case in cases(arguments.suite):
        row = {"kind": kind, **{key: case.get(key, "") for key in ("id", "ruleset", "title", "fen")}}
        if case["ruleset"] != RULESET:
            row["outcome"] = "not-expressible"
            row["reason"] = f"pyffish does not offer the ruleset {case['ruleset']}"
            numbers[kind]["not_expressible"] += 1
        else:
            ask = {"position": position, "game": game}
            differences = perft(case, arguments.nodes) if kind == "perft" else ask[kind](case)
            row["outcome"] = "differs" if differences else "agrees"
            if differences:
                row["differences"] = differences
            numbers[kind]["differ" if differences else "agree"] += 1
        rows.append(row)

    total = {key: sum(of_kind[key] for of_kind in numbers.values()) for key in numbers["game"]}
    engine = "pyffish {}.{}.{}, {}".format(*pyffish.version(), pyffish.info())
    if arguments.json:
        for row in rows:
            print(json.dumps(row, ensure_ascii=False))
        print(json.dumps({"engine": engine, "version": VERSION, **numbers, "total": total}))
    else:
        print(f"engine: {engine}\nsuite: version {VERSION}, {len(rows)} cases")
        for row in rows:
            if row["outcome"] == "differs":
                print(f"\ndiffers {row['kind']} {row['id']} {row['ruleset']}: {row['title']}\n  {row['fen']}")
                for one in row["differences"]:
                    print(f"  {one['aspect']}: expected {one['expected']}, got {one['got']}")
        print(f"\n{'':10}    agree   differ  not expressible")
        for name, of_kind in [*numbers.items(), ("total", total)]:
            print("{:10}  {agree:7}  {differ:7}  {not_expressible:15}".format(name, **of_kind))
    sys.exit(1 if total["differ"] else 0)


if __name__ == "__main__":
    main()
