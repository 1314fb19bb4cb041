//! What people do to find an opponent.

use crate::accounts::messages::Person;
use crate::accounts::{self, blocks};
use crate::api::{Answer, Refusal};
use crate::bus::personal;
use crate::games::messages::TimeControl;
use crate::games::{self, Agreed, OnlineGame};
use crate::lobby::matching::{self, begun, may_play, player};
use crate::lobby::messages::{
    Challenge, ChallengeState, LobbyView, NewChallenge, NewSeek, Seek, Started,
};
use crate::lobby::records;
use crate::online::Online;
use crate::time::{DAY, Millis, SECOND};
use crate::token;
use crate::wire::ErrorCode;
use sqlx::AnyConnection;
use std::collections::HashSet;

/// A quick seek stands for so long after its owner was last there.
pub(crate) const QUICK: Millis = 60 * SECOND;
/// Everything else that is offered.
const LONG: Millis = 14 * DAY;
/// The most open seeks, and the most open challenges, of one person.
const MOST: i64 = 20;

fn gone() -> Refusal {
    Refusal::new(
        ErrorCode::Gone,
        "it was accepted by somebody else, withdrawn, or has expired",
    )
}

fn many() -> Refusal {
    Refusal::new(
        ErrorCode::TooMany,
        format!("you have {MOST} open already; withdraw one first"),
    )
}

/// What of the lobby concerns one person alone.
#[derive(Debug, Default)]
pub(crate) struct Own {
    /// Between whom and this person a block stands: their seeks are not seen.
    hidden: HashSet<String>,
    challenges: Vec<Challenge>,
    games: Vec<String>,
}

impl Own {
    /// The lobby as this person sees it, when these seeks are open.
    pub(crate) fn view(&self, seeks: &[Seek]) -> LobbyView {
        let seen = |seek: &&Seek| !self.hidden.contains(&seek.by.person.id);
        LobbyView {
            seeks: seeks.iter().filter(seen).cloned().collect(),
            challenges: self.challenges.clone(),
            games: self.games.clone(),
        }
    }
}

/// What of the lobby concerns a person; nothing concerns nobody.
pub(crate) async fn own(online: &Online, person: Option<&str>) -> Answer<Own> {
    let (store, now) = (online.store(), online.now());
    let Some(person) = person else {
        return Ok(Own::default());
    };
    Ok(Own {
        hidden: blocks::around(store, person).await?,
        challenges: records::challenges_of(store, person, now).await?,
        games: games::records::live_of(store, person).await?,
    })
}

/// The lobby as one person sees it.
pub(crate) async fn view(online: &Online, person: Option<&str>) -> Answer<LobbyView> {
    let seeks = records::seeks(online.store(), online.now()).await?;
    Ok(own(online, person).await?.view(&seeks))
}

/// Makes a seek.
pub(crate) async fn seek(online: &Online, person: Person, wanted: NewSeek) -> Answer<Seek> {
    let agreed = Agreed::new(&wanted.terms)?;
    may_play(&person, &agreed)?;
    let quick = matches!(agreed.time, TimeControl::Clock { .. });
    let now = online.now();
    let expires_at = now + if quick { QUICK } else { LONG };
    let seek = Seek {
        id: token::alphanumeric(12),
        by: player(person),
        terms: agreed.to_terms(),
        color: wanted.color,
    };
    let row = seek.clone();
    let added = online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                Ok(records::add_seek(connection, &row, quick, now, expires_at, MOST).await?)
            })
        })
        .await?;
    if !added {
        return Err(many());
    }
    matching::changed(online);
    Ok(seek)
}

/// Takes the own seek back.
pub(crate) async fn withdraw_seek(online: &Online, person: &Person, id: String) -> Answer<()> {
    let (owner, now) = (person.id.clone(), online.now());
    let taken = online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(
                async move { Ok(records::take_seek(connection, &id, Some(&owner), now).await?) },
            )
        })
        .await?;
    matching::changed(online);
    if taken { Ok(()) } else { Err(gone()) }
}

/// Keeps the quick seeks of somebody who is there.
pub(crate) async fn renew_seeks(online: &Online, person: String) -> Answer<()> {
    // Most who are there have none.
    if !records::has_quick(online.store(), &person).await? {
        return Ok(());
    }
    let now = online.now();
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                Ok(records::renew_quick(connection, &person, now, now + QUICK).await?)
            })
        })
        .await
}

/// Refuses two people of whom one has blocked the other.
pub(super) async fn unblocked(
    connection: &mut AnyConnection,
    one: &str,
    other: &str,
) -> Answer<()> {
    if blocks::between(connection, one, other).await? {
        return Err(blocks::refusal());
    }
    Ok(())
}

/// Stores a game that begins; both players have found somebody.
pub(super) async fn insert(connection: &mut AnyConnection, game: &OnlineGame) -> Answer<()> {
    let players = &game.header().players;
    let (white, black) = (&players.white.person.id, &players.black.person.id);
    unblocked(&mut *connection, white, black).await?;
    games::records::insert(connection, game).await?;
    for player in [&players.white, &players.black] {
        records::drop_quick(connection, &player.person.id).await?;
    }
    Ok(())
}

/// Accepts a seek. Of several who do so at once one gets the game.
pub(crate) async fn accept_seek(online: &Online, person: Person, id: String) -> Answer<Started> {
    let now = online.now();
    let seek = records::seek_by_id(online.store(), &id, now)
        .await?
        .ok_or_else(gone)?;
    let agreed = Agreed::new(&seek.terms)?;
    let game = matching::game(online, agreed, seek.by.person, person, seek.color).await?;
    let row = game.clone();
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                if !records::take_seek(connection, &id, None, now).await? {
                    return Err(gone());
                }
                insert(connection, &row).await
            })
        })
        .await?;
    begun(online, &game);
    Ok(started(&game))
}

pub(crate) fn started(game: &OnlineGame) -> Started {
    Started {
        game: game.header().id.clone(),
    }
}

/// Makes a challenge.
pub(crate) async fn challenge(
    online: &Online,
    person: Person,
    wanted: NewChallenge,
) -> Answer<Challenge> {
    let agreed = Agreed::new(&wanted.terms)?;
    may_play(&person, &agreed)?;
    let to = match &wanted.to {
        Some(name) => {
            let target = accounts::find(online.store(), name)
                .await?
                .ok_or_else(|| Refusal::not_found("name"))?;
            if target.id == person.id {
                return Err(Refusal::new(
                    ErrorCode::OwnSeek,
                    "one cannot play against oneself",
                ));
            }
            Some(player(target))
        }
        None => None,
    };
    let now = online.now();
    let challenge = Challenge {
        id: token::alphanumeric(12),
        by: player(person),
        to,
        terms: agreed.to_terms(),
        color: wanted.color,
        state: ChallengeState::Open,
        game: None,
    };
    let row = challenge.clone();
    let added = online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                if let Some(to) = &row.to {
                    unblocked(&mut *connection, &row.by.person.id, &to.person.id).await?;
                }
                Ok(records::add_challenge(connection, &row, now, now + LONG, MOST).await?)
            })
        })
        .await?;
    if !added {
        return Err(many());
    }
    tell(online, &challenge);
    Ok(challenge)
}

fn tell(online: &Online, challenge: &Challenge) {
    online.live().bus().poke(&personal(&challenge.by.person.id));
    if let Some(to) = &challenge.to {
        online.live().bus().poke(&personal(&to.person.id));
    }
}

/// A challenge, for whom it concerns: with a link everybody, else the two.
pub(crate) async fn find(online: &Online, person: Option<&str>, id: &str) -> Answer<Challenge> {
    let challenge = records::challenge_by_id(online.store(), id, online.now()).await?;
    challenge
        .filter(|challenge| match &challenge.to {
            Some(to) => person.is_some_and(|me| me == to.person.id || me == challenge.by.person.id),
            None => true,
        })
        .ok_or_else(|| Refusal::not_found("challenge"))
}

/// Accepts a challenge.
pub(crate) async fn accept(online: &Online, person: Person, id: String) -> Answer<Started> {
    let challenge = find(online, Some(&person.id), &id).await?;
    let agreed = Agreed::new(&challenge.terms)?;
    let by = challenge.by.person.clone();
    let game = matching::game(online, agreed, by, person, challenge.color).await?;
    close(
        online,
        &challenge,
        ChallengeState::Accepted,
        Some(game.clone()),
    )
    .await?;
    begun(online, &game);
    Ok(started(&game))
}

/// Declines a challenge that one got.
pub(crate) async fn decline(online: &Online, person: &Person, id: &str) -> Answer<()> {
    let challenge = find(online, Some(&person.id), id).await?;
    if challenge
        .to
        .as_ref()
        .is_none_or(|to| to.person.id != person.id)
    {
        return Err(Refusal::not_found("challenge"));
    }
    close(online, &challenge, ChallengeState::Declined, None).await
}

/// Takes the own challenge back.
pub(crate) async fn withdraw(online: &Online, person: &Person, id: &str) -> Answer<()> {
    let challenge = find(online, Some(&person.id), id).await?;
    if challenge.by.person.id != person.id {
        return Err(Refusal::not_found("challenge"));
    }
    close(online, &challenge, ChallengeState::Withdrawn, None).await
}

async fn close(
    online: &Online,
    challenge: &Challenge,
    state: ChallengeState,
    game: Option<OnlineGame>,
) -> Answer<()> {
    let (id, now) = (challenge.id.clone(), online.now());
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                if let Some(game) = &game {
                    insert(connection, game).await?;
                }
                let game = game.as_ref().map(|game| game.header().id.as_str());
                if records::close_challenge(connection, &id, state, game, now).await? {
                    Ok(())
                } else {
                    Err(gone())
                }
            })
        })
        .await?;
    tell(online, challenge);
    Ok(())
}
