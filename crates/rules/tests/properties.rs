//! Properties of seeded random play, and of the parsers on any text.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sittuyin::{
    Bitboard, Board, Color, Draft, Draws, Flaw, Game, Move, MoveKind, Piece, Position, Role,
    Ruleset, Setup, Square, Stage, attacks, fen::Fen, san, uci::UciMove,
};
use std::collections::HashSet;

/// A small random source (xorshift), so that a failing game can be replayed from its seed.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Every ruleset in which a move is answered by a move.
fn without_dice() -> impl Iterator<Item = Ruleset> {
    Ruleset::ALL
        .into_iter()
        .filter(|&ruleset| ruleset != Ruleset::Dice)
}

/// Plays a random game, favouring captures and promotions, and shows each position to `visit`.
fn random_game(ruleset: Ruleset, seed: u64, mut visit: impl FnMut(&Game, &mut Random)) {
    let mut random = Random::new(seed);
    let mut game = Game::new(ruleset).unwrap();
    for _ in 0..220 {
        visit(&game, &mut random);
        if game.outcome().is_some() {
            break;
        }
        let legal = game.position().legal_moves();
        let occupied = game.position().board().occupied();
        let sharp: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|lawful| {
                lawful.is_promotion() || (!lawful.is_placement() && occupied.contains(lawful.to()))
            })
            .collect();
        let pool = if !sharp.is_empty() && random.below(2) == 0 {
            &sharp[..]
        } else {
            &legal[..]
        };
        game.play(pool[random.below(pool.len())]).unwrap();
    }
}

fn turned(setup: &Setup, square: impl Fn(Square) -> Square, swap_colors: bool) -> Setup {
    let mut board = Board::empty();
    for from in Square::all() {
        if let Some(piece) = setup.board.piece_at(from) {
            let color = if swap_colors {
                !piece.color
            } else {
                piece.color
            };
            board.put(square(from), Piece { color, ..piece });
        }
    }
    Setup {
        board,
        turn: if swap_colors { !setup.turn } else { setup.turn },
        ..setup.clone()
    }
}

fn turned_move(lawful: Move, square: impl Fn(Square) -> Square) -> Move {
    match lawful.from() {
        Some(from) if lawful.is_promotion() => Move::promotion(square(from), square(lawful.to())),
        Some(from) => Move::normal(square(from), square(lawful.to())).unwrap(),
        None => panic!("placements are not compared"),
    }
}

#[test]
fn random_play_keeps_its_invariants() {
    for ruleset in without_dice() {
        for seed in 0..60 {
            random_game(ruleset, seed, |game, _| {
                let position = game.position();
                // The hash is that of a fresh position, and the FEN says it all.
                let Fen(mut setup) = game.fen().parse().unwrap();
                setup.rearranging = position.stage() == Stage::Rearrangement;
                assert_eq!(setup, game.to_setup());
                let fresh = Position::new(&setup, ruleset.rules()).unwrap();
                assert_eq!(&fresh, position);
                assert_eq!(fresh.hash(), position.hash());
                // Moves are all different, and each notation names one of them.
                let legal = position.legal_moves();
                assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
                assert_eq!(position.count_legal_moves(), legal.len());
                assert_eq!(position.has_legal_move(), !legal.is_empty());
                let sans: HashSet<_> = legal
                    .iter()
                    .map(|&lawful| san::write(position, lawful))
                    .collect();
                assert_eq!(sans.len(), legal.len(), "{}", game.fen());
                for &lawful in &legal {
                    let UciMove(read) = UciMove(lawful).to_string().parse().unwrap();
                    assert_eq!(read, lawful);
                    assert_eq!(Move::from_bits(lawful.to_bits()), Some(lawful));
                }
                // Captures are the moves on the board that go to an enemy.
                let captures: HashSet<_> = position.legal_captures().into_iter().collect();
                let onto_enemies = legal.iter().copied().filter(|lawful| {
                    lawful.from().is_some()
                        && position
                            .board()
                            .of_color(!position.turn())
                            .contains(lawful.to())
                });
                assert_eq!(captures, onto_enemies.collect(), "{}", game.fen());
                // No king is ever left attacked.
                assert!(position.board().checkers(!position.turn()).is_empty());
            });
        }
    }
}

#[test]
fn explanations_are_silent_exactly_for_lawful_moves() {
    for ruleset in without_dice() {
        random_game(ruleset, 7, |game, _| {
            let legal = game.position().legal_moves();
            for candidate in (0..=u16::MAX).filter_map(Move::from_bits) {
                let explained = game.position().why_illegal(candidate);
                assert_eq!(
                    explained.is_none(),
                    legal.contains(&candidate),
                    "{ruleset} {} {}: {explained:?}",
                    game.fen(),
                    UciMove(candidate)
                );
            }
        });
    }
}

#[test]
fn any_move_can_be_played_unchecked_without_a_panic() {
    let position = Position::initial(Ruleset::Formal).unwrap();
    for candidate in (0..=u16::MAX).filter_map(Move::from_bits) {
        let mut after = position;
        after.play_unchecked(candidate);
        let _ = (
            after.legal_moves(),
            after.status(),
            san::write(&position, candidate),
        );
    }
}

/// Turning the board with the sides exchanged, and exchanging left and right, change nothing once
/// the armies stand: promotion squares, moves and results are symmetrical.
#[test]
fn play_is_symmetrical() {
    for ruleset in without_dice() {
        for seed in 100..130 {
            random_game(ruleset, seed, |game, _| {
                if game.position().is_deployment() {
                    return;
                }
                let setup = game.position().to_setup();
                for (swap, square) in [
                    (true, Square::rotated as fn(Square) -> Square),
                    (false, Square::mirrored as fn(Square) -> Square),
                ] {
                    let other =
                        Position::new(&turned(&setup, square, swap), ruleset.rules()).unwrap();
                    let expected: HashSet<_> = game
                        .position()
                        .legal_moves()
                        .into_iter()
                        .map(|m| turned_move(m, square))
                        .collect();
                    assert_eq!(
                        other.legal_moves().into_iter().collect::<HashSet<_>>(),
                        expected
                    );
                    assert_eq!(other.status(), game.position().status());
                }
            });
        }
    }
}

/// Found by fuzzing: ten pawns and a full hand have more placements than a list of moves holds.
#[test]
fn too_many_pawns_are_never_looked_past() {
    let Fen(setup) = "8/8/4ppPp/ppPp4/4PPPP/PPPP4/8/8[KFRRSssnN] w - - 0 1"
        .parse()
        .unwrap();
    for ruleset in Ruleset::ALL {
        let refused = Position::new(&setup, ruleset.rules())
            .or_else(|illegal| illegal.waive(|_| true))
            .unwrap_err();
        assert_eq!(refused.flaws(), [Flaw::TooManyPawns(Color::White)]);
    }
}

/// Attack tables against a walk over the board, written from the table of pieces in the rules.
#[test]
fn attacks_follow_the_table_of_pieces() {
    let mut random = Random::new(5);
    for _ in 0..2_000 {
        let occupied = Bitboard(
            (0..64)
                .filter(|_| random.below(4) == 0)
                .fold(0, |bits, bit| bits | 1 << bit),
        );
        let square = Square::new(random.below(64) as u8).unwrap();
        for color in Color::ALL {
            let up = if color == Color::White { 1 } else { -1 };
            let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
            let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
            let walk = |steps: &[(i8, i8)], far: bool| -> Bitboard {
                let mut reached = Bitboard::EMPTY;
                for (file_step, rank_step) in steps {
                    let (mut file, mut rank) = (square.file() as i8, square.rank() as i8);
                    loop {
                        (file, rank) = (file + file_step, rank + rank_step);
                        let Ok(next) =
                            u8::try_from(file).and_then(|f| u8::try_from(rank).map(|r| (f, r)))
                        else {
                            break;
                        };
                        let Some(next) = Square::at(next.0, next.1) else {
                            break;
                        };
                        reached |= Bitboard::of(next);
                        if !far || occupied.contains(next) {
                            break;
                        }
                    }
                }
                reached
            };
            let knight = [
                (1, 2),
                (2, 1),
                (-1, 2),
                (-2, 1),
                (1, -2),
                (2, -1),
                (-1, -2),
                (-2, -1),
            ];
            let expected = [
                (Role::King, walk(&[diagonal, straight].concat(), false)),
                (Role::General, walk(&diagonal, false)),
                (
                    Role::Elephant,
                    walk(&[&diagonal[..], &[(0, up)]].concat(), false),
                ),
                (Role::Knight, walk(&knight, false)),
                (Role::Rook, walk(&straight, true)),
                (Role::Pawn, walk(&[(1, up), (-1, up)], false)),
            ];
            for (role, squares) in expected {
                assert_eq!(
                    attacks::of(role, color, square, occupied),
                    squares,
                    "{role} {square}"
                );
            }
        }
    }
}

#[test]
fn attacked_squares_are_those_with_an_attacker() {
    for seed in 0..20 {
        random_game(Ruleset::Modern, seed, |game, _| {
            let board = game.position().board();
            for color in Color::ALL {
                let attacked = board.attacked_by(color, board.occupied());
                for square in Square::all() {
                    let literal = Square::all().any(|from| {
                        board.piece_at(from).is_some_and(|piece| {
                            piece.color == color
                                && attacks::of(piece.role, color, from, board.occupied())
                                    .contains(square)
                        })
                    });
                    assert_eq!(attacked.contains(square), literal);
                    assert_eq!(
                        board.attackers(square, color, board.occupied()).any(),
                        literal
                    );
                }
            }
        });
    }
}

/// Whatever random placements arrive at can be drafted, and a confirmed draft plays back to it.
#[test]
fn drafts_agree_with_placements() {
    for ruleset in without_dice() {
        for seed in 200..240 {
            let mut base = Position::initial(ruleset).unwrap();
            let mut since = 0;
            random_game(ruleset, seed, |game, random| {
                let position = *game.position();
                if position.turn() != base.turn() {
                    if let Some(draft) = Draft::new(&base) {
                        check_draft(draft, &game.moves()[since..], &position, random);
                    }
                    (base, since) = (position, game.moves().len());
                }
            });
        }
    }
}

fn check_draft(mut draft: Draft, placements: &[Move], after: &Position, random: &mut Random) {
    let mut placements = placements.to_vec();
    // With the rooks last any order will do, for nothing but a screen for them is ever asked for;
    // a displaced pawn may be displaced again, so there the order stays.
    if !draft.base().rules().deployment.pawn_swap {
        for index in (1..placements.len()).rev() {
            placements.swap(index, random.below(index + 1));
        }
        placements.sort_by_key(|placement| {
            matches!(
                placement.kind(),
                MoveKind::Placement {
                    role: Role::Rook,
                    ..
                }
            )
        });
    }
    for &placement in &placements {
        assert!(draft.additions().contains(&placement));
        draft.add(placement).unwrap();
    }
    let mut played = *draft.base();
    for lawful in draft.confirm().unwrap() {
        played.play(lawful).unwrap();
    }
    assert_eq!(&played, after);
    assert!(draft.additions().is_empty());
    // Everything can be taken up again in the opposite order.
    for placement in placements.iter().rev() {
        draft.take_up(placement.to()).unwrap();
    }
    assert_eq!(draft.position(), *draft.base());
}

proptest! {
    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC{0,80}") {
        let _ = text.parse::<Fen>();
        let _ = text.parse::<UciMove>();
        let _ = text.parse::<Square>();
        let _ = text.parse::<Ruleset>();
    }

    #[test]
    fn a_text_like_a_fen_is_refused_or_read(text in "[KFSNRPkfsnrp1-8/\\[\\]~ wb\\-0-9]{0,90}") {
        if let Ok(Fen(setup)) = text.parse::<Fen>() {
            let written = Fen(setup.clone()).to_string();
            prop_assert_eq!(written.parse::<Fen>(), Ok(Fen(setup)));
        }
    }

    #[test]
    fn any_board_can_be_judged(
        squares in proptest::collection::vec(proptest::option::weighted(0.4, 0u8..12), 64),
        black in any::<bool>(),
        ruleset in 0usize..7,
    ) {
        let mut setup = Setup { turn: if black { Color::Black } else { Color::White }, ..Setup::empty() };
        for (square, piece) in Square::all().zip(squares) {
            if let Some(number) = piece {
                let color = Color::ALL[usize::from(number / 6)];
                setup.board.put(square, Piece { color, role: Role::ALL[usize::from(number % 6)] });
            }
        }
        let rules = Ruleset::ALL[ruleset].rules();
        match Position::new(&setup, rules).or_else(|illegal| illegal.waive(|_| true)) {
            Ok(position) => {
                let legal = position.legal_moves();
                prop_assert_eq!(legal.len(), position.count_legal_moves());
                let _ = Game::from_position(position, setup, Ruleset::ALL[ruleset], Draws::Platform);
            }
            Err(illegal) => prop_assert!(!illegal.flaws().is_empty()),
        }
    }
}
