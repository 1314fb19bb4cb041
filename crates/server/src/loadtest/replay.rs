//! Replays stored games by the rules.

use super::client::{Client, ClientError};
use crate::messages::{EndReason, GameList, GameResult, GameSnapshot, GameSummary};
use sittuyin::{Claim, Game, GameError, Ruleset};
use std::collections::HashSet;

/// What replaying every game showed.
#[derive(Default)]
pub(super) struct Replayed {
    /// The games that are over and were replayed to the stored result.
    pub(super) games: HashSet<String>,
    /// What did not fit.
    pub(super) misfits: Vec<String>,
}

/// The game of a snapshot by the rules, without an end that the position does not bring about.
pub(super) fn replay(snapshot: &GameSnapshot) -> Result<Game, String> {
    let ruleset: Ruleset = snapshot
        .ruleset
        .parse()
        .map_err(|error: sittuyin::ParseRulesetError| error.to_string())?;
    let mut game = Game::in_order(ruleset, snapshot.order.into())
        .ok_or_else(|| format!("{ruleset} is not played in this order"))?;
    for event in &snapshot.moves {
        let event = event.parse().map_err(|error| format!("{event}: {error}"))?;
        game.apply(event).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// Replays every game of the server that is over and was not aborted.
pub(super) async fn every_game(client: &Client) -> Result<Replayed, ClientError> {
    let mut replayed = Replayed::default();
    let mut before = String::new();
    loop {
        let list: GameList = client
            .get(&format!("/api/games?state=over{before}"))
            .await?;
        for summary in &list.games {
            let game = client.get(&format!("/api/games/{}", summary.id)).await?;
            match fits(&game, summary) {
                Ok(()) => {
                    replayed.games.insert(game.id);
                }
                Err(misfit) => replayed.misfits.push(format!("game {}: {misfit}", game.id)),
            }
        }
        match list.next {
            Some(next) => before = format!("&before={next}"),
            None => return Ok(replayed),
        }
    }
}

/// Whether the moves lead to the result that is stored and listed.
fn fits(snapshot: &GameSnapshot, summary: &GameSummary) -> Result<(), String> {
    let (Some(result), Some(listed)) = (snapshot.status.result, summary.result) else {
        return Err("it is listed as over and has no result".to_owned());
    };
    if result != listed || snapshot.status.ply != summary.ply {
        return Err(format!(
            "listed with {listed:?} after {} moves, found {result:?} after {}",
            summary.ply, snapshot.status.ply
        ));
    }
    let game = replay(snapshot)?;
    if game.events().count() != summary.ply as usize {
        return Err(format!("it has not the {} moves listed", summary.ply));
    }
    let ended = ends(&game, result.reason).map_err(|error| error.to_string())?;
    if ended.contains(&result) {
        Ok(())
    } else {
        Err(format!("stored is {result:?}, the rules say {ended:?}"))
    }
}

/// How a game that is stored with this reason can have ended by the rules.
fn ends(game: &Game, reason: EndReason) -> Result<Vec<GameResult>, GameError> {
    let after = |end: &dyn Fn(&mut Game) -> Result<(), GameError>| {
        let mut game = game.clone();
        end(&mut game)?;
        Ok::<_, GameError>(game.outcome().map(|outcome| GameResult {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.into(),
        }))
    };
    let claimed = |claim: Claim| after(&|game: &mut Game| game.claim(claim));
    let sides = [sittuyin::Color::White, sittuyin::Color::Black];
    let ended: Vec<Option<GameResult>> = match reason {
        EndReason::Resignation => sides
            .map(|side| after(&|game: &mut Game| game.resign(side)))
            .into_iter()
            .collect::<Result<_, _>>()?,
        EndReason::Flag => sides
            .map(|side| after(&|game: &mut Game| game.flag(side)))
            .into_iter()
            .collect::<Result<_, _>>()?,
        EndReason::Agreement => vec![after(&|game: &mut Game| game.agree_draw())?],
        EndReason::PromotionsOnly => vec![claimed(Claim::PromotionsOnly)?],
        EndReason::FiftyMove => vec![claimed(Claim::FiftyMove)?],
        EndReason::Threefold => vec![claimed(Claim::Threefold)?],
        EndReason::Count => vec![claimed(Claim::Count)?],
        _ => vec![after(&|_: &mut Game| Ok(()))?],
    };
    Ok(ended.into_iter().flatten().collect())
}
