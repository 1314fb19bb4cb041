//! Tells a connection that the session with which it was opened has ended.

use crate::accounts::{Session, people};
use crate::bus::personal;
use crate::online::Online;
use crate::time::{Millis, SECOND};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// When a session cannot be read, it is looked for again after so long.
const AGAIN: Millis = SECOND;

/// Waits until a session has ended: signed out, closed with all of its person, or past its time. Without
/// a session it waits for ever.
pub(crate) async fn session_end(online: Arc<Online>, session: Session) {
    let (Some(person), Some(hash)) = (session.person, session.token_hash) else {
        return std::future::pending().await;
    };
    // Listening begins before the first look, so that nothing falls between the two.
    let mut told = online.live().bus().subscribe(&personal(&person.id));
    loop {
        let now = online.now();
        let wait = match people::session(online.store(), &hash, now).await {
            Ok(None) => return,
            // It may be prolonged until then.
            Ok(Some(row)) => row.expires_at - now,
            Err(_) => AGAIN,
        };
        let wait = Duration::from_millis(wait.max(0).unsigned_abs());
        tokio::select! {
            heard = told.recv() => if matches!(heard, Err(RecvError::Closed)) {
                return;
            },
            () = tokio::time::sleep(wait) => {}
        }
    }
}

/// Lets the connections of a person look whether their sessions have ended.
pub(crate) fn sessions_changed(online: &Online, person: &str) {
    online.live().bus().poke(&personal(person));
}
