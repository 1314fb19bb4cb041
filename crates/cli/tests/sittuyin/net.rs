//! The network's recipe, small.

use crate::program::{refused, run};
use std::fs;

/// Generate, shuffle, train, quantise; what is stopped goes on, and the same seeds give the same bytes.
#[test]
fn makes_the_same_network_twice() {
    let folder = std::env::temp_dir().join(format!("sittuyin-net-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let make = |shards: &str, threads: &str, out: &str| {
        let generate = [
            "net",
            "generate",
            "--seeds",
            "1..3",
            "--games",
            "1",
            "--nodes",
            "30",
            "--threads",
            threads,
            &path(shards),
        ];
        let (samples, net) = (path(&format!("{out}.samples")), path(out));
        let shuffle = ["net", "shuffle", "--out", &samples, &path(shards)];
        let train = [
            "net",
            "train",
            "--epochs",
            "2",
            "--batch",
            "64",
            "--threads",
            threads,
            "--out",
            &net,
            &samples,
        ];
        for arguments in [&generate[..], &shuffle, &train] {
            let run = run(arguments);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
        }
        fs::read(net).expect("a network")
    };
    let first = make("one", "1", "one.net");
    assert!(first == make("two", "2", "two.net"));
    // All is there already: nothing is played or trained again, and the network is the same.
    assert!(first == make("one", "1", "one.net"));
    // The checkpoint, rounded, is the network that training wrote, and plays.
    let (checkpoint, net) = (path("one.checkpoint"), path("rounded.net"));
    let quantised = run(&["net", "quantise", "--out", &net, &checkpoint]);
    assert_eq!(
        (quantised.code, quantised.err.as_str()),
        (Some(0), ""),
        "{quantised:?}"
    );
    assert!(first == fs::read(&net).expect("a network"));
    // A network is no checkpoint.
    refused(&["net", "quantise", "--out", &path("none.net"), &net], b"");
    assert!(!fs::exists(path("none.net")).expect("the folder is there"));
    fs::remove_dir_all(&folder).expect("it is removed");
}

#[test]
fn refuses_what_is_no_recipe() {
    for arguments in [
        &["net", "generate", "--seeds", "3..1", "data"][..],
        &[
            "net",
            "generate",
            "--seeds",
            "1..2",
            "--ruleset",
            "dice",
            "data",
        ],
        &[
            "net",
            "generate",
            "--seeds",
            "1..2",
            "--net",
            "/nonexistent.net",
            "/tmp",
        ],
        &["net", "shuffle", "--out", "/tmp/x.samples", "/nonexistent"],
        &[
            "net",
            "train",
            "--out",
            "/tmp/x.net",
            "/nonexistent.samples",
        ],
        &["net", "quantise", "/nonexistent.checkpoint"],
        &[
            "net",
            "quantise",
            "--out",
            "/tmp/x.net",
            "/nonexistent.checkpoint",
        ],
        &[
            "net",
            "train",
            "--result",
            "2",
            "--out",
            "/tmp/x.net",
            "/nonexistent.samples",
        ],
    ] {
        refused(arguments, b"");
    }
}
