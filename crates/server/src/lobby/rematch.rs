//! Another game of the same two, with the colours swapped.

use crate::accounts::messages::Person;
use crate::api::{Answer, Refusal};
use crate::games::{self, OnlineGame};
use crate::live::messages::{RematchView, ServerMessage};
use crate::lobby::matching::{begun, may_play};
use crate::lobby::messages::Started;
use crate::lobby::records;
use crate::lobby::service::{insert, started, unblocked};
use crate::online::Online;
use crate::store::{Store, StoreError};
use crate::wire::{BySide, Color, ErrorCode};

/// What stands between the players of a game.
pub(crate) async fn view(
    store: &Store,
    id: &str,
    players: BySide<&str>,
) -> Result<Option<RematchView>, StoreError> {
    let row = records::rematch(store.reader(), id).await?;
    Ok(row.map(|(person, game)| RematchView {
        offer: [Color::White, Color::Black]
            .into_iter()
            .find(|&color| *players.of(color) == person),
        game,
    }))
}

/// Offers a rematch, or agrees to it; `None` while the other has not agreed.
pub(crate) async fn offer(online: &Online, person: &Person, id: &str) -> Answer<Option<Started>> {
    let (by, header) = ended(online, person, id).await?;
    may_play(person, &header.agreed)?;
    let swapped = BySide {
        white: header.players.black.clone(),
        black: header.players.white.clone(),
    };
    let game = online.live().prepare(header.agreed, swapped).await?;
    let (row, me, of) = (game.clone(), person.id.clone(), id.to_owned());
    let offered = online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                let players = &row.header().players;
                let (white, black) = (&players.white.person.id, &players.black.person.id);
                unblocked(&mut *connection, white, black).await?;
                Ok(match records::rematch(&mut *connection, &of).await? {
                    Some((_, Some(next))) => Offered::Begun(next),
                    Some((other, None)) if other != me => {
                        insert(&mut *connection, &row).await?;
                        records::settle_rematch(connection, &of, &row.header().id).await?;
                        Offered::Agreed
                    }
                    Some(_) => Offered::Waits,
                    None => {
                        records::offer_rematch(connection, &of, &me).await?;
                        Offered::Waits
                    }
                })
            })
        })
        .await?;
    Ok(match offered {
        Offered::Begun(game) => Some(Started { game }),
        Offered::Waits => {
            let offer = Some(by);
            tell(online, id, RematchView { offer, game: None });
            None
        }
        Offered::Agreed => {
            begun(online, &game);
            let (offer, game_id) = (Some(!by), Some(game.header().id.clone()));
            let view = RematchView {
                offer,
                game: game_id,
            };
            tell(online, id, view);
            Some(started(&game))
        }
    })
}

enum Offered {
    Begun(String),
    Agreed,
    Waits,
}

/// Withdraws the own offer or declines the other's.
pub(crate) async fn decline(online: &Online, person: &Person, id: &str) -> Answer<()> {
    let (_, header) = ended(online, person, id).await?;
    let of = id.to_owned();
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move { Ok(records::withdraw_rematch(connection, &of).await?) })
        })
        .await?;
    // The other may have agreed just before; then the new game stays.
    let players = BySide::new_with(|color| header.players.of(color).person.id.as_str());
    let left = view(online.store(), id, players).await?;
    tell(online, id, left.unwrap_or_default());
    Ok(())
}

/// The side of a player in a game that is over, and what it was played for.
async fn ended(online: &Online, person: &Person, id: &str) -> Answer<(Color, games::Header)> {
    let Some(side) = online.live().side_of(id, &person.id).await? else {
        return Err(Refusal::new(
            ErrorCode::NotAPlayer,
            "you do not play in this game",
        ));
    };
    let look = |game: &OnlineGame| game.is_over().then(|| game.header().clone());
    let header = online.live().with(id, look).await?;
    let header = header.ok_or_else(|| Refusal::new(ErrorCode::NotNow, "the game is not over"))?;
    Ok((side, header))
}

fn tell(online: &Online, id: &str, view: RematchView) {
    online
        .live()
        .publish(id, None, &ServerMessage::Rematch(view));
}
