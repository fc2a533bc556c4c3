//! Companies and their flags.

use crate::content::COMPANIES;

kit::numbered! {
    /// One of the trading companies, by its column on the board, from the left.
    pub struct Company;
}

impl Company {
    /// Every company, in board order.
    pub fn all() -> impl DoubleEndedIterator<Item = Company> + Clone {
        (0..COMPANIES as u8).map(Company)
    }

    /// The company, if the board has it.
    pub(crate) fn known(self) -> Option<Company> {
        (self.index() < COMPANIES).then_some(self)
    }
}

/// How many flags of each company. One byte per company, so that flags are added in one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags(u32);

impl Flags {
    /// The flags of some cards or rows together.
    #[inline]
    pub fn plus(self, other: Flags) -> Flags {
        Flags(self.0.wrapping_add(other.0))
    }

    /// The flags of this company.
    #[inline]
    pub fn of(self, company: Company) -> u8 {
        (self.0 >> (8 * u32::from(company.0 & 3))) as u8
    }

    /// Whether some company has at least so many flags.
    #[inline]
    pub fn reach(self, number: u8) -> bool {
        self.0.to_le_bytes().into_iter().any(|count| count >= number)
    }
}

impl FromIterator<Company> for Flags {
    fn from_iter<I: IntoIterator<Item = Company>>(companies: I) -> Flags {
        let one = |company: Company| Flags(1 << (8 * u32::from(company.0 & 3)));
        companies.into_iter().map(one).fold(Flags::default(), Flags::plus)
    }
}
