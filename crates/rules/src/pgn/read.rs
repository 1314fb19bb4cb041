use super::{
    Comment, DEEPEST_VARIATION, NodeId, Record, Score, Tags, Tree,
    header::Header,
    lex::{Broken, Lexer, Token},
    split::{Chunk, Splitter},
    tags::{UNKNOWN, UNKNOWN_DATE},
    tree,
};
use crate::{
    Dice, Event, Illegal, IllegalPosition, NoThrow, ParseDiceError, ParseRulesetError, Position,
    Ruleset, fen::ParseFenError, san, uci::ParseUciError,
};
use std::io::{self, BufRead};

/// Reads games from a stream, one after the other; only one is in memory at a time.
///
/// A game that cannot be read is one error, and the next game follows it.
///
/// ```
/// use sittuyin::pgn::Reader;
/// let text = "[White \"A\"]\n\n1. K@e2 K@e2 *\n\n[White \"B\"]\n\n1. K@e2 *\n";
/// let games: Vec<_> = Reader::new(text.as_bytes()).collect();
/// assert_eq!(games[0].as_ref().expect_err("Black cannot place there").line, 3);
/// assert_eq!(games[1].as_ref().expect("it is sound").tags.get("White"), Some("B"));
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    splitter: Splitter<R>,
    default: Ruleset,
    games: u64,
    failed: bool,
}

impl<R: BufRead> Reader<R> {
    /// A reader of the games of this stream.
    pub fn new(input: R) -> Self {
        Self {
            splitter: Splitter::new(input),
            default: Ruleset::Modern,
            games: 0,
            failed: false,
        }
    }

    /// Reads games that name no ruleset by this one, instead of the one called modern.
    #[must_use]
    pub fn with_default(mut self, ruleset: Ruleset) -> Self {
        self.default = ruleset;
        self
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, ReadPgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        loop {
            let chunk = match self.splitter.next() {
                Ok(chunk) => chunk?,
                Err(error) => {
                    self.failed = true;
                    return Some(Err(ReadPgnError {
                        game: self.games + 1,
                        line: self.splitter.lines() + 1,
                        column: 1,
                        kind: ReadPgnErrorKind::Io(error),
                    }));
                }
            };
            if let Some(game) = self.read(&chunk) {
                return Some(game);
            }
        }
    }
}

impl<R> Reader<R> {
    /// The game of a text; `None` when there is none in it.
    fn read(&mut self, chunk: &Chunk) -> Option<Result<Record, ReadPgnError>> {
        let read = if chunk.too_long {
            Err((0, ReadPgnErrorKind::TooLong))
        } else {
            Builder::new(&chunk.text).read(self.default)
        };
        let game = match read {
            Ok(record) => Ok(record?),
            Err((at, kind)) => {
                let before = &chunk.text[..at];
                let newlines = before.matches('\n').count();
                let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
                Err(ReadPgnError {
                    game: self.games + 1,
                    line: chunk.first_line + newlines as u64,
                    column: before[line_start..].chars().count() as u64 + 1,
                    kind,
                })
            }
        };
        self.games += 1;
        Some(game)
    }
}

/// A game that could not be read, and where.
#[derive(Debug, thiserror::Error)]
#[error("game {game}, line {line}, column {column}: {kind}")]
pub struct ReadPgnError {
    /// Which game of the stream, from 1.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
    /// What is wrong.
    pub kind: ReadPgnErrorKind,
}

/// What is wrong with a game.
#[derive(Debug, thiserror::Error)]
pub enum ReadPgnErrorKind {
    /// The stream could not be read; nothing follows.
    #[error("the text could not be read: {0}")]
    Io(io::Error),
    /// The game is longer than [`LONGEST_GAME`](super::LONGEST_GAME).
    #[error("the game is too long")]
    TooLong,
    /// A tag has not the form `[Name "Value"]`.
    #[error("this is not a tag: expected [Name \"Value\"]")]
    Tag,
    /// It is not a game of Sittuyin.
    #[error("the variant is '{0}' instead of Sittuyin")]
    Variant(String),
    /// The ruleset is none of ours.
    #[error(transparent)]
    Ruleset(ParseRulesetError),
    /// The ruleset had other rules then.
    #[error("version '{0}' of the ruleset is not known")]
    RulesetVersion(String),
    /// The ruleset is not placed in this order.
    #[error("'{0}' is not an order of placing of this ruleset")]
    Order(String),
    /// The FEN is none.
    #[error(transparent)]
    Fen(ParseFenError),
    /// The start cannot be played.
    #[error(transparent)]
    Position(IllegalPosition),
    /// The stage is none that a tag names.
    #[error("'{0}' is not a stage: expected rearrangement")]
    Stage(String),
    /// The dice are none.
    #[error(transparent)]
    Dice(ParseDiceError),
    /// The moves of the tag Deployment are none.
    #[error(transparent)]
    Deployment(ParseUciError),
    /// A move of the tag Deployment is not lawful.
    #[error("a move of the tag Deployment is not lawful: {0}")]
    DeploymentMove(Illegal),
    /// The moves of the tag Deployment do not lead to the FEN.
    #[error("the moves of the tag Deployment do not lead to the FEN")]
    DeploymentElsewhere,
    /// A move could not be read or is not lawful.
    #[error(transparent)]
    Move(san::ReadSanError),
    /// Dice are thrown where none are awaited.
    #[error(transparent)]
    NoThrow(NoThrow),
    /// A comment has no end.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// A variation has no end.
    #[error("a variation is not closed")]
    UnclosedVariation,
    /// A variation ends that has not begun.
    #[error("no variation is open here")]
    UnopenedVariation,
    /// A variation stands before any move that it could replace.
    #[error("a variation stands after the move that it replaces, and there is none")]
    VariationFirst,
    /// Variations lie deeper than [`DEEPEST_VARIATION`](super::DEEPEST_VARIATION).
    #[error("variations lie too deep in one another")]
    TooDeep,
    /// Something follows the result.
    #[error("the game goes on after its result")]
    AfterResult,
    /// An annotation glyph is no number up to 255.
    #[error("'{0}' is not an annotation: expected a number from $0 to $255")]
    Glyph(String),
}

type Failure = (usize, ReadPgnErrorKind);

/// Makes a record of the tokens of a text.
struct Builder<'a> {
    lexer: Lexer<'a>,
    /// Where the text ends.
    end: usize,
}

/// A line that is being read: the game, or a variation in the line below.
struct Line {
    /// The last node, or the one before the variation.
    last: Option<NodeId>,
    /// Nothing of the variation has been read; the game's own line is never fresh.
    fresh: bool,
    /// The position before the last node.
    before: Position,
    /// The position after it.
    now: Position,
    /// Comments before the first move of the variation.
    opening: Vec<Comment>,
}

impl<'a> Builder<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            lexer: Lexer::new(text),
            end: text.len(),
        }
    }

    fn read(mut self, default: Ruleset) -> Result<Option<Record>, Failure> {
        let mut tags = Tags::default();
        let mut header = Header::default();
        let mut tagged = Score::Unknown;
        let mut has_tags = false;
        let mut token = self.next()?;
        while let Some((at, Token::Tag { name, value })) = &token {
            has_tags = true;
            let is_of_start = header.take(name, value).map_err(|kind| (*at, kind))?;
            if *name == "Result" {
                tagged = value.parse().unwrap_or_default();
            } else if !is_of_start
                && tags.get(name).is_none()
                && ![UNKNOWN, UNKNOWN_DATE].contains(&value.as_str())
            {
                tags.set(name, value);
            }
            token = self.next()?;
        }
        let Some(first) = token.or_else(|| has_tags.then_some((self.end, Token::Score(tagged))))
        else {
            return Ok(None);
        };
        let opening = header.open(default).map_err(|kind| (first.0, kind))?;
        let mut game = Moves::new(Tree::from_position(opening.start, opening.base));
        for event in opening.deployment {
            game.push(event);
        }
        let mut score = None;
        let mut token = Some(first);
        while let Some((at, next)) = token {
            if let Token::Score(found) = next {
                // Some programs end their variations with a result too.
                if game.lines.is_empty() && score.replace(found).is_some() {
                    return Err((at, ReadPgnErrorKind::AfterResult));
                }
            } else {
                let ended = score.is_some();
                game.take(&next, ended).map_err(|kind| (at, kind))?;
            }
            token = self.next()?;
        }
        if !game.lines.is_empty() {
            return Err((self.end, ReadPgnErrorKind::UnclosedVariation));
        }
        Ok(Some(Record {
            tags,
            tree: game.tree,
            score: match score {
                None | Some(Score::Unknown) => tagged,
                Some(score) => score,
            },
        }))
    }

    fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, Failure> {
        match self.lexer.next() {
            None => Ok(None),
            Some((at, Ok(token))) => Ok(Some((at, token))),
            Some((at, Err(broken))) => Err((
                at,
                match broken {
                    Broken::Tag => ReadPgnErrorKind::Tag,
                    Broken::Comment => ReadPgnErrorKind::UnclosedComment,
                    Broken::Glyph(text) => ReadPgnErrorKind::Glyph(text),
                },
            )),
        }
    }
}

/// The moves read so far.
struct Moves {
    tree: Tree,
    line: Line,
    /// The lines below, out of which variations have been opened.
    lines: Vec<Line>,
}

impl Moves {
    fn new(tree: Tree) -> Self {
        Self {
            line: Line {
                last: None,
                fresh: false,
                before: *tree.base(),
                now: *tree.base(),
                opening: Vec::new(),
            },
            tree,
            lines: Vec::new(),
        }
    }

    fn take(&mut self, token: &Token<'_>, ended: bool) -> Result<(), ReadPgnErrorKind> {
        match *token {
            Token::Braced(text) => self.braced(text, ended),
            Token::ToLineEnd(text) => {
                self.comment(text);
                Ok(())
            }
            _ if ended => Err(ReadPgnErrorKind::AfterResult),
            Token::Move(text) => {
                let lawful = san::read(&self.line.now, text).map_err(ReadPgnErrorKind::Move)?;
                self.push(Event::Move(lawful));
                Ok(())
            }
            Token::Glyph(glyph) => {
                if let (Some(last), false) = (self.line.last, self.line.fresh) {
                    self.tree.node_mut(last).glyphs.push(glyph);
                }
                Ok(())
            }
            Token::Open => self.open(),
            Token::Close => self.close(),
            // A tag after the moves begins another game, and a score is taken before.
            Token::Tag { .. } | Token::Score(_) => Err(ReadPgnErrorKind::Tag),
        }
    }

    /// Adds what is lawful.
    fn push(&mut self, event: Event) {
        let id = self.tree.push(self.line.last, event);
        self.tree.node_mut(id).opening = std::mem::take(&mut self.line.opening);
        self.line.last = Some(id);
        self.line.fresh = false;
        self.line.before = self.line.now;
        tree::advance(&mut self.line.now, event);
    }

    /// Takes a comment in braces, and the throws of the dice in it.
    fn braced(&mut self, text: &str, ended: bool) -> Result<(), ReadPgnErrorKind> {
        let mut rest = text;
        while let Some((before, (dice, after))) = split_throw(rest) {
            self.comment(before);
            let dice: Dice = dice.parse().map_err(ReadPgnErrorKind::Dice)?;
            if ended {
                return Err(ReadPgnErrorKind::AfterResult);
            }
            let mut thrown = self.line.now;
            thrown.throw(dice).map_err(ReadPgnErrorKind::NoThrow)?;
            self.push(Event::Throw(dice));
            rest = after;
        }
        self.comment(rest);
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let Some(comment) = Comment::new(text) else {
            return;
        };
        match (self.line.fresh, self.line.last) {
            (true, _) => self.line.opening.push(comment),
            (false, Some(last)) => self.tree.node_mut(last).comments.push(comment),
            (false, None) => self.tree.opening.push(comment),
        }
    }

    fn open(&mut self) -> Result<(), ReadPgnErrorKind> {
        let (Some(last), false) = (self.line.last, self.line.fresh) else {
            return Err(ReadPgnErrorKind::VariationFirst);
        };
        if self.lines.len() == DEEPEST_VARIATION {
            return Err(ReadPgnErrorKind::TooDeep);
        }
        let variation = Line {
            last: self.tree.node(last).parent(),
            fresh: true,
            before: self.line.before,
            now: self.line.before,
            opening: Vec::new(),
        };
        self.lines
            .push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    fn close(&mut self) -> Result<(), ReadPgnErrorKind> {
        let line = self
            .lines
            .pop()
            .ok_or(ReadPgnErrorKind::UnopenedVariation)?;
        let variation = std::mem::replace(&mut self.line, line);
        // A variation without a move is a comment.
        if let (true, Some(last)) = (variation.fresh, self.line.last) {
            self.tree.node_mut(last).comments.extend(variation.opening);
        }
        Ok(())
    }
}

/// How a comment begins a throw of the dice.
pub(super) const THROW: &str = "[%dice ";

/// The text before the first throw, its faces, and the text after it.
fn split_throw(text: &str) -> Option<(&str, (&str, &str))> {
    let (before, rest) = text.split_once(THROW)?;
    Some((before, rest.split_once(']')?))
}
