//! Records as bytes: a mark, the form, the record, a check sum.

use super::{Location, RECORD_FORMAT, Record, RecordError, RecordFault};
use crate::Hash;

const MARK: &[u8] = b"\x89comptoir\n";
const SEAL: usize = 32;

pub(super) fn is_binary(bytes: &[u8]) -> bool {
    bytes.first() == MARK.first()
}

impl Record {
    /// The record as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend(RECORD_FORMAT.to_le_bytes());
        // Nothing in a record can fail to be written to memory.
        bytes.extend(postcard::to_allocvec(self).unwrap_or_default());
        let seal = Hash::of(&bytes);
        bytes.extend(seal.0);
        bytes
    }

    /// Reads the bytes of a record.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        super::bounded(bytes.len())?;
        let fail = |place, fault| Err(RecordError::at(place, fault));
        let Some(rest) = bytes.strip_prefix(MARK) else {
            return fail(Location::Byte(0), RecordFault::NotOne);
        };
        let Some((version, rest)) = rest.split_first_chunk::<2>() else {
            return fail(Location::Byte(bytes.len()), RecordFault::CutOff);
        };
        let version = u16::from_le_bytes(*version);
        if version > RECORD_FORMAT {
            let version = version.into();
            return fail(Location::Byte(MARK.len()), RecordFault::Newer { version });
        }
        let Some((body, seal)) = rest.split_last_chunk::<SEAL>() else {
            return fail(Location::Byte(bytes.len()), RecordFault::CutOff);
        };
        if Hash::of(&bytes[..bytes.len() - SEAL]).0 != *seal {
            // A whole record followed by nothing is an edited one; anything else was cut.
            let fault = match postcard::take_from_bytes::<Record>(body) {
                Ok((_, [])) => RecordFault::Edited,
                _ => RecordFault::CutOff,
            };
            return fail(Location::Byte(bytes.len()), fault);
        }
        let record: Record = match postcard::take_from_bytes(body) {
            Ok((record, _)) => record,
            Err(error) => {
                let fault = RecordFault::Damaged { reason: error.to_string() };
                return fail(Location::Byte(MARK.len() + 2), fault);
            }
        };
        record.sound()?;
        // There is one way to write a record.
        let again = record.to_bytes();
        if again != bytes {
            let same = bytes.iter().zip(&again).take_while(|(byte, other)| byte == other);
            return fail(Location::Byte(same.count()), RecordFault::Edited);
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::record;
    use super::*;

    #[test]
    fn a_record_comes_back_from_its_bytes() {
        assert_eq!(Record::read(&record().to_bytes()), Ok(record()));
    }

    #[test]
    fn bytes_cut_off_or_changed_anywhere_are_noticed() {
        let bytes = record().to_bytes();
        for end in 0..bytes.len() {
            assert!(Record::from_bytes(&bytes[..end]).is_err(), "cut at {end}");
        }
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            assert!(Record::from_bytes(&changed).is_err(), "changed at {place}");
        }
    }

    #[test]
    fn bytes_that_would_not_be_written_like_that_are_noticed() {
        let bytes = record().to_bytes();
        let mut longer = bytes[..bytes.len() - SEAL].to_vec();
        longer.push(0);
        longer.extend(Hash::of(&longer).0);
        let error = Record::from_bytes(&longer).unwrap_err();
        let place = Location::Byte(bytes.len() - SEAL);
        assert_eq!((error.place, error.fault), (place, RecordFault::Edited));
    }

    #[test]
    fn bytes_may_lie_no_more_than_text() {
        let error = |record: Record| Record::read(&record.to_bytes()).unwrap_err().fault;
        let lawless = Record { rules: 0, ..record() };
        assert_eq!(error(lawless), RecordFault::NoRules { version: 0 });
        let mut crowded = record();
        crowded.who.push("Zoé".into());
        assert_eq!(error(crowded), RecordFault::Crowded { count: 3, seats: 2 });
        let mut big = record().to_bytes();
        big.resize(super::super::MOST_BYTES + 1, 0);
        assert_eq!(Record::from_bytes(&big).unwrap_err().fault, RecordFault::TooBig);
    }
}
