use crate::{
    FileError, TrainError,
    files::write_whole,
    model::{self, SIZE, Weights},
};
use sittuyin_engine::network::Network;
use std::io::Write;
use std::path::Path;
use std::{fs, io};

/// What every checkpoint begins with; what makes its training follows, up to the end of the line.
pub(crate) const HEADING: &[u8] = b"sittuyin training: ";

/// How far a training is: the weights, as fractions yet, and what the optimiser remembers of each.
#[derive(Clone)]
pub(crate) struct Checkpoint {
    /// Epochs done.
    pub(crate) epoch: u32,
    /// Steps done.
    pub(crate) steps: u32,
    pub(crate) weights: Weights,
    /// The mean slope of late, by weight.
    pub(crate) mean: Vec<f32>,
    /// The mean square of the slope.
    pub(crate) square: Vec<f32>,
}

impl Checkpoint {
    /// Before the first step.
    pub(crate) fn begin(weights: Weights) -> Self {
        Self {
            epoch: 0,
            steps: 0,
            weights,
            mean: vec![0.0; SIZE],
            square: vec![0.0; SIZE],
        }
    }

    /// Reads a checkpoint and its heading; `None` when there is no such file.
    pub(crate) fn read(path: &Path) -> Result<Option<(Vec<u8>, Self)>, TrainError> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(io_error(path, error)),
        };
        let parsed = parse(&bytes).ok_or_else(|| TrainError::NoCheckpoint(path.to_owned()));
        parsed.map(Some)
    }

    pub(crate) fn write(&self, path: &Path, heading: &[u8]) -> Result<(), FileError> {
        write_whole(path, |out| {
            out.write_all(heading)?;
            out.write_all(&self.epoch.to_le_bytes())?;
            out.write_all(&self.steps.to_le_bytes())?;
            for number in self.weights.iter().chain(&self.mean).chain(&self.square) {
                out.write_all(&number.to_le_bytes())?;
            }
            Ok(())
        })
    }
}

fn parse(bytes: &[u8]) -> Option<(Vec<u8>, Checkpoint)> {
    let end = bytes.iter().position(|&byte| byte == b'\n')? + 1;
    let (heading, rest) = bytes.split_at(end);
    let (words, rest) = rest.as_chunks::<4>();
    if !heading.starts_with(HEADING) || words.len() != 2 + 3 * SIZE || !rest.is_empty() {
        return None;
    }
    let mut numbers = words[2..].iter().map(|&word| f32::from_le_bytes(word));
    let mut row = || numbers.by_ref().take(SIZE).collect();
    let checkpoint = Checkpoint {
        epoch: u32::from_le_bytes(words[0]),
        steps: u32::from_le_bytes(words[1]),
        weights: row(),
        mean: row(),
        square: row(),
    };
    Some((heading.to_vec(), checkpoint))
}

fn io_error(path: &Path, error: io::Error) -> TrainError {
    let path = path.to_owned();
    FileError::Io { path, error }.into()
}

/// Rounds the weights of a checkpoint to the whole numbers of the engine's network, as training does at
/// its end: the network after any epoch of a training that is under way or was stopped.
///
/// # Errors
///
/// [`TrainError`] when there is no checkpoint, or a weight is out of the network's range.
pub fn quantise(checkpoint: &Path) -> Result<Network, TrainError> {
    match Checkpoint::read(checkpoint)? {
        Some((_, found)) => model::quantised(&found.weights),
        None => Err(io_error(checkpoint, io::ErrorKind::NotFound.into())),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::{env, path::PathBuf, process};

    fn scratch(name: &str) -> PathBuf {
        env::temp_dir().join(format!("sittuyin-checkpoint-{}-{name}", process::id()))
    }

    /// The rows of an input come first: 255 is 1 there, and 64 among the outputs.
    #[test]
    fn rounds_each_weight_to_the_nearest_whole_number() {
        let mut weights = vec![0.0; SIZE];
        weights[0] = 1.0;
        weights[1] = -0.5;
        weights[2] = 0.0059; // 1.5045 of 255
        weights[784 * 128] = 1.25; // the first bias
        weights[785 * 128] = -1.98; // the first weight of the output: -126.72 of 64
        weights[785 * 128 + 8 * 2 * 128] = 0.75; // the first bias of the output: of 255 times 64
        let path = scratch("rounds");
        let heading = b"sittuyin training: by hand\n";
        Checkpoint::begin(weights).write(&path, heading).unwrap();
        let (whole, output_bias) = quantise(&path).unwrap().weights();
        assert_eq!(whole[..3], [255, -128, 2]);
        assert_eq!(whole[784 * 128], 319);
        assert_eq!(whole[785 * 128], -127);
        assert_eq!(output_bias[0], 12_240);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn says_which_weight_is_out_of_range() {
        for (at, weight, told) in [
            (0, 2.5, "weight 0 of the inputs is 2.5"),
            (784 * 128 + 3, -2.0, "bias 3 of the hidden layer is -2"),
            (785 * 128 + 7, f32::NAN, "weight 7 of the output is NaN"),
            (
                785 * 128 + 2_048 + 1,
                f32::INFINITY,
                "bias 1 of the output is inf",
            ),
        ] {
            let mut weights = vec![0.0; SIZE];
            weights[at] = weight;
            let path = scratch("range");
            let heading = b"sittuyin training: by hand\n";
            Checkpoint::begin(weights).write(&path, heading).unwrap();
            let error = quantise(&path).unwrap_err().to_string();
            assert_eq!(
                error,
                format!("{told}; the network holds -1.984375 to 1.984375")
            );
            fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn refuses_what_is_no_checkpoint() {
        let path = scratch("foreign");
        assert!(matches!(
            quantise(&path),
            Err(TrainError::File(FileError::Io { .. }))
        ));
        let whole = Checkpoint::begin(vec![0.0; SIZE]);
        let heading = b"sittuyin training: by hand\n";
        whole.write(&path, heading).unwrap();
        let bytes = fs::read(&path).unwrap();
        let cut = &bytes[..bytes.len() - 4];
        for damaged in [&b""[..], b"SITNET01", cut, &bytes[1..]] {
            fs::write(&path, damaged).unwrap();
            assert!(matches!(quantise(&path), Err(TrainError::NoCheckpoint(_))));
        }
        fs::remove_file(path).unwrap();
    }
}
