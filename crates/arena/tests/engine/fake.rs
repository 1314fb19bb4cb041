//! An engine for the tests of the client and of the conformance suite: it knows the rules, thinks one ply,
//! and has the fault that its argument names.

use sittuyin::{
    Claim, Color, Draws, Game, Position, Reason, Ruleset, Setup, fen::Fen, uci::UciMove,
};
use std::io::{self, Write};
use std::{process, thread, time::Duration};

const LONG: Duration = Duration::from_secs(600);

fn main() {
    let fault = std::env::args().nth(1).unwrap_or_default();
    match fault.as_str() {
        "exits" => {
            eprintln!("no licence");
            process::exit(3);
        }
        "silent" => thread::sleep(LONG),
        _ => {}
    }
    let mut engine = Engine {
        fault,
        ruleset: Ruleset::Modern,
        game: Game::new(Ruleset::Modern).expect("the initial array"),
    };
    while let Some(line) = hear() {
        if engine.obey(&line).is_none() {
            break;
        }
    }
}

struct Engine {
    fault: String,
    ruleset: Ruleset,
    game: Game,
}

impl Engine {
    fn has(&self, fault: &str) -> bool {
        self.fault == fault
    }

    /// `None` is the end.
    fn obey(&mut self, line: &str) -> Option<()> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "uci" => self.handshake(),
            "isready" => say("readyok"),
            "setoption" => {
                if let Some(value) = rest.strip_prefix("name Ruleset value ") {
                    self.ruleset = value.parse().ok()?;
                }
            }
            "position" if self.has("dozes") => thread::sleep(LONG),
            "position" => self.position(rest),
            "d" if self.has("no display") => {}
            "d" => self.display(),
            "go" => match rest.strip_prefix("perft ") {
                Some(depth) => self.perft(depth.parse().ok()?),
                None => self.search(rest),
            },
            "quit" if self.has("stays") => thread::sleep(LONG),
            "quit" => return None,
            _ => {}
        }
        Some(())
    }

    fn handshake(&self) {
        match self.fault.as_str() {
            "babbles" => (0..100).for_each(|_| say("hello, this is no chess engine")),
            "deaf" => thread::sleep(LONG),
            "chess" => say("option name UCI_Variant type combo default chess var chess\nuciok"),
            _ => {
                let rulesets = "modern formal parlett tournament murray federation";
                let values = rulesets.replace(' ', " var ");
                say(
                    "id name Fake 1\nid author nobody\noption name Hash type spin default 16 min 1 max 64",
                );
                say(&format!(
                    "option name Ruleset type combo default modern var {values}\nuciok"
                ));
            }
        }
    }

    fn position(&mut self, text: &str) {
        let (place, moves) = text.split_once(" moves ").unwrap_or((text, ""));
        let setup = match place.strip_prefix("fen ") {
            Some(fen) => fen.parse::<Fen>().expect("a FEN").0,
            None => Setup::initial(),
        };
        let position = Position::new(&setup, self.ruleset.rules())
            .or_else(|illegal| illegal.waive(|_| true))
            .expect("a position");
        self.game = Game::from_position(position, setup, self.ruleset, Draws::Ruleset);
        for text in moves.split_whitespace() {
            self.game.play_uci(text).expect("a lawful move");
        }
    }

    fn display(&self) {
        let mut setup = self.game.to_setup();
        if self.has("forgets counts") {
            setup.count_limit = None;
        }
        if self.has("loses the king") {
            let king = setup.board.king(Color::White);
            king.map(|king| setup.board.take(king));
        }
        say(&format!("\nFen: {}", Fen(setup)));
        if self.has("tells all") {
            let counted_out = Reason::CountedOut;
            let status = match self.game.outcome() {
                Some(outcome) if outcome.reason == counted_out => counted_out.id(),
                _ => self.game.position().status().id(),
            };
            let claims: Vec<_> = self.game.claims().into_iter().map(Claim::id).collect();
            say(&format!("Status: {status}\nClaims: {}", claims.join(" ")));
        }
        let check = self.game.position().is_check();
        say(&format!("Checkers: {}", if check { "e4" } else { "" }));
    }

    fn perft(&self, depth: u32) {
        match self.fault.as_str() {
            "dies" => process::exit(4),
            "no perft" => return say("bestmove a3a4"),
            "counts nonsense" => return say("a3a4: many"),
            "counts nothing" => return say("Nodes searched: -"),
            "counts wrong" => return say("a3a4: 1\n\nNodes searched: 2"),
            _ => {}
        }
        let position = self.game.position();
        let mut nodes = 0;
        for lawful in position.legal_moves() {
            if self.has("never promotes") && lawful.is_promotion() {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(lawful);
            let count = sittuyin::perft(&after, depth - 1);
            say(&format!("{}: {count}", UciMove(lawful)));
            nodes += count;
        }
        say(&format!("\nNodes searched: {nodes}"));
    }

    fn search(&self, limits: &str) {
        match self.fault.as_str() {
            "dies" => process::exit(4),
            "hangs" => thread::sleep(LONG),
            "late" => thread::sleep(Duration::from_millis(700)),
            "floods" => loop {
                say("info depth 1 score cp 1 pv a3a4");
            },
            "floods a line" => loop {
                let _ = io::stdout().write_all(&[b'x'; 4096]);
            },
            "no move" => return say("bestmove"),
            "thinks nonsense" => return say("bestmove Nf3"),
            _ => {}
        }
        if limits.contains("infinite") {
            // Until the next line, which had better be `stop`.
            say("info depth 1 score cp 5");
            let _ = hear();
        }
        let mut game = self.game.clone();
        let only = limits.split_once("searchmoves ").map(|(_, only)| only);
        let best = match only {
            Some(only) => only.parse().ok().map(|UciMove(only)| only),
            None => game.position().legal_moves().first().copied(),
        };
        let Some(best) = best else {
            let mated = game.position().is_check();
            say(if mated {
                "info depth 0 score mate 0"
            } else {
                "info depth 0 score cp 0"
            });
            return say("bestmove (none)");
        };
        game.play(best).expect("a lawful move");
        let drawn = game.outcome().is_some() || !game.claims().is_empty();
        let score = if drawn && !self.has("never draws") {
            0
        } else {
            77
        };
        say(&format!(
            "info depth 1 multipv 1 score cp {score} nodes 1 time 0 pv {}",
            UciMove(best)
        ));
        say(&format!("bestmove {}", UciMove(best)));
    }
}

/// The next line; `None` is the end.
fn hear() -> Option<String> {
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line).ok()?;
    (read > 0).then(|| line.trim_end().to_owned())
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
        process::exit(0);
    }
}
