//! What only the system can give: the time, and chance that nobody can guess.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use kit::{Hash, Seed};

/// The system has no chance to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub(crate) struct NoChance;

/// The clock of the server: what the system's said when the program began, and what has really passed
/// since. Whoever sets the system's clock takes nobody's time to think.
struct HouseClock {
    began: u64,
    since: Instant,
}

impl HouseClock {
    fn new(system: SystemTime, since: Instant) -> HouseClock {
        let began = system.duration_since(UNIX_EPOCH).unwrap_or_default();
        HouseClock { began: u64::try_from(began.as_millis()).unwrap_or(u64::MAX), since }
    }

    fn at(&self, moment: Instant) -> u64 {
        let passed = moment.saturating_duration_since(self.since).as_millis();
        self.began.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }
}

/// The moment, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    static CLOCK: OnceLock<HouseClock> = OnceLock::new();
    let clock = CLOCK.get_or_init(|| HouseClock::new(SystemTime::now(), Instant::now()));
    clock.at(Instant::now())
}

fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// A seed.
pub(crate) fn seed() -> Result<Seed, NoChance> {
    bytes().map(Seed)
}

/// A secret of 256 bits as text, and the hash under which it is stored.
pub(crate) fn secret() -> Result<(String, Hash), NoChance> {
    let text = Hash(bytes()?).to_string();
    let hash = hidden(&text);
    Ok((text, hash))
}

/// What is stored of a secret. It has 256 bits of chance, so no salt is needed.
pub(crate) fn hidden(secret: &str) -> Hash {
    Hash::of(secret.as_bytes())
}

/// Letters and digits that cannot be taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// The id of a table: 50 bits, so that a link cannot be guessed.
pub(crate) fn table_id() -> Result<String, NoChance> {
    let letter =
        |byte: u8| char::from(LETTERS.get(usize::from(byte % 32)).copied().unwrap_or(b'a'));
    Ok(bytes::<10>()?.into_iter().map(letter).collect())
}

/// Whether a text can be the id of a table; anything else need not be looked for.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_the_house_goes_on_whatever_is_done_to_that_of_the_system() {
        use std::time::Duration;
        let (begin, hour) = (Instant::now(), Duration::from_secs(3600));
        let system = UNIX_EPOCH + Duration::from_millis(1_700_000_000_000);
        let clock = HouseClock::new(system, begin);
        // The system's clock is read once: setting it later by an hour, either way, is not seen.
        assert_eq!(clock.at(begin), 1_700_000_000_000);
        assert_eq!(clock.at(begin + hour), 1_700_003_600_000);
        assert_eq!(clock.at(begin), 1_700_000_000_000, "it cannot go below its beginning");
        let before_1970 = HouseClock::new(UNIX_EPOCH - hour, begin);
        assert_eq!(before_1970.at(begin), 0);
    }

    #[test]
    fn ids_look_like_ids_and_differ() {
        let one = table_id().unwrap();
        assert!(is_table_id(&one));
        assert_ne!(one, table_id().unwrap());
        assert!(!is_table_id("ilo1ilo1il"));
        assert!(!is_table_id("../../etc"));
    }
}
