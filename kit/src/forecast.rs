//! Forecasts that were learnt from games: what each mark of a position counts for at the end.
//!
//! A mark is a figure that can be read off a seat's position: its ships, its cards, the points it
//! has. What a ship counts for depends on the time that is left to use it, so that each mark has
//! several counts, one for each span of time. A base, the same for every seat, makes points of
//! what would otherwise only be leads.

/// How many counts a mark has.
pub const SPANS: usize = 4;

/// The spans for a seat with so many rounds left: what a mark counts for always, for each round,
/// for the last one, and for the last three.
#[inline]
pub fn spans(left: f32) -> Counts {
    [1.0, left, left.min(1.0), left.min(3.0)]
}

/// What every mark counts for.
///
/// ```
/// use kit::forecast::Forecast;
/// let text = "base = 20 -1 0 0\nships = 0.5 0.25 0 0 # each\n";
/// let forecast = Forecast::read(text, &["ships"]).unwrap();
/// assert_eq!(forecast.points(&[4.0], 2.0), 22.0);
/// assert!(Forecast::read("base = 20\n", &[]).is_err(), "three counts are missing");
/// assert!(Forecast::read("base = 20 0 0 0\n", &["ships"]).is_err(), "ships have no counts");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Forecast {
    /// What every seat can expect.
    pub base: Counts,
    /// What each mark counts for, in the order of the marks.
    pub counts: Vec<Counts>,
}

/// A figure for each span.
pub type Counts = [f32; SPANS];

/// The name of the base in files.
const BASE: &str = "base";

impl Forecast {
    /// Reads `name = four numbers` lines for the marks of these names; every one must be there,
    /// and no other. `#` begins a remark.
    pub fn read(text: &str, names: &[&str]) -> Result<Forecast, String> {
        let lines = || std::iter::once(BASE).chain(names.iter().copied());
        let mut counts = vec![None; lines().count()];
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (name, numbers) = line
                .split_once('=')
                .ok_or_else(|| format!("“{line}” is not of the form name = numbers"))?;
            let name = name.trim();
            let at = lines().position(|known| known == name);
            let at = at.ok_or_else(|| format!("{name} is no mark of this game"))?;
            if counts[at].replace(read_counts(numbers)?).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
        let known = |(counts, name): (Option<Counts>, &str)| {
            counts.ok_or_else(|| format!("the mark {name} is missing"))
        };
        let mut counts = counts.into_iter().zip(lines()).map(known);
        let base = counts.next().unwrap_or(Ok(Counts::default()))?;
        Ok(Forecast { base, counts: counts.collect::<Result<_, _>>()? })
    }

    /// The lines of a file that can be read again.
    pub fn write(&self, names: &[&str]) -> String {
        let line = |(name, counts): (&str, &Counts)| {
            format!("{name} = {}\n", counts.map(|count| format!("{count:.5}")).join(" "))
        };
        let marks = names.iter().copied().zip(&self.counts);
        std::iter::once((BASE, &self.base)).chain(marks).map(line).collect()
    }

    /// What marks come to with so many rounds left.
    #[inline]
    pub fn points(&self, marks: &[f32], left: f32) -> f32 {
        let mut sums = self.base;
        for (&mark, counts) in marks.iter().zip(&self.counts) {
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += mark * count);
        }
        sums.into_iter().zip(spans(left)).map(|(sum, span)| sum * span).sum()
    }
}

fn read_counts(numbers: &str) -> Result<Counts, String> {
    let read = |word: &str| word.parse().map_err(|_| format!("“{word}” is no number"));
    let counts: Vec<f32> = numbers.split_whitespace().map(read).collect::<Result<_, _>>()?;
    counts.try_into().map_err(|_| format!("“{}” are not {SPANS} numbers", numbers.trim()))
}
