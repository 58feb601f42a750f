//! The contest games as the general solver takes them: their positions numbered and written down.

use super::calendar::{CalendarGame, CalendarMove};
use super::date::{Date, LAST_DATE, TARGET_DATE};
use super::digit_string::DigitString;
use super::digits::{DigitMove, DigitalDeletions};
use super::multiplication::{FACTORS, Multiplication, PRIMES};
use crate::checked::{known, narrow};
use crate::error::Error;
use crate::game::Game;
use crate::game::{EndReason, Ending, Heading, Notation};
use crate::solve::{GameFamily, Indexed, Needed, Needs};

/// The index of a date is its day, and time goes on with every move.
impl Indexed for CalendarGame {
    fn indices(&self) -> u64 {
        u64::from(LAST_DATE.days_since_first()) + 1
    }

    fn index(&self, date: &Date) -> Option<u32> {
        Some(date.days_since_first())
    }

    fn position_at(&self, index: u32) -> Option<Date> {
        Date::of_day(index)
    }

    fn grade(&self, date: &Date) -> Option<u32> {
        Some(date.days_since_first())
    }
}

/// A position is written as its date, `2001-11-04`, a move as the date to which it leads.
impl Notation for CalendarGame {
    fn start(&self) -> Date {
        self.first()
    }

    fn text(&self, date: &Date) -> String {
        date.to_string()
    }

    fn number(&self, _: &Date, chosen: CalendarMove) -> u32 {
        match chosen {
            CalendarMove::NextDay => 0,
            CalendarMove::NextMonth => 1,
        }
    }

    fn ended(&self, date: &Date) -> Option<Ending> {
        let reason = match date.cmp(&TARGET_DATE) {
            std::cmp::Ordering::Less => return None,
            std::cmp::Ordering::Equal => EndReason::Goal,
            std::cmp::Ordering::Greater => EndReason::PastGoal,
        };
        Some(Ending::of(reason))
    }
}

/// The index of a product reads the exponents of its primes as the digits of a number. Each of them is at
/// most that of the largest power below the target, and what one more factor adds. A factor has one prime
/// at least, so the sum of the exponents is a grade.
impl Indexed for Multiplication {
    fn indices(&self) -> u64 {
        self.exponents().into_iter().product()
    }

    fn index(&self, &product: &u64) -> Option<u32> {
        let mut rest = product;
        let mut index = 0;
        for (prime, digits) in PRIMES.into_iter().zip(self.exponents()) {
            let exponent = u64::from(take_out(prime, &mut rest));
            if exponent >= digits {
                return None;
            }
            index = index * digits + exponent;
        }
        u32::try_from(index).ok().filter(|_| rest == 1)
    }

    fn position_at(&self, index: u32) -> Option<u64> {
        let mut rest = u64::from(index);
        let mut product = 1_u64;
        for (prime, digits) in PRIMES.into_iter().zip(self.exponents()).rev() {
            let exponent = u32::try_from(rest % digits).ok()?;
            product = product.checked_mul(prime.checked_pow(exponent)?)?;
            rest /= digits;
        }
        (rest == 0).then_some(product)
    }

    fn grade(&self, &product: &u64) -> Option<u32> {
        let mut rest = product;
        Some(
            PRIMES
                .map(|prime| take_out(prime, &mut rest))
                .into_iter()
                .sum(),
        )
    }
}

impl Multiplication {
    /// How many exponents each prime can have in a game.
    fn exponents(&self) -> [u64; 4] {
        PRIMES.map(|prime| {
            let below = (self.target() - 1).ilog(prime);
            let in_factors = FACTORS.map(|factor| factor.ilog(prime)).max();
            u64::from(below + known(in_factors, "there are factors") + 1)
        })
    }
}

/// Divides a number by a prime as often as it goes; how often that is.
fn take_out(prime: u64, rest: &mut u64) -> u32 {
    let mut times = 0;
    while *rest > 0 && rest.is_multiple_of(prime) {
        *rest /= prime;
        times += 1;
    }
    times
}

/// A position is written as its product, and a move as its factor, `× 7`, which is also its number.
impl Notation for Multiplication {
    fn start(&self) -> u64 {
        1
    }

    fn text(&self, product: &u64) -> String {
        product.to_string()
    }

    fn move_text(&self, _: &u64, factor: u64) -> String {
        format!("× {factor}")
    }

    fn number(&self, _: &u64, factor: u64) -> u32 {
        narrow(factor)
    }

    fn ended(&self, product: &u64) -> Option<Ending> {
        self.is_over(product).then(|| Ending::of(EndReason::Goal))
    }
}

/// Every option of a string stands before it, so the strings after it are counted by its grade.
impl Indexed for DigitalDeletions {
    fn indices(&self) -> u64 {
        self.strings()
    }

    fn index(&self, string: &DigitString) -> Option<u32> {
        self.has_length(string.length()).then(|| string.index())
    }

    fn position_at(&self, index: u32) -> Option<DigitString> {
        DigitString::at(index).filter(|string| self.has_length(string.length()))
    }

    fn grade(&self, string: &DigitString) -> Option<u32> {
        let after = self.strings().checked_sub(string.index().into())?;
        u32::try_from(after).ok()
    }
}

/// Numbers of moves: the place times this, plus the new digit.
const PER_PLACE: u32 = 16;

/// Stands for the new digit in the number of a deletion.
const DELETES: u32 = 15;

/// A position is written as its digits, and the end as `∅`. A move is written as the position to which it
/// leads; no two moves of a position lead to the same one.
impl Notation for DigitalDeletions {
    fn start(&self) -> DigitString {
        self.first()
    }

    fn text(&self, string: &DigitString) -> String {
        if *string == DigitString::EMPTY {
            return "∅".into();
        }
        string.to_string()
    }

    fn number(&self, _: &DigitString, chosen: DigitMove) -> u32 {
        match chosen {
            DigitMove::Lower { at, to } => at * PER_PLACE + to,
            DigitMove::Delete { at } => at * PER_PLACE + DELETES,
        }
    }
}

impl GameFamily for CalendarGame {
    const NAME: &'static str = "calendar";
    const NEEDS: Needs = Needs {
        start: Some(Needed::Always),
        ..Needs::SIZES
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [] = heading.small_sizes()?;
        Ok(CalendarGame::starting(Date::parse(heading.start())?))
    }
}

impl GameFamily for Multiplication {
    const NAME: &'static str = "multiplication";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [target] = heading.sizes()?;
        Multiplication::new(target)
    }
}

impl GameFamily for DigitalDeletions {
    const NAME: &'static str = "digital-deletions";
    const NEEDS: Needs = Needs {
        start: Some(Needed::Always),
        ..Needs::SIZES
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [] = heading.small_sizes()?;
        let start = DigitString::parse(heading.start())?;
        Ok(DigitalDeletions::starting(start))
    }
}
