use sittuyin::uci::UciMove;
use sittuyin_arena::{
    Bounds, CommandLine, Go, Score, UciClient,
    tactics::{RULESET, Tactic, Theme},
};
use std::{
    collections::BTreeMap,
    error::Error,
    fs::{self, OpenOptions},
    io::Write,
    ops::ControlFlow,
    time::Duration,
};

/// What the other engine answered.
struct Answered {
    best: String,
    score: String,
    nodes: u64,
}

/// Has an engine search each candidate, and adds its answers to a file: FEN, move, score, nodes, engine.
/// What has been searched as far is not searched again.
pub(crate) fn confirm(
    candidates: &str,
    nodes: u64,
    engine: &str,
    answers: &str,
    options: &[(String, String)],
) -> Result<(), Box<dyn Error>> {
    let known = answered(&fs::read_to_string(answers).unwrap_or_default());
    let mut out = OpenOptions::new().append(true).create(true).open(answers)?;
    let mut engine = started(engine, options)?;
    let go = Go {
        nodes: Some(nodes),
        ..Go::default()
    };
    for (fen, _) in fields(&fs::read_to_string(candidates)?) {
        if known.get(&fen).is_some_and(|answer| answer.nodes >= nodes) {
            continue;
        }
        engine.new_game()?;
        engine.position(Some(&fen), &[])?;
        let patience = Duration::from_secs(3_600);
        let answer = engine.go(&go, patience, &mut |_| ControlFlow::Continue(()))?;
        let best = answer.best.ok_or("the engine has no move")?;
        let score = answer.info.and_then(|info| info.score);
        let score = match score.ok_or("the engine gave no score")? {
            Score::Centipawns(worth) => format!("cp {worth}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let best = UciMove(best);
        writeln!(
            out,
            "{fen} ; {best} ; {score} ; {nodes} ; {}",
            engine.name()
        )?;
    }
    Ok(())
}

/// Prints the candidates on which both agree, as tactics. Where there is a second, longer look of the engine
/// that chose them, that counts: what it overlooked at first is worth asking too.
pub(crate) fn collect(
    candidates: &str,
    answers: &str,
    second: Option<&str>,
) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(answers)?;
    let known = answered(&text);
    let second = second.map(fs::read_to_string).transpose()?;
    let second = answered(&second.unwrap_or_default());
    let judge = fields(&text).next().map(|(_, rest)| rest);
    let judge = judge.and_then(|rest| rest.last().cloned());
    let (mut agreed, mut asked) = (Vec::new(), 0);
    for (fen, rest) in fields(&fs::read_to_string(candidates)?) {
        let Some(answer) = known.get(&fen) else {
            continue;
        };
        asked += 1;
        let own = second.get(&fen).map(|answer| &answer.best);
        if own.or(rest.first()) == Some(&answer.best) {
            let Answered { best, score, nodes } = answer;
            let found = Theme::ALL.iter().find_map(|theme| {
                let theme = theme.id();
                format!("{fen} ; {best} ; {score} ; {nodes} ; {theme}")
                    .parse::<Tactic>()
                    .ok()
            });
            agreed.push(found.ok_or_else(|| format!("{fen} ; {best} is no tactic"))?);
        }
    }
    println!(
        "# Positions under `{RULESET}` with one clearly best move: FEN ; move ; score ; nodes ; theme. CC0.\n\
         # Made by `tactics` of the arena's examples: candidates from games of the engine of this repository\n\
         # against itself, {} of {asked} of them confirmed by {}\n\
         # with so many nodes, whose score it is, of the side to move. Nobody's time was taken to choose them.",
        agreed.len(),
        judge.as_deref().unwrap_or("nobody")
    );
    for tactic in agreed {
        println!("{tactic}");
    }
    Ok(())
}

/// An engine for this game, with those of the options that it has.
pub(crate) fn started(
    command: &str,
    options: &[(String, String)],
) -> Result<UciClient, Box<dyn Error>> {
    let mut engine = UciClient::start(&command.parse::<CommandLine>()?, Bounds::default())?;
    engine.set_option("UCI_Variant", "sittuyin")?;
    for (name, value) in options {
        if engine.option(name).is_some() {
            engine.set_option(name, value)?;
        }
    }
    Ok(engine)
}

fn answered(text: &str) -> BTreeMap<String, Answered> {
    let mut known: BTreeMap<String, Answered> = BTreeMap::new();
    for (fen, rest) in fields(text) {
        let [best, score, nodes, ..] = &rest[..] else {
            continue;
        };
        let Ok(nodes) = nodes.parse() else {
            continue;
        };
        let answer = Answered {
            best: best.clone(),
            score: score.clone(),
            nodes,
        };
        let deeper = known.get(&fen).is_none_or(|other| other.nodes < nodes);
        if deeper && best.parse::<UciMove>().is_ok() {
            known.insert(fen, answer);
        }
    }
    known
}

/// The lines that are no comments: the FEN, and what follows it.
fn fields(text: &str) -> impl Iterator<Item = (String, Vec<String>)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.filter_map(|line| {
        let mut words = line.split(';').map(|word| word.trim().to_owned());
        Some((words.next()?, words.collect::<Vec<_>>())).filter(|(_, rest)| !rest.is_empty())
    });
    rows.collect::<Vec<_>>().into_iter()
}
