use crate::{
    FileError, Sample, Samples,
    checkpoint::{Checkpoint, HEADING},
    model::{self, BOUND, Lesson, SIZE, WeightError, Weights},
};
use sittuyin_engine::network::{Network, NetworkError};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

/// How a network is trained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// How often every sample is seen.
    pub epochs: u32,
    /// Samples between two steps.
    pub batch: usize,
    /// The first length of a step; it falls to a hundredth along half a cosine.
    pub rate: f32,
    /// The share of the game's result in what is to be learned; the rest is the search's score.
    pub result_share: f32,
    /// Decides the first weights, where there is no network to go on from.
    pub seed: u64,
    /// Threads. They change nothing but the time.
    pub threads: NonZeroUsize,
}

/// How far training is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Epochs done.
    pub epoch: u32,
    /// The mean squared error over the epoch.
    pub error: f32,
    /// That over the samples that are held out; 0 when none is.
    pub held_out: f32,
}

/// Why there is no network.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file.
    #[error(transparent)]
    File(#[from] FileError),
    /// The checkpoint is that of another training.
    #[error("{} is no checkpoint of this training; give another, or remove it", .0.display())]
    Checkpoint(PathBuf),
    /// It is no checkpoint.
    #[error("{} is no checkpoint of a training", .0.display())]
    NoCheckpoint(PathBuf),
    /// A weight that no network holds.
    #[error(transparent)]
    Weight(#[from] WeightError),
    /// The weights make no network.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

/// A batch is always cut into so many slices, whose slopes are added in order: floating-point sums
/// depend on it.
const SLICES: usize = 8;

/// Trains a network on samples that were shuffled, from the weights of `first` or else from chance;
/// `checkpoint` is where a training that was stopped goes on. The same course, samples and first
/// network give the same weights.
///
/// # Errors
///
/// [`TrainError`].
pub fn train(
    samples: &Samples,
    course: &Course,
    first: Option<&Network>,
    checkpoint: &Path,
    progress: &mut dyn FnMut(&Progress),
) -> Result<Network, TrainError> {
    let (held_out, learned) = samples.packed.split_at(samples.held_out);
    let heading = heading(course, first, learned.len());
    let begin = || match first {
        Some(network) => State::new(model::weights_of(network)),
        None => State::new(Lesson::first_weights(course.seed)),
    };
    let mut state = State::resume(checkpoint, &heading, begin)?;
    let batches = learned.len().div_ceil(course.batch);
    let total = course.epochs as usize * batches;
    while state.reached.epoch < course.epochs {
        let mut error = 0.0;
        for (number, batch) in learned.chunks(course.batch).enumerate() {
            let done = (state.reached.epoch as usize * batches + number) as f32 / total as f32;
            let fall = 0.5 + 0.5 * (done * std::f32::consts::PI).cos();
            let rate = course.rate * (0.01 + 0.99 * fall);
            error += f64::from(state.step(batch, samples, course, rate)?);
        }
        state.reached.epoch += 1;
        state.reached.write(checkpoint, &heading)?;
        let mut missed = 0.0;
        for packed in held_out {
            let lesson = lesson(packed, samples, course)?;
            missed += f64::from(lesson.error(&state.reached.weights));
        }
        progress(&Progress {
            epoch: state.reached.epoch,
            error: (error / learned.len().max(1) as f64) as f32,
            held_out: (missed / held_out.len().max(1) as f64) as f32,
        });
    }
    model::quantised(&state.reached.weights)
}

fn lesson(packed: &[u8; 32], samples: &Samples, course: &Course) -> Result<Lesson, FileError> {
    let sample = Sample::unpack(packed, samples.ruleset).map_err(|error| FileError::Sample {
        path: PathBuf::from("the samples"),
        error,
    })?;
    Ok(Lesson::new(&sample, course.result_share))
}

/// A training under way (AdamW, Loshchilov and Hutter 2019).
struct State {
    reached: Checkpoint,
    slopes: Vec<Vec<f32>>,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const WEIGHT_DECAY: f32 = 0.01;

impl State {
    fn step(
        &mut self,
        batch: &[[u8; 32]],
        samples: &Samples,
        course: &Course,
        rate: f32,
    ) -> Result<f32, FileError> {
        let weights = &self.reached.weights;
        let size = batch.len().div_ceil(SLICES);
        let mut slices: Vec<_> = batch.chunks(size).zip(&mut self.slopes).collect();
        let share = slices.len().div_ceil(course.threads.get());
        let learn = |(slice, slope): &mut (&[[u8; 32]], &mut Vec<f32>)| {
            slope.fill(0.0);
            let mut error = 0.0;
            for packed in *slice {
                error += lesson(packed, samples, course)?.learn(weights, slope);
            }
            Ok(error)
        };
        let errors: Vec<Result<f32, FileError>> = thread::scope(|scope| {
            let threads: Vec<_> = slices
                .chunks_mut(share)
                .map(|slices| scope.spawn(|| slices.iter_mut().map(learn).collect::<Vec<_>>()))
                .collect();
            threads
                .into_iter()
                .flat_map(|thread| {
                    thread
                        .join()
                        .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                })
                .collect()
        });
        let used = errors.len();
        let mut error = 0.0;
        for part in errors {
            error += part?;
        }
        self.reached.steps += 1;
        self.descend(used, batch.len() as f32, rate);
        Ok(error)
    }

    fn descend(&mut self, used: usize, count: f32, rate: f32) {
        let reached = &mut self.reached;
        let steps = reached.steps as i32;
        let (mean_bias, square_bias) =
            (1.0 - MEAN_DECAY.powi(steps), 1.0 - SQUARE_DECAY.powi(steps));
        let slopes = &self.slopes[..used];
        for at in 0..SIZE {
            let slope = slopes.iter().map(|slope| slope[at]).sum::<f32>() / count;
            let (mean, square) = (&mut reached.mean[at], &mut reached.square[at]);
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            let step = *mean / mean_bias / ((*square / square_bias).sqrt() + 1e-8);
            let weight = &mut reached.weights[at];
            *weight = (*weight * (1.0 - rate * WEIGHT_DECAY) - rate * step).clamp(-BOUND, BOUND);
        }
    }

    fn new(weights: Weights) -> Self {
        Self::from(Checkpoint::begin(weights))
    }

    fn from(reached: Checkpoint) -> Self {
        Self {
            reached,
            slopes: vec![vec![0.0; SIZE]; SLICES],
        }
    }

    fn resume(
        path: &Path,
        heading: &[u8],
        begin: impl FnOnce() -> Self,
    ) -> Result<Self, TrainError> {
        match Checkpoint::read(path)? {
            None => Ok(begin()),
            Some((own, reached)) if own == heading => Ok(Self::from(reached)),
            Some(_) => Err(TrainError::Checkpoint(path.to_owned())),
        }
    }
}

/// What makes a training the same.
fn heading(course: &Course, first: Option<&Network>, samples: usize) -> Vec<u8> {
    let Course {
        epochs,
        batch,
        rate,
        result_share,
        seed,
        threads: _,
    } = course;
    let first = match first {
        // Its last bytes are its checksum.
        Some(network) => format!("network {:x?}", network.to_bytes().last_chunk::<8>()),
        None => format!("seed {seed}"),
    };
    let rest = format!(
        "{samples} samples, {epochs} epochs, batch {batch}, rate {rate}, result {result_share}, \
         {first}\n"
    );
    [HEADING, rest.as_bytes()].concat()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Recipe, generate, quantise};
    use sittuyin::Ruleset;
    use sittuyin_engine::Evaluation;
    use std::{env, fs, process};

    fn scratch(name: &str) -> PathBuf {
        env::temp_dir().join(format!("sittuyin-train-{}-{name}", process::id()))
    }

    fn course(threads: usize) -> Course {
        Course {
            epochs: 3,
            batch: 64,
            rate: 1e-3,
            result_share: 0.4,
            seed: 1,
            threads: NonZeroUsize::new(threads).unwrap(),
        }
    }

    fn samples() -> Samples {
        let recipe = Recipe {
            ruleset: Ruleset::Modern,
            nodes: 40,
            games: 3,
        };
        Samples::new(
            recipe.ruleset,
            &generate(&recipe, Evaluation::HandCrafted, 1),
        )
    }

    #[test]
    fn learns_and_is_the_same_on_any_number_of_threads() {
        let (samples, one, two) = (samples(), scratch("one"), scratch("two"));
        let mut errors = Vec::new();
        let network = train(&samples, &course(1), None, &one, &mut |progress| {
            errors.push(progress.error);
        })
        .unwrap();
        assert!(errors[2] < errors[0], "{errors:?}");
        assert!(quantise(&one).unwrap() == network);
        let twin = train(&samples, &course(2), None, &two, &mut |_| ()).unwrap();
        assert!(network == twin);
        for path in [one, two] {
            fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn goes_on_where_it_was_stopped() {
        let (samples, whole, parts) = (samples(), scratch("whole"), scratch("parts"));
        let network = train(&samples, &course(2), None, &whole, &mut |_| ()).unwrap();
        // Stopped after one epoch: only its checkpoint is left.
        let learned = samples.packed.len();
        let heading = heading(&course(2), None, learned);
        let mut state = State::new(Lesson::first_weights(1));
        let batches = learned.div_ceil(64);
        for (number, batch) in samples.packed.chunks(64).enumerate() {
            let done = number as f32 / (3 * batches) as f32;
            let rate = 1e-3 * (0.01 + 0.99 * (0.5 + 0.5 * (done * std::f32::consts::PI).cos()));
            state.step(batch, &samples, &course(2), rate).unwrap();
        }
        state.reached.epoch = 1;
        state.reached.write(&parts, &heading).unwrap();
        let mut epochs = Vec::new();
        let rest = train(&samples, &course(2), None, &parts, &mut |progress| {
            epochs.push(progress.epoch);
        });
        assert_eq!(epochs, [2, 3]);
        assert!(rest.unwrap() == network);
        let other = Course {
            seed: 2,
            ..course(2)
        };
        assert!(matches!(
            train(&samples, &other, None, &parts, &mut |_| ()),
            Err(TrainError::Checkpoint(_))
        ));
        for path in [whole, parts] {
            fs::remove_file(path).unwrap();
        }
    }
}
