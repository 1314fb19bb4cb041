//! What stands in for the computer player in the module that holds the rules only.

use crate::{
    Page,
    fault::Fault,
    messages::{Color, DraftPiece, GameRecord, HandView, PlacedPiece, Response, Skill, Study},
};

pub(crate) fn search(_: &GameRecord, _: u8, _: u32, _: &impl Page) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn arrange(
    _: &GameRecord,
    _: &[DraftPiece],
    _: Option<Color>,
    _: u8,
    _: u32,
) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn review(_: &GameRecord, _: Color, _: Skill, _: &impl Page) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn analyse(
    _: &GameRecord,
    _: u8,
    _: Option<u8>,
    _: &impl Page,
) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn judge(_: &GameRecord, _: u32, _: &impl Page) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn compose(
    _: &str,
    _: &[PlacedPiece],
    _: [&[HandView]; 2],
    _: Color,
) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn radar(_: &GameRecord) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn read_pgn(_: &str, _: &str) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn write_pgn(_: &Study, _: &str) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn tables(_: &str, _: &str) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}

pub(crate) fn bench(_: Option<u8>, _: &impl Page) -> Result<Response, Fault> {
    Err(Fault::NoEngine)
}
