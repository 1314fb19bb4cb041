//! How the engine's network is made: games of the engine against itself, their positions shuffled, and a
//! network trained on them; and what such games say of the pieces. Every step is decided by its seed and goes on after a stop.

mod chance;
mod checkpoint;
mod files;
mod generate;
mod model;
mod piece_values;
mod sample;
mod train;
mod wdl;

pub use checkpoint::quantise;
pub use files::{FileError, Samples, shard, shards};
pub use generate::{Recipe, generate};
pub use model::WeightError;
pub use piece_values::{Estimate, Material, Part, PieceValues};
pub use sample::{SAMPLE_SIZE, Sample, SampleError};
pub use train::{Course, Progress, TrainError, train};
pub use wdl::{Fit, Group, Outcomes};
