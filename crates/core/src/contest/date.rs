//! Dates of the Calendar Game.

use std::fmt;

use crate::error::ContestError;

/// A day of the Gregorian calendar, from [`FIRST_DATE`] to [`LAST_DATE`]. Dates compare as time goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// The first date at which the Calendar Game may begin.
pub const FIRST_DATE: Date = Date {
    year: 1900,
    month: 1,
    day: 1,
};

/// The date that the players of the Calendar Game want to reach.
pub const TARGET_DATE: Date = Date {
    year: 2001,
    month: 11,
    day: 4,
};

/// The last date that a move can reach: a month after 3 November 2001, and so past the target.
pub const LAST_DATE: Date = Date {
    year: 2001,
    month: 12,
    day: 3,
};

const MONTHS: u32 = 12;

impl Date {
    /// A date of the game. January is month 1.
    ///
    /// # Errors
    ///
    /// [`ContestError::NoSuchDate`] if the calendar does not have it; [`ContestError::DateOutside`] before
    /// [`FIRST_DATE`] and after [`LAST_DATE`].
    pub fn new(year: u32, month: u32, day: u32) -> Result<Date, ContestError> {
        if !(1..=days_in_month(year, month)).contains(&day) {
            return Err(ContestError::NoSuchDate { year, month, day });
        }
        let date = Date { year, month, day };
        if date < FIRST_DATE || date > LAST_DATE {
            return Err(ContestError::DateOutside { year, month, day });
        }
        Ok(date)
    }

    /// Reads a date in the form of ISO 8601: `2001-11-04`. Blanks around it are ignored.
    ///
    /// # Errors
    ///
    /// [`ContestError::NotADate`], and those of [`Date::new`].
    pub fn parse(text: &str) -> Result<Date, ContestError> {
        let not_a_date = ContestError::NotADate;
        let mut parts = text.trim().split('-');
        let mut next = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            let is_number = part.bytes().all(|it| it.is_ascii_digit());
            part.parse::<u32>().ok().filter(|_| is_number)
        };
        let (Some(year), Some(month), Some(day)) = (next(4), next(2), next(2)) else {
            return Err(not_a_date);
        };
        if parts.next().is_some() {
            return Err(not_a_date);
        }
        Date::new(year, month, day)
    }

    /// The date this many days after [`FIRST_DATE`]; `None` after [`LAST_DATE`].
    pub fn of_day(days: u32) -> Option<Date> {
        let mut left = days;
        let mut first = FIRST_DATE;
        while first <= LAST_DATE {
            let in_month = days_in_month(first.year, first.month);
            if left < in_month {
                let date = Date {
                    day: left + 1,
                    ..first
                };
                return Some(date).filter(|date| *date <= LAST_DATE);
            }
            left -= in_month;
            first = first.month_later();
        }
        None
    }

    /// The year, 1900 to 2001.
    pub fn year(self) -> u32 {
        self.year
    }

    /// The month, 1 to 12.
    pub fn month(self) -> u32 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub fn day(self) -> u32 {
        self.day
    }

    /// The next day.
    pub fn next_day(self) -> Date {
        if self.day < days_in_month(self.year, self.month) {
            let day = self.day + 1;
            return Date { day, ..self };
        }
        let first = Date { day: 1, ..self };
        first.month_later()
    }

    /// The same day of the next month; `None` if that month does not have it.
    pub fn next_month(self) -> Option<Date> {
        let later = self.month_later();
        (later.day <= days_in_month(later.year, later.month)).then_some(later)
    }

    /// How many days after [`FIRST_DATE`] this is. Cost O(1).
    pub fn days_since_first(self) -> u32 {
        let years = self.year - FIRST_DATE.year;
        // 1900 is not a leap year, so the first leap day falls into 1904, and 1900 itself has none before it.
        let leap_days = years.saturating_sub(1) / 4;
        let months = (1..self.month).map(|month| days_in_month(self.year, month));
        365 * years + leap_days + months.sum::<u32>() + self.day - 1
    }

    fn month_later(self) -> Date {
        if self.month < MONTHS {
            let month = self.month + 1;
            return Date { month, ..self };
        }
        Date {
            year: self.year + 1,
            month: 1,
            ..self
        }
    }
}

/// As in ISO 8601: 2001-11-04.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The days of a month of the Gregorian calendar; 0 if there is no such month.
fn days_in_month(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=MONTHS => 31,
        _ => 0,
    }
}
