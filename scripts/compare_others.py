#!/usr/bin/env python3
"""Compares the rulesets that no other program plays with the slow reading of the rules, at length.

    cargo build --release -p sittuyin --example oracle
    scripts/compare_others.py                          # an hour or more; with --python pypy3 a quarter of it
    scripts/compare_others.py --only murray --jobs 2

The work is cut into chunks, each with a seed of its own. What a finished chunk has counted is kept in
--out, so that an interrupted run goes on where it stopped. At the end the counts of all chunks are added up.
Exit code 1 if there was a difference.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "crates/rules/tests/oracle/sittuyin_reference.py"
RULESETS = ("formal", "tournament", "federation", "parlett", "murray")
# Mode of the reference, kinds, positions a chunk (directed: of each kind), chunks.
CHUNKS = (
    ("games", (), 4_000, 4),
    ("stages", (), 2_000, 2),
    ("directed", ("promotion", "check"), 500, 2),
    ("directed", ("ban",), 250, 2),
    ("directed", ("mate-or-stalemate",), 200, 1),
)
LONGER = {("murray", "stages"): 6}
DIFFERENCES = "differences"


def chunks(ruleset):
    for mode, kinds, positions, number in CHUNKS:
        if ruleset == "federation" and "ban" in kinds:
            continue
        for seed in range(1, 1 + LONGER.get((ruleset, mode), number)):
            yield ruleset, mode, kinds, positions, seed


def run(options, ruleset, mode, kinds, positions, seed):
    """Counts by kind of one chunk, from an earlier run where there was one."""
    kept = options.out / ("-".join((ruleset, mode, *kinds, str(seed))) + ".txt")
    if not kept.exists():
        ask = [options.python, REFERENCE, mode, ruleset, str(seed), str(positions), *kinds]
        with subprocess.Popen(ask, stdout=subprocess.PIPE) as theirs:
            ours = subprocess.run(
                [options.binary, ruleset], stdin=theirs.stdout, stdout=subprocess.PIPE, encoding="utf-8"
            )
        if theirs.returncode or ours.returncode not in (0, 1):
            sys.exit(f"{kept.stem} failed")
        unfinished = kept.with_suffix(".part")
        unfinished.write_text(ours.stdout)
        unfinished.rename(kept)
        print(f"{kept.stem} done", file=sys.stderr)
    counts = collections.Counter()
    for line in kept.read_text().splitlines():
        number, _, heading = line.strip().partition(" ")
        if number.isdigit():
            counts[heading] += int(number)
        else:
            print(f"{kept.stem}: {line}")
    return counts


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--binary", default=ROOT / "target/release/examples/oracle")
    parser.add_argument("--python", default=sys.executable, help="runs the reference")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/compare-others")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=RULESETS, action="append", help="compare this ruleset only")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    rulesets = options.only or RULESETS
    work = [chunk for ruleset in rulesets for chunk in chunks(ruleset)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        counted = list(pool.map(lambda chunk: run(options, *chunk), work))
    differences = 0
    for ruleset in rulesets:
        total = collections.Counter()
        for chunk, counts in zip(work, counted):
            if chunk[0] == ruleset:
                total += counts
        differences += total.pop(DIFFERENCES, 0)
        print(ruleset)
        for heading, number in sorted(total.items()):
            print(f"{number:>9,} {heading}")
    print(f"{differences:>9,} {DIFFERENCES}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
