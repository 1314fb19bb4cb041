//! What was said, in the database.

use crate::accounts::messages::{Person, SaidExport};
use crate::chat::messages::{ChatMessage, ChatRoom, Words};
use crate::store::{Store, StoreError, read, written};
use crate::time::Millis;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The most messages that are sent at once.
const MOST: i64 = 100;

/// Which messages of a game somebody may see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) game: &'a str,
    /// `None` is both rooms.
    pub(crate) room: Option<ChatRoom>,
    /// Whose blocks hide words.
    pub(crate) person: Option<&'a str>,
}

fn message(row: &AnyRow) -> Result<ChatMessage, StoreError> {
    let words: Option<String> = row.try_get("words")?;
    Ok(ChatMessage {
        number: row.try_get::<i64, _>("number")? as u32,
        room: read(row.try_get("room")?)?,
        at: row.try_get("at")?,
        by: Person {
            id: row.try_get("person")?,
            name: row.try_get("name")?,
        },
        words: words.as_deref().map(read).transpose()?,
    })
}

/// What was said after this number, oldest first; of much the newest.
pub(crate) async fn after(
    store: &Store,
    sight: Sight<'_>,
    number: u32,
) -> Result<Vec<ChatMessage>, StoreError> {
    let rows = sqlx::query(
        "SELECT chat_messages.*, people.name FROM chat_messages
         JOIN people ON people.id = chat_messages.person
         WHERE game = $1 AND number > $2 AND ($3 = '' OR room = $3)
           AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $5
                           AND blocks.blocked = chat_messages.person)
         ORDER BY number DESC LIMIT $4",
    )
    .bind(sight.game.to_owned())
    .bind(i64::from(number))
    .bind(sight.room.map(|room| written(&room)).unwrap_or_default())
    .bind(MOST)
    .bind(sight.person.unwrap_or_default().to_owned())
    .fetch_all(store.reader())
    .await?;
    rows.iter().rev().map(message).collect()
}

/// Something that was said.
pub(crate) async fn one(
    store: &Store,
    game: &str,
    number: u32,
) -> Result<Option<ChatMessage>, StoreError> {
    let row = sqlx::query(
        "SELECT chat_messages.*, people.name FROM chat_messages
         JOIN people ON people.id = chat_messages.person WHERE game = $1 AND number = $2",
    )
    .bind(game.to_owned())
    .bind(i64::from(number))
    .fetch_optional(store.reader())
    .await?;
    row.as_ref().map(message).transpose()
}

/// Everything that was said beside a game, oldest first, for moderators.
pub(crate) async fn all(store: &Store, game: &str) -> Result<Vec<ChatMessage>, StoreError> {
    let rows = sqlx::query(
        "SELECT chat_messages.*, people.name FROM chat_messages
         JOIN people ON people.id = chat_messages.person WHERE game = $1 ORDER BY number",
    )
    .bind(game.to_owned())
    .fetch_all(store.reader())
    .await?;
    rows.iter().map(message).collect()
}

/// Everything that somebody has said, oldest first.
pub(crate) async fn said_by(store: &Store, person: &str) -> Result<Vec<SaidExport>, StoreError> {
    let rows = sqlx::query(
        "SELECT game, at, words FROM chat_messages WHERE person = $1 ORDER BY at, game, number",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?;
    rows.iter()
        .map(|row| {
            let words: Option<String> = row.try_get("words")?;
            Ok(SaidExport {
                game: row.try_get("game")?,
                at: row.try_get("at")?,
                words: words.as_deref().map(read).transpose()?,
            })
        })
        .collect()
}

/// Takes the words from a message and returns who said them; `None` when there are none.
pub(crate) async fn remove(
    connection: &mut AnyConnection,
    game: &str,
    number: i64,
) -> Result<Option<String>, StoreError> {
    let person: Option<String> = sqlx::query_scalar(
        "SELECT person FROM chat_messages WHERE game = $1 AND number = $2 AND words IS NOT NULL",
    )
    .bind(game.to_owned())
    .bind(number)
    .fetch_optional(&mut *connection)
    .await?;
    sqlx::query("UPDATE chat_messages SET words = NULL WHERE game = $1 AND number = $2")
        .bind(game.to_owned())
        .bind(number)
        .execute(connection)
        .await?;
    Ok(person)
}

/// The number of what somebody has said in a game under this nonce.
pub(crate) async fn answered(
    connection: &mut AnyConnection,
    game: &str,
    person: &str,
    nonce: &str,
) -> Result<Option<i64>, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT number FROM chat_messages WHERE game = $1 AND person = $2 AND nonce = $3",
    )
    .bind(game.to_owned())
    .bind(person.to_owned())
    .bind(nonce.to_owned())
    .fetch_optional(connection)
    .await?)
}

/// How often somebody has spoken since a moment, and how often anybody has in a room of a game.
pub(crate) async fn spoken(
    connection: &mut AnyConnection,
    person: &str,
    since: Millis,
    game: &str,
    room: ChatRoom,
) -> Result<(i64, i64), StoreError> {
    let by_person =
        sqlx::query_scalar("SELECT COUNT(*) FROM chat_messages WHERE person = $1 AND at > $2")
            .bind(person.to_owned())
            .bind(since)
            .fetch_one(&mut *connection)
            .await?;
    let in_room =
        sqlx::query_scalar("SELECT COUNT(*) FROM chat_messages WHERE game = $1 AND room = $2")
            .bind(game.to_owned())
            .bind(written(&room))
            .fetch_one(connection)
            .await?;
    Ok((by_person, in_room))
}

/// Writes a message and returns its number; [`StoreError::Conflict`] when another took it.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    game: &str,
    room: ChatRoom,
    person: &str,
    at: Millis,
    words: &Words,
    nonce: &str,
) -> Result<i64, StoreError> {
    let last: Option<i64> =
        sqlx::query_scalar("SELECT MAX(number) FROM chat_messages WHERE game = $1")
            .bind(game.to_owned())
            .fetch_one(&mut *connection)
            .await?;
    let number = last.unwrap_or(0) + 1;
    sqlx::query(
        "INSERT INTO chat_messages (game, number, room, person, at, words, nonce)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(game.to_owned())
    .bind(number)
    .bind(written(&room))
    .bind(person.to_owned())
    .bind(at)
    .bind(written(words))
    .bind(nonce.to_owned())
    .execute(connection)
    .await?;
    Ok(number)
}

/// Removes what somebody who deletes the account has said.
pub(crate) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM chat_messages WHERE person = $1")
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes what was said before a moment.
pub(crate) async fn remove_before(store: &Store, moment: Millis) -> Result<(), StoreError> {
    store
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM chat_messages WHERE at <= $1")
                    .bind(moment)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
}
