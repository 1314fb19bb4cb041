//! A game as it is told to those who play and watch it. What is told follows from the events alone, and
//! those say nothing of an arrangement behind the curtain.

use crate::games::event::Event;
use crate::games::messages::{GameSnapshot, GameStatus, GameUpdate, Happening, TakebackView};
use crate::games::online_game::OnlineGame;
use crate::time::Millis;

impl OnlineGame {
    /// The game, whole.
    pub(crate) fn snapshot(&self, now: Millis) -> GameSnapshot {
        let header = self.header();
        GameSnapshot {
            id: header.id.clone(),
            ruleset: header.agreed.ruleset.id().to_owned(),
            version: header.agreed.ruleset.version(),
            order: header.agreed.order.into(),
            time: header.agreed.time,
            rated: header.agreed.rated,
            players: header.players.clone(),
            created_at: header.created_at,
            moves: self.moves().to_vec(),
            status: self.status(now),
        }
    }

    fn status(&self, now: Millis) -> GameStatus {
        GameStatus {
            seq: self.seq(),
            ply: self.ply(),
            position: self.position_name(),
            turn: self.turn(),
            confirmed: self.confirmed,
            clocks: self.clocks.view(),
            now,
            draw_offer: self.draw_offer,
            takeback: self.takeback.map(|(by, plies)| TakebackView { by, plies }),
            abortable: !self.is_over() && self.is_untouched(),
            result: self.result(),
        }
    }

    /// What an event changed, when there were `before` moves before it.
    pub(crate) fn update(&self, event: &Event, before: usize, now: Millis) -> GameUpdate {
        let from = before.min(self.moves().len());
        GameUpdate {
            happening: event.into(),
            from: from as u32,
            moves: self.moves()[from..].to_vec(),
            status: self.status(now),
        }
    }
}

impl From<&Event> for Happening {
    fn from(event: &Event) -> Self {
        match *event {
            Event::Played { by, .. } => Self::Played { by },
            Event::Thrown { by, .. } => Self::Thrown { by },
            Event::Arranged { by, .. } => Self::Arranged { by },
            Event::Confirmed { by } => Self::Confirmed { by },
            Event::Revealed { .. } => Self::Revealed,
            Event::DrawOffered { by } => Self::DrawOffered { by },
            Event::DrawDeclined { by } => Self::DrawDeclined { by },
            Event::DrawAgreed => Self::DrawAgreed,
            Event::Claimed { by, .. } => Self::Claimed { by },
            Event::Resigned { by } => Self::Resigned { by },
            Event::Aborted { by } => Self::Aborted { by },
            Event::Flagged { by } => Self::Flagged { by },
            Event::TakebackOffered { by, .. } => Self::TakebackOffered { by },
            Event::TakebackDeclined { by } => Self::TakebackDeclined { by },
            Event::TookBack { .. } => Self::TookBack,
            Event::TimeAdded { by, .. } => Self::TimeAdded { by },
            Event::Resumed { .. } => Self::Resumed,
        }
    }
}
