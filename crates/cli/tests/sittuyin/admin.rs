//! Naming moderators on the command line, while a server runs on the same data.

use crate::program::{refused, run};
use crate::serve::Server;
use std::path::PathBuf;

/// A folder of its own, gone with the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Folder {
    fn new() -> Self {
        let name = format!("sittuyin-admin-{}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

#[test]
fn moderators_are_named_and_what_was_done_is_listed() {
    let folder = Folder::new();
    let data = folder.path();
    // Nothing is made where nothing is.
    let message = refused(&["admin", "list", "--data", data], b"");
    assert!(message.contains(data), "{message}");
    assert!(!folder.0.exists());

    let server = Server::start(&["--data", data]);
    let registration = r#"{"name": "Mya", "password": "a sentence to keep"}"#;
    let answer = server.ask("POST", "/api/accounts", registration);
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let told = |arguments: &[&str]| {
        let arguments = [&["admin"], arguments, &["--data", data]].concat();
        let run = run(&arguments);
        assert_eq!(run.err, "", "{arguments:?}");
        (run.code, run.out)
    };
    let said = |code: i32, text: &str| (Some(code), text.to_owned());
    assert_eq!(told(&["list"]), said(0, ""));
    assert_eq!(told(&["audit"]), said(0, ""));
    // Exit code 1 says that it was so already. A name is found however it is written.
    let grant = ["grant", "Mya", "moderator"];
    assert_eq!(told(&grant), said(0, "Mya is a moderator now\n"));
    let again = ["grant", "mya", "moderator"];
    assert_eq!(told(&again), said(1, "mya was a moderator already\n"));
    let (code, listed) = told(&["list"]);
    let line = listed.strip_suffix("  Mya\n").expect("one moderator");
    assert_eq!((code, line.len()), (Some(0), "2026-03-01 18:05:09".len()));
    let revoke = ["revoke", "Mya", "moderator"];
    assert_eq!(told(&revoke), said(0, "Mya is a moderator no longer\n"));
    assert_eq!(told(&revoke), said(1, "Mya was no moderator\n"));
    assert_eq!(told(&["list"]), said(0, ""));
    // Only what changed something was noted, oldest first.
    let (code, audit) = told(&["audit"]);
    assert_eq!(code, Some(0));
    let lines: Vec<_> = audit.lines().collect();
    assert_eq!(lines.len(), 2, "{audit}");
    let granted = "operator made a moderator Mya";
    assert!(lines[0].starts_with("    1  2") && lines[0].ends_with(granted));
    let revoked = "operator made no moderator any longer Mya";
    assert!(lines[1].starts_with("    2  2") && lines[1].ends_with(revoked));

    for (wrong, named) in [
        (
            &["grant", "Nobody", "moderator", "--data", data][..],
            "Nobody",
        ),
        (&["revoke", "Nobody", "moderator", "--data", data], "Nobody"),
        (
            &[
                "grant",
                "'; DROP TABLE roles;--",
                "moderator",
                "--data",
                data,
            ],
            "DROP",
        ),
        (&["grant", "Mya", "king", "--data", data], "king"),
        (&["grant", "Mya", "--data", data], "ROLE"),
        (&["grant", "Mya", "moderator"], "--data"),
        (&["appoint", "Mya"], "appoint"),
        (&["audit", "Mya", "--data", data], "Mya"),
    ] {
        let message = refused(&[&["admin"], wrong].concat(), b"");
        assert!(message.contains(named), "{message}");
    }
    assert_eq!(told(&["audit"]), (Some(0), audit));
}
