//! `sittuyin puzzles`.

use crate::program::{refused, run};
use std::fs;
use std::path::Path;

const MATE: &str =
    "sw3uve3\tformal\tk7/8/1K6/8/8/8/8/7R[] w - - 0 1\th1h8\tmate-1\t600\ta test\tmate\n";
const SPOILED: &str =
    "sw3uve3\tformal\tk7/8/1K6/8/8/8/8/7R[] w - - 0 1\th1h7\tmate-1\t600\ta test\tmate\n";

#[test]
fn what_was_mined_is_kept_chosen_from_and_verified() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    let _ = fs::remove_dir_all(&folder);
    let path = |name: &str| folder.join(name).display().to_string();
    fs::create_dir_all(path("mined")).unwrap();
    fs::write(path("mined/games-1.tsv"), MATE).unwrap();
    fs::write(path("mined/games-2.tsv"), MATE).unwrap();

    let mined = path("mined");
    let again = [
        "puzzles", "mine", "--from", "games", "--seeds", "1..3", &mined,
    ];
    assert_eq!(run(&again).code, Some(0));
    assert_eq!(fs::read_to_string(path("mined/games-1.tsv")).unwrap(), MATE);

    let packs = path("packs");
    let packed = run(&["puzzles", "pack", "--out", &packs, &mined]);
    assert_eq!(packed.out, "mate-1: 1 (100.0 %)\nall: 1\n", "{packed:?}");
    let verified = run(&["puzzles", "verify", &packs]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
    assert_eq!(
        verified.out,
        "right: 1, lawful but without a table: 0, wrong: 0\n"
    );

    fs::write(path("packs/mate-1.tsv"), SPOILED).unwrap();
    let verified = run(&["puzzles", "verify", &packs]);
    assert_eq!(verified.code, Some(1), "{verified:?}");
    assert!(
        verified
            .err
            .contains("sw3uve3: the line does not end with mate")
    );
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn says_what_it_cannot_read() {
    refused(
        &[
            "puzzles", "mine", "--from", "dreams", "--seeds", "1..3", "x",
        ],
        b"",
    );
    refused(&["puzzles", "verify", "no such folder"], b"");
}
