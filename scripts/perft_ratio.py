#!/usr/bin/env python3
"""Compare the speed of perft with that of Fairy-Stockfish, in one run on one machine.

    scripts/perft_ratio.py [--other /usr/games/fairy-stockfish] [--rounds 3] [--nodes 30000000]

Builds the release binary and lets both programs count lines over the Universal Chess Interface, one
thread each, without a table of positions: the deployed positions of `modern` in
crates/rules/tests/data/perft.jsonl (those whose FEN has empty brackets), each to the deepest count
that is not over --nodes. Both make every move but the last, which they only count. The programs take
turns; the time is that of the wall around `go perft` alone, and the best of all rounds counts. It
prints both speeds for each position, and at the end the ratio of lines by time over all of them.

The exit code is 1 if a count is not the one that is known.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "crates/rules/tests/data/perft.jsonl"


class Engine:
    """A program that is spoken to in UCI."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.name = self.ask("uci", "uciok", "id name ")
        self.say("setoption name UCI_Variant value sittuyin")
        self.ask("isready", "readyok")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, line, last, wanted=None):
        """Says a line and reads to the one that begins with `last`; the rest of it, or of `wanted`."""
        self.say(line)
        found = None
        for answer in self.process.stdout:
            if wanted and answer.startswith(wanted):
                found = answer.removeprefix(wanted).strip()
            if answer.startswith(last):
                return found if wanted else answer.removeprefix(last).strip()
        sys.exit(f"{self.process.args[0]} has ended")

    def perft(self, fen, depth):
        """The number of lines, and the seconds it took to count them."""
        self.say(f"position fen {fen}")
        self.ask("isready", "readyok")
        begun = time.perf_counter()
        nodes = int(self.ask(f"go perft {depth}", "Nodes searched:"))
        return nodes, time.perf_counter() - begun

    def quit(self):
        self.say("quit")
        self.process.wait(timeout=10)


def positions(most):
    """Identity, FEN, depth and known count of each deployed position."""
    with DATA.open(encoding="utf-8") as lines:
        next(lines)
        for case in map(json.loads, lines):
            depths = [(depth, nodes) for depth, nodes in enumerate(case["nodes"], 1) if nodes <= most]
            if case["ruleset"] == "modern" and "[]" in case["fen"] and depths:
                yield case["id"], case["fen"], *depths[-1]


def build():
    cargo = ["cargo", "build", "--release", "--quiet", "--package", "sittuyin-cli"]
    subprocess.run(cargo, cwd=ROOT, check=True)
    return ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release" / "sittuyin"


def main():
    parser = argparse.ArgumentParser(description="Compare the speed of perft with another engine's.")
    parser.add_argument("--other", default="/usr/games/fairy-stockfish", metavar="PROGRAM")
    parser.add_argument("--binary", help="ours, instead of building it")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--nodes", type=int, default=30_000_000, metavar="N", help="most lines of a count")
    arguments = parser.parse_args()
    ours = Engine([arguments.binary or build(), "uci"])
    try:
        theirs = Engine([arguments.other])
    except FileNotFoundError:
        sys.exit(f"{arguments.other} is missing: apt-get install fairy-stockfish")
    engines = [ours, theirs]
    print(f"{ours.name} and {theirs.name}, best of {arguments.rounds} rounds, millions of lines a second")
    print(f"{'case':<5} {'depth':>5} {'lines':>12} {'ours':>8} {'theirs':>8} {'ratio':>7}")
    total, times, wrong = 0, [0.0, 0.0], 0
    for name, fen, depth, known in positions(arguments.nodes):
        best = [float("inf")] * 2
        for _ in range(arguments.rounds):
            for index, engine in enumerate(engines):
                nodes, seconds = engine.perft(fen, depth)
                best[index] = min(best[index], seconds)
                if nodes != known:
                    print(f"{name}: {engine.name} counts {nodes} at depth {depth}, not {known}")
                    wrong += 1
        speeds = [known / seconds / 1e6 for seconds in best]
        print(f"{name:<5} {depth:>5} {known:>12} {speeds[0]:>8.1f} {speeds[1]:>8.1f} {speeds[0] / speeds[1]:>7.2f}")
        total += known
        times = [spent + seconds for spent, seconds in zip(times, best)]
    for engine in engines:
        engine.quit()
    speeds = [total / seconds / 1e6 for seconds in times]
    print(f"{'all':<5} {'':>5} {total:>12} {speeds[0]:>8.1f} {speeds[1]:>8.1f} {speeds[0] / speeds[1]:>7.2f}")
    print(f"ratio: {speeds[0] / speeds[1]:.2f}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
