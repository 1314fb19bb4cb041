//! Two people become a game.

use crate::accounts::messages::Person;
use crate::api::{Answer, Refusal};
use crate::bus::personal;
use crate::games::messages::Player;
use crate::games::{Agreed, OnlineGame};
use crate::online::Online;
use crate::wire::{BySide, Color, ErrorCode};

/// Where everybody in the lobby listens.
pub(crate) const LOBBY: &str = "lobby";

/// Refuses a guest where ratings are played for.
pub(crate) fn may_play(person: &Person, agreed: &Agreed) -> Answer<()> {
    if agreed.rated && person.name.is_none() {
        return Err(Refusal::new(
            ErrorCode::MembersOnly,
            "a rated game needs a registered name",
        ));
    }
    Ok(())
}

/// The game of two people, where the first wants this colour, or either. It is not stored yet.
pub(crate) async fn game(
    online: &Online,
    agreed: Agreed,
    first: Person,
    second: Person,
    color: Option<Color>,
) -> Answer<OnlineGame> {
    may_play(&first, &agreed)?;
    may_play(&second, &agreed)?;
    if first.id == second.id {
        return Err(Refusal::new(
            ErrorCode::OwnSeek,
            "one cannot play against oneself",
        ));
    }
    let color = color.unwrap_or_else(|| {
        if rand::random() {
            Color::White
        } else {
            Color::Black
        }
    });
    let (white, black) = match color {
        Color::White => (first, second),
        Color::Black => (second, first),
    };
    let players = BySide {
        white: player(white),
        black: player(black),
    };
    online.live().prepare(agreed, players).await
}

/// Somebody as a player of a game that begins.
pub(crate) fn player(person: Person) -> Player {
    Player {
        person,
        rating: None,
        provisional: false,
    }
}

/// A game was stored: its clock runs, and its players hear of it.
pub(crate) fn begun(online: &Online, game: &OnlineGame) {
    online.live().begun(game);
    let players = &game.header().players;
    for color in [Color::White, Color::Black] {
        online
            .live()
            .bus()
            .poke(&personal(&players.of(color).person.id));
    }
    changed(online);
}

/// What is open to all has changed.
pub(crate) fn changed(online: &Online) {
    online.live().bus().poke(LOBBY);
}
