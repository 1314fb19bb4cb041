#!/usr/bin/env python3
"""Compares `modern` with Fairy-Stockfish (pyffish) on many positions of random play.

    pip install pyffish
    cargo build --release -p sittuyin --example compare
    scripts/compare_modern.py --positions 1000000 | target/release/examples/compare

The games begin at the initial array, favour captures and promotions, and take up to 300 plies. A
seed gives the same positions again.
"""
import argparse
import random
import sys

import pyffish as fairy

VARIANT = "sittuyin"


def sharp(moves, board):
    """Promotions and captures: what random play meets too rarely."""
    occupied = set()
    for rank, row in zip("87654321", board.split("[")[0].split("/")):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                occupied.add("abcdefgh"[file] + rank)
                file += 1
    return [move for move in moves if len(move) == 5 or "@" not in move and move[2:4] in occupied]


def game(chance, start):
    """One game's lines. Each question costs two milliseconds, so the checks of a whole game are read
    from its moves in SAN, and dead positions are asked about only where no rook or elephant is left."""
    fen, played, lines = start, [], []
    for _ in range(300):
        moves = fairy.legal_moves(VARIANT, fen, [])
        both_short = not set("RSrs") & set(fen.split(" ")[0]) and all(
            fairy.has_insufficient_material(VARIANT, fen, [])
        )
        result, move, after = "-", "-", "-"
        if moves:
            pool = sharp(moves, fen) if chance.random() < 0.5 else moves
            move = chance.choice(pool or moves)
            after = fairy.get_fen(VARIANT, fen, [move])
        else:
            result = "mate" if fairy.game_result(VARIANT, fen, []) else "stalemate"
        lines.append((fen, " ".join(moves), result, "+" if both_short else "-", move, after))
        if not moves or both_short and "[]" in fen:
            break
        played.append(move)
        fen = after
    sans = fairy.get_san_moves(VARIANT, start, played)
    checks = ["-"] + ["+" if san[-1] in "+#" else "-" for san in sans]
    for (fen, moves, *rest), check in zip(lines, checks):
        yield "\t".join((fen, moves, check, *rest))


def lines(positions, seed):
    chance = random.Random(seed)
    start = fairy.start_fen(VARIANT)
    while True:
        for line in game(chance, start):
            yield line
            positions -= 1
            if not positions:
                return


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        for line in lines(options.positions, options.seed):
            print(line)
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main()
