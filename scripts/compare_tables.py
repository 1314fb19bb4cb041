#!/usr/bin/env python3
"""Compares the endgame tables under `modern` with Fairy-Stockfish's search.

    make tables
    scripts/compare_tables.py [--tables tables] [--each 66] [--seed 1] [--engine fairy-stockfish]

Positions of every material of three and four men are drawn from the tables. Where the table has a mate
within the horizon, the search must find one in exactly as many moves; where it has a draw, the search may
claim no mate at the fixed depth; and nowhere may it claim a mate that is shorter than the table's, or
one for the other side. Every difference is printed, and the exit code is 1 if there is one.

The rules are the same for all that is compared: no count can end within the horizon, for the least is 32
plies. One thing differs: a lone pawn with nothing but promotions to play may claim a draw, which
Fairy-Stockfish heeds in its search but not in the position it is asked about. Such positions are counted
and left out.
"""
import argparse
import collections
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


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

    def mates(self, fen, depth, enough):
        """Every mate that a completed line claims, in moves, negative for the side to move being mated; stops
        at the one that is enough."""
        self.say("ucinewgame")
        self.say("isready")
        collections.deque(self.until("readyok"), 0)
        self.say(f"position fen {fen}")
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


def fault(found, result, plies, near):
    """What is wrong with the mates that were claimed; None when nothing is."""
    if result == "draw":
        return f"a draw, but the search claims mate in {found[-1]}" if found else None
    mate = (plies + 1) // 2 if result == "win" else -(plies // 2)
    for claimed in found:
        if claimed * mate <= 0 or abs(claimed) < abs(mate):
            return f"mate in {mate}, but the search claims one in {claimed}"
    if near and (not found or found[-1] != mate):
        return f"mate in {mate}, but the search finds {found[-1] if found else 'none'}"
    return None


def material(fen):
    return "".join(sorted(letter for letter in fen.split("[")[0].split(" ")[0] if letter.isalpha()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=pathlib.Path, default=ROOT / "tables")
    parser.add_argument("--engine", default=shutil.which("fairy-stockfish") or "/usr/games/fairy-stockfish")
    parser.add_argument("--each", type=int, default=66, help="positions of each material")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--horizon", type=int, default=9, help="plies of a mate that the search must find")
    parser.add_argument("--depth", type=int, default=12, help="of the search where there is no such mate")
    parser.add_argument("--patience", type=int, default=40, help="depth by which a mate must be found")
    options = parser.parse_args()
    if shutil.which(options.engine) is None:
        sys.exit(f"{options.engine} is missing: apt install fairy-stockfish")

    started = time.monotonic()
    engine = Engine(options.engine)
    counted, materials, differing = collections.Counter(), set(), 0
    for fen, result, plies, claim in samples(options):
        if claim:
            counted["claims, left out"] += 1
            continue
        near = result != "draw" and plies <= options.horizon
        mate = (plies + 1) // 2 if result == "win" else -(plies // 2)
        found = engine.mates(fen, options.patience if near else options.depth, mate if near else None)
        materials.add(material(fen))
        counted["draws" if result == "draw" else "mates within" if near else "mates beyond"] += 1
        wrong = fault(found, result, plies, near)
        if wrong:
            differing += 1
            print(f"  DIFFERENT {fen}: {wrong}", flush=True)
    compared = sum(number for kind, number in counted.items() if kind != "claims, left out")
    print(f"{engine.name}: {compared} positions, {time.monotonic() - started:.0f} s")
    for kind in ("mates within", "mates beyond", "draws", "claims, left out"):
        print(f"  {kind}: {counted[kind]}")
    print(f"differences: {differing}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
