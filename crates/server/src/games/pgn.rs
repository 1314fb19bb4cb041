//! A game as PGN.

use crate::games::messages::{Player, TimeControl};
use crate::games::online_game::OnlineGame;
use crate::time::{DAY, Millis, day};
use sittuyin::Dialect;
use sittuyin::pgn::{Record, write};

impl OnlineGame {
    /// The game as PGN; `None` while an arrangement is hidden, for then nobody knows how it began.
    pub(crate) fn to_pgn(&self) -> Option<String> {
        if self.is_curtained() && !self.is_over() {
            return None;
        }
        let header = self.header();
        let mut record = Record::from_game(self.game());
        let rated = if header.agreed.rated {
            "Rated"
        } else {
            "Casual"
        };
        let mut set = |name: &str, value: &str| record.tags.set(name, value);
        set("Event", &format!("{rated} game"));
        set("Site", &header.id);
        set("Date", &date(header.created_at));
        set("Round", "-");
        set("White", name(&header.players.white));
        set("Black", name(&header.players.black));
        set("TimeControl", &time_control(header.agreed.time));
        write(&record, Dialect::Sittuyin).ok()
    }
}

/// How a player is named where a name must stand.
pub(super) fn name(player: &Player) -> &str {
    player.person.name.as_deref().unwrap_or("?")
}

fn time_control(time: TimeControl) -> String {
    match time {
        TimeControl::Clock {
            initial, increment, ..
        } => format!("{initial}+{increment}"),
        TimeControl::Days { days } => format!("1/{}", i64::from(days) * DAY / 1000),
        TimeControl::Unlimited => "-".to_owned(),
    }
}

/// The day in UTC as PGN writes it.
fn date(at: Millis) -> String {
    let (year, month, day) = day(at);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        // As `date -u -d @SECONDS +%Y.%m.%d` gives them.
        for (seconds, day) in [
            (0, "1970.01.01"),
            (951_782_399, "2000.02.28"),
            (951_782_400, "2000.02.29"),
            (1_709_251_199, "2024.02.29"),
            (1_796_083_200, "2026.12.01"),
            (4_102_444_799, "2099.12.31"),
        ] {
            assert_eq!(date(seconds * 1000), day, "{seconds}");
        }
    }
}
