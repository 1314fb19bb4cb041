//! Writes a game in the form of a program.

use super::{
    Comment, NodeId, Record, Start, Tags, Tree,
    header::{rules_of, tags_of},
    lines::Lines,
    read::THROW,
    tags::{UNKNOWN, UNKNOWN_DATE},
    tree,
};
use crate::{
    CannotCarry, Color, Dialect, Event, Missing, Move, Position, Ruleset, Setup, Stage, fen, san,
};

/// Writes a game strictly in the form of a program, with a line break at the end and none before.
///
/// Our own form carries everything. The others know the rules called modern, and of another ruleset
/// what these allow; for a game that was not placed by turns see [the module](super).
///
/// ```
/// use sittuyin::{Dialect, Draws, Game, Ruleset, pgn::{self, Record}};
/// let mut game = Game::new(Ruleset::Modern)?;
/// game.play_uci("K@e2")?;
/// let text = pgn::write(&Record::from_game(&game), Dialect::Cutechess)?;
/// assert!(text.ends_with("[Variant \"sittuyin\"]\n\n1. K@e2 *\n"));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`CannotCarry`] when the form has no place for something in the game. [`Tree::bare`] makes do
/// without annotations.
pub fn write(record: &Record, dialect: Dialect) -> Result<String, CannotCarry> {
    let plan = Plan::new(&record.tree, dialect)?;
    let mut text = String::new();
    for (name, value) in tags(record, &plan)? {
        push_tag(&mut text, &name, &value);
    }
    text.push('\n');
    let mut writer = Writer {
        plan: &plan,
        tree: &record.tree,
        lines: Lines::new(matches!(dialect, Dialect::Sittuyin | Dialect::Cutechess)),
    };
    if plan.prefix.is_empty() {
        writer.comments(&record.tree.opening)?;
    }
    writer.moves()?;
    writer.lines.word(&record.score.to_string());
    text.push_str(&writer.lines.finish());
    Ok(text)
}

/// Where the moves begin and by which rules they are written.
struct Plan {
    dialect: Dialect,
    /// What the FEN says, where the start is not the initial array.
    setup: Setup,
    /// The first position that is written.
    base: Position,
    /// The nodes before it, which the FEN stands for.
    prefix: Vec<NodeId>,
    /// The number of the first move.
    fullmove: u32,
}

impl Plan {
    fn new(tree: &Tree, dialect: Dialect) -> Result<Self, CannotCarry> {
        let start = tree.start();
        let lacks = |missing| Err(dialect.lacks(missing));
        if dialect == Dialect::Sittuyin {
            return Ok(Self {
                dialect,
                setup: start.setup.clone(),
                base: *tree.base(),
                prefix: Vec::new(),
                fullmove: start.setup.fullmove,
            });
        }
        if start.rules().dice {
            return lacks(Missing::Dice);
        }
        if dialect == Dialect::Mcr && is_annotated(tree) {
            return lacks(Missing::Annotations);
        }
        let mut setup = start.setup.clone();
        let mut prefix = Vec::new();
        if start.ruleset != Ruleset::Modern && tree.base().stage() != Stage::Play {
            let array = placed(tree, dialect, &mut prefix)?;
            setup = array.to_setup();
        }
        let rules = Ruleset::Modern.rules();
        let base = Position::new(&setup, rules)
            .map_err(|illegal| dialect.lacks(Missing::Position(illegal)))?;
        // Both number from 1 whatever the FEN says.
        let from_one = matches!(dialect, Dialect::PyChess | Dialect::Cutechess);
        Ok(Self {
            dialect,
            base,
            prefix,
            fullmove: if from_one { 1 } else { setup.fullmove },
            setup,
        })
    }

    fn lacks<T>(&self, missing: Missing) -> Result<T, CannotCarry> {
        Err(self.dialect.lacks(missing))
    }
}

/// The position in which play begins, with the nodes that lead there.
fn placed(
    tree: &Tree,
    dialect: Dialect,
    prefix: &mut Vec<NodeId>,
) -> Result<Position, CannotCarry> {
    let lacks = |missing| Err(dialect.lacks(missing));
    if tree.start().setup != Setup::initial() {
        return lacks(Missing::PlacingFrom);
    }
    if !tree.opening.is_empty() {
        return lacks(Missing::PlacingAnnotations);
    }
    let mut position = *tree.base();
    for id in tree.main_line() {
        let node = tree.node(id);
        if tree.children(node.parent()).len() > 1 || node.is_annotated() {
            return lacks(Missing::PlacingAnnotations);
        }
        prefix.push(id);
        tree::advance(&mut position, node.event());
        if position.stage() == Stage::Play {
            return Ok(position);
        }
    }
    lacks(Missing::UnfinishedPlacing)
}

fn is_annotated(tree: &Tree) -> bool {
    !tree.opening.is_empty()
        || tree.main_line().count() != tree.len()
        || tree.main_line().any(|id| tree.node(id).is_annotated())
}

/// The tags in the order in which the program writes them.
fn tags(record: &Record, plan: &Plan) -> Result<Vec<(String, String)>, CannotCarry> {
    let dialect = plan.dialect;
    let start = record.tree.start();
    let pychess: &[(&str, &str)] = match dialect {
        Dialect::PyChess => &[("TimeControl", "-"), ("WhiteElo", "?"), ("BlackElo", "?")],
        _ => &[],
    };
    let known = |name: &str, unknown: &str| {
        let value = record.tags.get(name).filter(|value| !value.is_empty());
        (name.to_owned(), value.unwrap_or(unknown).to_owned())
    };
    let mut tags: Vec<(String, String)> = Tags::ROSTER
        .into_iter()
        .map(|name| match (dialect, name) {
            (Dialect::PyChess, "Round") => known(name, "-"),
            (Dialect::Cutechess, _) => known(name, UNKNOWN),
            (_, "Date") => known(name, UNKNOWN_DATE),
            _ => known(name, UNKNOWN),
        })
        .collect();
    tags.push(("Result".to_owned(), record.score.to_string()));
    tags.extend(pychess.iter().map(|&(name, unknown)| known(name, unknown)));
    let mut others: Vec<(String, String)> = record
        .tags
        .iter()
        .filter(|&(name, _)| !tags.iter().any(|(written, _)| written == name))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let variant = match dialect {
        Dialect::Cutechess | Dialect::Mcr => "sittuyin",
        _ => "Sittuyin",
    };
    let mut own = vec![("Variant", variant.to_owned())];
    if dialect == Dialect::Sittuyin {
        own.extend(tags_of(start));
    } else {
        own.extend(foreign(record, plan)?);
    }
    let own = own
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value));
    tags.extend(own);
    tags.append(&mut others);
    if dialect == Dialect::Cutechess {
        tags[Tags::ROSTER.len() + 1..].sort();
    }
    if dialect != Dialect::Sittuyin {
        // None of them reads escaped quotation marks.
        if let Some((name, _)) = tags.iter().find(|(_, value)| value.contains(['"', '\\'])) {
            return plan.lacks(Missing::Quote(name.clone()));
        }
    }
    Ok(tags)
}

/// The tags of the start for another program, and ours that it passes over.
fn foreign(record: &Record, plan: &Plan) -> Result<Vec<(&'static str, String)>, CannotCarry> {
    let dialect = plan.dialect;
    let start: &Start = record.tree.start();
    let mut tags = Vec::new();
    let fen = ("FEN", fen::write(&plan.setup, dialect)?);
    let setup = ("SetUp", "1".to_owned());
    match dialect {
        // It writes them for every game.
        Dialect::PyChess => tags.extend([fen, setup]),
        _ if plan.setup != Setup::initial() => tags.extend([setup, fen]),
        _ => {}
    }
    if start.ruleset != Ruleset::Modern {
        tags.extend(rules_of(start));
    }
    if !plan.prefix.is_empty() {
        let moves: Vec<String> = plan
            .prefix
            .iter()
            .map(|&id| record.tree.node(id).event().to_string())
            .collect();
        tags.push(("Deployment", moves.join(" ")));
    }
    Ok(tags)
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    text.push_str(&format!("[{name} \"{escaped}\"]\n"));
}

/// Writes the moves of a tree, without recursion, for variations may lie deep.
struct Writer<'a> {
    plan: &'a Plan,
    tree: &'a Tree,
    lines: Lines,
}

/// What is still to be written, the next last.
enum Task {
    /// What follows in a line: this node and all after it.
    Line(At, NodeId),
    /// A variation that begins with this node.
    Variation(At, NodeId),
    /// The end of a variation.
    Close,
}

/// Where a line is.
#[derive(Clone, Copy)]
struct At {
    position: Position,
    fullmove: u32,
    ply: usize,
    /// Who made the last move of the line, where it was written right before.
    mover: Option<Color>,
    /// Whether that was not the only move of its turn.
    several: bool,
}

impl Writer<'_> {
    fn moves(&mut self) -> Result<(), CannotCarry> {
        let at = At {
            position: self.plan.base,
            fullmove: self.plan.fullmove,
            ply: self.plan.prefix.len(),
            mover: None,
            several: false,
        };
        let first = self.tree.children(self.plan.prefix.last().copied());
        let mut tasks = Vec::new();
        // The alternatives of a first move stand behind it, as everywhere.
        if let Some(&first) = first.first() {
            tasks.push(Task::Line(at, first));
        }
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => self.lines.after_last(")"),
                Task::Variation(at, id) => {
                    self.lines.before_next("(");
                    tasks.push(Task::Close);
                    self.comments(&self.tree.node(id).opening)?;
                    let at = self.node(At { mover: None, ..at }, id)?;
                    self.follow(&mut tasks, at, id);
                }
                Task::Line(at, id) => {
                    let mut after = self.node(at, id)?;
                    let siblings = self.tree.children(self.tree.node(id).parent());
                    if siblings.len() > 1 {
                        after.mover = None;
                    }
                    self.follow(&mut tasks, after, id);
                    for &sibling in siblings.iter().skip(1).rev() {
                        tasks.push(Task::Variation(at, sibling));
                    }
                }
            }
        }
        Ok(())
    }

    fn follow(&self, tasks: &mut Vec<Task>, at: At, id: NodeId) {
        if let Some(&next) = self.tree.children(Some(id)).first() {
            tasks.push(Task::Line(at, next));
        }
    }

    /// Writes one move or throw with its glyphs and comments, and goes past it.
    fn node(&mut self, at: At, id: NodeId) -> Result<At, CannotCarry> {
        let node = self.tree.node(id);
        let turn = at.position.turn();
        match node.event() {
            Event::Move(lawful) => {
                let text = self.text(&at, lawful)?;
                // Black's number is written only where it is not plain whose move it is.
                let plain = at.mover == Some(Color::White) && !at.several;
                if at.mover != Some(turn) && !(turn == Color::Black && plain) {
                    let dots = if turn == Color::White { "." } else { "..." };
                    self.lines.word(&format!("{}{dots}", at.fullmove));
                }
                self.lines.word(&text);
            }
            Event::Throw(dice) => self.lines.word(&format!("{{{THROW}{dice}]}}")),
        }
        for glyph in &node.glyphs {
            self.lines.word(&format!("${glyph}"));
        }
        self.comments(&node.comments)?;
        let mut position = at.position;
        tree::advance(&mut position, node.event());
        let passes = turn == Color::Black && position.turn() == Color::White;
        let uninterrupted = node.comments.is_empty() && matches!(node.event(), Event::Move(_));
        Ok(At {
            position,
            fullmove: at.fullmove.saturating_add(u32::from(passes)),
            ply: at.ply + 1,
            mover: uninterrupted.then_some(turn),
            several: at.mover == Some(turn),
        })
    }

    fn text(&self, at: &At, lawful: Move) -> Result<String, CannotCarry> {
        if self.plan.dialect != Dialect::Sittuyin
            && let Some(reason) = at.position.why_illegal(lawful)
        {
            return self.plan.lacks(Missing::Unlawful {
                ply: at.ply,
                lawful,
                reason,
            });
        }
        san::write_in(&at.position, lawful, self.plan.dialect)
    }

    fn comments(&mut self, comments: &[Comment]) -> Result<(), CannotCarry> {
        for comment in comments {
            let text = comment.as_str();
            let own = self.plan.dialect == Dialect::Sittuyin;
            let reads_otherwise = text.contains('}') || text.contains(THROW.trim_end());
            if own && reads_otherwise {
                self.lines.word(&format!(";{text}"));
                self.lines.end_line();
                continue;
            }
            // Cute Chess counts opening braces too.
            if !own && (reads_otherwise || text.contains('{')) {
                return self.plan.lacks(Missing::Brace);
            }
            self.lines.before_next("{");
            for word in text.split(' ') {
                self.lines.word(word);
            }
            self.lines.after_last("}");
        }
        Ok(())
    }
}
