//! Ratings in the database.

use crate::accounts::messages::Person;
use crate::games::messages::{EndReason, Player};
use crate::games::{Agreed, OnlineGame};
use crate::ratings::Pool;
use crate::ratings::glicko::{PROVISIONAL, Strength, played};
use crate::ratings::messages::{Place, RatingPoint, RatingView};
use crate::store::{Store, StoreError};
use crate::time::Millis;
use crate::wire::{BySide, Color};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The longest leaderboard.
const MOST: usize = 100;

fn strength(row: &AnyRow) -> Result<Strength, sqlx::Error> {
    Ok(Strength {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.try_get("games")?,
        at: row.try_get("rated_at")?,
    })
}

fn rounded(value: f64) -> i32 {
    value.round() as i32
}

fn view(pool: Pool, strength: &Strength) -> RatingView {
    RatingView {
        family: pool.family,
        pace: pool.pace,
        rating: rounded(strength.rating),
        deviation: rounded(strength.deviation),
        provisional: strength.is_provisional(),
        games: u32::try_from(strength.games).unwrap_or(0),
    }
}

async fn of<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    person: &str,
    pool: Pool,
    now: Millis,
) -> Result<Option<Strength>, StoreError> {
    let (family, pace) = pool.columns();
    let row = sqlx::query(
        "SELECT rating, deviation, volatility, games, rated_at FROM ratings
         WHERE person = $1 AND family = $2 AND pace = $3",
    )
    .bind(person.to_owned())
    .bind(family)
    .bind(pace)
    .fetch_optional(executor)
    .await?;
    Ok(row
        .as_ref()
        .map(strength)
        .transpose()?
        .map(|strength| strength.aged(now)))
}

/// Gives the players of a game that begins the ratings they have.
pub(crate) async fn of_players(
    store: &Store,
    agreed: &Agreed,
    mut players: BySide<Player>,
    now: Millis,
) -> Result<BySide<Player>, StoreError> {
    if let Some(pool) = Pool::of(agreed) {
        for color in [Color::White, Color::Black] {
            let player = players.of_mut(color);
            let strength = of(store.reader(), &player.person.id, pool, now).await?;
            player.rating = strength.map(|strength| rounded(strength.rating));
            player.provisional = strength.is_some_and(|strength| strength.is_provisional());
        }
    }
    Ok(players)
}

/// Lets a game that has just ended count, if it does; in the transaction that ends it.
pub(crate) async fn rate(
    connection: &mut AnyConnection,
    game: &OnlineGame,
) -> Result<(), StoreError> {
    let header = game.header();
    let (Some(result), Some(pool)) = (game.result(), Pool::of(&header.agreed)) else {
        return Ok(());
    };
    if !header.agreed.rated || result.reason == EndReason::Aborted {
        return Ok(());
    }
    let now = game.last_at();
    let (white, black) = (
        &header.players.white.person.id,
        &header.players.black.person.id,
    );
    let unknown = Strength::unknown(now);
    let one = of(&mut *connection, white, pool, now)
        .await?
        .unwrap_or(unknown);
    let two = of(&mut *connection, black, pool, now)
        .await?
        .unwrap_or(unknown);
    let first = result.winner.map(|winner| winner == Color::White);
    let (one, two) = played(one, two, first);
    for (person, strength) in [(white, one), (black, two)] {
        write(&mut *connection, &header.id, person, pool, &strength).await?;
    }
    Ok(())
}

async fn write(
    connection: &mut AnyConnection,
    game: &str,
    person: &str,
    pool: Pool,
    strength: &Strength,
) -> Result<(), StoreError> {
    let (family, pace) = pool.columns();
    sqlx::query(
        "INSERT INTO rating_changes (game, person, family, pace, at, rating, deviation)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(game.to_owned())
    .bind(person.to_owned())
    .bind(family.clone())
    .bind(pace.clone())
    .bind(strength.at)
    .bind(strength.rating)
    .bind(strength.deviation)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO ratings (person, family, pace, rating, deviation, volatility, games, rated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (person, family, pace) DO UPDATE SET rating = excluded.rating,
         deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
         rated_at = excluded.rated_at",
    )
    .bind(person.to_owned())
    .bind(family)
    .bind(pace)
    .bind(strength.rating)
    .bind(strength.deviation)
    .bind(strength.volatility)
    .bind(strength.games)
    .bind(strength.at)
    .execute(connection)
    .await?;
    Ok(())
}

/// The strength of somebody in everything that was played.
pub(crate) async fn all_of(
    store: &Store,
    person: &str,
    now: Millis,
) -> Result<Vec<RatingView>, StoreError> {
    let rows =
        sqlx::query("SELECT * FROM ratings WHERE person = $1 ORDER BY games DESC, family, pace")
            .bind(person.to_owned())
            .fetch_all(store.reader())
            .await?;
    rows.iter()
        .map(|row| {
            let pool = Pool::from_columns(row.try_get("family")?, row.try_get("pace")?)?;
            Ok(view(pool, &strength(row)?.aged(now)))
        })
        .collect()
}

/// How the strength of somebody went.
pub(crate) async fn history(
    store: &Store,
    person: &str,
    pool: Pool,
) -> Result<Vec<RatingPoint>, StoreError> {
    let (family, pace) = pool.columns();
    let rows = sqlx::query(
        "SELECT game, at, rating, deviation FROM rating_changes
         WHERE person = $1 AND family = $2 AND pace = $3 ORDER BY at, game",
    )
    .bind(person.to_owned())
    .bind(family)
    .bind(pace)
    .fetch_all(store.reader())
    .await?;
    rows.iter()
        .map(|row| {
            Ok(RatingPoint {
                game: row.try_get("game")?,
                at: row.try_get("at")?,
                rating: rounded(row.try_get("rating")?),
                deviation: rounded(row.try_get("deviation")?),
            })
        })
        .collect()
}

/// The strongest of those whose strength is known.
pub(crate) async fn strongest(
    store: &Store,
    pool: Pool,
    now: Millis,
) -> Result<Vec<Place>, StoreError> {
    let (family, pace) = pool.columns();
    let rows = sqlx::query(
        "SELECT ratings.*, people.name FROM ratings JOIN people ON people.id = ratings.person
         WHERE family = $1 AND pace = $2 AND deviation <= $3
           AND people.name IS NOT NULL AND people.closed_at IS NULL
         ORDER BY rating DESC, person",
    )
    .bind(family)
    .bind(pace)
    // It only grows with time, so that others are out already.
    .bind(PROVISIONAL)
    .fetch_all(store.reader())
    .await?;
    let mut places = Vec::new();
    for row in &rows {
        if places.len() == MOST {
            break;
        }
        let strength = strength(row)?.aged(now);
        if !strength.is_provisional() {
            places.push(Place {
                person: Person {
                    id: row.try_get("person")?,
                    name: row.try_get("name")?,
                },
                rating: view(pool, &strength),
            });
        }
    }
    Ok(places)
}

/// Removes what is known of somebody's strength.
pub(crate) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM rating_changes WHERE person = $1",
    ] {
        sqlx::query(sql)
            .bind(person.to_owned())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn uncertain_ratings_leave_the_board_to_others() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        store
            .write::<_, StoreError>(|connection| {
                Box::pin(async move {
                    for number in 0..151_i32 {
                        let id = format!("{number:03}");
                        sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $1, 1)")
                            .bind(id.clone())
                            .execute(&mut *connection)
                            .await?;
                        // Those who have just come won all they played.
                        let newcomer = number >= 30;
                        sqlx::query(
                            "INSERT INTO ratings (person, family, pace, rating, deviation, volatility, games, rated_at)
                             VALUES ($1, 'traditional', 'rapid', $2, $3, 0.06, 9, 1)",
                        )
                        .bind(id)
                        .bind(f64::from(1_500 + number))
                        .bind(if newcomer { 290.0 } else { 60.0 })
                        .execute(&mut *connection)
                        .await?;
                    }
                    Ok(())
                })
            })
            .await
            .unwrap();
        let pool = Pool::from_columns("traditional", "rapid").unwrap();
        let places = strongest(&store, pool, 1).await.unwrap();
        let names: Vec<_> = places
            .iter()
            .map(|place| place.person.id.as_str())
            .collect();
        let expected: Vec<_> = (0..30).rev().map(|number| format!("{number:03}")).collect();
        assert_eq!(names, expected);
    }
}
