//! People: who plays, and how they show it.

pub(crate) mod messages;
