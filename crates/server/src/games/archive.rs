//! Looks for games.

use crate::games::messages::{GameSummary, SoughtResult};
use crate::games::records::{SELECT, summary};
use crate::store::{Store, StoreError};
use crate::time::Millis;

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
    for person in [wanted.person, wanted.opponent] {
        conditions.add_text("(games.white = $ OR games.black = $)", person);
    }
    conditions.add_text("games.ruleset = $", wanted.ruleset);
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
    let limit = conditions.values.len() + 1;
    let sql = format!(
        "{SELECT} WHERE (games.reason IS NULL OR games.reason <> 'aborted'){}
         ORDER BY games.created_at DESC, games.id DESC LIMIT ${limit}",
        conditions.sql
    );
    // Only the texts above are in it; what was asked for is bound.
    let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
    for value in conditions.values {
        query = match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        };
    }
    let rows = query
        .bind(i64::from(wanted.limit))
        .fetch_all(store.reader())
        .await?;
    rows.iter().map(summary).collect()
}
