#!/usr/bin/env python3
"""Compares the endgame tables under `modern` with Fairy-Stockfish's search.

    make build tables
    scripts/compare_tables.py [--tables tables] [--binary target/release/sittuyin] [--each 66] [--seed 1]

Positions of every material of three and four men are drawn from the tables. Where the table has a mate
within the horizon, the search must find one in exactly as many moves; where it has a draw, the search may
claim no mate at the fixed depth; and nowhere may it claim a mate that is shorter than the table's, or
one for the other side. Every difference is printed, and the exit code is 1 if there is one.

A search prunes, and sometimes sticks to a mate that is longer. Then the table shows it the winner's move, and
it must find the mate after that, or after every reply to it; these positions are counted apart.

The rules are the same for all that is compared: no count can end within the horizon, for the least is 32
plies. One thing differs: a lone pawn with nothing but promotions to play may claim a draw, which
Fairy-Stockfish heeds in its search but not in the position it is asked about. Such positions are counted
and left out.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import queue
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_SHOWN = 6
KINDS = ("mates within the horizon", "  shown the first moves", "mates beyond", "draws", "claims, left out")


def samples(options):
    """Lines of FEN, result, plies and claim, drawn by the example of the crate."""
    sample = ["cargo", "run", "--quiet", "--release", "-p", "sittuyin-tablebase", "--example", "sample", "--"]
    numbers = map(str, (options.each, options.seed, options.horizon))
    done = subprocess.run(
        [*sample, options.tables.resolve(), *numbers], cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    for line in done.stdout.splitlines():
        fen, result, plies, claim = line.split("\t")
        yield fen, result, int(plies), claim == "claim"


class Engine:
    """A UCI engine that searches to a depth."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )
        self.say("uci")
        self.name = next(line for line in self.until("uciok") if line.startswith("id name"))[8:]
        self.say("setoption name UCI_Variant value sittuyin")
        self.say("setoption name Hash value 4")

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def until(self, last):
        for line in self.process.stdout:
            line = line.strip()
            if line.split(" ")[0] == last:
                return
            yield line
        sys.exit("the engine has ended")

    def place(self, fen, moves):
        self.say(f"position fen {fen}" + " ".join(["", "moves", *moves] if moves else []))

    def fen_after(self, fen, moves):
        self.place(fen, moves)
        self.say("d")
        self.say("isready")
        return next(line for line in list(self.until("readyok")) if line.startswith("Fen: "))[5:]

    def mates(self, fen, moves, depth, enough):
        """Every mate that a completed line claims, in moves, negative for the side to move being mated; stops
        at the one that is enough."""
        self.say("ucinewgame")
        self.say("isready")
        collections.deque(self.until("readyok"), 0)
        self.place(fen, moves)
        self.say(f"go depth {depth}")
        found = []
        for line in self.until("bestmove"):
            words = line.split()
            if "mate" in words and not {"lowerbound", "upperbound"} & set(words):
                found.append(int(words[words.index("mate") + 1]))
                if found[-1] == enough:
                    enough = None
                    self.say("stop")
        return found


def in_moves(result, plies):
    return (plies + 1) // 2 if result == "win" else -(plies // 2)


class Comparison:
    """What one engine says of the positions it is given."""

    def __init__(self, options):
        self.options = options
        self.engine = Engine(options.engine)

    def compare(self, fen, result, plies):
        """Under which headings the position is counted, and what is wrong with what the search claims."""
        near = result != "draw" and plies <= self.options.horizon
        if not near:
            found = self.engine.mates(fen, [], self.options.depth, None)
            return ["draws" if result == "draw" else "mates beyond"], fault(found, result, plies)
        found, wrong = self.near(fen, [], result, plies)
        if found or wrong:
            return ["mates within the horizon"], wrong
        return ["mates within the horizon", "  shown the first moves"], self.shown(fen, [], result, plies)

    def near(self, fen, moves, result, plies):
        """Whether the search finds the mate itself, and what is wrong with those it claims."""
        mate = in_moves(result, plies)
        found = self.engine.mates(fen, moves, self.options.patience, mate)
        return mate in found[-1:], fault(found, result, plies)

    def shown(self, fen, moves, result, plies):
        """What is wrong when the winner's move is shown, and each of the loser's."""
        if len(moves) == MOST_SHOWN:
            return f"mate in {in_moves(result, plies)}, and the search does not find it"
        probe = [self.options.binary, "tables", "probe", "--json", "--ruleset", "modern", "--tables"]
        done = subprocess.run(
            [*probe, self.options.tables, self.engine.fen_after(fen, moves)], stdout=subprocess.PIPE, check=True
        )
        known = json.loads(done.stdout)["moves"]
        if known[0]["plies"] != plies:
            return f"mate in {in_moves(result, plies)}, but the best move has {known[0]['plies']} plies"
        for move in known[:1] if result == "win" else known:
            line, left = [*moves, move["uci"]], move["plies"] - 1
            if left == 0:
                continue
            turned = "loss" if result == "win" else "win"
            found, wrong = self.near(fen, line, turned, left)
            wrong = wrong or not found and self.shown(fen, line, turned, left)
            if wrong:
                return f"{wrong}, after {' '.join(line)}" if "after" not in wrong else wrong
        return None


def fault(found, result, plies):
    """What is wrong with the mates that were claimed; None when nothing is."""
    if result == "draw":
        return f"a draw, but the search claims mate in {found[-1]}" if found else None
    mate = in_moves(result, plies)
    for claimed in found:
        if claimed * mate <= 0 or abs(claimed) < abs(mate):
            return f"mate in {mate}, but the search claims one in {claimed}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=pathlib.Path, default=ROOT / "tables")
    parser.add_argument("--engine", default=shutil.which("fairy-stockfish") or "/usr/games/fairy-stockfish")
    parser.add_argument("--binary", default=str(ROOT / "target/release/sittuyin"))
    parser.add_argument("--each", type=int, default=66, help="positions of each material")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--horizon", type=int, default=9, help="plies of a mate that the search must find")
    parser.add_argument("--depth", type=int, default=14, help="of the search where there is no such mate")
    parser.add_argument("--patience", type=int, default=24, help="depth by which a mate must be found")
    parser.add_argument("--jobs", type=int, default=2, help="engines at once")
    options = parser.parse_args()
    if shutil.which(options.engine) is None:
        sys.exit(f"{options.engine} is missing: apt install fairy-stockfish")

    started = time.monotonic()
    comparisons = queue.SimpleQueue()
    for _ in range(options.jobs):
        comparisons.put(Comparison(options))

    def compare(sample):
        fen, result, plies, claim = sample
        if claim:
            return fen, ["claims, left out"], None
        comparison = comparisons.get()
        kinds, wrong = comparison.compare(fen, result, plies)
        comparisons.put(comparison)
        return fen, kinds, wrong

    counted, differing = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for fen, kinds, wrong in pool.map(compare, samples(options)):
            counted.update(kinds)
            if wrong:
                differing += 1
                print(f"  DIFFERENT {fen}: {wrong}", flush=True)
    compared = sum(counted[kind] for kind in ("mates within the horizon", "mates beyond", "draws"))
    name = comparisons.get().engine.name
    print(f"{name}: {compared} positions, seed {options.seed}, {time.monotonic() - started:.0f} s")
    for kind in KINDS:
        print(f"  {kind}: {counted[kind]}")
    print(f"differences: {differing}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
