//! Whole games, levels, arrangements, and the same result every time.

#![allow(clippy::unwrap_used)]

use sittuyin::{
    Claim, Color, Dice, Draft, Draws, Event, Game, Move, Position, Ruleset, Stage, fen::Fen,
};
use sittuyin_engine::{Decision, Engine, Level, Limits, Score, Untimed, bench};

/// Every ruleset in which a move is answered by a move.
const WITHOUT_DICE: [Ruleset; 6] = [
    Ruleset::Formal,
    Ruleset::Modern,
    Ruleset::Parlett,
    Ruleset::Tournament,
    Ruleset::Murray,
    Ruleset::Federation,
];

/// xorshift64* (Vigna 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }
}

fn of_nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn game(ruleset: Ruleset, fen: &str) -> Game {
    let Fen(setup) = fen.parse().unwrap();
    Game::from_setup(setup, ruleset, Draws::Platform).unwrap()
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

#[test]
fn the_same_search_gives_the_same_result() {
    let middle = "5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1";
    let half_placed = "6r1/2k1n3/4pppp/pppp4/4PPPP/PPPP1N2/4K3/5R2[FRSSNfrssn] w - - 0 4";
    for (ruleset, fen) in [(Ruleset::Formal, middle), (Ruleset::Modern, half_placed)] {
        let game = game(ruleset, fen);
        for limits in [
            of_nodes(30_000),
            Limits {
                depth: Some(5),
                ..Limits::default()
            },
        ] {
            let run = |engine: &mut Engine| {
                let mut reports = Vec::new();
                let best = engine.search(&game, &limits, &Untimed, &mut |report| {
                    reports.push(report.clone());
                });
                (best, reports)
            };
            let mut engine = Engine::new(2);
            let first = run(&mut engine);
            engine.new_game();
            assert_eq!(first, run(&mut engine));
            assert_eq!(first, run(&mut Engine::new(2)));
        }
    }
    assert_eq!(bench(5, &Untimed), bench(5, &Untimed));
}

#[test]
fn the_lines_of_a_report_are_lawful_and_ordered() {
    let game = game(
        Ruleset::Modern,
        "3rr3/1kns4/1fsnpppp/pppp4/4PPPP/PPPPNS2/3FSNK1/2R2R2[] w - - 0 1",
    );
    let limits = Limits {
        lines: 3,
        ..of_nodes(40_000)
    };
    let mut reports = Vec::new();
    Engine::new(2).search(&game, &limits, &Untimed, &mut |report| {
        reports.push(report.clone());
    });
    assert!(reports.iter().any(|report| report.depth >= 5));
    for group in reports.chunks(3) {
        let worth = |index: usize| match group[index].score {
            Score::Centipawns(worth) => worth,
            Score::Mate(_) => panic!("there is no mate"),
        };
        assert!(worth(0) >= worth(1) && worth(1) >= worth(2));
        let first: Vec<_> = group.iter().map(|report| report.pv[0]).collect();
        assert!(first[0] != first[1] && first[1] != first[2] && first[0] != first[2]);
        for (index, report) in group.iter().enumerate() {
            assert_eq!(report.line, index + 1);
            let mut position = *game.position();
            for &mv in &report.pv {
                position.play(mv).unwrap();
            }
        }
    }
}

#[test]
fn chooses_among_the_moves_it_is_given() {
    let game = game(Ruleset::Formal, "k7/8/1K6/8/8/8/8/7R[] w - - 0 1");
    let only: Vec<_> = game
        .position()
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.to() == "h3".parse().unwrap())
        .collect();
    let limits = Limits {
        search_moves: only.clone(),
        ..of_nodes(2_000)
    };
    let best = Engine::new(1).search(&game, &limits, &Untimed, &mut |_| ());
    assert_eq!(best.unwrap().mv, only[0]);
}

#[test]
fn plays_every_ruleset_by_its_rules() {
    for ruleset in WITHOUT_DICE {
        let mut game = Game::new(ruleset).unwrap();
        let mut engine = Engine::new(2);
        while game.outcome().is_none() && game.moves().len() < 240 {
            let best = engine
                .search(&game, &of_nodes(600), &Untimed, &mut |_| ())
                .unwrap();
            game.play(best.mv).unwrap();
        }
        assert!(game.moves().len() > 30, "{ruleset}: {}", game.fen());
        // The free rearrangement came to an end.
        assert_eq!(game.position().stage(), Stage::Play, "{ruleset}");
    }
}

#[test]
fn beats_a_random_mover() {
    for number in 0..20 {
        let side = Color::ALL[number % 2];
        let mut random = Random(number as u64 * 2 + 1);
        let mut engine = Engine::new(2);
        let mut game = Game::new(Ruleset::Formal).unwrap();
        while game.outcome().is_none() {
            let mv = if game.position().turn() == side {
                engine
                    .search(&game, &of_nodes(2_000), &Untimed, &mut |_| ())
                    .unwrap()
                    .mv
            } else {
                let moves = game.position().legal_moves();
                moves[random.below(moves.len())]
            };
            game.play(mv).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winner, Some(side), "{}", game.fen());
    }
}

/// Positions where an undefended rook or knight can be taken safely and nothing else is as good, by
/// exhaustive search of material alone: ruleset, squares it may be taken on, FEN.
#[test]
fn takes_what_hangs() {
    let positions: Vec<&str> = include_str!("hanging.txt").lines().collect();
    assert_eq!(positions.len(), 50);
    let taken = positions
        .iter()
        .filter(|line| {
            let mut fields = line.splitn(3, "; ");
            let ruleset: Ruleset = fields.next().unwrap().parse().unwrap();
            let squares = fields.next().unwrap();
            let game = game(ruleset, fields.next().unwrap());
            let best = Engine::new(1).search(&game, &of_nodes(20_000), &Untimed, &mut |_| ());
            let to = best.unwrap().mv.to().to_string();
            squares.split(' ').any(|square| square == to)
        })
        .count();
    assert!(taken >= 48, "{taken} of 50");
}

#[test]
fn claims_a_draw_only_when_it_is_not_better() {
    // A rook down with a hundred plies gone, and a rook up.
    let worse = game(Ruleset::Formal, "r5k1/8/8/8/8/8/8/1K6[] w - - 100 90");
    let better = game(Ruleset::Formal, "r5k1/8/8/8/8/8/8/1K6[] b - - 100 90");
    let mut engine = Engine::new(2);
    let mut decide = |game: &Game| {
        engine
            .choose(game, level(6), 1, &Untimed, &mut |_| ())
            .unwrap()
    };
    assert_eq!(decide(&worse), Decision::Claim(Claim::FiftyMove));
    assert!(matches!(decide(&better), Decision::Move(_)));
}

#[test]
fn a_seed_gives_the_same_play_and_another_seed_other_play() {
    let mut engine = Engine::new(2);
    for number in [1, 4, 7] {
        for ruleset in [Ruleset::Formal, Ruleset::Modern] {
            let game = Game::new(ruleset).unwrap();
            let mut choose = |seed| {
                engine
                    .choose(&game, level(number), seed, &Untimed, &mut |_| ())
                    .unwrap()
            };
            let decisions: Vec<Decision> = (0..12).map(&mut choose).collect();
            assert_eq!(decisions[5], choose(5));
            assert!(decisions.iter().any(|&decision| decision != decisions[0]));
        }
    }
}

#[test]
fn a_higher_level_beats_a_lower_one() {
    let mut points = 0;
    for seed in 0..6 {
        let strong = Color::ALL[seed as usize % 2];
        let mut engine = Engine::new(2);
        let mut game = Game::new(Ruleset::Formal).unwrap();
        while game.outcome().is_none() {
            let number = if game.position().turn() == strong {
                5
            } else {
                1
            };
            match engine.choose(&game, level(number), seed, &Untimed, &mut |_| ()) {
                Some(Decision::Move(mv)) => game.play(mv).unwrap(),
                Some(Decision::Claim(claim)) => game.claim(claim).unwrap(),
                None => unreachable!("the game goes on"),
            }
        }
        match game.outcome().unwrap().winner {
            Some(winner) if winner == strong => points += 2,
            Some(_) => {}
            None => points += 1,
        }
    }
    assert!(points >= 10, "{points} of 12");
}

/// The position in which a side is to place its whole army, the other's army standing where the
/// order has it so.
fn to_place(ruleset: Ruleset, color: Color, random: &mut Random) -> Position {
    let mut position = Position::initial(ruleset).unwrap();
    while position.turn() != color {
        let moves = position.legal_moves();
        position.play(moves[random.below(moves.len())]).unwrap();
    }
    position
}

/// Whether the side to place can make these placements one after the other, in some order.
fn can_place(position: &Position, army: &[Move]) -> bool {
    let mut position = *position;
    let color = position.turn();
    let mut waiting = army.to_vec();
    while !waiting.is_empty() {
        let Some(next) = waiting
            .iter()
            .position(|&placement| position.is_legal(placement))
        else {
            return false;
        };
        position.play(waiting.remove(next)).unwrap();
        if position.turn() != color && !waiting.is_empty() {
            position = position.passed();
        }
    }
    position.hand(color).is_empty()
}

#[test]
fn completes_every_arrangement() {
    let mut engine = Engine::new(1);
    for ruleset in Ruleset::ALL {
        for color in Color::ALL {
            for seed in 0..100 {
                let mut random = Random(seed * 2 + 1);
                let position = to_place(ruleset, color, &mut random);
                let mut placed = Vec::new();
                if let Some(mut draft) = Draft::new(&position) {
                    for _ in 0..random.below(8) {
                        let additions = draft.additions();
                        draft.add(additions[random.below(additions.len())]).unwrap();
                    }
                    placed = draft.placements().to_vec();
                }
                let army = engine.arrange(&position, &placed, level(1), seed);
                assert_eq!(army.len(), usize::from(position.hand(color).len()));
                assert_eq!(
                    army[..placed.len()],
                    placed,
                    "{ruleset}, {color}, seed {seed}"
                );
                assert!(
                    can_place(&position, &army),
                    "{ruleset}, {color}, seed {seed}: {army:?}"
                );
                if seed < 2 {
                    assert_eq!(army, engine.arrange(&position, &placed, level(1), seed));
                }
            }
        }
    }
}

#[test]
fn a_game_by_dice_is_played_to_the_capture_of_a_king() {
    let mut random = Random(5);
    let mut engine = Engine::new(1);
    let mut game = Game::new(Ruleset::Dice).unwrap();
    while game.outcome().is_none() {
        if game.position().awaits_dice() {
            assert_eq!(
                engine.choose(&game, level(2), 1, &Untimed, &mut |_| ()),
                None
            );
            let mut face = || random.below(6) as u8 + 1;
            let dice = Dice::thrown([face(), face(), face()]).unwrap();
            game.apply(Event::Throw(dice)).unwrap();
            continue;
        }
        match engine.choose(&game, level(2), 1, &Untimed, &mut |_| ()) {
            Some(Decision::Move(mv)) => game.play(mv).unwrap(),
            other => panic!("{other:?} in {}", game.fen()),
        }
    }
    assert_eq!(
        game.outcome().unwrap().reason,
        sittuyin::Reason::KingCaptured
    );
}

/// C8: what one side arranges behind the curtain cannot depend on the other's arrangement, for it is
/// made from the empty board.
#[test]
fn arranges_behind_the_curtain_without_a_look() {
    let start = *Game::in_order(Ruleset::Tournament, sittuyin::Order::Hidden)
        .unwrap()
        .position();
    let black = Draft::hidden(&start, Color::Black).unwrap();
    let army = Engine::new(1).arrange(black.base(), &[], level(3), 9);
    assert!(can_place(black.base(), &army));
    // The gap squares are closed, so the army can stand whatever White does.
    assert!(army.iter().all(|placement| placement.to().rank() >= 5));
}

/// C29: the elephant goes onto the board, the rook stays in hand as long as the back rank is full, and
/// White moves meanwhile.
#[test]
fn plays_on_when_a_piece_cannot_be_placed() {
    let mut game = game(Ruleset::Formal, "4k3/8/8/8/8/8/P7/KNNSPPRP[RS] w - - 0 1");
    for _ in 0..4 {
        let best = Engine::new(1).search(&game, &of_nodes(500), &Untimed, &mut |_| ());
        game.play(best.unwrap().mv).unwrap();
    }
    assert!(game.moves()[0].is_placement());
    assert!(!game.moves()[1].is_placement());
}
