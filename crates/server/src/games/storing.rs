//! Stores what happens in a game.

use crate::games::event::Event;
use crate::games::{Decision, OnlineGame, records};
use crate::ratings;
use crate::store::{Store, StoreError};
use crate::time::Millis;

/// A game after something was stored.
pub(crate) struct Stored {
    /// The game now.
    pub(crate) game: OnlineGame,
    /// Each event, how many moves there were before it, and the game after it.
    pub(crate) updates: Vec<(Event, usize, OnlineGame)>,
}

/// Stores an event and what follows from it of itself: dice that are to be thrown, and the curtain that
/// rises when both have confirmed.
///
/// # Errors
///
/// [`StoreError::Conflict`] when another event was stored meanwhile; nothing is stored then.
pub(crate) async fn store(
    store: &Store,
    game: &OnlineGame,
    decision: Decision,
    nonce: Option<String>,
    at: Millis,
) -> Result<Stored, StoreError> {
    let mut game = game.clone();
    let Decision { event, arrangement } = decision;
    store
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                let id = game.header().id.clone();
                let mut updates = Vec::new();
                let mut next = Some((event, nonce));
                let mut own = arrangement;
                while let Some((event, nonce)) = next.take() {
                    if let Some(nonce) = &nonce {
                        game.remember(nonce.clone());
                    }
                    let before = game.moves().len();
                    game.apply(&event, at)
                        .map_err(|misfit| StoreError::Damaged(misfit.to_string()))?;
                    records::append(&mut *connection, &id, game.seq(), at, &event, nonce).await?;
                    if let (Event::Confirmed { by }, Some(own)) = (&event, own.take()) {
                        records::hide(&mut *connection, &id, *by, &own).await?;
                        if game.both_confirmed() {
                            next = Some((raise(&mut *connection, &id).await?, None));
                        }
                    } else {
                        next = game.throw(faces).map(|throw| (throw, None));
                    }
                    if matches!(event, Event::Revealed { .. }) || game.is_over() {
                        records::unhide(&mut *connection, &id).await?;
                    }
                    updates.push((event, before, game.clone()));
                }
                records::summarise(&mut *connection, &game).await?;
                ratings::rate(&mut *connection, &game).await?;
                Ok(Stored { game, updates })
            })
        })
        .await
}

/// Three random faces.
fn faces() -> [u8; 3] {
    std::array::from_fn(|_| rand::random_range(1..=6))
}

/// Both armies, to be shown.
async fn raise(connection: &mut sqlx::AnyConnection, game: &str) -> Result<Event, StoreError> {
    use crate::wire::Color;
    let missing = || StoreError::Damaged(format!("game {game}: a confirmed army is missing"));
    let white = records::hidden(&mut *connection, game, Color::White).await?;
    let black = records::hidden(&mut *connection, game, Color::Black).await?;
    Ok(Event::Revealed {
        white: white.ok_or_else(missing)?.into_placements(),
        black: black.ok_or_else(missing)?.into_placements(),
    })
}
