//! `sittuyin admin`: who looks after conduct, and what was done.

use crate::failure::{Failure, NO};
use clap::{Args, Subcommand, ValueEnum};
use sittuyin_server::admin::{self, AdminError};
use sittuyin_server::messages::{AuditAction, AuditEntry, Person};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Name moderators and read what they did, also while the server runs.
#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Give a member a role
    Grant(Appointment),
    /// Take a role from a member
    Revoke(Appointment),
    /// List the moderators
    List(Data),
    /// Print the audit log: who did what, when and why
    Audit(Data),
}

#[derive(Debug, Args)]
struct Data {
    /// The folder that 'sittuyin serve --data' uses
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

#[derive(Debug, Args)]
struct Appointment {
    /// The registered name
    name: String,
    /// The role
    role: Role,
    #[command(flatten)]
    data: Data,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Role {
    Moderator,
}

const AFTER_HELP: &str = "\
It holds from the next request on; the server need not be stopped. Nothing that stands in the audit log is
ever changed or removed. Exit code 1: it was so already.

Examples:
  sittuyin admin grant Mya moderator --data /var/lib/sittuyin
  sittuyin admin list --data /var/lib/sittuyin
  sittuyin admin audit --data /var/lib/sittuyin";

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let failed = |error: AdminError| Failure::input(&error);
    let out = &mut io::stdout().lock();
    match &arguments.task {
        Task::Grant(to) => {
            let Role::Moderator = to.role;
            let done = admin::grant(&to.data.data, &to.name).map_err(failed)?;
            let told = if done {
                "is a moderator now"
            } else {
                "was a moderator already"
            };
            changed(&to.name, told, done, out)
        }
        Task::Revoke(from) => {
            let Role::Moderator = from.role;
            let done = admin::revoke(&from.data.data, &from.name).map_err(failed)?;
            let told = if done {
                "is a moderator no longer"
            } else {
                "was no moderator"
            };
            changed(&from.name, told, done, out)
        }
        Task::List(of) => {
            for moderator in admin::list(&of.data).map_err(failed)? {
                writeln!(
                    out,
                    "{}  {}",
                    admin::moment(moderator.since),
                    moderator.name
                )?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Task::Audit(of) => {
            for entry in admin::audit(&of.data).map_err(failed)? {
                writeln!(out, "{}", line(&entry))?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn changed(name: &str, told: &str, done: bool, out: &mut impl Write) -> Result<ExitCode, Failure> {
    writeln!(out, "{name} {told}")?;
    Ok(if done {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}

fn line(entry: &AuditEntry) -> String {
    let by = entry.by.as_ref().map_or("operator", named);
    let action = match entry.action {
        AuditAction::Granted => "made a moderator",
        AuditAction::Revoked => "made no moderator any longer",
        AuditAction::Closed => "closed the account of",
        AuditAction::Reopened => "opened again the account of",
        AuditAction::Removed => "removed words of",
        AuditAction::Dismissed => "dismissed a report about",
    };
    let person = entry.person.as_ref().map_or("nobody", named);
    let mut line = format!(
        "{:>5}  {}  {by} {action} {person}",
        entry.number,
        admin::moment(entry.at)
    );
    if let Some(game) = &entry.game {
        line += &format!(", game {game}");
    }
    if let Some(message) = entry.message {
        line += &format!(", message {message}");
    }
    if let Some(report) = &entry.report {
        line += &format!(", report {report}");
    }
    if !entry.reason.is_empty() {
        line += &format!(": {}", entry.reason);
    }
    line
}

/// The name, or the id where there is none any more.
fn named(person: &Person) -> &str {
    person.name.as_deref().unwrap_or(&person.id)
}
