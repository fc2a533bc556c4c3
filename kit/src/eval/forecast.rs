//! Forecasts that were learnt from games: what each feature of a position counts for at the end.
//!
//! A feature is a number that can be read off a seat's position: its ships, its cards, the points it
//! has. What a ship counts for depends on the time that is left to use it, so that each feature has
//! several counts, one for each span of time. A base, the same for every seat, makes points of
//! what would otherwise only be leads.

/// How many counts a feature has.
pub const SPANS: usize = 4;

/// The spans for a seat with so many rounds left: what a feature counts for always, for each round,
/// for the last one, and for the last three.
#[inline]
pub fn spans(left: f32) -> Counts {
    [1.0, left, left.min(1.0), left.min(3.0)]
}

/// What every feature counts for.
///
/// ```
/// use kit::eval::forecast::Forecast;
/// let text = "base = [20, -1, 0, 0]\nships = [0.5, 0.25, 0, 0] # each\n";
/// let forecast = Forecast::read(text, &["ships"]).unwrap();
/// assert_eq!(forecast.points(&[4.0], 2.0), 22.0);
/// assert!(Forecast::read("base = [20]\n", &[]).is_err(), "three counts are missing");
/// assert!(Forecast::read("base = [20, 0, 0, 0]\n", &["ships"]).is_err(), "ships have no counts");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Forecast {
    /// What every seat can expect.
    pub base: Counts,
    /// What each feature counts for, in the order of the features.
    pub counts: Vec<Counts>,
}

/// A figure for each span.
pub type Counts = [f32; SPANS];

/// The name of the base in files.
const BASE: &str = "base";

impl Forecast {
    /// Reads a TOML file that has four numbers for each of these features and for the base, and
    /// nothing else.
    pub fn read(text: &str, names: &[&str]) -> Result<Forecast, String> {
        let mut counts = super::read_figures::<Counts>(text)?;
        let mut take =
            |name: &str| counts.remove(name).ok_or_else(|| format!("{name} has no counts"));
        let base = take(BASE)?;
        let known = names.iter().map(|name| take(name)).collect::<Result<_, _>>()?;
        match counts.keys().next() {
            None => Ok(Forecast { base, counts: known }),
            Some(name) => Err(format!("{name} is no feature of this game")),
        }
    }

    /// The lines of a file that can be read again.
    pub fn write(&self, names: &[&str]) -> String {
        let line = |(name, counts): (&str, &Counts)| {
            format!("{name} = [{}]\n", counts.map(|count| format!("{count:.5}")).join(", "))
        };
        let features = names.iter().copied().zip(&self.counts);
        std::iter::once((BASE, &self.base)).chain(features).map(line).collect()
    }

    /// What features come to with so many rounds left.
    #[inline]
    pub fn points(&self, features: &[f32], left: f32) -> f32 {
        let mut sums = self.base;
        for (&feature, counts) in features.iter().zip(&self.counts) {
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += feature * count);
        }
        sums.into_iter().zip(spans(left)).map(|(sum, span)| sum * span).sum()
    }
}
