//! When a server ran: the time in which none did is charged to no clock.

use crate::store::{Store, StoreError};
use crate::time::Millis;
use crate::token;

/// This run of the server.
pub(crate) struct Run {
    id: String,
}

impl Run {
    /// When a server was last seen alive.
    pub(crate) async fn last_alive(store: &Store) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MAX(alive_at) FROM server_runs")
            .fetch_one(store.reader())
            .await?)
    }

    /// Notes that a run begins.
    pub(crate) async fn begin(store: &Store, now: Millis) -> Result<Self, StoreError> {
        let id = token::alphanumeric(12);
        let row = id.clone();
        store
            .write::<_, StoreError>(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO server_runs (id, started_at, alive_at) VALUES ($1, $2, $2)",
                    )
                    .bind(row)
                    .bind(now)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await?;
        Ok(Self { id })
    }

    /// Notes that the server is alive.
    pub(crate) async fn alive(&self, store: &Store, now: Millis) -> Result<(), StoreError> {
        let id = self.id.clone();
        store
            .write::<_, StoreError>(move |connection| {
                Box::pin(async move {
                    sqlx::query("UPDATE server_runs SET alive_at = $1 WHERE id = $2")
                        .bind(now)
                        .bind(id)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }
}
