//! Games with variations, from PGN and back.

use crate::{
    fault::Fault,
    messages::{Drawing, Ink, Response, Study, StudyNode, Tag},
    view::played_move,
};
use sittuyin::{
    Dialect, Event, Ruleset, Setup, fen,
    pgn::{self, Comment, NodeId, Reader, Record, Start, Tags, Tree},
};

/// The most games that are read of one text.
const MOST_GAMES: usize = 500;

/// The games of a text in PGN; those that name no ruleset are taken to be of this one.
pub(crate) fn read(text: &str, ruleset: &str) -> Result<Response, Fault> {
    let reader = Reader::new(text.as_bytes()).with_default(ruleset.parse()?);
    let studies = (reader.take(MOST_GAMES))
        .map(|record| Ok(study(&record?)))
        .collect::<Result<_, Fault>>()?;
    Ok(Response::Studies { studies })
}

/// A game in PGN.
pub(crate) fn write(study: &Study, dialect: &str) -> Result<Response, Fault> {
    let text = pgn::write(&record(study)?, dialect.parse::<Dialect>()?)?;
    Ok(Response::Written { text })
}

fn study(record: &Record) -> Study {
    let (tree, start) = (&record.tree, record.tree.start());
    let mut nodes = Vec::with_capacity(tree.len());
    // Each node with the number of what it follows; what comes first is taken first.
    let mut open: Vec<(NodeId, Option<usize>)> = children(tree, None, None);
    while let Some((id, parent)) = open.pop() {
        let node = tree.node(id);
        let number = nodes.len();
        nodes.push(StudyNode {
            parent,
            event: node.event().to_string(),
            played: match node.event() {
                Event::Move(lawful) => {
                    let before = tree.position(node.parent());
                    Some(played_move(&before, lawful, &tree.position(Some(id))))
                }
                Event::Throw(_) => None,
            },
            glyphs: node.glyphs.clone(),
            opening: texts(&node.opening),
            drawings: drawings(&node.comments),
            comments: words(&node.comments),
        });
        open.extend(children(tree, Some(id), Some(number)));
    }
    Study {
        ruleset: start.ruleset.id().to_owned(),
        version: start.ruleset.version(),
        fen: (start.setup != Setup::initial())
            .then(|| fen::write(&start.setup, Dialect::Sittuyin).ok())
            .flatten(),
        order: start.order.into(),
        tags: (record.tags.iter())
            .map(|(name, value)| Tag {
                name: name.to_owned(),
                value: value.to_owned(),
            })
            .collect(),
        score: record.score.to_string(),
        drawings: drawings(&tree.opening),
        opening: words(&tree.opening),
        nodes,
    }
}

/// What follows a node, the last first.
fn children(
    tree: &Tree,
    id: Option<NodeId>,
    number: Option<usize>,
) -> Vec<(NodeId, Option<usize>)> {
    (tree.children(id).iter().rev())
        .map(|&child| (child, number))
        .collect()
}

fn record(study: &Study) -> Result<Record, Fault> {
    let ruleset: Ruleset = study.ruleset.parse()?;
    let order: sittuyin::Order = study.order.into();
    if !ruleset.orders().contains(&order) {
        return Err(Fault::Order(ruleset));
    }
    let setup = match &study.fen {
        Some(fen) => fen.parse::<fen::Fen>()?.0,
        None => Setup::initial(),
    };
    let mut tree = Tree::new(Start {
        ruleset,
        order,
        setup,
    })?;
    tree.opening = with_drawings(&study.opening, &study.drawings)?;
    let mut ids: Vec<NodeId> = Vec::with_capacity(study.nodes.len());
    for (index, node) in study.nodes.iter().enumerate() {
        let fault = |error| Fault::Move {
            number: index + 1,
            uci: node.event.clone(),
            error,
        };
        let parent = match node.parent {
            Some(number) => Some(*ids.get(number).ok_or(Fault::Parent(index))?),
            None => None,
        };
        let event =
            (node.event.parse()).map_err(|error| fault(sittuyin::GameError::Parse(error)))?;
        let id = tree.add(parent, event).map_err(fault)?;
        let made = tree.node_mut(id);
        made.glyphs.clone_from(&node.glyphs);
        made.opening = comments(&node.opening);
        made.comments = with_drawings(&node.comments, &node.drawings)?;
        ids.push(id);
    }
    let mut tags = Tags::default();
    for Tag { name, value } in &study.tags {
        tags.set(name, value);
    }
    Ok(Record {
        tags,
        tree,
        score: study.score.parse()?,
    })
}

fn texts(comments: &[Comment]) -> Vec<String> {
    (comments.iter())
        .map(|comment| comment.as_str().to_owned())
        .collect()
}

/// What is drawn beside the words of comments.
fn drawings(comments: &[Comment]) -> Vec<Drawing> {
    (comments.iter())
        .flat_map(|comment| pgn::Drawing::parted(comment).0)
        .map(|pgn::Drawing { ink, from, to }| Drawing {
            ink: match ink {
                pgn::Ink::Green => Ink::Green,
                pgn::Ink::Red => Ink::Red,
                pgn::Ink::Yellow => Ink::Yellow,
                pgn::Ink::Blue => Ink::Blue,
            },
            from: from.to_string(),
            to: to.to_string(),
        })
        .collect()
}

/// The words of comments, without what is drawn.
fn words(comments: &[Comment]) -> Vec<String> {
    let words = (comments.iter()).filter_map(|comment| pgn::Drawing::parted(comment).1);
    texts(&words.collect::<Vec<_>>())
}

/// Comments as they are written: the drawings first.
fn with_drawings(texts: &[String], drawings: &[Drawing]) -> Result<Vec<Comment>, Fault> {
    let drawn = |drawing: &Drawing| -> Result<_, Fault> {
        Ok(pgn::Drawing {
            ink: match drawing.ink {
                Ink::Green => pgn::Ink::Green,
                Ink::Red => pgn::Ink::Red,
                Ink::Yellow => pgn::Ink::Yellow,
                Ink::Blue => pgn::Ink::Blue,
            },
            from: drawing.from.parse()?,
            to: drawing.to.parse()?,
        })
    };
    let drawn = drawings.iter().map(drawn).collect::<Result<Vec<_>, _>>()?;
    let commands = pgn::Drawing::comment(&drawn);
    Ok(commands.into_iter().chain(comments(texts)).collect())
}

fn comments(texts: &[String]) -> Vec<Comment> {
    texts.iter().filter_map(|text| Comment::new(text)).collect()
}
