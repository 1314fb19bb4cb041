//! Who is a moderator.

use crate::accounts::Member;
use crate::accounts::messages::Person;
use crate::api::{Costly, Peer, Refusal};
use crate::online::Online;
use crate::store::StoreError;
use crate::time::Millis;
use crate::wire::ErrorCode;
use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sqlx::{AnyConnection, Row};
use std::sync::Arc;

/// Somebody who is a moderator now. Who is none is counted, too: it takes a look into the database.
pub(crate) struct Moderator(pub(crate) Person);

impl FromRequestParts<Arc<Online>> for Moderator {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, online: &Arc<Online>) -> Result<Self, Refusal> {
        let peer = Extension::<Peer>::from_request_parts(parts, online).await;
        let Extension(peer) = peer.map_err(Refusal::internal)?;
        online.count(Costly::Conduct, peer)?;
        let Member(person) = Member::from_request_parts(parts, online).await?;
        if is_moderator(online.store().reader(), &person.id).await? {
            Ok(Self(person))
        } else {
            Err(Refusal::new(
                ErrorCode::ModeratorsOnly,
                "this is for moderators",
            ))
        }
    }
}

/// Whether somebody is a moderator.
pub(crate) async fn is_moderator<'c>(
    executor: impl sqlx::Executor<'c, Database = sqlx::Any>,
    person: &str,
) -> Result<bool, StoreError> {
    let roles: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM roles WHERE person = $1 AND role = 'moderator'")
            .bind(person.to_owned())
            .fetch_one(executor)
            .await?;
    Ok(roles > 0)
}

/// Makes somebody a moderator; `false` when that was so already.
pub(super) async fn grant(
    connection: &mut AnyConnection,
    person: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "INSERT INTO roles (person, role, granted_at) VALUES ($1, 'moderator', $2)
         ON CONFLICT (person, role) DO NOTHING",
    )
    .bind(person.to_owned())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Lets somebody be a moderator no longer; `false` when that was so already.
pub(super) async fn revoke(
    connection: &mut AnyConnection,
    person: &str,
) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM roles WHERE person = $1 AND role = 'moderator'")
        .bind(person.to_owned())
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Takes every role from somebody who deletes the account.
pub(crate) async fn forget(connection: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    revoke(connection, person).await.map(|_| ())
}

/// The moderators by name, with the moment since which they are.
pub(super) async fn moderators(
    connection: &mut AnyConnection,
) -> Result<Vec<(String, Millis)>, StoreError> {
    let rows = sqlx::query(
        "SELECT people.name, roles.granted_at FROM roles JOIN people ON people.id = roles.person
         WHERE roles.role = 'moderator' AND people.name IS NOT NULL ORDER BY people.name",
    )
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}
