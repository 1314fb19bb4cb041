//! Looks for games.

use crate::games::messages::{GameSummary, SoughtResult};
use crate::games::records::{SELECT, summary};
use crate::store::{Store, StoreError};
use crate::time::Millis;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};

/// What games to list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// Those that are over, or those that are not; `None` is both.
    pub(crate) over: Option<bool>,
    /// Who plays, by id.
    pub(crate) person: Option<String>,
    /// Against whom.
    pub(crate) opponent: Option<String>,
    pub(crate) ruleset: Option<String>,
    pub(crate) rated: Option<bool>,
    pub(crate) result: Option<SoughtResult>,
    /// Begun at this moment or later.
    pub(crate) since: Option<Millis>,
    /// Begun before this moment.
    pub(crate) until: Option<Millis>,
    /// Only games begun before this one, which has this time and id.
    pub(crate) before: Option<(Millis, String)>,
    pub(crate) limit: u32,
}

/// A value in a condition.
enum Value {
    Number(i64),
    Text(String),
}

/// Conditions of which each must hold, and their values. Without an `OR` about what is not asked, an index
/// serves what is.
#[derive(Default)]
struct Conditions {
    sql: String,
    values: Vec<Value>,
}

impl Conditions {
    /// Adds one in which each `$` stands for this value.
    fn add(&mut self, condition: &str, value: Value) {
        self.values.push(value);
        let place = format!("${}", self.values.len());
        self.sql += " AND ";
        self.sql += &condition.replace('$', &place);
    }

    fn add_text(&mut self, condition: &str, text: Option<String>) {
        if let Some(text) = text {
            self.add(condition, Value::Text(text));
        }
    }

    fn add_number(&mut self, condition: &str, number: Option<i64>) {
        if let Some(number) = number {
            self.add(condition, Value::Number(number));
        }
    }
}

/// Lists games, newest first. Aborted ones are left out.
pub(crate) async fn list(store: &Store, wanted: Wanted) -> Result<Vec<GameSummary>, StoreError> {
    let (sql, values) = statement(wanted);
    let rows = bound(sql, values).fetch_all(store.reader()).await?;
    rows.iter().map(summary).collect()
}

/// A statement with its values. Only texts of this file are in it; what was asked for is bound.
fn bound<'q>(sql: String, values: Vec<Value>) -> Query<'q, Any, AnyArguments> {
    values.into_iter().fold(
        sqlx::query(AssertSqlSafe(sql)),
        |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        },
    )
}

fn statement(wanted: Wanted) -> (String, Vec<Value>) {
    let mut conditions = Conditions::default();
    match wanted.over {
        Some(true) => conditions.sql += " AND games.ended_at IS NOT NULL",
        Some(false) => conditions.sql += " AND games.ended_at IS NULL",
        None => {}
    }
    match wanted.result {
        Some(SoughtResult::White) => conditions.sql += " AND games.winner = 'white'",
        Some(SoughtResult::Black) => conditions.sql += " AND games.winner = 'black'",
        Some(SoughtResult::Draw) => {
            conditions.sql += " AND games.ended_at IS NOT NULL AND games.winner IS NULL";
        }
        // These are the person's.
        Some(SoughtResult::Won) => conditions.add_text(
            "((games.winner = 'white' AND games.white = $) OR (games.winner = 'black' AND games.black = $))",
            wanted.person.clone(),
        ),
        Some(SoughtResult::Lost) => conditions.add_text(
            "((games.winner = 'black' AND games.white = $) OR (games.winner = 'white' AND games.black = $))",
            wanted.person.clone(),
        ),
        None => {}
    }
    // The games of a person are fewer than those of a ruleset: its index is kept from being taken then.
    let ruleset = match wanted.person.is_some() || wanted.opponent.is_some() {
        true => "games.ruleset || '' = $",
        false => "games.ruleset = $",
    };
    conditions.add_text(ruleset, wanted.ruleset);
    for person in [wanted.person, wanted.opponent] {
        conditions.add_text("(games.white = $ OR games.black = $)", person);
    }
    conditions.add_number("games.rated = $", wanted.rated.map(i64::from));
    conditions.add_number("games.created_at >= $", wanted.since);
    conditions.add_number("games.created_at < $", wanted.until);
    if let Some((at, id)) = wanted.before {
        conditions.values.push(Value::Number(at));
        conditions.values.push(Value::Text(id));
        let last = conditions.values.len();
        conditions.sql += &format!(
            " AND (games.created_at, games.id) < (${}, ${last})",
            last - 1
        );
    }
    conditions
        .values
        .push(Value::Number(i64::from(wanted.limit)));
    let sql = format!(
        "{SELECT} WHERE (games.reason IS NULL OR games.reason <> 'aborted'){}
         ORDER BY games.created_at DESC, games.id DESC LIMIT ${}",
        conditions.sql,
        conditions.values.len()
    );
    (sql, conditions.values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::records;
    use sqlx::Row;
    use tempfile::TempDir;

    /// Games of Aye (`a`) with Ba (`b`) and Chit (`c`), one a second: `id white black winner`.
    const GAMES: [&str; 8] = [
        "won-as-white a b white",
        "won-as-black b a black",
        "lost-as-white a b black",
        "lost-as-black c a white",
        "drawn a b -",
        "live b a ?",
        "of-others b c white",
        "won-over-chit a c white",
    ];

    async fn archive() -> (TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let mut sql =
            "INSERT INTO people (id, created_at) VALUES ('a', 1), ('b', 1), ('c', 1);".to_owned();
        for (at, game) in (1000..).step_by(1000).zip(GAMES) {
            let parts: Vec<_> = game.split(' ').collect();
            let (ended, winner, reason) = match parts[3] {
                "?" => ("NULL", "NULL".to_owned(), "NULL"),
                "-" => ("9000", "NULL".to_owned(), "'agreement'"),
                winner => ("9000", format!("'{winner}'"), "'resignation'"),
            };
            sql += &format!(
                "INSERT INTO games (id, format, ruleset, ruleset_version, placing, time_control, rated, white,
                 black, created_at, ply, ended_at, winner, reason) VALUES ('{}', 1, 'formal', 1, 'all-then-all',
                 '{{\"kind\":\"unlimited\"}}', 0, '{}', '{}', {at}, 20, {ended}, {winner}, {reason});",
                parts[0], parts[1], parts[2]
            );
        }
        store
            .write::<_, StoreError>(move |connection| {
                Box::pin(async move {
                    sqlx::raw_sql(AssertSqlSafe(sql))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
            .unwrap();
        (folder, store)
    }

    #[tokio::test]
    async fn won_and_lost_are_the_persons_whichever_side_that_was() {
        let (_folder, store) = archive().await;
        let found = async |person: &str, opponent: Option<&str>, result| {
            let wanted = Wanted {
                person: Some(person.to_owned()),
                opponent: opponent.map(str::to_owned),
                result: Some(result),
                limit: 50,
                ..Wanted::default()
            };
            let games = list(&store, wanted).await.unwrap();
            games.into_iter().map(|game| game.id).collect::<Vec<_>>()
        };
        use SoughtResult::{Black, Draw, Lost, White, Won};
        let won = ["won-over-chit", "won-as-black", "won-as-white"];
        assert_eq!(found("a", None, Won).await, won);
        assert_eq!(found("a", Some("b"), Won).await, won[1..]);
        assert_eq!(found("a", Some("c"), Won).await, won[..1]);
        let lost = ["lost-as-black", "lost-as-white"];
        assert_eq!(found("a", None, Lost).await, lost);
        assert_eq!(found("a", Some("b"), Lost).await, lost[1..]);
        // What one has won the other has lost.
        assert_eq!(found("b", Some("a"), Lost).await, won[1..]);
        assert_eq!(found("b", None, Won).await, ["of-others", "lost-as-white"]);
        assert_eq!(found("c", None, Lost).await, ["won-over-chit", "of-others"]);
        // A side that has won is not a person that has won, and a game that goes on is no draw.
        let white = ["won-over-chit", "lost-as-black", "won-as-white"];
        assert_eq!(found("a", None, White).await, white);
        let black = ["lost-as-white", "won-as-black"];
        assert_eq!(found("a", None, Black).await, black);
        assert_eq!(found("a", None, Draw).await, ["drawn"]);
    }

    #[tokio::test]
    async fn no_list_looks_at_all_games() {
        let (_folder, store) = archive().await;
        let plan = async |sql: String, values: Vec<Value>| {
            let query = bound(format!("EXPLAIN QUERY PLAN {sql}"), values);
            let rows = query.fetch_all(store.reader()).await.unwrap();
            let steps = rows.iter().map(|row| row.get::<String, _>("detail"));
            steps
                .filter(|step| step.contains("games"))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let text = |text: &str| Some(text.to_owned());
        for (wanted, index) in [
            (Wanted::default(), "games_by_time"),
            (
                Wanted {
                    over: Some(false),
                    ..Wanted::default()
                },
                "games_live",
            ),
            (
                Wanted {
                    over: Some(false),
                    ruleset: text("dice"),
                    ..Wanted::default()
                },
                "games_live_by_ruleset (ruleset=?)",
            ),
            (
                Wanted {
                    ruleset: text("dice"),
                    ..Wanted::default()
                },
                "games_by_ruleset (ruleset=?)",
            ),
            (
                Wanted {
                    person: text("a"),
                    ruleset: text("formal"),
                    ..Wanted::default()
                },
                "games_of_white (white=?)",
            ),
            (
                Wanted {
                    opponent: text("a"),
                    ruleset: text("formal"),
                    ..Wanted::default()
                },
                "games_of_black (black=?)",
            ),
        ] {
            let said = format!("{wanted:?}");
            let (sql, values) = statement(wanted);
            let plan = plan(sql, values).await;
            assert!(plan.contains(index), "{said}: {plan}");
        }
        let plan = plan(records::LIVE_ENDGAMES.to_owned(), Vec::new()).await;
        assert!(plan.contains("games_live_endgames"), "{plan}");
    }
}
