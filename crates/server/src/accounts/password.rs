//! Passwords, as argon2id hashes. Each costs some 20 MiB and tens of milliseconds, so they are reckoned
//! away from the threads that serve, and only a few at once.

use crate::api::{Answer, Refusal};
use crate::queue::Queue;
use crate::wire::ErrorCode;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::Arc;

/// How many at once.
const AT_ONCE: usize = 2;
/// How many there may be, those that wait included.
const IN_ALL: usize = 64;

/// Makes and verifies hashes.
#[derive(Debug)]
pub(crate) struct Passwords {
    queue: Queue,
    /// The hash of no password, verified when a name is unknown, so that it takes as long.
    nobody: Arc<str>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        Self {
            queue: Queue::new(AT_ONCE, IN_ALL),
            nobody: hash(&crate::token::secret()).map_or_else(|_| "".into(), Into::into),
        }
    }

    /// The hash of a password that somebody wants.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::PasswordInvalid`] with what a password must be.
    pub(crate) async fn hash(&self, name: &str, password: String) -> Answer<String> {
        let length = password.chars().count();
        if !(10..=200).contains(&length) || password.eq_ignore_ascii_case(name) {
            return Err(Refusal::new(
                ErrorCode::PasswordInvalid,
                "expected 10 to 200 characters other than the name; a sentence is easy to keep",
            ));
        }
        self.queue.run(move || hash(&password)).await?
    }

    /// Whether a password belongs to a hash; without a hash it is `false`, after the same time.
    pub(crate) async fn verify(&self, stored: Option<String>, password: String) -> Answer<bool> {
        let known = stored.is_some();
        let stored = stored.map_or_else(|| Arc::clone(&self.nobody), Into::into);
        let matches = self
            .queue
            .run(move || {
                Argon2::default()
                    .verify_password(password.as_bytes(), &*stored)
                    .is_ok()
            })
            .await?;
        Ok(matches && known)
    }
}

fn hash(password: &str) -> Answer<String> {
    Argon2::default()
        .hash_password(password.as_bytes())
        .map(|hash| hash.to_string())
        .map_err(Refusal::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_knows_its_password() {
        let passwords = Passwords::new();
        let hash = passwords
            .hash("Mya", "correct horse".to_owned())
            .await
            .unwrap();
        // OWASP's least for argon2id: 19 MiB, 2 passes.
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        let verify = |password: &str| passwords.verify(Some(hash.clone()), password.to_owned());
        assert!(verify("correct horse").await.unwrap());
        assert!(!verify("Correct horse").await.unwrap());
        assert!(
            !passwords
                .verify(None, "correct horse".to_owned())
                .await
                .unwrap()
        );
    }

    #[tokio::test]
    async fn passwords_have_a_form() {
        let passwords = Passwords::new();
        for bad in [
            "",
            "ninechars",
            "maung-maung",
            "MAUNG-MAUNG",
            &"x".repeat(201),
        ] {
            let refusal = passwords
                .hash("maung-maung", bad.to_owned())
                .await
                .unwrap_err();
            assert_eq!(refusal.code(), ErrorCode::PasswordInvalid, "{bad}");
        }
        passwords
            .hash("Mya", "စစ်တုရင်ကစားမယ်".to_owned())
            .await
            .unwrap();
    }
}
