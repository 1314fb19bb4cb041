use sittuyin::{Dice, Move, Role, Square};

/// What a player types.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Board,
    Fen,
    Flip,
    /// Lawful moves, all or those of one square.
    Moves(Option<Square>),
    Why(String),
    Undo,
    New,
    Resign,
    Draw,
    /// A claim by its name, or whichever there is.
    Claim(Option<String>),
    Place(Move),
    /// Dice that lie on the table, or else the program's.
    Throw(Option<Dice>),
    Take(Square),
    TakeAll,
    Arrange,
    Confirm,
    Quit,
    /// Everything else is meant as a move.
    Move(String),
}

pub(super) const HELP: &str = "\
Moves:
  e2e3  Sd5  exd6      move, as from and to or as in a score; K king, F general,
                       S elephant, N knight, R rook, a pawn has no letter
  e5e5f  e5=F          promote the pawn on e5 where it stands; e5f6f by a step to f6
Placing:
  place K e2  K@e2     place a piece
  N@a3,b2              place it on your own pawn, which goes to b2 (parlett, murray)
  e2f2                 move a piece that is not confirmed yet
  take e2, take all    take it back into the hand
  arrange              let the computer place the rest
  confirm              finish the arrangement
Dice:
  throw                throw three dice: 1 pawn, 2 knight, 3 elephant, 4 rook, 5 general, 6 king
  throw 1,4,4          play dice that you have thrown yourself
Looking:
  board, flip, fen     show the board, turn it round, show the position as FEN
  moves, moves e2      what is lawful
  why e2e4             why a move is not lawful
The game:
  undo, new            take your last move back; begin a new game
  claim                claim a draw that the rules offer
  draw, resign         agree on a draw (two people), give up
  quit
";

impl Command {
    /// Reads a line that is not blank; the error says what is missing.
    pub(super) fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<_> = line.split_whitespace().collect();
        let lower: Vec<_> = words.iter().map(|word| word.to_lowercase()).collect();
        let lower: Vec<_> = lower.iter().map(String::as_str).collect();
        Ok(match lower[..] {
            ["help" | "h" | "?"] => Self::Help,
            ["board" | "b"] => Self::Board,
            ["fen"] => Self::Fen,
            ["flip"] => Self::Flip,
            ["moves" | "m"] => Self::Moves(None),
            ["moves" | "m", from] => Self::Moves(Some(square(from)?)),
            ["why", ..] if words.len() > 1 => Self::Why(words[1..].concat()),
            ["why"] => return Err("type the move too, such as: why e2e4".to_owned()),
            ["undo" | "u"] => Self::Undo,
            ["new"] => Self::New,
            ["resign"] => Self::Resign,
            ["draw"] => Self::Draw,
            ["claim"] => Self::Claim(None),
            ["claim", name] => Self::Claim(Some(name.to_owned())),
            ["place" | "put", placement] if placement.contains('@') => {
                Self::Move(placement.to_owned())
            }
            ["place" | "put", piece, "on" | "at", ref squares @ ..]
            | ["place" | "put", piece, ref squares @ ..]
                if !squares.is_empty() =>
            {
                Self::Place(placement(piece, &squares.join(","))?)
            }
            ["place" | "put", ..] => {
                return Err("type the piece and the square, such as: place K e2".to_owned());
            }
            ["throw" | "roll"] => Self::Throw(None),
            ["throw" | "roll", ref faces @ ..] => Self::Throw(Some(dice(faces)?)),
            ["take", "all"] => Self::TakeAll,
            ["take", from] => Self::Take(square(from)?),
            ["take", ..] => return Err("type the square, such as: take e2".to_owned()),
            ["arrange"] => Self::Arrange,
            ["confirm" | "done"] => Self::Confirm,
            ["quit" | "exit" | "q"] => Self::Quit,
            _ => Self::Move(words.concat()),
        })
    }
}

fn square(text: &str) -> Result<Square, String> {
    text.parse()
        .map_err(|error: sittuyin::ParseSquareError| error.to_string())
}

/// A piece with its square, and perhaps that of the pawn that makes room.
fn placement(piece: &str, squares: &str) -> Result<Move, String> {
    let role = role(piece)?;
    let placed = match squares.split_once(',') {
        None => Move::placement(role, square(squares)?),
        Some((to, displaced)) => Move::displacement(role, square(to)?, square(displaced)?),
    };
    placed.ok_or_else(|| "a pawn is never in hand".to_owned())
}

/// Three faces with commas or blanks between.
fn dice(words: &[&str]) -> Result<Dice, String> {
    let faces: Option<Vec<u8>> = words
        .iter()
        .flat_map(|word| word.split(','))
        .filter(|face| !face.is_empty())
        .map(|face| face.parse().ok())
        .collect();
    faces
        .and_then(|faces| faces.try_into().ok())
        .and_then(Dice::thrown)
        .ok_or_else(|| "three dice are thrown, from 1 to 6, such as: throw 1,4,4".to_owned())
}

/// A piece by its letter or its English name.
fn role(text: &str) -> Result<Role, String> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(role) = Role::from_char(letter)
    {
        return Ok(role);
    }
    Role::ALL
        .into_iter()
        .find(|role| role.to_string() == text)
        .ok_or_else(|| {
            format!("'{text}' is not a piece: K king, F general, S elephant, N knight, R rook")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_placements_by_letter_and_by_name() {
        let e2 = Square::at(4, 1).expect("on the board");
        for line in ["place K e2", "place king e2", "put k on E2"] {
            let king = Move::placement(Role::King, e2).expect("not a pawn");
            assert_eq!(Command::parse(line), Ok(Command::Place(king)));
        }
        let (a3, b2) = (Square::at(0, 2), Square::at(1, 1));
        let (a3, b2) = a3.zip(b2).expect("on the board");
        for line in ["place N a3,b2", "put knight on a3 b2"] {
            let knight = Move::displacement(Role::Knight, a3, b2).expect("not a pawn");
            assert_eq!(Command::parse(line), Ok(Command::Place(knight)));
        }
        assert!(Command::parse("place P e2").is_err());
        assert!(Command::parse("place K e2,").is_err());
        assert!(Command::parse("place K on").is_err());
        assert!(Command::parse("place queen e2").is_err());
        assert!(Command::parse("place K e9").is_err());
        assert!(Command::parse("place").is_err());
    }

    #[test]
    fn reads_throws() {
        assert_eq!(Command::parse("throw"), Ok(Command::Throw(None)));
        let dice = Dice::thrown([1, 4, 4]);
        for line in ["throw 1,4,4", "throw 4 1 4", "roll 4, 4, 1"] {
            assert_eq!(Command::parse(line), Ok(Command::Throw(dice)), "{line}");
        }
        for line in [
            "throw 1",
            "throw 1,2",
            "throw 1,2,7",
            "throw 1,2,3,4",
            "throw x",
        ] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn takes_everything_else_as_a_move() {
        for (line, text) in [("e2e3", "e2e3"), (" e5 = F ", "e5=F"), ("K@e2", "K@e2")] {
            assert_eq!(Command::parse(line), Ok(Command::Move(text.to_owned())));
        }
    }
}
