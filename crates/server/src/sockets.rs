//! Places for WebSockets: so many in all, and so many for one address, so that no address takes them all.

use crate::api::{Answer, Peer, Refusal};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// One address may hold the so-manieth part of all places.
const PART: usize = 10;

/// The places.
#[derive(Debug)]
pub(crate) struct Sockets {
    free: Arc<Semaphore>,
    held: Arc<Held>,
    /// The most that one address holds.
    most: usize,
}

#[derive(Debug, Default)]
struct Held(Mutex<HashMap<Peer, usize>>);

impl Held {
    fn counts(&self) -> MutexGuard<'_, HashMap<Peer, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place, for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Place {
    held: Arc<Held>,
    peer: Peer,
    _place: OwnedSemaphorePermit,
}

impl Sockets {
    /// So many places; an address may hold so many times the usual part of them, with 0 all.
    pub(crate) fn new(places: usize, factor: u32) -> Self {
        let part = (places / PART).max(1);
        Self {
            free: Arc::new(Semaphore::new(places)),
            held: Arc::default(),
            most: match factor {
                0 => places,
                factor => part.saturating_mul(factor as usize),
            },
        }
    }

    /// Takes a place.
    ///
    /// # Errors
    ///
    /// [`Refusal`] when none is free, or the address holds its part.
    pub(crate) fn place(&self, peer: Peer) -> Answer<Place> {
        let full = |_| Refusal::too_many(10);
        let place = Arc::clone(&self.free).try_acquire_owned().map_err(full)?;
        let mut counts = self.held.counts();
        let count = counts.entry(peer).or_default();
        if *count >= self.most {
            return Err(Refusal::too_many(10));
        }
        *count += 1;
        drop(counts);
        Ok(Place {
            held: Arc::clone(&self.held),
            peer,
            _place: place,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.held.counts();
        if let Some(count) = counts.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::ErrorCode;

    #[test]
    fn one_address_leaves_places_to_others() {
        let peer = |text: &str| Peer::of(text.parse().unwrap());
        let (one, other) = (peer("192.0.2.1"), peer("192.0.2.2"));
        let sockets = Sockets::new(30, 1);
        let mut held: Vec<_> = (0..3).map(|_| sockets.place(one).unwrap()).collect();
        let refusal = sockets.place(one).unwrap_err();
        assert_eq!(refusal.code(), ErrorCode::TooMany);
        assert_eq!(refusal.0.retry_after, Some(10));
        sockets.place(other).unwrap();
        held.pop();
        held.push(sockets.place(one).unwrap());
        sockets.place(one).unwrap_err();
        drop(held);
        // Nothing is kept of an address that has left.
        assert!(sockets.held.counts().is_empty());
        // What was refused holds no place.
        assert_eq!(sockets.free.available_permits(), 30);
    }

    #[test]
    fn a_school_behind_one_address_can_be_given_more() {
        let peer = Peer::of("192.0.2.1".parse().unwrap());
        for (factor, most) in [(1, 1), (2, 2), (3, 3), (0, 4)] {
            let sockets = Sockets::new(4, factor);
            let held: Vec<_> = (0..5).filter_map(|_| sockets.place(peer).ok()).collect();
            assert_eq!(held.len(), most, "{factor}");
        }
    }
}
