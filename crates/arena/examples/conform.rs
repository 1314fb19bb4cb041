//! Runs the conformance suite against an engine: `conform 'ENGINE COMMAND' [--json]`.

use sittuyin_arena::conformance::{Plan, Suite, conform};
use std::io;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default().parse()?;
    let report = conform(&Suite::builtin()?, &command, &Plan::default(), &mut |_| {})?;
    if arguments.any(|argument| argument == "--json") {
        report.write_json(&mut io::stdout().lock())?;
    } else {
        print!("{report}");
    }
    Ok(())
}
