//! The Calendar Game, HDU 1079.

use super::date::{Date, LAST_DATE, TARGET_DATE};
use crate::checked::known;
use crate::game::{Game, Outcome};

/// A move of the Calendar Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CalendarMove {
    /// To the next day.
    NextDay,
    /// To the same day of the next month, which must have such a day.
    NextMonth,
}

/// The Calendar Game: from a date, a player moves to the next day or to the same day of the next month.
/// If that month has no such day, the player can only move to the next day. The player who reaches
/// [`TARGET_DATE`] wins. Whoever moves past it loses.
///
/// ```text
///   1900-01-01  ──▶  ...  ──▶  2001-11-04  reached: lost for the player to move
///                              2001-11-05 to 2001-12-03  passed: won for the player to move
/// ```
///
/// The game is over at the target and past it. A move past the target is legal, though nobody need make
/// it: the next day is always there.
///
/// ```
/// use appleyard_core::contest::{CalendarGame, Date};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
///
/// let start = Date::new(2001, 10, 3)?;
/// let mut run = IndexedRun::new(CalendarGame::starting(start))?;
/// run.ask(&start)?;
/// run.finish()?;
/// assert_eq!(run.value(&Date::new(2001, 11, 3)?)?, Value::won(1)); // the sample of the problem
/// assert_eq!(run.value(&Date::new(2001, 11, 2)?)?, Value::lost(2));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CalendarGame {
    start: Date,
}

impl CalendarGame {
    /// The game from a date.
    pub fn starting(start: Date) -> CalendarGame {
        CalendarGame { start }
    }

    /// The date with which a game begins.
    pub fn first(&self) -> Date {
        self.start
    }
}

impl Game for CalendarGame {
    type Position = Date;
    type Move = CalendarMove;

    fn moves(&self, &date: &Date) -> impl Iterator<Item = CalendarMove> {
        let next_month = date.next_month().map(|_| CalendarMove::NextMonth);
        let moves = [Some(CalendarMove::NextDay), next_month];
        let is_over = date >= TARGET_DATE;
        moves.into_iter().flatten().filter(move |_| !is_over)
    }

    fn after(&self, &date: &Date, chosen: CalendarMove) -> Date {
        match chosen {
            CalendarMove::NextDay => date.next_day(),
            CalendarMove::NextMonth => known(date.next_month(), "the next month has the day"),
        }
    }

    fn verdict(&self, &date: &Date) -> Outcome {
        Outcome::lost_if(date <= TARGET_DATE)
    }

    /// One move for every day: the winner need not hurry.
    fn most_plies(&self) -> usize {
        LAST_DATE.days_since_first() as usize + 1
    }
}
