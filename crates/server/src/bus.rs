//! How what happens reaches those who listen, on whichever machine they are connected.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::broadcast;

/// Messages that may wait for one listener; who falls further behind is told that it has missed some.
const WAITING: usize = 64;

/// A message that is the same for everybody who listens.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// Its place among the events of the topic; `None` for what is not counted.
    pub(crate) seq: Option<u32>,
    /// As it is sent.
    pub(crate) text: Arc<str>,
}

/// Carries messages by topic. It may lose them: the database is what counts, and each listener can see
/// from the numbers that something is missing.
pub(crate) trait Bus: Send + Sync {
    /// Sends to all who listen now.
    fn publish(&self, topic: &str, message: Message);
    /// Listens from now on.
    fn subscribe(&self, topic: &str) -> broadcast::Receiver<Message>;

    /// Forgets what nobody hears any more; to be called now and then.
    fn sweep(&self);

    /// Tells who listens now to look again.
    fn poke(&self, topic: &str) {
        let message = Message {
            seq: None,
            text: "".into(),
        };
        self.publish(topic, message);
    }
}

/// Where the connections of one person listen.
pub(crate) fn personal(person: &str) -> String {
    format!("person.{person}")
}

/// Within this process.
#[derive(Debug, Default)]
pub(crate) struct InProcess {
    topics: Mutex<HashMap<String, broadcast::Sender<Message>>>,
}

impl Bus for InProcess {
    fn publish(&self, topic: &str, message: Message) {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = topics.get(topic) {
            // Nobody may hear it.
            let _ = sender.send(message);
        }
    }

    fn sweep(&self) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        topics.retain(|_, sender| sender.receiver_count() > 0);
    }

    fn subscribe(&self, topic: &str) -> broadcast::Receiver<Message> {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        topics
            .entry(topic.to_owned())
            .or_insert_with(|| broadcast::channel(WAITING).0)
            .subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_hears_its_topic_and_what_nobody_hears_is_forgotten() {
        let bus = InProcess::default();
        let message = |text: &str| Message {
            seq: None,
            text: text.into(),
        };
        bus.publish("a", message("before"));
        let mut a = bus.subscribe("a");
        let mut b = bus.subscribe("b");
        bus.publish("a", message("for a"));
        assert_eq!(&*a.try_recv().unwrap().text, "for a");
        assert!(a.try_recv().is_err() && b.try_recv().is_err());
        drop(b);
        bus.sweep();
        bus.publish("a", message("still"));
        assert_eq!(&*a.try_recv().unwrap().text, "still");
        assert_eq!(bus.topics.lock().unwrap().len(), 1);
        drop(a);
        bus.publish("a", message("late"));
        bus.sweep();
        assert!(bus.topics.lock().unwrap().is_empty());
    }
}
