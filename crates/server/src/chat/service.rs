//! Saying something.

use crate::accounts::messages::Person;
use crate::api::{Answer, Refusal};
use crate::bus::Message;
use crate::chat::messages::{ChatRoom, Say};
use crate::chat::records;
use crate::games::{OnlineGame, check_nonce};
use crate::online::Online;
use crate::store::StoreError;
use crate::time::{DAY, Millis, SECOND};
use crate::wire::ErrorCode;

/// In so long a time one person may say so much, in all games together.
const SPELL: Millis = 30 * SECOND;
const IN_A_SPELL: i64 = 10;
/// The most messages in a room of a game.
const IN_A_ROOM: i64 = 500;
/// After the end of a game one may go on talking for so long.
const AFTERWARDS: Millis = DAY;
/// What was said is kept for so long.
const KEPT: Millis = 180 * DAY;

/// Where is told that something was said in a game. Who hears it reads what is new to it.
pub(crate) fn topic(game: &str) -> String {
    format!("chat.{game}")
}

/// Says something in a room of a game; its number.
pub(crate) async fn say(
    online: &Online,
    game: &str,
    room: ChatRoom,
    person: &Person,
    say: Say,
) -> Answer<u32> {
    check_nonce(&say.nonce)?;
    let words = say.words.by(person)?;
    let now = online.now();
    let look = |game: &OnlineGame| game.is_over() && now - game.last_at() > AFTERWARDS;
    if online.live().with(game, look).await? {
        return Err(Refusal::new(
            ErrorCode::NotNow,
            "the game was over a day ago; nothing more can be said beside it",
        ));
    }
    let (id, person, nonce) = (game.to_owned(), person.id.clone(), say.nonce);
    let (number, new) = online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                if let Some(number) =
                    records::answered(&mut *connection, &id, &person, &nonce).await?
                {
                    return Ok((number, false));
                }
                let (by_person, in_room) =
                    records::spoken(&mut *connection, &person, now - SPELL, &id, room).await?;
                if by_person >= IN_A_SPELL {
                    return Err(Refusal::too_many((SPELL / SECOND) as u32));
                }
                if in_room >= IN_A_ROOM {
                    return Err(Refusal::new(
                        ErrorCode::NotNow,
                        format!("there are {IN_A_ROOM} messages already; no more can be said here"),
                    ));
                }
                let number =
                    records::insert(connection, &id, room, &person, now, &words, &nonce).await?;
                Ok((number, true))
            })
        })
        .await?;
    if new {
        online.live().bus().poke(&topic(game));
    }
    Ok(number as u32)
}

/// Something was removed: who listens gets everything anew.
pub(crate) fn removed(online: &Online, game: &str) {
    let message = Message {
        seq: Some(0),
        text: "".into(),
    };
    online.live().bus().publish(&topic(game), message);
}

/// Removes what was said long ago.
pub(crate) async fn remove_expired(online: &Online) -> Result<(), StoreError> {
    records::remove_before(online.store(), online.now() - KEPT).await
}
