//! The one connection that writes.

use crate::store::StoreError;
use sqlx::{AnyConnection, Connection};
use std::future::Future;
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

/// Work on a connection, yielding what it found or why it gave up.
pub(crate) type Work<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// How many works may share one commit.
const TOGETHER: usize = 128;
/// How many works may wait.
const WAITING: usize = 4096;

/// Hands an answer to who waits for it, once it is known whether the commit succeeded.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
/// Does one work and says whether it shall be kept.
type Job = Box<
    dyn for<'c> FnOnce(
            &'c mut AnyConnection,
        ) -> Pin<Box<dyn Future<Output = (bool, Answer)> + Send + 'c>>
        + Send,
>;

enum Message {
    Work(Job),
    Close(oneshot::Sender<()>),
}

/// A handle on the task that owns the connection.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Message>);

impl Writer {
    pub(crate) fn start(connection: AnyConnection) -> Self {
        let (sender, receiver) = mpsc::channel(WAITING);
        tokio::spawn(run(connection, receiver));
        Self(sender)
    }

    pub(crate) async fn write<T, E>(
        &self,
        work: impl for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel::<Result<T, E>>();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let done = work(connection).await;
                let keep = done.is_ok();
                let answer: Answer = Box::new(move |committed| {
                    // Who asked may be gone.
                    let _ = sender.send(match (done, committed) {
                        (Ok(_), Err(error)) => Err(error.into()),
                        (done, _) => done,
                    });
                });
                (keep, answer)
            })
        });
        let sent = self.0.send(Message::Work(job)).await;
        match sent {
            // A job that was not reached drops its sender.
            Ok(()) => receiver
                .await
                .unwrap_or_else(|_| Err(StoreError::NotStored.into())),
            Err(_) => Err(StoreError::Closed.into()),
        }
    }

    pub(crate) async fn close(&self) {
        let (sender, receiver) = oneshot::channel();
        if self.0.send(Message::Close(sender)).await.is_ok() {
            let _ = receiver.await;
        }
    }
}

async fn run(mut connection: AnyConnection, mut messages: mpsc::Receiver<Message>) {
    while let Some(message) = messages.recv().await {
        let mut jobs = Vec::new();
        let mut close = None;
        let mut next = Some(message);
        while let Some(message) = next {
            match message {
                Message::Work(job) => jobs.push(job),
                Message::Close(closed) => close = Some(closed),
            }
            next = if close.is_none() && jobs.len() < TOGETHER {
                messages.try_recv().ok()
            } else {
                None
            };
        }
        if !jobs.is_empty() {
            together(&mut connection, jobs).await;
        }
        if let Some(closed) = close {
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "the database could not be closed in order");
            }
            let _ = closed.send(());
            return;
        }
    }
}

/// Does the jobs, each whole or not at all, and commits them in one transaction.
async fn together(connection: &mut AnyConnection, jobs: Vec<Job>) {
    let mut answers = Vec::with_capacity(jobs.len());
    let mut committed = execute(connection, "BEGIN IMMEDIATE").await;
    if committed.is_ok() {
        for job in jobs {
            let (kept, answer) = one(connection, job).await;
            answers.push(answer);
            committed = kept;
            if committed.is_err() {
                break;
            }
        }
        if committed.is_ok() {
            committed = execute(connection, "COMMIT").await;
        }
        if committed.is_err() {
            // After some errors SQLite has rolled back by itself; then there is nothing left to do.
            let _ = execute(connection, "ROLLBACK").await;
        }
    }
    if let Err(error) = &committed {
        tracing::error!(%error, "nothing could be stored");
    }
    for answer in answers {
        answer(match &committed {
            Ok(()) => Ok(()),
            Err(StoreError::Full) => Err(StoreError::Full),
            Err(_) => Err(StoreError::NotStored),
        });
    }
}

async fn one(connection: &mut AnyConnection, job: Job) -> (Result<(), StoreError>, Answer) {
    if let Err(error) = execute(connection, "SAVEPOINT work").await {
        return (Err(error), Box::new(|_| {}));
    }
    let (keep, answer) = job(connection).await;
    let mut ended = Ok(());
    if !keep {
        ended = execute(connection, "ROLLBACK TO work").await;
    }
    if ended.is_ok() {
        ended = execute(connection, "RELEASE work").await;
    }
    (ended, answer)
}

async fn execute(connection: &mut AnyConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}
