mod arrangement;
mod curtain;
mod ending;
mod inquiry;

use super::{
    command::{Command, HELP},
    computer::Computer,
    cup::{self, Cup},
    notation,
    picture::Picture,
};
use crate::{failure::printable, input::Lines};
use arrangement::try_in;
use sittuyin::{Color, Dice, Draft, Game, GameError, Illegal, Move, Order, Square, Stage};
use sittuyin_engine::Decision;
use std::io::{self, Read, Write};

/// The table that a game is played at: the game, an arrangement in the making, and who plays.
pub(super) struct Table<R, W> {
    /// The game before anything happened.
    opening: Game,
    game: Game,
    draft: Option<Draft>,
    /// White's army behind the curtain, while Black arranges its own (C8).
    secret: Option<Vec<Move>>,
    computer: Option<Computer>,
    cup: Cup,
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
        cup: Cup,
        picture: Picture,
        lines: Lines<R>,
        out: W,
    ) -> Self {
        Self {
            opening: game.clone(),
            game,
            draft: None,
            secret: None,
            computer,
            cup,
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
            let (own, level) = (!computer.color, computer.level);
            writeln!(
                self.out,
                "You play {own} against the computer at level {}, {}.",
                level.get(),
                level.name()
            )?;
        }
        if self.is_curtained() {
            writeln!(
                self.out,
                "Both sides place behind the curtain; the armies are shown at once (C8)."
            )?;
        }
        writeln!(
            self.out,
            "White, the Red of a traditional set, is in capitals. Type 'help' for the commands."
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
            (None, None) if self.game.position().awaits_dice() => {
                format!("{} throws> ", self.game.position().turn())
            }
            (None, None) => format!("{}> ", self.game.position().turn()),
        }
    }

    /// Whose decision is awaited.
    fn side(&self) -> Color {
        match &self.draft {
            Some(draft) => draft.base().turn(),
            None => self.game.position().turn(),
        }
    }

    /// Everything that happens until a person has to decide, and then what there is to know.
    fn turn(&mut self) -> io::Result<()> {
        if self.is_curtained() {
            self.draft = self.secret_draft();
            return self.show();
        }
        self.play_computer()?;
        self.draft = match self.game.outcome() {
            Some(_) => None,
            None => Draft::new(self.game.position()),
        };
        self.show()
    }

    /// All that the computer does in its turn.
    fn play_computer(&mut self) -> io::Result<()> {
        while let Some(computer) = &mut self.computer {
            if self.game.outcome().is_some() || self.game.position().turn() != computer.color {
                break;
            }
            if self.game.position().awaits_dice() {
                let dice = self.cup.throw();
                if self.throw(dice)?.is_err() {
                    break;
                }
                continue;
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
        Ok(())
    }

    /// Throws these dice for the side to move, in front of everybody.
    fn throw(&mut self, dice: Dice) -> io::Result<Done> {
        let color = self.game.position().turn();
        if let Err(error) = self.game.throw(dice) {
            return Ok(Err(error.to_string()));
        }
        writeln!(self.out, "{color} throws {dice}: {}.", cup::pieces(dice))?;
        if self.game.throws().last().is_some_and(|throw| throw.passed) {
            writeln!(self.out, "None of these can move; the turn passes.")?;
        }
        Ok(Ok(()))
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
            } else if draft.pieces().is_empty() && self.computer.is_none() {
                "Place your army: 'place K e2'."
            } else if draft.pieces().is_empty() {
                "Place your army: 'place K e2', or 'arrange' to have it placed for you."
            } else {
                return Ok(());
            };
            return writeln!(self.out, "{advice}");
        }
        if position.stage() == Stage::Rearrangement {
            writeln!(
                self.out,
                "Free rearrangement: put a piece on any empty square of your half.\n\
                 The first pawn step of either side begins the play (C16)."
            )?;
        }
        if let Some(dice) = position.dice() {
            let pieces = cup::pieces(dice);
            writeln!(self.out, "Dice to play: {dice} ({pieces}).")?;
        } else if position.awaits_dice() {
            writeln!(self.out, "Type 'throw' to throw the dice.")?;
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
            Command::Place(placement) if self.draft.is_some() => {
                return self.change(|draft| draft.add(placement));
            }
            Command::Place(placement) => return self.make(placement),
            Command::Throw(dice) => {
                let dice = dice.unwrap_or_else(|| self.cup.throw());
                let thrown = self.throw(dice)?;
                if thrown.is_ok() {
                    self.turn()?;
                }
                return Ok(thrown);
            }
            Command::Take(from) => return self.change(|draft| draft.take_up(from).map(drop)),
            Command::TakeAll => return self.change(|draft| draft.replace(&[])),
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
            (Err(unread), _) => Ok(Err(unread.answer())),
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
        let color = draft.base().turn();
        if self.is_curtained() {
            return self.confirm_secretly(color, army);
        }
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
            && let Some(last) = draft.placements().last()
        {
            let taken = draft.take_up(last.to()).map(drop);
            return self.shown(taken.map_err(|illegal| illegal.to_string()));
        }
        let Some(kept) = self.decisions.pop() else {
            let order = self.game.position().rules().deployment.order;
            let shown = order == Order::Hidden && !self.is_curtained();
            return Ok(Err(if shown {
                "the arrangements have been shown and stand".to_owned()
            } else {
                "there is nothing to take back".to_owned()
            }));
        };
        let undone = self.game.moves()[kept..].to_vec();
        self.game.take_back(undone.len());
        self.draft = Draft::new(self.game.position());
        if let Some(draft) = &mut self.draft {
            for placement in undone {
                // Past the own army come other moves, which are none of this arrangement's.
                if !placement.is_placement() {
                    break;
                }
                if draft.confirm().is_none() {
                    let _ = draft.add(placement);
                }
            }
        }
        self.show()?;
        Ok(Ok(()))
    }

    fn begin_again(&mut self) -> io::Result<()> {
        self.game = self.opening.clone();
        self.secret = None;
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
