//! What moderators do. Each deed and its entry in the audit log are one transaction.

use crate::accounts::{self, sessions_changed};
use crate::api::{Answer, Refusal};
use crate::chat;
use crate::games::messages::{Act, Action};
use crate::games::{self, OnlineGame};
use crate::lobby;
use crate::moderation::audit::{self, Deed};
use crate::moderation::messages::{AuditAction, Because, Evidence, MoveTime};
use crate::moderation::reports::{self, Concerning};
use crate::moderation::roles::{self, Moderator};
use crate::online::Online;
use crate::store::Work;
use crate::time::Millis;
use crate::token;
use crate::wire::ErrorCode;
use sqlx::AnyConnection;

/// The longest reason.
const LONGEST: usize = 500;

fn reason(because: &Because) -> Answer<String> {
    let reason = because.reason.trim();
    if reason.is_empty() || reason.chars().count() > LONGEST || reason.chars().any(char::is_control)
    {
        return Err(Refusal::new(
            ErrorCode::Invalid,
            format!("reason: expected 1 to {LONGEST} characters on one line"),
        ));
    }
    Ok(reason.to_owned())
}

/// Does something and notes it in the audit log, as one whole. The work says what was done and to whom.
async fn noted(
    online: &Online,
    Moderator(moderator): Moderator,
    because: &Because,
    action: AuditAction,
    work: impl for<'c> FnOnce(&'c mut AnyConnection, Millis) -> Work<'c, Deed, Refusal> + Send + 'static,
) -> Answer<()> {
    let (reason, now) = (reason(because)?, online.now());
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                let deed = Deed {
                    by: Some(moderator.id),
                    reason,
                    ..work(&mut *connection, now).await?
                };
                Ok(audit::record(connection, action, deed, now).await?)
            })
        })
        .await
}

/// Finds nothing in a report.
pub(super) async fn dismiss(
    online: &Online,
    moderator: Moderator,
    report: String,
    because: Because,
) -> Answer<()> {
    let me = moderator.0.id.clone();
    let action = AuditAction::Dismissed;
    noted(
        online,
        moderator,
        &because,
        action,
        move |connection, now| {
            Box::pin(async move {
                let person = reports::settle_one(connection, &report, &me, now).await?;
                let person = person.ok_or_else(|| Refusal::not_found("open report"))?;
                Ok(Deed {
                    person: Some(person),
                    report: Some(report),
                    ..Deed::default()
                })
            })
        },
    )
    .await
}

/// Removes words that were said beside a game.
pub(super) async fn remove_message(
    online: &Online,
    moderator: Moderator,
    game: String,
    number: u32,
    because: Because,
) -> Answer<()> {
    let (id, number) = (game.clone(), i64::from(number));
    let action = AuditAction::Removed;
    noted(
        online,
        moderator,
        &because,
        action,
        move |connection, now| {
            Box::pin(async move {
                let person = chat::remove(&mut *connection, &id, number).await?;
                let person = person.ok_or_else(|| Refusal::not_found("message"))?;
                reports::settle(connection, Concerning::Message(&id, number), now).await?;
                Ok(Deed {
                    person: Some(person),
                    game: Some(id),
                    message: Some(number),
                    ..Deed::default()
                })
            })
        },
    )
    .await?;
    chat::removed(online, &game);
    Ok(())
}

/// Closes an account: its sessions end, what it offers is withdrawn, and it gives up its games.
pub(super) async fn close(
    online: &Online,
    moderator: Moderator,
    person: String,
    because: Because,
) -> Answer<()> {
    let id = person.clone();
    let action = AuditAction::Closed;
    noted(online, moderator, &because, action, move |connection, now| {
        Box::pin(async move {
            if roles::is_moderator(&mut *connection, &id).await? {
                return Err(Refusal::new(
                    ErrorCode::NotNow,
                    "this is a moderator's account; whoever runs the server can revoke that first",
                ));
            }
            if !accounts::close(&mut *connection, &id, now).await? {
                return Err(Refusal::not_found("open account"));
            }
            lobby::forget(&mut *connection, &id).await?;
            reports::settle(connection, Concerning::Person(&id), now).await?;
            Ok(Deed::about(id))
        })
    })
    .await?;
    sessions_changed(online, &person);
    lobby::changed(online);
    for game in games::records::live_of(online.store(), &person).await? {
        give_up(online, &game, &person).await?;
    }
    Ok(())
}

/// Opens an account again.
pub(super) async fn reopen(
    online: &Online,
    moderator: Moderator,
    person: String,
    because: Because,
) -> Answer<()> {
    let action = AuditAction::Reopened;
    noted(online, moderator, &because, action, move |connection, _| {
        Box::pin(async move {
            if !accounts::reopen(connection, &person).await? {
                return Err(Refusal::not_found("closed account"));
            }
            Ok(Deed::about(person))
        })
    })
    .await
}

/// Ends a game for a player who cannot go on.
async fn give_up(online: &Online, game: &str, person: &str) -> Answer<()> {
    let look = |game: &OnlineGame| (game.is_untouched(), game.ply(), game.position_name());
    let (untouched, ply, position) = online.live().with(game, look).await?;
    let act = Act {
        nonce: token::alphanumeric(12),
        ply,
        position,
        action: if untouched {
            Action::Abort
        } else {
            Action::Resign
        },
        think: None,
    };
    // It may have ended meanwhile.
    let _ = online
        .live()
        .act(game, person, &act, online.now(), 0)
        .await?;
    Ok(())
}

/// What a moderator goes by beside the game itself.
pub(super) async fn evidence(
    online: &Online,
    Moderator(moderator): &Moderator,
    game: &str,
) -> Answer<Evidence> {
    let me = &moderator.id;
    let look = |game: &OnlineGame| {
        let players = &game.header().players;
        let plays = players.white.person.id == *me || players.black.person.id == *me;
        (plays && !game.is_over(), game.header().created_at)
    };
    let (playing, begun) = online.live().with(game, look).await?;
    if playing {
        return Err(Refusal::new(
            ErrorCode::NotNow,
            "you play in this game; look at it when it is over, or let another moderator",
        ));
    }
    let events = games::records::events(online.store(), game).await?;
    let move_times = games::times(begun, events)
        .into_iter()
        .map(|took| MoveTime {
            by: took.by,
            uci: took.uci,
            millis: took.millis,
        });
    Ok(Evidence {
        chat: chat::all(online.store(), game).await?,
        move_times: move_times.collect(),
    })
}
