//! `sittuyin play`: a game in the terminal.

mod command;
mod computer;
mod cup;
mod notation;
mod picture;
mod table;

use crate::{failure::Failure, input, input::Lines, seed, tables};
use computer::Computer;
use cup::Cup;
use picture::Picture;
use sittuyin::{Color, Game, Order, Ruleset};
use sittuyin_engine::Level;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Table;

/// Play a game in the terminal, against the computer or another person.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The rules to play by: formal, modern, parlett, tournament, murray, dice or federation
    #[arg(long, default_value = "formal")]
    ruleset: Ruleset,
    /// How strong the computer plays, from 1 to 10
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(
        i64::from(Level::LOWEST.get())..=i64::from(Level::HIGHEST.get())
    ))]
    level: u8,
    /// Your side against the computer; White begins
    #[arg(long, value_enum, default_value = "white")]
    color: Side,
    /// Whom to play against; two people share the keyboard
    #[arg(long, value_enum, default_value = "computer")]
    opponent: Opponent,
    /// Who places when, where the ruleset leaves a choice: tournament is also played hidden
    #[arg(long, value_enum, conflicts_with = "fen")]
    order: Option<OrderName>,
    /// Begin from this position instead of the initial array
    #[arg(long)]
    fen: Option<String>,
    /// Makes the computer play and the dice fall the same again; another number, another game
    #[arg(long)]
    seed: Option<u64>,
    /// A folder of endgame tables, which the levels from 6 on play by; without it they know three men
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

const AFTER_HELP: &str = "\
Each line you type is a command or a move. 'help' lists the commands; moves are written as e2e3 or
as in a score, such as Sd5. Where a side places its whole army at once, pieces can be moved about
until you type 'confirm'. Dice are thrown by 'throw', or named when you throw your own.

Examples:
  sittuyin play
  sittuyin play --ruleset modern --level 8 --color black
  sittuyin play --ruleset tournament --order hidden
  sittuyin play --opponent human";

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum OrderName {
    /// One piece a turn
    Alternate,
    /// White's whole army, then Black's
    AllThenAll,
    /// Both in secret, shown at once
    Hidden,
}

impl From<OrderName> for Order {
    fn from(name: OrderName) -> Self {
        match name {
            OrderName::Alternate => Self::Alternate,
            OrderName::AllThenAll => Self::AllThenAll,
            OrderName::Hidden => Self::Hidden,
        }
    }
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Side {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Opponent {
    Computer,
    Human,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let ruleset = arguments.ruleset;
    let game = match arguments.order {
        Some(order) => Game::in_order(ruleset, order.into())
            .ok_or_else(|| format!("the ruleset {ruleset} is not placed in that order")),
        None => input::game(arguments.fen.as_deref(), ruleset),
    };
    let game = game.map_err(Failure::Input)?;
    let seed = arguments.seed.unwrap_or_else(seed::random);
    let own = match arguments.color {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let tables = tables::load(arguments.tables.as_deref()).map_err(Failure::Input)?;
    let computer = match (arguments.opponent, Level::new(arguments.level)) {
        (Opponent::Computer, Some(level)) => Some(Computer::new(!own, level, seed, tables)),
        _ => None,
    };
    let terminal = io::stdout().is_terminal();
    let picture = Picture {
        below: if computer.is_some() {
            own
        } else {
            Color::White
        },
        coloured: terminal && std::env::var_os("NO_COLOR").is_none(),
        terminal,
    };
    let lines = Lines::new(io::stdin().lock());
    Table::new(game, computer, Cup::new(seed), picture, lines, io::stdout()).play()?;
    Ok(ExitCode::SUCCESS)
}
