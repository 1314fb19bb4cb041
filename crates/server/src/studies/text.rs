//! What may be kept: a title, and a game that the rules can read.

use crate::api::{Answer, Refusal, line};
use crate::online::Online;
use crate::studies::messages::NewChapter;
use crate::wire::ErrorCode;
use sittuyin::Dialect;
use sittuyin::pgn::{Reader, write};

/// The most characters of a title.
const LONGEST_TITLE: usize = 100;
/// The most bytes of a game.
pub(crate) const LONGEST_PGN: usize = 256 * 1024;

/// A chapter as it is kept.
pub(crate) struct Kept {
    pub(crate) title: String,
    pub(crate) pgn: String,
}

/// A title without blanks around it.
pub(crate) fn title(text: &str) -> Answer<String> {
    line(text, LONGEST_TITLE)
}

/// A chapter that can be kept.
pub(crate) async fn chapter(online: &Online, chapter: NewChapter) -> Answer<Kept> {
    Ok(Kept {
        title: title(&chapter.title)?,
        pgn: game(online, chapter.pgn).await?,
    })
}

/// A game as the rules write it, away from the threads that serve.
pub(crate) async fn game(online: &Online, pgn: String) -> Answer<String> {
    bounded(&pgn)?;
    online.reading().run(move || reread(&pgn)).await?
}

fn bounded(pgn: &str) -> Answer<()> {
    if pgn.len() > LONGEST_PGN {
        return Err(Refusal::new(
            ErrorCode::TooLarge,
            format!("a chapter has at most {LONGEST_PGN} bytes of PGN; divide it into several"),
        ));
    }
    Ok(())
}

fn reread(pgn: &str) -> Answer<String> {
    let unreadable = |why: String| Refusal::new(ErrorCode::PgnInvalid, why);
    let mut games = Reader::new(pgn.as_bytes());
    let game = match games.next() {
        Some(game) => game.map_err(|error| unreadable(error.to_string()))?,
        None => return Err(unreadable("expected one game, found none".to_owned())),
    };
    if games.next().is_some() {
        return Err(unreadable(
            "expected one game, found another behind it; each needs a chapter of its own"
                .to_owned(),
        ));
    }
    let written = write(&game, Dialect::Sittuyin).map_err(|error| unreadable(error.to_string()))?;
    // What is written out in full may be longer than what was sent.
    bounded(&written)?;
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(pgn: &str) -> ErrorCode {
        reread(pgn).expect_err("a refusal").code()
    }

    #[test]
    fn what_is_kept_names_its_rules_and_holds_one_game() {
        let kept = reread("1. K@e2 (1. K@d2) *").expect("a game");
        assert!(kept.contains("[Ruleset \"modern\"]") && kept.ends_with("1. K@e2 (1. K@d2) *\n"));
        assert_eq!(reread(&kept).expect("the same"), kept);
        assert_eq!(code(""), ErrorCode::PgnInvalid);
        assert_eq!(
            code("1. K@e2 *\n\n[White \"B\"]\n\n1. K@e2 *\n"),
            ErrorCode::PgnInvalid
        );
        let wrong = reread("1. K@e2 K@e2 *").expect_err("a refusal").0.message;
        assert!(wrong.starts_with("game 1, line 1, column 9: "), "{wrong}");
    }
}
