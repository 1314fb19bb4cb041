#!/usr/bin/env python3
"""Hold the lawful moves and results of `sittuyin` against programs that were written apart from it.

    scripts/differential.py [--binary target/release/sittuyin] [--positions 20000] [--random 2000]
                            [--directed 200] [--seed 1] [--only modern]

`modern` is compared with Fairy-Stockfish (`pip install pyffish`) on positions from random play and on
positions made to let a rule bite; `formal`, `tournament` and `federation` with the slow reading of the
rules in crates/rules/tests/oracle. Compared are the set of lawful moves, the status of the position and
the claim that it allows. Every difference is printed, and the exit code is 1 if there is one.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "crates/rules/tests/oracle"))
import sittuyin_reference as oracle  # noqa: E402

START = oracle.START
LONGEST_GAME = 300


def answers_of_sittuyin(binary, ruleset, fens):
    """What our program says of each position."""
    done = subprocess.run(
        [binary, "moves", "--ruleset", ruleset, "--json", "-"],
        input="".join(fen + "\n" for fen in fens),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["fen"] for answer in answers] == list(fens), "an answer is missing"
    return answers


class FairyStockfish:
    """The same questions, put to Fairy-Stockfish."""

    def __init__(self):
        try:
            import pyffish
        except ImportError:
            sys.exit("pyffish is missing: pip install pyffish")
        self.engine = pyffish

    def moves(self, fen):
        return sorted(self.engine.legal_moves("sittuyin", fen, []))

    def answer(self, fen, legal=None):
        legal = self.moves(fen) if legal is None else legal
        status = "ongoing"
        if not legal:
            check = self.engine.gives_check("sittuyin", fen, [])
            status = "checkmate" if check else "stalemate"
        elif is_deployed(fen) and all(self.engine.has_insufficient_material("sittuyin", fen, [])):
            status = "dead-position"
        # With fresh counters and no history, the only draw left to claim is that of the lone pawn.
        claimable, _ = self.engine.is_optional_game_end("sittuyin", fen, [])
        claims = ["promotions-only"] if claimable and status == "ongoing" else []
        return {"fen": fen, "legal": legal, "status": status, "claims": claims}


def is_deployed(fen):
    return "[]" in fen


def positions_of_random_play(fairy, rng):
    """Endlessly, positions met in random games, with their lawful moves. Captures and promotions are
    favoured, so that rare rules occur, and where a rule bites the position is always taken."""
    while True:
        position = oracle.Pos.fen(START)
        for _ in range(LONGEST_GAME):
            fen = oracle.fen(position)
            moves = fairy.moves(fen)
            promotions = [move for move in moves if is_promotion(move)]
            check = oracle.incheck(position.b, position.stm == "w")
            if not moves or promotions or check or rng.random() < 0.3:
                yield fen, moves
            if not moves or sum(man != "." for man in position.b) < 3:
                break
            captures = [
                move for move in moves if "@" not in move and position.b[oracle.sq(move[2:4])] != "."
            ]
            favoured = rng.choice((promotions, captures, moves, moves))
            position = oracle.play(position, rng.choice(favoured or moves), oracle.MODERN)


def is_promotion(move):
    return len(move) == 5 and "@" not in move


def kinds(answer):
    """Under which headings a compared position is counted."""
    found = [answer["status"], *answer["claims"]]
    position = oracle.Pos.fen(answer["fen"])
    if position.hand:
        found.append("deployment")
    if any(is_promotion(move) for move in answer["legal"]):
        found.append("promotion lawful")
    if oracle.incheck(position.b, position.stm == "w"):
        found.append("check")
    return found


def compare(title, ours, theirs, headings):
    """Prints how many were compared and every difference; says how many differ."""
    counted = collections.Counter(name for names in headings for name in names)
    moves = sum(len(answer["legal"]) for answer in theirs)
    details = ", ".join(f"{name} {number}" for name, number in sorted(counted.items()))
    print(f"{title}: {len(theirs)} positions, {moves} lawful moves ({details})")
    differing = 0
    for mine, other in zip(ours, theirs):
        faults = []
        missing = sorted(set(other["legal"]) - set(mine["legal"]))
        extra = sorted(set(mine["legal"]) - set(other["legal"]))
        if missing:
            faults.append(f"missing {' '.join(missing)}")
        if extra:
            faults.append(f"extra {' '.join(extra)}")
        if not faults and mine["legal"] != other["legal"]:
            faults.append("another order")
        for field in ("status", "claims"):
            if mine[field] != other[field]:
                faults.append(f"{field} {mine[field]} instead of {other[field]}")
        if faults:
            differing += 1
            print(f"  DIFFERENT {other['fen']}: {'; '.join(faults)}")
    return differing


def compare_with_fairy_stockfish(options):
    fairy = FairyStockfish()
    played = {}
    for fen, legal in positions_of_random_play(fairy, random.Random(options.seed)):
        if len(played) >= options.positions:
            break
        played.setdefault(fen, legal)
    made = oracle.directed_positions(oracle.MODERN, options.seed, options.directed)
    comparisons = (
        ("random play", [fairy.answer(fen, legal) for fen, legal in played.items()]),
        ("made positions", [fairy.answer(row["fen"]) for row in made]),
    )
    differing = 0
    for title, theirs in comparisons:
        ours = answers_of_sittuyin(options.binary, "modern", [answer["fen"] for answer in theirs])
        headings = [kinds(answer) for answer in theirs]
        differing += compare(f"modern, Fairy-Stockfish, {title}", ours, theirs, headings)
    return differing


def compare_with_oracle(options, ruleset):
    rules = oracle.RULESETS[ruleset]
    differing = 0
    random_rows = oracle.random_positions(rules, options.seed, options.random)
    directed_rows = oracle.directed_positions(rules, options.seed, options.directed)
    for title, rows in (("random play", random_rows), ("directed", directed_rows)):
        headings = [[f"kind {row['kind']}"] if "kind" in row else kinds(row) for row in rows]
        ours = answers_of_sittuyin(options.binary, ruleset, [row["fen"] for row in rows])
        differing += compare(f"{ruleset}, oracle, {title}", ours, rows, headings)
    by_kind = collections.Counter(row["kind"] for row in directed_rows)
    for kind in oracle.KINDS:
        wanted = 0 if kind == "ban" and rules.stalemate != "Forbidden" else options.directed
        if by_kind[kind] < wanted:
            print(f"  TOO FEW of the kind {kind}: {by_kind[kind]} instead of {wanted}")
            differing += 1
    return differing


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    rulesets = ("modern", "formal", "tournament", "federation")
    parser.add_argument("--binary", default=str(ROOT / "target/release/sittuyin"))
    parser.add_argument("--positions", type=int, default=20_000, help="of random play, modern")
    parser.add_argument("--random", type=int, default=2_000, help="of random play, other rulesets")
    parser.add_argument("--directed", type=int, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=rulesets, action="append", help="compare this ruleset only")
    options = parser.parse_args()
    differing = 0
    for ruleset in options.only or rulesets:
        started = time.monotonic()
        if ruleset == "modern":
            differing += compare_with_fairy_stockfish(options)
        else:
            differing += compare_with_oracle(options, ruleset)
        print(f"  {time.monotonic() - started:.0f} s", flush=True)
    print(f"differences: {differing}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
