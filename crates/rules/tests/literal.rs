//! Lawful moves against a slow generator that takes the rules text word for word: it walks the board
//! square by square, tries every move on a copy, and looks for attacked kings. It shares the
//! vocabulary of the crate and nothing else.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Color, Dice, Event, Game, Move, MoveKind, Order, Piece, Position, Role, Rules, Ruleset, Square,
    Stage, Stalemate, Step,
};
use std::collections::BTreeSet;

/// A position as plain lists.
#[derive(Clone)]
struct Table {
    squares: Vec<Option<Piece>>,
    hands: [Vec<Role>; 2],
    turn: Color,
    stage: Stage,
    dice: Vec<Role>,
    rules: Rules,
}

impl Table {
    fn new(position: &Position) -> Self {
        let hand = |color| {
            Role::DEPLOYED
                .into_iter()
                .flat_map(|role| vec![role; usize::from(position.hand(color).count(role))])
                .collect()
        };
        Self {
            squares: Square::all()
                .map(|square| position.board().piece_at(square))
                .collect(),
            hands: [hand(Color::White), hand(Color::Black)],
            turn: position.turn(),
            stage: position.stage(),
            dice: position.dice().map_or(Vec::new(), |dice| {
                Role::ALL
                    .into_iter()
                    .flat_map(|role| vec![role; usize::from(dice.count(role))])
                    .collect()
            }),
            rules: *position.rules(),
        }
    }

    fn at(&self, file: i32, rank: i32) -> Option<Option<Piece>> {
        square(file, rank).map(|square| self.squares[square.index()])
    }

    /// Steps of a piece as (file, rank) and whether it slides.
    fn steps(piece: Piece) -> (Vec<(i32, i32)>, bool) {
        let up = forward(piece.color);
        let diagonal = vec![(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let straight = vec![(1, 0), (-1, 0), (0, 1), (0, -1)];
        match piece.role {
            Role::King => ([diagonal, straight].concat(), false),
            Role::General => (diagonal, false),
            Role::Elephant => ([diagonal, vec![(0, up)]].concat(), false),
            Role::Knight => (
                vec![
                    (1, 2),
                    (2, 1),
                    (-1, 2),
                    (-2, 1),
                    (1, -2),
                    (2, -1),
                    (-1, -2),
                    (-2, -1),
                ],
                false,
            ),
            Role::Rook => (straight, true),
            Role::Pawn => (vec![(1, up), (-1, up)], false),
        }
    }

    fn attacks(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.squares[from.index()] else {
            return Vec::new();
        };
        let (steps, slides) = Self::steps(piece);
        let mut attacked = Vec::new();
        for (file_step, rank_step) in steps {
            let (mut file, mut rank) = place(from);
            loop {
                (file, rank) = (file + file_step, rank + rank_step);
                let Some(occupant) = self.at(file, rank) else {
                    break;
                };
                attacked.extend(square(file, rank));
                if !slides || occupant.is_some() {
                    break;
                }
            }
        }
        attacked
    }

    fn is_attacked(&self, target: Square, by: Color) -> bool {
        Square::all().any(|from| {
            self.squares[from.index()].is_some_and(|piece| piece.color == by)
                && self.attacks(from).contains(&target)
        })
    }

    fn king(&self, color: Color) -> Option<Square> {
        Square::all().find(|square| {
            self.squares[square.index()]
                == Some(Piece {
                    color,
                    role: Role::King,
                })
        })
    }

    fn in_check(&self, color: Color) -> bool {
        self.king(color)
            .is_some_and(|king| self.is_attacked(king, !color))
    }

    fn men(&self, color: Color, role: Role) -> Vec<Square> {
        Square::all()
            .filter(|square| self.squares[square.index()] == Some(Piece { color, role }))
            .collect()
    }

    /// The board after a move; turn and stage as far as the next move's lawfulness needs them.
    fn after(&self, candidate: Move) -> Self {
        let mut next = self.clone();
        let color = self.turn;
        match candidate.kind() {
            MoveKind::Placement {
                role,
                to,
                displaced,
            } => {
                let hand = &mut next.hands[color as usize];
                hand.remove(hand.iter().position(|&held| held == role).unwrap());
                if let Some(pawn) = displaced {
                    next.squares[pawn.index()] = Some(Piece {
                        color,
                        role: Role::Pawn,
                    });
                }
                next.squares[to.index()] = Some(Piece { color, role });
            }
            MoveKind::Normal { from, to } => {
                next.squares[to.index()] = next.squares[from.index()].take();
                next.turn = !color;
            }
            MoveKind::Promotion { from, to } => {
                next.squares[from.index()] = None;
                next.squares[to.index()] = Some(Piece {
                    color,
                    role: Role::General,
                });
                next.turn = !color;
            }
        }
        next
    }

    fn zone(&self, role: Role) -> Vec<Square> {
        let options = &self.rules.deployment;
        let ranks = |ranks: &[i32]| -> Vec<Square> {
            Square::all()
                .filter(|&s| ranks.contains(&relative_rank(s, self.turn)))
                .collect()
        };
        if role == Role::Rook && options.rooks_back_only {
            return ranks(&[0]);
        }
        let mut zone = ranks(&[1, 2]);
        if options.minors_back_rank || role == Role::Rook {
            zone.extend(ranks(&[0]));
        }
        if options.front_gap && options.order != Order::Hidden {
            zone.extend(ranks(&[3]));
        }
        zone
    }

    fn placements(&self) -> Vec<Move> {
        let color = self.turn;
        let mut found = Vec::new();
        for &role in &self.hands[color as usize] {
            for to in self.zone(role) {
                if self.squares[to.index()].is_none() {
                    found.extend(Move::placement(role, to));
                }
            }
            if self.rules.deployment.pawn_swap {
                // The twenty squares: the own first three ranks but for the four initial pawns there.
                let behind = Square::all().filter(|&s| {
                    let wing = if color == Color::White {
                        s.file()
                    } else {
                        7 - s.file()
                    };
                    relative_rank(s, color) < 2 || relative_rank(s, color) == 2 && wing > 3
                });
                let behind: Vec<Square> = behind
                    .filter(|s| self.squares[s.index()].is_none())
                    .collect();
                for to in self.men(color, Role::Pawn) {
                    found.extend(
                        behind
                            .iter()
                            .filter_map(|&pawn| Move::displacement(role, to, pawn)),
                    );
                }
            }
        }
        found.retain(|&placement| {
            let next = self.after(placement);
            let own_king = self.rules.dice || !next.in_check(color);
            let enemy_king = !self.rules.deployment.forbid_check || !next.in_check(!color);
            own_king && enemy_king && !self.faces_king(placement)
        });
        found
    }

    /// C7: a Black rook, the White king on its file, and no man but pawns between.
    fn faces_king(&self, placement: Move) -> bool {
        let (
            MoveKind::Placement {
                role: Role::Rook,
                to,
                ..
            },
            Some(king),
        ) = (placement.kind(), self.king(Color::White))
        else {
            return false;
        };
        self.rules.deployment.rook_screen
            && self.turn == Color::Black
            && king.file() == to.file()
            && (king.rank().min(to.rank()) + 1..king.rank().max(to.rank())).all(|rank| {
                self.squares[Square::at(to.file(), rank).unwrap().index()]
                    .is_none_or(|piece| piece.role == Role::Pawn)
            })
    }

    /// Moves by the table of pieces, promotions apart.
    fn piece_moves(&self, from: Square, piece: Piece) -> Vec<Move> {
        let mut targets: Vec<Square> = self
            .attacks(from)
            .into_iter()
            .filter(|to| match self.squares[to.index()] {
                Some(occupant) => occupant.color != piece.color,
                None => piece.role != Role::Pawn,
            })
            .collect();
        if piece.role == Role::Pawn {
            targets.extend(self.pawn_step(from, piece.color));
        }
        targets
            .into_iter()
            .filter_map(|to| Move::normal(from, to))
            .collect()
    }

    fn pawn_step(&self, from: Square, color: Color) -> Option<Square> {
        let (file, rank) = place(from);
        square(file, rank + forward(color)).filter(|to| self.squares[to.index()].is_none())
    }

    fn promotions(&self) -> Vec<Move> {
        let (color, options) = (self.turn, &self.rules.promotion);
        let mut found = Vec::new();
        if !self.hands[color as usize].is_empty() || !self.men(color, Role::General).is_empty() {
            return found;
        }
        let pawns = self.men(color, Role::Pawn);
        for &from in &pawns {
            let (file, rank) = (i32::from(from.file()), relative_rank(from, color));
            // The far half of both diagonals, as the side sees it.
            let on_x = rank >= 4 && (rank == file || rank == 7 - file);
            if !(on_x || options.sole_pawn_anywhere && pawns.len() == 1) {
                continue;
            }
            found.push(Move::promotion(from, from));
            let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
            let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
            let steps = match options.step {
                Step::None => Vec::new(),
                Step::Diagonal => diagonal.to_vec(),
                Step::Adjacent => [diagonal, straight].concat(),
            };
            for (file_step, rank_step) in steps {
                let (file, rank) = place(from);
                let to = square(file + file_step, rank + rank_step);
                found.extend(
                    to.filter(|to| self.squares[to.index()].is_none())
                        .map(|to| Move::promotion(from, to)),
                );
            }
        }
        found.retain(|promotion| {
            let (from, to) = (promotion.from().unwrap(), promotion.to());
            let next = self.after(*promotion);
            let attacks_man = next.attacks(to).into_iter().any(|target| {
                next.squares[target.index()].is_some_and(|piece| piece.color != color)
            });
            !(options.no_attack && attacks_man
                || options.no_check && next.in_check(!color)
                || options.step_safe && from != to && next.is_attacked(to, !color))
        });
        found
    }

    /// L0 of the rules text.
    fn basic(&self) -> Vec<Move> {
        let color = self.turn;
        if !self.hands[color as usize].is_empty() {
            let placements = self.placements();
            if !placements.is_empty() {
                return placements;
            }
        }
        let men = Square::all().filter_map(|square| {
            self.squares[square.index()]
                .filter(|piece| piece.color == color)
                .map(|piece| (square, piece))
        });
        if self.rules.dice {
            if Color::ALL
                .into_iter()
                .any(|side| self.men(side, Role::King).is_empty())
            {
                return Vec::new();
            }
            let mut found: Vec<Move> = men
                .filter(|(_, piece)| self.dice.contains(&piece.role))
                .flat_map(|(from, piece)| self.piece_moves(from, piece))
                .collect();
            if self.dice.contains(&Role::Pawn) {
                found.extend(self.promotions());
            }
            return found;
        }
        if self.stage == Stage::Rearrangement {
            return self.rearrangements(men.collect());
        }
        let mut found: Vec<Move> = men
            .flat_map(|(from, piece)| self.piece_moves(from, piece))
            .collect();
        found.extend(self.promotions());
        found.retain(|&candidate| !self.after(candidate).in_check(color));
        found
    }

    fn rearrangements(&self, men: Vec<(Square, Piece)>) -> Vec<Move> {
        let mut found = Vec::new();
        for (from, piece) in men {
            let pawn = piece.role == Role::Pawn;
            let targets: Vec<Square> = if pawn {
                self.pawn_step(from, piece.color).into_iter().collect()
            } else {
                Square::all()
                    .filter(|&to| {
                        relative_rank(to, piece.color) < 4 && self.squares[to.index()].is_none()
                    })
                    .collect()
            };
            for candidate in targets.into_iter().filter_map(|to| Move::normal(from, to)) {
                let next = self.after(candidate);
                if !next.in_check(piece.color) && (pawn || !next.in_check(!piece.color)) {
                    found.push(candidate);
                }
            }
        }
        found
    }

    /// L of the rules text.
    fn legal(&self) -> BTreeSet<u16> {
        let mut found = self.basic();
        if self.rules.stalemate == Stalemate::Forbidden && self.stage != Stage::Rearrangement {
            found.retain(|&candidate| {
                let next = self.after(candidate);
                candidate.is_placement() || next.in_check(next.turn) || !next.basic().is_empty()
            });
        }
        found.into_iter().map(Move::to_bits).collect()
    }
}

fn forward(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

fn place(square: Square) -> (i32, i32) {
    (i32::from(square.file()), i32::from(square.rank()))
}

fn square(file: i32, rank: i32) -> Option<Square> {
    Square::at(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
}

fn relative_rank(square: Square, color: Color) -> i32 {
    let rank = i32::from(square.rank());
    if color == Color::White {
        rank
    } else {
        7 - rank
    }
}

#[test]
fn lawful_moves_are_those_of_the_literal_rules() {
    let mut state = 77_u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % bound
    };
    for ruleset in Ruleset::ALL {
        let orders = ruleset.orders();
        let mut compared = 0;
        for round in 0..12 {
            let mut game = Game::in_order(ruleset, orders[round % orders.len()]).unwrap();
            for _ in 0..250 {
                let position = game.position();
                let lawful: BTreeSet<u16> = position
                    .legal_moves()
                    .into_iter()
                    .map(Move::to_bits)
                    .collect();
                assert_eq!(
                    lawful,
                    Table::new(position).legal(),
                    "{ruleset} {}",
                    game.fen()
                );
                compared += 1;
                if game.outcome().is_some() {
                    break;
                }
                if position.awaits_dice() {
                    let mut face = || below(6) as u8 + 1;
                    let dice = Dice::thrown([face(), face(), face()]).unwrap();
                    game.apply(Event::Throw(dice)).unwrap();
                    continue;
                }
                let moves = position.legal_moves();
                let occupied = position.board().occupied();
                let sharp: Vec<Move> = moves
                    .iter()
                    .copied()
                    .filter(|m| m.is_promotion() || !m.is_placement() && occupied.contains(m.to()))
                    .collect();
                let pool = if sharp.is_empty() || below(2) == 0 {
                    &moves[..]
                } else {
                    &sharp[..]
                };
                game.play(pool[below(pool.len())]).unwrap();
            }
        }
        assert!(compared > 300, "{ruleset}: {compared} positions");
    }
}
