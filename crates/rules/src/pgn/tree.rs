use super::{Comment, Start};
use crate::{Event, GameError, IllegalPosition, Position};

/// The moves of a game with variations: what was played, and beside it what could have been.
///
/// ```
/// use sittuyin::{Event, Ruleset, pgn::{Comment, Start, Tree}};
/// let mut tree = Tree::new(Start::initial(Ruleset::Modern))?;
/// let played = tree.add(None, "K@e2".parse()?)?;
/// let better = tree.add(None, "K@d2".parse()?)?;
/// tree.node_mut(better).comments.extend(Comment::new("away from the open side"));
/// assert_eq!(tree.main_line().collect::<Vec<_>>(), [played]);
/// assert_eq!(tree.children(None), [played, better]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    start: Start,
    base: Position,
    /// Comments before the first move.
    pub opening: Vec<Comment>,
    nodes: Vec<Node>,
    /// The first moves, the one that was played first.
    first: Vec<NodeId>,
}

/// A move or throw in a [`Tree`].
#[derive(Clone, Debug)]
pub struct Node {
    event: Event,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    /// Comments before it, where it is the first move of a variation; elsewhere they are not written.
    pub opening: Vec<Comment>,
    /// Numeric annotation glyphs: 1 is a good move, 2 a bad one, and so on.
    pub glyphs: Vec<u8>,
    /// Comments after it.
    pub comments: Vec<Comment>,
}

/// The place of a [`Node`] in its [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

impl Node {
    /// What happens.
    #[must_use]
    pub fn event(&self) -> Event {
        self.event
    }

    /// The node before it; `None` at the start.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    pub(super) fn is_annotated(&self) -> bool {
        !(self.opening.is_empty() && self.glyphs.is_empty() && self.comments.is_empty())
    }
}

impl Tree {
    /// A tree without moves.
    ///
    /// # Errors
    ///
    /// [`IllegalPosition`] when the start cannot be played.
    pub fn new(start: Start) -> Result<Self, IllegalPosition> {
        Ok(Self {
            base: start.position()?,
            start,
            opening: Vec::new(),
            nodes: Vec::new(),
            first: Vec::new(),
        })
    }

    pub(super) fn from_position(start: Start, base: Position) -> Self {
        Self {
            start,
            base,
            opening: Vec::new(),
            nodes: Vec::new(),
            first: Vec::new(),
        }
    }

    /// What it starts from.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The first position.
    #[must_use]
    pub fn base(&self) -> &Position {
        &self.base
    }

    /// How many moves and throws it has, in all lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether it has no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A node.
    ///
    /// # Panics
    ///
    /// When the id belongs to another tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// A node, to annotate it.
    ///
    /// # Panics
    ///
    /// When the id belongs to another tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// What follows a node, or the start: the line's next move, then its alternatives.
    #[must_use]
    pub fn children(&self, parent: Option<NodeId>) -> &[NodeId] {
        match parent {
            Some(parent) => &self.node(parent).children,
            None => &self.first,
        }
    }

    /// Adds what follows a node, or the start, after what is there already; where the same is there,
    /// it is that.
    ///
    /// # Errors
    ///
    /// [`GameError`] when it is not lawful there; nothing changes then.
    pub fn add(&mut self, parent: Option<NodeId>, event: Event) -> Result<NodeId, GameError> {
        let known = |&&id: &&NodeId| self.node(id).event == event;
        if let Some(&id) = self.children(parent).iter().find(known) {
            return Ok(id);
        }
        let mut position = self.position(parent);
        match event {
            Event::Move(lawful) => position.play(lawful).map_err(GameError::Illegal)?,
            Event::Throw(dice) => position.throw(dice)?,
        }
        Ok(self.push(parent, event))
    }

    /// Adds what is known to be lawful.
    pub(super) fn push(&mut self, parent: Option<NodeId>, event: Event) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node {
            event,
            parent,
            children: Vec::new(),
            opening: Vec::new(),
            glyphs: Vec::new(),
            comments: Vec::new(),
        });
        match parent {
            Some(parent) => self.nodes[parent.0].children.push(id),
            None => self.first.push(id),
        }
        id
    }

    /// The nodes of the game as it was played.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first.first().copied(), |&id| {
            self.node(id).children.first().copied()
        })
    }

    /// The nodes from the first to this one.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        path.reverse();
        path
    }

    /// The position after a node, or at the start.
    #[must_use]
    pub fn position(&self, id: Option<NodeId>) -> Position {
        let mut position = self.base;
        for id in id.map_or_else(Vec::new, |id| self.path(id)) {
            advance(&mut position, self.node(id).event);
        }
        position
    }

    /// The same game without variations, comments and annotations.
    #[must_use]
    pub fn bare(&self) -> Self {
        let mut bare = Self::from_position(self.start.clone(), self.base);
        let mut parent = None;
        for id in self.main_line() {
            parent = Some(bare.push(parent, self.node(id).event));
        }
        bare
    }
}

/// Makes what is known to be lawful.
pub(super) fn advance(position: &mut Position, event: Event) {
    match event {
        Event::Move(lawful) => position.play_unchecked(lawful),
        // It was lawful when it was added.
        Event::Throw(dice) => drop(position.throw(dice)),
    }
}

/// Two trees are the same when they have the same lines and annotations, in whatever order they were
/// made.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let same_start = self.start == other.start && self.base == other.base;
        let mut pairs = vec![(self.first.as_slice(), other.first.as_slice())];
        let mut same = same_start && self.opening == other.opening;
        while let (true, Some((mine, others))) = (same, pairs.pop()) {
            same = mine.len() == others.len();
            for (&id, &twin) in mine.iter().zip(others) {
                let (node, twin) = (self.node(id), other.node(twin));
                same &= node.event == twin.event
                    && node.glyphs == twin.glyphs
                    && node.opening == twin.opening
                    && node.comments == twin.comments;
                pairs.push((node.children.as_slice(), twin.children.as_slice()));
            }
        }
        same
    }
}

impl Eq for Tree {}
