//! `sittuyin tables`.

use crate::program::{refused, run};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn directory(name: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path.display().to_string()
}

#[test]
fn tables_are_built_verified_described_and_asked() {
    let tables = directory("tables");
    let build = [
        "tables",
        "build",
        "--out",
        &tables,
        "--threads",
        "1",
        "KPvK",
        "KRvK",
    ];
    let built = run(&build);
    assert_eq!(built.code, Some(0), "{built:?}");
    assert_eq!(built.out, "tables: 5, 5 built now, 0 there before\n");
    assert_eq!(run(&build).out, "tables: 5, 0 built now, 5 there before\n");

    let verified = run(&["tables", "verify", &tables, "--threads", "1"]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
    assert!(
        verified.out.contains("KRvK, any: 50015 positions"),
        "{verified:?}"
    );
    assert!(verified.out.ends_with("wrong: 0\n"), "{verified:?}");

    let stats = run(&["tables", "stats", &tables, "--json"]);
    let rook: Value = stats
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|table: &Value| table["material"] == "KRvK")
        .unwrap();
    assert_eq!(rook["longest"]["plies"], 32);
    assert_eq!(rook["longest"]["line"].as_array().unwrap().len(), 32);
    assert_eq!(rook["strong_to_move"]["lost"], 0);
    assert!(
        run(&["tables", "stats", &tables])
            .out
            .contains("longest: 32 plies")
    );

    let probe = |ruleset, fen| {
        run(&[
            "tables",
            "probe",
            "--tables",
            &tables,
            "--ruleset",
            ruleset,
            fen,
        ])
    };
    let won = probe("formal", "7k/8/6K1/8/8/8/8/R7[] w - - 0 1");
    assert_eq!(won.code, Some(0), "{won:?}");
    assert!(
        won.out
            .contains("value: win, mate in 1 move\nverdict: stands\n"),
        "{won:?}"
    );
    assert!(won.out.ends_with("line: a1a8\n"), "{won:?}");
    let fen = "7k/8/6K1/8/8/8/8/R7[] w - - 0 1";
    let answer = run(&["tables", "probe", "--json", "--tables", &tables, fen]).out;
    let answer: Value = serde_json::from_str(&answer).unwrap();
    // What scripts/compare_tables.py goes by.
    let best = &answer["moves"][0];
    assert_eq!(
        (&best["uci"], &best["plies"]),
        (&"a1a8".into(), &1.into()),
        "{answer}"
    );
    // The count has one ply left, and the mate takes three.
    let late = probe("modern", "7k/8/5K2/8/8/8/8/R7[] w - 32 31 40");
    assert!(late.out.contains("verdict: counted-out"), "{late:?}");
    let unknown = probe("formal", "7k/8/5K2/8/8/8/8/N7[] w - - 0 1");
    assert_eq!(
        (unknown.code, &*unknown.out),
        (Some(1), "no table holds this position\n")
    );
}

#[test]
fn a_wrong_or_damaged_table_is_not_believed() {
    let tables = directory("tables-damaged");
    run(&[
        "tables",
        "build",
        "--out",
        &tables,
        "--threads",
        "1",
        "KRvK",
    ]);
    let file = Path::new(&tables).join("KRvK.any.stb");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 1]).unwrap();
    let message = refused(&["tables", "verify", &tables], b"");
    assert!(message.contains("cut off"), "{message}");
    let mut altered = whole;
    *altered.last_mut().unwrap() ^= 1;
    fs::write(&file, altered).unwrap();
    let verified = run(&["tables", "verify", &tables]);
    assert_eq!(verified.code, Some(1), "{verified:?}");
    assert!(verified.err.contains("damaged"), "{verified:?}");
}

#[test]
fn what_cannot_be_built_is_refused() {
    let tables = directory("tables-refused");
    for (arguments, reason) in [
        (&["KQvK"][..], "is no material"),
        (&["KFFvK"], "no side can have"),
        (&["--ruleset", "dice", "KRvK"], "dice has no tables"),
        (&["--men", "7"], "7"),
        (&[], "required"),
    ] {
        let arguments = [&["tables", "build", "--out", &tables][..], arguments].concat();
        let message = refused(&arguments, b"");
        assert!(message.contains(reason), "{arguments:?}: {message}");
    }
    let message = refused(&["tables", "stats", &tables], b"");
    assert!(message.contains("cannot read"), "{message}");
}
