//! Writes the messages in TypeScript, for the page.

use crate::messages::*;
use sittuyin_tablebase::{TableAnswer, TableMove, Verdict as TableVerdict, Wdl};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

const HEADER: &str =
    "// Generated from bindings/wasm/src/messages.rs. Do not edit: change that file, then run
// UPDATE=1 cargo test -p sittuyin-wasm typescript
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
        ($($name:ident)+) => { [$(declaration::<$name>(&config)),+].concat() };
    }
    HEADER.to_owned()
        + &all![
            Color Role Order GameRecord Ending Claim DraftPiece Request Attempt Response RulesetView
            PlacedPiece HandView Stage MoveKind MoveView LawfulMove PlayedMove ThrowView DiceView CountView DraftView Reason
            OutcomeView GameView MarkedSquare Mark Explanation IllegalReason
            Source Step Stalemate CountEnd DrawRule DeploymentView PromotionView CountingView RulesView ZoneView
            SquaresBySide RulebookView PositionProblem ProblemKind
            Skill Verdict MomentKind Moment Review
            Worth LineView AnalysisView Judgement StationView Tag Ink Drawing StudyNode Study
            OutlookView AttackedSquare
            TableAnswer TableMove TableVerdict Wdl
        ]
}

#[test]
fn the_page_has_the_messages_as_they_are() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/rules/messages.ts");
    let declarations = declarations();
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &declarations).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).expect("the file is there");
    assert!(
        written == declarations,
        "web/src/rules/messages.ts is stale: run UPDATE=1 cargo test -p sittuyin-wasm typescript"
    );
}
