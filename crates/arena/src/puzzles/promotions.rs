use crate::puzzles::{
    Proof, Puzzle, Theme,
    endings::{asks_for_lawful_promotion, game, positions},
    judge::{DEEP, Judged, SIFT, limits},
    rating,
};
use sittuyin::Ruleset;
use sittuyin_engine::{Engine, Score, Untimed};
use sittuyin_tablebase::MaterialError;

/// Endings in which a new general may decide.
const ENDINGS: &[&str] = &[
    "KRPvKR", "KNPvKN", "KSPvKS", "KSPvKN", "KNPvKS", "KRPvKS", "KRPvKN", "KSPPvKP", "KNPPvKP",
    "KSNPvKR", "KSSPvKR", "KNNPvKR",
];
/// Their rulesets.
const RULESETS: [Ruleset; 4] = [
    Ruleset::Formal,
    Ruleset::Modern,
    Ruleset::Murray,
    Ruleset::Federation,
];
/// Positions of each with a lawful promotion that are looked at.
const DRAWS: usize = 400;
/// Positions to search for a first look, and what it must promise in centipawns.
const GLANCE: u64 = 1_000;
const PROMISING: i32 = 130;
/// Puzzles of one ending under one ruleset, of one seed.
const EACH: usize = 3;

/// The puzzles of this seed: positions drawn by chance in which a promotion is clearly better than any other move.
pub(super) fn mine(seed: u64) -> Result<Vec<Puzzle>, MaterialError> {
    let mut engine = Engine::new(4);
    let mut found = Vec::new();
    for (number, &name) in ENDINGS.iter().enumerate() {
        let ruleset = RULESETS[(seed as usize + number) % RULESETS.len()];
        let promotable = positions(seed, name, ruleset)?
            .filter(|position| position.legal_moves().iter().any(|mv| mv.is_promotion()))
            .take(DRAWS);
        let mut kept = 0;
        for position in promotable {
            if kept == EACH {
                break;
            }
            let game = game(ruleset, &position);
            if game.outcome().is_some() {
                continue;
            }
            engine.new_game();
            let glance = engine.search(&game, &limits(&game, GLANCE, 1), &Untimed, &mut |_| ());
            let promises = glance.is_some_and(|best| {
                let wins = matches!(best.score, Score::Centipawns(worth) if worth > PROMISING);
                best.mv.is_promotion() && wins
            });
            if !promises {
                continue;
            }
            let alone = |engine: &mut Engine, nodes| {
                Judged::of(engine, &game, nodes).filter(Judged::promotes_alone)
            };
            let Some(judged) = alone(&mut engine, SIFT).and_then(|_| alone(&mut engine, DEEP))
            else {
                continue;
            };
            let Some(first) = judged.mv() else { continue };
            let line = vec![first];
            kept += 1;
            let mut themes = vec![Theme::Promotion];
            if asks_for_lawful_promotion(&position, first) {
                // There are fewer of these.
                themes.insert(kept % 2, Theme::Lawful);
            }
            found.push(Puzzle {
                ruleset,
                fen: game.fen(),
                rating: rating::estimate(&mut engine, &game, &line),
                line,
                themes,
                origin: format!("promotions {seed} {name}"),
                proof: Proof::Nodes(DEEP),
            });
        }
    }
    Ok(found)
}
