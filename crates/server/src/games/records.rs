//! Games in the database.

use crate::accounts::messages::Person;
use crate::games::arrangement::Arrangement;
use crate::games::event::{Event, FORMAT};
use crate::games::messages::{
    EndReason, GameCounts, GameResult, GameSummary, Player, Terms, TimeControl,
};
use crate::games::online_game::{Header, OnlineGame};
use crate::games::terms::Agreed;
use crate::store::{Store, StoreError, read, written};
use crate::time::Millis;
use crate::wire::{BySide, Color, Order};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The most men of positions that tables are asked about, with some to spare.
const FEW: usize = 7;

pub(super) const SELECT: &str =
    "SELECT games.*, w.name AS white_name, b.name AS black_name FROM games
    JOIN people w ON w.id = games.white JOIN people b ON b.id = games.black";

fn player(row: &AnyRow, side: &str) -> Result<Player, StoreError> {
    Ok(Player {
        person: Person {
            id: row.try_get(side)?,
            name: row.try_get(format!("{side}_name").as_str())?,
        },
        rating: row
            .try_get::<Option<i64>, _>(format!("{side}_rating").as_str())?
            .map(|rating| rating as i32),
        provisional: row.try_get::<i64, _>(format!("{side}_provisional").as_str())? != 0,
    })
}

fn players(row: &AnyRow) -> Result<BySide<Player>, StoreError> {
    Ok(BySide {
        white: player(row, "white")?,
        black: player(row, "black")?,
    })
}

fn header(row: &AnyRow) -> Result<Header, StoreError> {
    let damaged = |what: String| StoreError::Damaged(what);
    let id: String = row.try_get("id")?;
    let format: i64 = row.try_get("format")?;
    if format != FORMAT {
        return Err(damaged(format!(
            "game {id} has the unknown format {format}"
        )));
    }
    let terms = Terms {
        ruleset: row.try_get("ruleset")?,
        order: Some(read::<Order>(row.try_get("placing")?)?),
        time: read::<TimeControl>(row.try_get("time_control")?)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
    };
    let agreed = Agreed::read(&terms).map_err(damaged)?;
    let version: i64 = row.try_get("ruleset_version")?;
    if version != i64::from(agreed.ruleset.version()) {
        return Err(damaged(format!(
            "game {id} was played under version {version} of {}",
            agreed.ruleset
        )));
    }
    Ok(Header {
        id,
        agreed,
        players: players(row)?,
        created_at: row.try_get("created_at")?,
    })
}

/// Writes a new game.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    game: &OnlineGame,
) -> Result<(), StoreError> {
    let header = game.header();
    sqlx::query(
        "INSERT INTO games (id, format, ruleset, ruleset_version, placing, time_control, rated, white,
         black, created_at, ply, deadline_at, white_rating, black_rating, white_provisional,
         black_provisional) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13, $14, $15)",
    )
    .bind(header.id.clone())
    .bind(FORMAT)
    .bind(header.agreed.ruleset.id())
    .bind(i64::from(header.agreed.ruleset.version()))
    .bind(written(&Order::from(header.agreed.order)))
    .bind(written(&header.agreed.time))
    .bind(i64::from(header.agreed.rated))
    .bind(header.players.white.person.id.clone())
    .bind(header.players.black.person.id.clone())
    .bind(header.created_at)
    .bind(game.deadline().map(|(at, _)| at))
    .bind(header.players.white.rating.map(i64::from))
    .bind(header.players.black.rating.map(i64::from))
    .bind(i64::from(header.players.white.provisional))
    .bind(i64::from(header.players.black.provisional))
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes an event with its number; [`StoreError::Conflict`] when there is one with this number.
pub(crate) async fn append(
    connection: &mut AnyConnection,
    game: &str,
    seq: u32,
    at: Millis,
    event: &Event,
    nonce: Option<String>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO game_events (game, seq, at, event, nonce) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.to_owned())
    .bind(i64::from(seq))
    .bind(at)
    .bind(written(event))
    .bind(nonce)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes what lists and timers go by, as the game is after its events.
pub(crate) async fn summarise(
    connection: &mut AnyConnection,
    game: &OnlineGame,
) -> Result<(), StoreError> {
    let result = game.result();
    sqlx::query(
        "UPDATE games SET ply = $1, deadline_at = $2, ended_at = $3, winner = $4, reason = $5,
         live_endgame = $6 WHERE id = $7",
    )
    .bind(i64::from(game.ply()))
    .bind(game.deadline().map(|(at, _)| at))
    .bind(result.map(|_| game.last_at()))
    .bind(
        result
            .and_then(|result| result.winner)
            .map(|winner| written(&winner)),
    )
    .bind(result.map(|result| written(&result.reason)))
    .bind(live_endgame(game))
    .bind(game.header().id.clone())
    .execute(connection)
    .await?;
    Ok(())
}

/// The position of a rated game that goes on with few men.
fn live_endgame(game: &OnlineGame) -> Option<String> {
    let position = game.game().position();
    (game.header().agreed.rated
        && !game.is_over()
        && !position.is_deployment()
        && position.board().occupied().len() <= FEW)
        .then(|| game.game().fen())
}

/// Reads the rulesets and positions of rated games that go on with few men.
pub(super) const LIVE_ENDGAMES: &str =
    "SELECT ruleset, live_endgame FROM games WHERE live_endgame IS NOT NULL";

/// The rulesets and positions of rated games that go on with few men.
pub(crate) async fn live_endgames(store: &Store) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query(LIVE_ENDGAMES).fetch_all(store.reader()).await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}

/// A game with all its events.
pub(crate) async fn load(store: &Store, id: &str) -> Result<Option<OnlineGame>, StoreError> {
    // One transaction, so that no event comes between the two.
    let mut transaction = store.reader().begin().await?;
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{SELECT} WHERE games.id = $1")))
        .bind(id.to_owned())
        .fetch_optional(&mut *transaction)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let damaged = |error: crate::games::online_game::Misfit| StoreError::Damaged(error.to_string());
    let mut game = OnlineGame::new(header(&row)?).map_err(damaged)?;
    let events =
        sqlx::query("SELECT at, event, nonce FROM game_events WHERE game = $1 ORDER BY seq")
            .bind(id.to_owned())
            .fetch_all(&mut *transaction)
            .await?;
    for row in events {
        if let Some(nonce) = row.try_get("nonce")? {
            game.remember(nonce);
        }
        let event: Event = read(row.try_get("event")?)?;
        game.apply(&event, row.try_get("at")?).map_err(damaged)?;
    }
    Ok(Some(game))
}

/// The events of a game, with their times.
pub(crate) async fn events(store: &Store, id: &str) -> Result<Vec<(Event, Millis)>, StoreError> {
    let rows = sqlx::query("SELECT at, event FROM game_events WHERE game = $1 ORDER BY seq")
        .bind(id.to_owned())
        .fetch_all(store.reader())
        .await?;
    rows.iter()
        .map(|row| Ok((read(row.try_get("event")?)?, row.try_get("at")?)))
        .collect()
}

/// Writes an army behind the curtain.
pub(crate) async fn hide(
    connection: &mut AnyConnection,
    game: &str,
    side: Color,
    arrangement: &Arrangement,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO hidden_arrangements (game, side, placements) VALUES ($1, $2, $3)")
        .bind(game.to_owned())
        .bind(written(&side))
        .bind(arrangement.to_row())
        .execute(connection)
        .await?;
    Ok(())
}

/// The army of a side behind the curtain, for its owner, or to raise the curtain.
pub(crate) async fn hidden<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    game: &str,
    side: Color,
) -> Result<Option<Arrangement>, StoreError> {
    let text: Option<String> = sqlx::query_scalar(
        "SELECT placements FROM hidden_arrangements WHERE game = $1 AND side = $2",
    )
    .bind(game.to_owned())
    .bind(written(&side))
    .fetch_optional(executor)
    .await?;
    Ok(text.map(|text| Arrangement::from_row(&text)))
}

/// Removes what is hidden no longer, or of no use since the game is over.
pub(crate) async fn unhide(connection: &mut AnyConnection, game: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM hidden_arrangements WHERE game = $1")
        .bind(game.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

/// The games whose clocks run, with the moment at which the first runs out.
pub(crate) async fn deadlines(store: &Store) -> Result<Vec<(String, Millis)>, StoreError> {
    let rows = sqlx::query("SELECT id, deadline_at FROM games WHERE deadline_at IS NOT NULL")
        .fetch_all(store.reader())
        .await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}

/// The games that a person plays in and that are not over, newest first.
pub(crate) async fn live_of(store: &Store, person: &str) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT id FROM games WHERE (white = $1 OR black = $1) AND ended_at IS NULL
         ORDER BY created_at DESC, id",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?)
}

/// The games that a person has played to an end, oldest first.
pub(crate) async fn ended_of(store: &Store, person: &str) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT id FROM games WHERE (white = $1 OR black = $1) AND ended_at IS NOT NULL
         ORDER BY created_at, id",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?)
}

/// The games that a person has played to an end.
pub(crate) async fn counts_of(store: &Store, person: &str) -> Result<GameCounts, StoreError> {
    let row = sqlx::query(
        "SELECT COUNT(*) AS played,
             COUNT(CASE WHEN (winner = 'white' AND white = $1)
                          OR (winner = 'black' AND black = $1) THEN 1 END) AS won,
             COUNT(CASE WHEN winner IS NULL THEN 1 END) AS drawn
         FROM games WHERE (white = $1 OR black = $1) AND ended_at IS NOT NULL
             AND reason <> 'aborted'",
    )
    .bind(person.to_owned())
    .fetch_one(store.reader())
    .await?;
    let count =
        |column: &str| -> Result<u32, StoreError> { Ok(row.try_get::<i64, _>(column)? as u32) };
    let (played, won, drawn) = (count("played")?, count("won")?, count("drawn")?);
    Ok(GameCounts {
        played,
        won,
        lost: played - won - drawn,
        drawn,
    })
}

pub(super) fn summary(row: &AnyRow) -> Result<GameSummary, StoreError> {
    let reason: Option<String> = row.try_get("reason")?;
    let winner: Option<String> = row.try_get("winner")?;
    let result = match reason {
        Some(reason) => Some(GameResult {
            winner: winner.as_deref().map(read::<Color>).transpose()?,
            reason: read::<EndReason>(&reason)?,
        }),
        None => None,
    };
    Ok(GameSummary {
        id: row.try_get("id")?,
        ruleset: row.try_get("ruleset")?,
        time: read(row.try_get("time_control")?)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        players: players(row)?,
        order: read(row.try_get("placing")?)?,
        created_at: row.try_get("created_at")?,
        ended_at: row.try_get("ended_at")?,
        ply: row.try_get::<i64, _>("ply")? as u32,
        result,
    })
}
