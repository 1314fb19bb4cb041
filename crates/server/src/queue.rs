//! Work that takes long: away from the threads that serve, so much at once, and the rest waits.

use crate::api::{Answer, Refusal};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Work of one kind.
#[derive(Debug)]
pub(crate) struct Queue {
    running: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Queue {
    /// So many run at once, and so many are there in all; more are refused.
    pub(crate) fn new(at_once: usize, in_all: usize) -> Self {
        Self {
            running: Arc::new(Semaphore::new(at_once)),
            waiting: Arc::new(Semaphore::new(in_all)),
        }
    }

    /// Does something when its turn comes.
    ///
    /// # Errors
    ///
    /// [`Refusal`] when too many wait already.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let Ok(waiting) = Arc::clone(&self.waiting).try_acquire_owned() else {
            return Err(Refusal::too_many(5));
        };
        let running = Arc::clone(&self.running).acquire_owned().await;
        let running = running.map_err(Refusal::internal)?;
        // Who asked may go away; the work goes on, and so does its place.
        tokio::task::spawn_blocking(move || {
            let _places = (waiting, running);
            work()
        })
        .await
        .map_err(Refusal::internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::ErrorCode;
    use std::sync::mpsc;
    use std::time::Duration;

    /// Waits until no place is free; not for ever.
    async fn taken(places: &Semaphore) {
        let all = async {
            while places.available_permits() > 0 {
                tokio::task::yield_now().await;
            }
        };
        let patience = Duration::from_secs(10);
        tokio::time::timeout(patience, all).await.unwrap();
    }

    #[tokio::test]
    async fn so_many_run_so_many_wait_and_more_are_refused() {
        let queue = Arc::new(Queue::new(1, 2));
        let (go, gone) = mpsc::channel::<()>();
        let (begun, began) = mpsc::channel();
        let runs = |number, work: Box<dyn FnOnce() + Send>| {
            let (queue, begun) = (Arc::clone(&queue), begun.clone());
            tokio::spawn(async move {
                let work = move || {
                    begun.send(number).unwrap();
                    work();
                };
                queue.run(work).await
            })
        };
        let first = runs(1, Box::new(move || gone.recv().unwrap_or_default()));
        taken(&queue.running).await;
        let second = runs(2, Box::new(|| ()));
        taken(&queue.waiting).await;
        let third = queue.run(|| ()).await.unwrap_err();
        assert_eq!(third.code(), ErrorCode::TooMany);
        // Who asked goes away: the place is kept until the work is done.
        assert_eq!(began.recv().unwrap(), 1);
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert_eq!(queue.running.available_permits(), 0);
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(began.try_recv().is_err(), "two run at once");
        go.send(()).unwrap();
        second.await.unwrap().unwrap();
        assert_eq!(began.recv().unwrap(), 2);
        queue.run(|| ()).await.unwrap();
    }
}
