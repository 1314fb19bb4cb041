mod arrangement;
mod ending;
mod inquiry;

use super::{
    command::{Command, HELP},
    computer::Computer,
    notation,
    picture::Picture,
};
use crate::{failure::printable, input::Lines};
use arrangement::{take_all, try_in};
use sittuyin::{Draft, Draws, Game, GameError, Illegal, Move, MoveKind, Order, Square};
use sittuyin_engine::Decision;
use std::io::{self, Read, Write};

/// The table that a game is played at: the game, an arrangement in the making, and who plays.
pub(super) struct Table<R, W> {
    game: Game,
    draft: Option<Draft>,
    computer: Option<Computer>,
    picture: Picture,
    lines: Lines<R>,
    out: W,
    /// How many moves had been made before each decision of a person.
    decisions: Vec<usize>,
}

/// What has become of a command: the error is an answer to the player.
type Done = Result<(), String>;

impl<R: Read, W: Write> Table<R, W> {
    pub(super) fn new(
        game: Game,
        computer: Option<Computer>,
        picture: Picture,
        lines: Lines<R>,
        out: W,
    ) -> Self {
        Self {
            game,
            draft: None,
            computer,
            picture,
            lines,
            out,
            decisions: Vec::new(),
        }
    }

    /// Plays until the player leaves or has nothing more to say.
    pub(super) fn play(mut self) -> io::Result<()> {
        self.greet()?;
        self.turn()?;
        while let Some(line) = self.ask(&self.prompt())? {
            match line.map(|text| (Command::parse(&text), text.trim().is_empty())) {
                Ok((_, true)) => {}
                Ok((Ok(Command::Quit), _)) => break,
                Ok((Ok(command), _)) => {
                    if let Err(answer) = self.obey(command)? {
                        writeln!(self.out, "{}", sentence(&answer))?;
                    }
                }
                Ok((Err(answer), _)) | Err(answer) => {
                    writeln!(self.out, "{}", sentence(&answer))?;
                }
            }
        }
        writeln!(self.out, "Goodbye.")
    }

    fn greet(&mut self) -> io::Result<()> {
        let ruleset = self.game.ruleset();
        writeln!(
            self.out,
            "Sittuyin, ruleset {ruleset}: {}.",
            ruleset.summary()
        )?;
        if let Some(computer) = &self.computer {
            let (own, level) = (!computer.color, computer.level.get());
            writeln!(
                self.out,
                "You play {own} against the computer at level {level}."
            )?;
        }
        writeln!(
            self.out,
            "White is in capitals. Type 'help' for the commands."
        )
    }

    /// Shows a prompt and reads a line; `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<Result<String, String>>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let line = self.lines.next_line()?;
        if line.is_none() {
            writeln!(self.out)?;
        }
        Ok(line)
    }

    fn prompt(&self) -> String {
        match (&self.draft, self.game.outcome()) {
            (_, Some(_)) => "over> ".to_owned(),
            (Some(draft), None) => format!("{} places> ", draft.base().turn()),
            (None, None) => format!("{}> ", self.game.position().turn()),
        }
    }

    /// Everything that happens until a person has to decide, and then what there is to know.
    fn turn(&mut self) -> io::Result<()> {
        while let Some(computer) = &mut self.computer {
            if self.game.outcome().is_some() || self.game.position().turn() != computer.color {
                break;
            }
            if let Some(mut draft) = Draft::new(self.game.position()) {
                computer.arrange(&mut draft);
                if let Some(army) = draft.confirm() {
                    for placement in army {
                        // Confirmed placements are lawful in this order.
                        let _ = self.game.play(placement);
                    }
                    writeln!(self.out, "The computer has placed its army.")?;
                    continue;
                }
            }
            match computer.decide(&self.game) {
                Some(Decision::Move(chosen)) => {
                    let name = notation::name(self.game.position(), chosen);
                    if self.game.play(chosen).is_err() {
                        break;
                    }
                    writeln!(self.out, "The computer plays {name}.")?;
                }
                Some(Decision::Claim(claim)) => {
                    writeln!(self.out, "The computer claims a draw.")?;
                    if self.game.claim(claim).is_err() {
                        break;
                    }
                }
                None => break,
            }
        }
        self.draft = match self.game.outcome() {
            Some(_) => None,
            None => Draft::new(self.game.position()),
        };
        self.show()
    }

    /// The board and what matters about it.
    fn show(&mut self) -> io::Result<()> {
        let (position, last_move) = match &self.draft {
            Some(draft) => (draft.position(), Vec::new()),
            None => (*self.game.position(), self.last_move()),
        };
        write!(self.out, "{}", self.picture.draw(&position, &last_move))?;
        writeln!(self.out)?;
        if let Some(outcome) = self.game.outcome() {
            return self.announce(outcome);
        }
        if let Some(draft) = &self.draft {
            let advice = if draft.confirm().is_some() {
                "Type 'confirm' when the army stands as you want it."
            } else if draft.pieces().is_empty() {
                "Place your army: 'place K e2', or 'arrange' to have it placed for you."
            } else {
                return Ok(());
            };
            return writeln!(self.out, "{advice}");
        }
        if position.is_check() {
            writeln!(self.out, "{} is in check.", position.turn())?;
        }
        if let Some(count) = self.game.count() {
            let (used, limit) = (count.used / 2, count.limit / 2);
            writeln!(self.out, "Counted moves: {used} of {limit} (C18).")?;
        }
        let claims = self.game.claims();
        if !claims.is_empty() {
            let names: Vec<_> = claims.iter().map(|claim| claim.id()).collect();
            writeln!(self.out, "You may claim a draw: {}.", names.join(", "))?;
        }
        Ok(())
    }

    /// The squares of the last move; an army that has just gone up has no last move.
    fn last_move(&self) -> Vec<Square> {
        let in_turn = self.game.position().rules().deployment.order == Order::Alternate;
        match self.game.moves().last() {
            Some(last) if in_turn || !last.is_placement() => {
                last.from().into_iter().chain([last.to()]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The outer error means that nobody listens any more.
    fn obey(&mut self, command: Command) -> io::Result<Done> {
        match command {
            Command::Help => write!(self.out, "{HELP}")?,
            Command::Board => self.show()?,
            Command::Fen => {
                let fen = match &self.draft {
                    Some(draft) => draft.position().to_string(),
                    None => self.game.fen(),
                };
                writeln!(self.out, "{fen}")?;
            }
            Command::Flip => {
                self.picture.below = !self.picture.below;
                self.show()?;
            }
            Command::Moves(from) => self.list(from)?,
            Command::Why(text) => match self.why(&text) {
                Ok(answer) => write!(self.out, "{answer}")?,
                Err(answer) => return Ok(Err(answer)),
            },
            Command::Undo => return self.undo(),
            Command::New => self.begin_again()?,
            Command::Resign => return self.resign(),
            Command::Draw => return self.agree(),
            Command::Claim(name) => return self.claim(name.as_deref()),
            Command::Place(role, to) => match (&mut self.draft, Move::placement(role, to)) {
                (Some(draft), _) => {
                    let placed = draft.place(role, to).map_err(|illegal| illegal.to_string());
                    return self.shown(placed);
                }
                (None, Some(placement)) => return self.make(placement),
                (None, None) => return Ok(Err("a pawn is never in hand".to_owned())),
            },
            Command::Take(from) => return self.change(|draft| draft.take_up(from).map(drop)),
            Command::TakeAll => return self.change(take_all),
            Command::Arrange => return self.arrange(),
            Command::Confirm => return self.confirm(),
            Command::Move(text) => return self.attempt(&text),
            Command::Quit => {}
        }
        Ok(Ok(()))
    }

    /// Shows the board if something has been done.
    fn shown(&mut self, done: Done) -> io::Result<Done> {
        if done.is_ok() {
            self.show()?;
        }
        Ok(done)
    }

    fn attempt(&mut self, text: &str) -> io::Result<Done> {
        if self.game.outcome().is_some() {
            return Ok(Err(GameError::Over.to_string()));
        }
        let read = match &self.draft {
            Some(draft) => notation::read(&draft.position(), text),
            None => notation::read(self.game.position(), text),
        };
        match (read, self.draft.is_some()) {
            (Ok(wanted), true) => self.change(|draft| try_in(draft, wanted)),
            (Ok(wanted), false) => self.make(wanted),
            (Err(answer), _) => Ok(Err(answer)),
        }
    }

    /// Makes a move for the person whose turn it is.
    fn make(&mut self, wanted: Move) -> io::Result<Done> {
        let before = self.game.moves().len();
        if let Err(error) = self.game.play(wanted) {
            return Ok(Err(error.to_string()));
        }
        self.decisions.push(before);
        self.turn()?;
        Ok(Ok(()))
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut Draft) -> Result<(), Illegal>,
    ) -> io::Result<Done> {
        let done = match &mut self.draft {
            Some(draft) => change(draft).map_err(|illegal| illegal.to_string()),
            None => Err("there is no arrangement to change now".to_owned()),
        };
        self.shown(done)
    }

    fn arrange(&mut self) -> io::Result<Done> {
        let done = match (&mut self.draft, &mut self.computer) {
            (Some(draft), Some(computer)) => {
                computer.arrange(draft);
                Ok(())
            }
            (Some(_), None) => Err("there is no computer at this table to ask".to_owned()),
            (None, _) => Err(
                "pieces are arranged only before the game, and only where a side \
                              places its whole army at once"
                    .to_owned(),
            ),
        };
        self.shown(done)
    }

    fn confirm(&mut self) -> io::Result<Done> {
        let Some(draft) = &self.draft else {
            return Ok(Err("there is nothing to confirm".to_owned()));
        };
        let Some(army) = draft.confirm() else {
            let left = draft.position().hand(draft.base().turn());
            return Ok(Err(format!("you still hold {left}; place them first")));
        };
        let before = self.game.moves().len();
        for placement in army {
            if let Err(error) = self.game.play(placement) {
                return Ok(Err(error.to_string()));
            }
        }
        self.decisions.push(before);
        self.turn()?;
        Ok(Ok(()))
    }

    /// Takes back a result that was declared, else the last piece of an arrangement, else the last
    /// decision of a person with all that followed.
    fn undo(&mut self) -> io::Result<Done> {
        if self.game.outcome().is_some() {
            self.game.take_back(0);
            if self.game.outcome().is_none() {
                self.turn()?;
                return Ok(Ok(()));
            }
        } else if let Some(draft) = &mut self.draft
            && let Some(&(_, square)) = draft.pieces().last()
        {
            let taken = draft.take_up(square).map(drop);
            return self.shown(taken.map_err(|illegal| illegal.to_string()));
        }
        let Some(kept) = self.decisions.pop() else {
            return Ok(Err("there is nothing to take back".to_owned()));
        };
        let undone = self.game.moves()[kept..].to_vec();
        self.game.take_back(undone.len());
        self.draft = Draft::new(self.game.position());
        if let Some(draft) = &mut self.draft {
            for placement in undone {
                // Past the own army come other moves, which are none of this arrangement's.
                let MoveKind::Placement { role, to } = placement.kind() else {
                    break;
                };
                if draft.confirm().is_none() {
                    let _ = draft.place(role, to);
                }
            }
        }
        self.show()?;
        Ok(Ok(()))
    }

    fn begin_again(&mut self) -> io::Result<()> {
        let (start, ruleset) = (self.game.start().clone(), self.game.ruleset());
        let first = self.game.positions()[0];
        self.game = Game::from_position(first, start, ruleset, Draws::Platform);
        self.decisions.clear();
        if let Some(computer) = &mut self.computer {
            computer.new_game();
        }
        self.turn()
    }
}

/// An answer as a sentence, fit for the terminal.
fn sentence(answer: &str) -> String {
    let mut text = printable(answer);
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    if !text.ends_with('.') {
        text.push('.');
    }
    text
}
