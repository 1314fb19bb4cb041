//! Writes the messages in TypeScript, for the page.

use crate::messages::*;
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

const HEADER: &str =
    "// Generated from the files messages.rs in crates/server/src. Do not edit: change those, then run
// UPDATE=1 cargo test -p sittuyin-server typescript
";

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let text = format!("\n{docs}export {}\n", T::decl(config));
    text.replace(" \n", "\n")
        .replace("/**\n * ", "/** ")
        .replace("\n */\n", " */\n")
}

fn declarations() -> String {
    let config = Config::new();
    macro_rules! all {
        ($($name:ty)+) => { [$(declaration::<$name>(&config)),+].concat() };
    }
    HEADER.to_owned()
        + &all![
            Color Order Claim BySide<()> ErrorBody ErrorCode
            Person SessionView Registration Registered SignIn PasswordChange PasswordProof RecoveryCodes Recovery
            AccountExport SessionExport SaidExport ReportExport BlockList
            NewReport ReportReason ReportList ReportView Because Evidence MoveTime Agreement SideAgreement JudgedMove
            AuditLog AuditEntry AuditAction
            TimeControl Terms Player GameSnapshot GameStatus TakebackView ClockView RunningClock GameResult EndReason
            Act Action Ack Refused GameUpdate Happening OwnArrangement GameList GameSummary SoughtResult GameCounts
            Say Words Preset ChatRoom ChatMessage
            ClientMessage ServerMessage Presence PlayerPresence RematchView
            Seek NewSeek Challenge ChallengeState NewChallenge Started LobbyView LobbyRequest LobbyMessage
            Visibility StudyList StudySummary StudyView ChapterSummary Chapter NewStudy StudyTerms NewChapter ChapterChange
            ChapterOrder StaleChapter StudyExport
            Family Pace RatingView PersonView RatingHistory RatingPoint Leaderboard Place
        ]
}

#[test]
fn the_page_has_the_messages_as_they_are() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/online/messages.ts");
    let declarations = declarations();
    if env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, &declarations).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).expect("the file is there");
    assert!(
        written == declarations,
        "web/src/online/messages.ts is stale: run UPDATE=1 cargo test -p sittuyin-server typescript"
    );
}
