//! What the numbers were measured on.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

/// The machine and the day.
pub(crate) struct Machine {
    pub(crate) processor: String,
    pub(crate) cores: usize,
    /// How many programs wanted to run in the last minute, on average; other work makes clock
    /// time worthless.
    pub(crate) load: Option<f64>,
    pub(crate) date: String,
}

impl Machine {
    /// This machine, today.
    pub(crate) fn here() -> Machine {
        let read = |file| std::fs::read_to_string(file).unwrap_or_default();
        let load =
            read("/proc/loadavg").split_whitespace().next().and_then(|load| load.parse().ok());
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Machine {
            processor: processor(&read("/proc/cpuinfo")),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            load,
            date: date(now.as_secs() / (24 * 60 * 60)),
        }
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "processor": self.processor,
            "cores": self.cores,
            "load": self.load,
        })
    }
}

fn processor(cpuinfo: &str) -> String {
    let mut lines = cpuinfo.lines().filter_map(|line| line.split_once(':'));
    let model = lines.find(|(name, _)| name.trim() == "model name").map(|(_, model)| model.trim());
    model.unwrap_or(std::env::consts::ARCH).to_owned()
}

/// The date so many days after 1 January 1970, in the calendar of today.
fn date(mut days: u64) -> String {
    let leap =
        |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 0;
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_772), "2026-11-15");
        assert_eq!(date(20_818), "2026-12-31");
        assert_eq!(date(20_819), "2027-01-01");
    }

    #[test]
    fn the_processor_is_read_from_the_first_core() {
        assert_eq!(
            processor("processor\t: 0\nmodel name\t: Abacus 3000\n\nmodel name\t: Other"),
            "Abacus 3000"
        );
        assert_eq!(processor(""), std::env::consts::ARCH);
    }
}
