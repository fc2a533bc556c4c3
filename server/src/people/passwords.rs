//! Passwords, as hashes that are slow on purpose.

use std::sync::Arc;

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::fault::Fault;
use crate::fresh;

/// How many passwords are hashed at once: each takes 19 MiB and some hundredths of a second.
const AT_ONCE: usize = 2;
/// How many may wait for that.
const WAITING: usize = 32;

/// Hashes and compares passwords, a few at a time.
pub(super) struct Passwords {
    at_once: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Passwords {
    pub(super) fn new() -> Passwords {
        let (at_once, waiting) = (Semaphore::new(AT_ONCE), Semaphore::new(WAITING));
        Passwords { at_once: Arc::new(at_once), waiting: Arc::new(waiting) }
    }

    /// What is stored of a password.
    pub(super) async fn hash(&self, password: &str) -> Result<String, Fault> {
        let password = password.to_owned();
        self.slowly(move || hash(&password)).await?.ok_or_else(Fault::busy)
    }

    /// Whether this is the password. Without a hash to compare with, the answer is no after the
    /// same work.
    pub(super) async fn verify(
        &self,
        password: &str,
        stored: Option<String>,
    ) -> Result<bool, Fault> {
        let password = password.to_owned();
        let compare = move || match stored {
            Some(stored) => PasswordHash::new(&stored)
                .is_ok_and(|stored| argon2().verify_password(password.as_bytes(), &stored).is_ok()),
            None => {
                let _ = hash(&password);
                false
            }
        };
        self.slowly(compare).await
    }

    async fn slowly<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let _waiting = self.waiting.clone().try_acquire_owned().map_err(|_| Fault::busy())?;
        let turn = self.at_once.clone().acquire_owned().await.map_err(|_| Fault::busy())?;
        let work = move || {
            // Held by the work itself: it goes on when nobody waits for it any more.
            let _turn = turn;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Fault::busy())
    }
}

/// The least OWASP recommends for argon2id: 19 MiB, two passes.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

fn hash(password: &str) -> Option<String> {
    let salt = fresh::seed().ok()?;
    let salt = SaltString::encode_b64(salt.0.get(..16)?).ok()?;
    Some(argon2().hash_password(password.as_bytes(), &salt).ok()?.to_string())
}
