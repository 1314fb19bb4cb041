//! Whom somebody wants nothing to do with.

use crate::accounts::messages::{BlockList, Person};
use crate::api::{Answer, Refusal};
use crate::bus::personal;
use crate::online::Online;
use crate::store::{Store, StoreError, Work};
use crate::wire::ErrorCode;
use sqlx::{AnyConnection, Row};
use std::collections::HashSet;

/// The most people that one person blocks.
const MOST: i64 = 500;

/// What two people are told of whom one has blocked the other; it does not say which.
pub(crate) fn refusal() -> Refusal {
    Refusal::new(
        ErrorCode::Blocked,
        "the two of you do not play with each other: one has blocked the other",
    )
}

/// Whether one of the two has blocked the other.
pub(crate) async fn between<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    one: &str,
    other: &str,
) -> Result<bool, StoreError> {
    let blocks: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM blocks
         WHERE (person = $1 AND blocked = $2) OR (person = $2 AND blocked = $1)",
    )
    .bind(one.to_owned())
    .bind(other.to_owned())
    .fetch_one(executor)
    .await?;
    Ok(blocks > 0)
}

/// All whom a person has blocked or who have blocked that person.
pub(crate) async fn around(store: &Store, person: &str) -> Result<HashSet<String>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT blocked FROM blocks WHERE person = $1 UNION SELECT person FROM blocks WHERE blocked = $1",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?;
    Ok(ids.into_iter().collect())
}

/// Whom a person has blocked, last first.
pub(crate) async fn list(store: &Store, person: &str) -> Result<BlockList, StoreError> {
    let rows = sqlx::query(
        "SELECT people.id, people.name FROM blocks JOIN people ON people.id = blocks.blocked
         WHERE blocks.person = $1 ORDER BY blocks.at DESC, people.id",
    )
    .bind(person.to_owned())
    .fetch_all(store.reader())
    .await?;
    let people = rows.iter().map(|row| {
        Ok(Person {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
        })
    });
    Ok(BlockList {
        people: people.collect::<Result<_, StoreError>>()?,
    })
}

/// Blocks somebody; who is blocked already stays so.
pub(super) async fn block(online: &Online, person: &Person, whom: String) -> Answer<()> {
    if person.id == whom {
        return Err(Refusal::new(ErrorCode::Invalid, "one cannot block oneself"));
    }
    let now = online.now();
    change(online, person, move |connection, me| {
        Box::pin(async move {
            let known: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people WHERE id = $1")
                .bind(whom.clone())
                .fetch_one(&mut *connection)
                .await?;
            if known == 0 {
                return Err(Refusal::not_found("person"));
            }
            let many: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM blocks WHERE person = $1")
                .bind(me.clone())
                .fetch_one(&mut *connection)
                .await?;
            if many >= MOST {
                return Err(Refusal::new(
                    ErrorCode::TooMany,
                    format!("you have blocked {MOST} people already; unblock one first"),
                ));
            }
            sqlx::query(
                "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3)
                 ON CONFLICT (person, blocked) DO NOTHING",
            )
            .bind(me)
            .bind(whom)
            .bind(now)
            .execute(connection)
            .await?;
            Ok(())
        })
    })
    .await
}

/// Lets somebody be as others are.
pub(super) async fn unblock(online: &Online, person: &Person, whom: String) -> Answer<()> {
    change(online, person, move |connection, me| {
        Box::pin(async move {
            sqlx::query("DELETE FROM blocks WHERE person = $1 AND blocked = $2")
                .bind(me)
                .bind(whom)
                .execute(connection)
                .await?;
            Ok(())
        })
    })
    .await
}

/// Changes the blocks of a person, whose lobby looks again then.
async fn change(
    online: &Online,
    person: &Person,
    work: impl for<'c> FnOnce(&'c mut AnyConnection, String) -> Work<'c, (), Refusal> + Send + 'static,
) -> Answer<()> {
    let me = person.id.clone();
    online
        .store()
        .write(move |connection| work(connection, me))
        .await?;
    online.live().bus().poke(&personal(&person.id));
    Ok(())
}

/// Removes whom somebody has blocked who deletes the account, and who has blocked that account.
pub(super) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM blocks WHERE person = $1 OR blocked = $1")
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::Settings;

    #[tokio::test]
    async fn the_own_pages_are_told_at_once_and_whom_one_blocks_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let online = Online::open(folder.path(), Settings::default())
            .await
            .unwrap();
        let inserted = online.store().write::<_, StoreError>(|connection| {
            Box::pin(async move {
                let people = "INSERT INTO people (id, created_at) VALUES ('me', 1), ('pest', 1)";
                sqlx::raw_sql(people).execute(connection).await?;
                Ok(())
            })
        });
        inserted.await.unwrap();
        let me = Person {
            id: "me".to_owned(),
            name: None,
        };
        let bus = online.live().bus();
        let (mut mine, mut pests) = (
            bus.subscribe(&personal("me")),
            bus.subscribe(&personal("pest")),
        );
        block(&online, &me, "pest".to_owned()).await.unwrap();
        assert!(mine.try_recv().is_ok());
        unblock(&online, &me, "pest".to_owned()).await.unwrap();
        assert!(mine.try_recv().is_ok());
        // What changes nothing is told to nobody.
        block(&online, &me, "nobody".to_owned()).await.unwrap_err();
        assert!(mine.try_recv().is_err() && pests.try_recv().is_err());
    }
}
