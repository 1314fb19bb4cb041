//! All games that are open on this machine, and everything that happens in them.

use crate::api::{Answer, Refusal};
use crate::bus::{Bus, Message};
use crate::games::messages::{Ack, Act, GameSnapshot, Refused};
use crate::games::{Agreed, Event, Header, OnlineGame, Stored, check_nonce, records};
use crate::live::messages::{Presence, RematchView, ServerMessage};
use crate::live::room::Room;
use crate::live::timers::Timers;
use crate::lobby;
use crate::ratings;
use crate::store::{Store, StoreError};
use crate::time::{Millis, SECOND, Timepiece};
use crate::wire::{BySide, Color, ErrorCode};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How often another machine may come first before an action is given up.
const ATTEMPTS: usize = 3;
/// After the server was away the clocks stand for so long, so that the players can come back.
const RETURN: Millis = 10 * SECOND;
/// A turn of days is not stopped for an absence shorter than this.
const SHORT: Millis = 60 * SECOND;
/// Spectators are counted anew at most so often.
const COUNT_PAUSE: Duration = Duration::from_millis(500);
/// Rooms that nobody needs are closed so often.
const SWEEP: Duration = Duration::from_secs(60);

/// The games that are open on this machine.
pub(crate) struct Live {
    store: Store,
    time: Timepiece,
    bus: Arc<dyn Bus>,
    timers: Timers,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    stop: watch::Sender<bool>,
}

impl Live {
    /// Opens the games whose clocks run. `alive` is when a server was last seen; since then no time
    /// is charged.
    pub(crate) async fn start(
        store: Store,
        time: Timepiece,
        bus: Arc<dyn Bus>,
        alive: Option<Millis>,
    ) -> Result<Arc<Self>, StoreError> {
        let live = Arc::new(Self {
            store,
            time,
            bus,
            timers: Timers::default(),
            rooms: Mutex::default(),
            stop: watch::Sender::new(false),
        });
        // All at once, so that they share their commits.
        let mut resuming = JoinSet::new();
        for (game, at) in records::deadlines(&live.store).await? {
            live.timers.set(&game, Some(at));
            if let Some(alive) = alive {
                let live = Arc::clone(&live);
                resuming.spawn(async move {
                    // One game that cannot be read keeps nobody from the others.
                    if let Err(refusal) = live.resume(&game, alive).await {
                        tracing::error!(game, code = ?refusal.0.code, "a game could not be resumed");
                    }
                });
            }
        }
        resuming.join_all().await;
        live.spawn(|live| async move {
            loop {
                let game = live.timers.next(&live.time).await;
                let live = Arc::clone(&live);
                tokio::spawn(async move { live.look(&game).await });
            }
        });
        live.spawn(|live| async move {
            loop {
                tokio::time::sleep(SWEEP).await;
                live.rooms().retain(|_, room| Arc::strong_count(room) > 1);
                live.bus.sweep();
            }
        });
        Ok(live)
    }

    /// Runs something until the server stops.
    fn spawn<F: Future<Output = ()> + Send>(
        self: &Arc<Self>,
        task: impl FnOnce(Arc<Self>) -> F + Send + 'static,
    ) {
        let (live, stopped) = (Arc::clone(self), self.stopped());
        tokio::spawn(async move {
            tokio::select! {
                () = task(live) => {}
                () = stopped => {}
            }
        });
    }

    /// Ends all tasks and connections.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Ends when the server stops.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.stop.subscribe();
        async move {
            let _ = stop.wait_for(|&stop| stop).await;
        }
    }

    pub(crate) fn bus(&self) -> &Arc<dyn Bus> {
        &self.bus
    }

    pub(crate) fn time(&self) -> &Timepiece {
        &self.time
    }

    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a game, whether there is such a game or not.
    pub(crate) fn room(&self, id: &str) -> Arc<Room> {
        let mut rooms = self.rooms();
        let room = rooms
            .entry(id.to_owned())
            .or_insert_with(|| Arc::new(Room::new(id, self.time.now())));
        Arc::clone(room)
    }

    /// The game of a room, read from the database if need be.
    async fn read<'g>(
        &self,
        id: &str,
        slot: &'g mut Option<OnlineGame>,
    ) -> Answer<&'g mut OnlineGame> {
        if slot.is_none() {
            *slot = records::load(&self.store, id).await?;
        }
        match slot {
            Some(game) => Ok(game),
            None => {
                self.rooms().remove(id);
                Err(Refusal::not_found("game"))
            }
        }
    }

    /// A game with these players, and the ratings they have now. It is not stored yet.
    pub(crate) async fn prepare(
        &self,
        agreed: Agreed,
        players: BySide<crate::games::messages::Player>,
    ) -> Answer<OnlineGame> {
        let created_at = self.time.now();
        let header = Header {
            id: crate::token::alphanumeric(10),
            players: ratings::of_players(&self.store, &agreed, players, created_at).await?,
            agreed,
            created_at,
        };
        OnlineGame::new(header).map_err(Refusal::internal)
    }

    /// Takes note of a game that was stored.
    pub(crate) fn begun(&self, game: &OnlineGame) {
        let deadline = game.deadline().map(|(at, _)| at);
        self.timers.set(&game.header().id, deadline);
    }

    /// A game, whole, with who is there.
    pub(crate) async fn snapshot(&self, id: &str) -> Answer<(GameSnapshot, Presence)> {
        let room = self.room(id);
        let mut slot = room.game.lock().await;
        let game = self.read(id, &mut slot).await?;
        let presence = room.watchers().view(awaited(game));
        Ok((game.snapshot(self.time.now()), presence))
    }

    /// What stands between the players of a game that is over.
    pub(crate) async fn rematch(&self, game: &GameSnapshot) -> Option<RematchView> {
        game.status.result?;
        let players = BySide::new_with(|color| game.players.of(color).person.id.as_str());
        // It is told again when it changes; without it the game can be seen all the same.
        lobby::rematch_view(&self.store, &game.id, players)
            .await
            .ok()?
    }

    /// Something read from a game.
    pub(crate) async fn with<T>(&self, id: &str, look: impl FnOnce(&OnlineGame) -> T) -> Answer<T> {
        let room = self.room(id);
        let mut slot = room.game.lock().await;
        Ok(look(self.read(id, &mut slot).await?))
    }

    /// The side that a person plays in a game.
    pub(crate) async fn side_of(&self, id: &str, person: &str) -> Answer<Option<Color>> {
        self.with(id, |game| side_of(game, person)).await
    }

    /// Does what a player asks, once and for all: the answer comes when it is stored. `received` is
    /// when the message came in; `delay` is how long it was under way, as far as can be believed.
    pub(crate) async fn act(
        &self,
        id: &str,
        person: &str,
        act: &Act,
        received: Millis,
        delay: Millis,
    ) -> Answer<Result<Ack, Refused>> {
        check_nonce(&act.nonce)?;
        let room = self.room(id);
        let mut slot = room.game.lock().await;
        for _ in 0..ATTEMPTS {
            let game = self.read(id, &mut slot).await?;
            let Some(by) = side_of(game, person) else {
                return Err(Refusal::new(
                    ErrorCode::NotAPlayer,
                    "you do not play in this game",
                ));
            };
            // Whose nonce it is belongs to it: nobody can take another's.
            let nonce = format!("{person}:{}", act.nonce);
            if let Some(seq) = game.answered(&nonce) {
                return Ok(Ok(Ack {
                    nonce: act.nonce.clone(),
                    seq,
                }));
            }
            let now = received.max(game.last_at());
            let flag = game.flag(now, |color| if color == by { delay } else { 0 });
            let stored = match flag.filter(|flag| flag.falls_at <= now) {
                Some(flag) => {
                    let (fall, at) = (game.fall(flag.by), flag.at.max(game.last_at()));
                    self.store_event(&room, game, fall.into(), None, at).await
                }
                None => match game.decide(by, act, now, delay) {
                    Ok(decision) => {
                        let nonce = Some(nonce.clone());
                        self.store_event(&room, game, decision, nonce, now).await
                    }
                    Err(refusal) => return Ok(Err(self.refused(game, act, refusal))),
                },
            };
            match stored {
                Ok(next) => {
                    *game = next;
                    if let Some(seq) = game.answered(&nonce) {
                        return Ok(Ok(Ack {
                            nonce: act.nonce.clone(),
                            seq,
                        }));
                    }
                    // The clock had run out: round again, to be refused.
                }
                // Somebody was faster, on another machine: read again.
                Err(StoreError::Conflict) => *slot = None,
                Err(error) => {
                    // Nobody knows what was stored: what is in the database counts.
                    *slot = None;
                    return Err(error.into());
                }
            }
        }
        let game = self.read(id, &mut slot).await?;
        let stale = Refusal::new(
            ErrorCode::Stale,
            "the game has gone on since; its state is enclosed",
        );
        Ok(Err(self.refused(game, act, stale)))
    }

    fn refused(&self, game: &OnlineGame, act: &Act, refusal: Refusal) -> Refused {
        Refused {
            nonce: act.nonce.clone(),
            error: refusal.0,
            game: Box::new(game.snapshot(self.time.now())),
        }
    }

    /// Stores what happens and what the server adds to it, tells everybody, and returns the game after
    /// it. Nothing is told before it is stored.
    async fn store_event(
        &self,
        room: &Room,
        game: &OnlineGame,
        decision: crate::games::Decision,
        nonce: Option<String>,
        at: Millis,
    ) -> Result<OnlineGame, StoreError> {
        let Stored { game, updates } =
            crate::games::store(&self.store, game, decision, nonce, at).await?;
        let now = self.time.now();
        for (event, before, after) in &updates {
            let update = after.update(event, *before, now);
            let seq = Some(update.status.seq);
            self.publish(&room.id, seq, &ServerMessage::Update(Box::new(update)));
        }
        self.timers.set(&room.id, game.deadline().map(|(at, _)| at));
        let presence = {
            let watchers = room.watchers();
            watchers.incomplete().then(|| watchers.view(awaited(&game)))
        };
        if let Some(presence) = presence {
            self.publish(&room.id, None, &ServerMessage::Presence(presence));
        }
        Ok(game)
    }

    /// Sends to all who follow a game.
    pub(crate) fn publish(&self, id: &str, seq: Option<u32>, message: &ServerMessage) {
        match serde_json::to_string(message) {
            Ok(text) => self.bus.publish(
                &topic(id),
                Message {
                    seq,
                    text: text.into(),
                },
            ),
            Err(error) => tracing::error!(%error, "a message could not be written"),
        }
    }

    /// Looks whether the clock of a game has run out, and ends it then, at the very moment.
    async fn look(&self, id: &str) {
        let room = self.room(id);
        let mut slot = room.game.lock().await;
        let game = match self.read(id, &mut slot).await {
            Ok(game) => game,
            Err(refusal) => {
                if refusal.0.code != ErrorCode::NotFound {
                    // Its timer is spent; the flag falls all the same when the game can be read again.
                    self.timers.set(id, Some(self.time.now() + SECOND));
                }
                return;
            }
        };
        let now = self.time.now();
        // A move that was made in time may be under way.
        let Some(flag) = game.flag(now, |color| room.watchers().delay(color)) else {
            return;
        };
        if now < flag.falls_at {
            self.timers.set(id, Some(flag.falls_at));
            return;
        }
        let (fall, at) = (game.fall(flag.by), flag.at.max(game.last_at()));
        match self.store_event(&room, game, fall.into(), None, at).await {
            Ok(next) => *slot = Some(next),
            Err(error) => {
                *slot = None;
                self.timers.set(id, Some(now + SECOND));
                if !matches!(error, StoreError::Conflict) {
                    tracing::error!(%error, "a fallen flag could not be stored");
                }
            }
        }
    }

    /// Lets the clocks of a game stand still since a server was last seen.
    async fn resume(&self, id: &str, alive: Millis) -> Answer<()> {
        let room = self.room(id);
        let mut slot = room.game.lock().await;
        let game = self.read(id, &mut slot).await?;
        let now = self.time.now().max(game.last_at());
        let since = alive.max(game.last_at());
        if !game.has_clock() && now - since < SHORT {
            return Ok(());
        }
        let resumed = Event::Resumed {
            since,
            until: now + RETURN,
        };
        let next = self
            .store_event(&room, game, resumed.into(), None, since)
            .await?;
        *slot = Some(next);
        Ok(())
    }

    /// Somebody has come to a game or left it.
    pub(crate) async fn come_and_go(self: &Arc<Self>, room: &Arc<Room>, side: Option<Color>) {
        if side.is_some() {
            self.tell_presence(room).await;
        } else if !room.telling.swap(true, Ordering::Relaxed) {
            let (live, room) = (Arc::clone(self), Arc::clone(room));
            tokio::spawn(async move {
                tokio::time::sleep(COUNT_PAUSE).await;
                room.telling.store(false, Ordering::Relaxed);
                live.tell_presence(&room).await;
            });
        }
    }

    async fn tell_presence(&self, room: &Room) {
        let mut slot = room.game.lock().await;
        if let Ok(game) = self.read(&room.id, &mut slot).await {
            let presence = room.watchers().view(awaited(game));
            self.publish(&room.id, None, &ServerMessage::Presence(presence));
        }
    }
}

/// Where the events of a game are told.
pub(crate) fn topic(game: &str) -> String {
    format!("game.{game}")
}

fn side_of(game: &OnlineGame, person: &str) -> Option<Color> {
    let players = &game.header().players;
    [Color::White, Color::Black]
        .into_iter()
        .find(|&color| players.of(color).person.id == person)
}

/// Who is to act, and since when.
fn awaited(game: &OnlineGame) -> BySide<Option<Millis>> {
    BySide::new_with(|color| game.is_awaited(color).then(|| game.last_at()))
}

#[cfg(test)]
mod tests;
