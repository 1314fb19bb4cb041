//! `sittuyin net`: makes the network, step by step.

use crate::{evaluation, failure::Failure, seeds};
use sittuyin::Ruleset;
use sittuyin_trainer::{Course, Outcomes, Recipe, Samples, generate, quantise, shard, train};
use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Make the network that judges positions: play, shuffle, train, quantise.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    step: Step,
}

const AFTER_HELP: &str = "\
Each step goes on after a stop where it was: shards that are there are not played again, and training
keeps a checkpoint after each epoch. The same seeds give the same bytes. docs/nets.md has the recipe.

Examples:
  sittuyin net generate --ruleset modern --seeds 1..400 data/modern
  sittuyin net shuffle --out modern.samples data/modern
  sittuyin net train --out modern.net modern.samples
  sittuyin net quantise --out so-far.net modern.checkpoint";

#[derive(Debug, clap::Subcommand)]
enum Step {
    Generate(Generate),
    Shuffle(Shuffle),
    Train(Train),
    Quantise(Quantise),
    Wdl(Wdl),
}

/// Have the engine play itself, and keep positions with their scores and results
#[derive(clap::Args, Debug)]
struct Generate {
    /// The rules
    #[arg(long, default_value = "modern")]
    ruleset: Ruleset,
    /// The seeds, one for each shard; the last is not played
    #[arg(long, value_name = "FIRST..END", value_parser = seeds::range)]
    seeds: std::ops::Range<u64>,
    /// Games in a shard
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Positions to search for each move
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Threads, each of which plays a shard
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// What judges positions: built-in, hand-crafted, or the file of a network
    #[arg(long, value_name = "NET", default_value = evaluation::BUILT_IN)]
    net: String,
    /// Where the shards go
    folder: PathBuf,
}

/// Mix the positions of all shards
#[derive(clap::Args, Debug)]
struct Shuffle {
    /// Decides the order
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The folders of shards
    #[arg(required = true)]
    folders: Vec<PathBuf>,
}

/// Train a network on shuffled positions, and round it to whole numbers
#[derive(clap::Args, Debug)]
struct Train {
    /// How often to see every position
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// Positions between two steps
    #[arg(long, value_name = "N", default_value = "4096")]
    batch: NonZeroUsize,
    /// The first length of a step
    #[arg(long, value_name = "RATE", default_value_t = 2e-3)]
    rate: f32,
    /// The share of the game's result in what is learned, from 0 to 1; the rest is the score
    #[arg(long, value_name = "SHARE", default_value_t = 0.1)]
    result: f32,
    /// The network to go on from: built-in, or a file; without it chance gives the first weights
    #[arg(long, value_name = "NET")]
    from: Option<String>,
    /// Decides the first weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; they change nothing but the time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The network to write; the checkpoint stands beside it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The shuffled positions
    samples: PathBuf,
}

/// Round the weights of a training's checkpoint to the engine's network, as train does at its end
#[derive(clap::Args, Debug)]
struct Quantise {
    /// The network to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The checkpoint, after whatever epoch
    checkpoint: PathBuf,
}

/// Fit what a score means for the result to the games of all shards
#[derive(clap::Args, Debug)]
struct Wdl {
    /// The folders of shards
    #[arg(required = true)]
    folders: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match &arguments.step {
        Step::Generate(step) => play(step),
        Step::Shuffle(step) => shuffle(step),
        Step::Train(step) => learn(step),
        Step::Quantise(step) => round(step),
        Step::Wdl(step) => weigh(step),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn play(step: &Generate) -> Result<(), Failure> {
    if step.ruleset.rules().dice {
        return Err(Failure::input(&"the dice have no place in the samples"));
    }
    fs::create_dir_all(&step.folder).map_err(|error| Failure::at(&step.folder, &error))?;
    let evaluation = evaluation::named(&step.net).map_err(Failure::Input)?;
    let recipe = Recipe {
        ruleset: step.ruleset,
        nodes: step.nodes,
        games: step.games,
    };
    let next = AtomicU64::new(step.seeds.start);
    let failed = Mutex::new(None);
    let began = Instant::now();
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let stopped = failed.lock().map_or(true, |failed| failed.is_some());
            if seed >= step.seeds.end || stopped {
                return;
            }
            let path = shard(&step.folder, seed);
            if path.exists() {
                continue;
            }
            let samples = generate(&recipe, evaluation.clone(), seed);
            let done = Samples::new(step.ruleset, &samples)
                .write(&path)
                .map_err(|error| Failure::input(&error))
                .and_then(|()| {
                    let seconds = began.elapsed().as_secs();
                    say(&format!(
                        "seed {seed}: {} positions, {seconds} s",
                        samples.len()
                    ))
                });
            if let (Err(error), Ok(mut failed)) = (done, failed.lock()) {
                failed.get_or_insert(error);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..step.threads.get() {
            scope.spawn(work);
        }
    });
    match failed.into_inner() {
        Ok(Some(failure)) => Err(failure),
        _ => Ok(()),
    }
}

fn shuffle(step: &Shuffle) -> Result<(), Failure> {
    let samples =
        Samples::shuffled(&step.folders, step.seed).map_err(|error| Failure::input(&error))?;
    samples
        .write(&step.out)
        .map_err(|error| Failure::input(&error))?;
    say(&format!("{} positions", samples.packed.len()))
}

fn learn(step: &Train) -> Result<(), Failure> {
    let unit = 0.0..=1.0;
    if !unit.contains(&step.result) || !unit.contains(&step.rate) {
        return Err(Failure::input(
            &"--result and --rate are numbers from 0 to 1",
        ));
    }
    let from = (step.from.as_deref().map(evaluation::named).transpose()).map_err(Failure::Input)?;
    let none = || Failure::input(&"--from names a network; the hand-crafted evaluation is none");
    let first = (from.as_ref())
        .map(|evaluation| evaluation.network().ok_or_else(none))
        .transpose()?;
    let samples = Samples::read(&step.samples).map_err(|error| Failure::input(&error))?;
    let course = Course {
        epochs: step.epochs,
        batch: step.batch.get(),
        rate: step.rate,
        result_share: step.result,
        seed: step.seed,
        threads: step.threads,
    };
    let began = Instant::now();
    let mut told = Ok(());
    let checkpoint = step.out.with_extension("checkpoint");
    let network = train(&samples, &course, first, &checkpoint, &mut |progress| {
        let seconds = began.elapsed().as_secs();
        let line = format!(
            "epoch {}: error {:.6}, held out {:.6}, {seconds} s",
            progress.epoch, progress.error, progress.held_out
        );
        if told.is_ok() {
            told = say(&line);
        }
    })
    .map_err(|error| Failure::input(&error))?;
    told?;
    fs::write(&step.out, network.to_bytes()).map_err(|error| Failure::at(&step.out, &error))
}

fn round(step: &Quantise) -> Result<(), Failure> {
    let network = quantise(&step.checkpoint).map_err(|error| Failure::input(&error))?;
    fs::write(&step.out, network.to_bytes()).map_err(|error| Failure::at(&step.out, &error))
}

/// Men and centipawns by which the fit is shown beside what happened.
const MEN: [usize; 5] = [2, 9, 17, 25, 33];
const AHEAD: [i32; 7] = [0, 50, 100, 200, 400, 800, 4_001];

fn weigh(step: &Wdl) -> Result<(), Failure> {
    let samples = Samples::shuffled(&step.folders, 1).map_err(|error| Failure::input(&error))?;
    let outcomes = Outcomes::count(&samples).map_err(|error| Failure::input(&error))?;
    let Some(fit) = outcomes.fit() else {
        return Err(Failure::input(&"no result is known of these positions"));
    };
    say(&format!(
        "{} positions, {:.4} nats each\neven:  {:.4?}\nwidth: {:.4?}\n\n\
         men      ahead         positions   happened             expected\n\
         {:34}won   drawn lost     won   drawn lost",
        fit.positions, fit.surprise, fit.model.even, fit.model.width, ""
    ))?;
    for men in MEN.windows(2) {
        for ahead in AHEAD.windows(2) {
            let (men, ahead) = (men[0]..men[1], ahead[0]..ahead[1]);
            let Some(group) = outcomes.group(&fit.model, men.clone(), ahead.clone()) else {
                continue;
            };
            let percent = |shares: [f64; 3]| {
                shares
                    .map(|share| format!("{:5.1}", 100.0 * share))
                    .join(" ")
            };
            say(&format!(
                "{:>2} to {:>2} {:>4} to {:>4} {:>12}   {}    {}",
                men.start,
                men.end - 1,
                ahead.start,
                ahead.end - 1,
                group.positions,
                percent(group.happened),
                percent(group.expected),
            ))?;
        }
    }
    Ok(())
}

fn say(line: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
