//! The Calendar Game, HDU 1079.

use super::date::{Date, FIRST_DATE, LAST_DATE, TARGET_DATE};
use crate::error::Error;
use crate::game::{Game, Outcome};
use crate::solve::{Solved, Value};

/// A move of the Calendar Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
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
/// All values are calculated when the game is made. Cost: 37,227 dates, each with at most two moves, and
/// half a megabyte.
///
/// ```
/// use appleyard_core::contest::{CalendarGame, Date};
/// use appleyard_core::game::Outcome;
/// use appleyard_core::solve::Solved;
///
/// let game = CalendarGame::new();
/// let outcome = |year, month, day| {
///     Ok::<_, appleyard_core::Error>(game.value(&Date::new(year, month, day)?)?.outcome)
/// };
/// assert_eq!(outcome(2001, 11, 3)?, Outcome::N); // the sample of the problem
/// assert_eq!(outcome(2001, 11, 2)?, Outcome::P);
/// assert_eq!(outcome(2001, 10, 3)?, Outcome::P);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct CalendarGame {
    start: Date,
    /// By days since the first date.
    values: Vec<Value>,
}

impl CalendarGame {
    /// The game from [`FIRST_DATE`], solved.
    pub fn new() -> CalendarGame {
        CalendarGame::starting(FIRST_DATE)
    }

    /// The game from a date, solved for all dates.
    pub fn starting(start: Date) -> CalendarGame {
        let following = |&date: &Date| (date < LAST_DATE).then(|| date.next_day());
        let dates: Vec<Date> = std::iter::successors(Some(FIRST_DATE), following).collect();
        let mut game = CalendarGame {
            start,
            values: vec![Value::DRAWN; dates.len()],
        };
        // Every move leads to a later date, so going back from the last date every option is known.
        for (place, date) in dates.iter().enumerate().rev() {
            let known = moves(*date).filter_map(|chosen| game.known(after(*date, chosen)));
            let best = known
                .map(Value::one_ply_earlier)
                .max_by(|one, other| one.preference(*other));
            game.values[place] = best.unwrap_or(Value::of_verdict(verdict(*date)));
        }
        game
    }

    /// The date with which a game begins.
    pub fn first(&self) -> Date {
        self.start
    }

    fn known(&self, date: Date) -> Option<Value> {
        self.values.get(date.days_since_first() as usize).copied()
    }
}

impl Default for CalendarGame {
    fn default() -> CalendarGame {
        CalendarGame::new()
    }
}

fn moves(date: Date) -> impl Iterator<Item = CalendarMove> {
    let next_month = date.next_month().map(|_| CalendarMove::NextMonth);
    let moves = [Some(CalendarMove::NextDay), next_month];
    moves
        .into_iter()
        .flatten()
        .filter(move |_| date < TARGET_DATE)
}

/// A move that the date does not have leads to the next day.
fn after(date: Date, chosen: CalendarMove) -> Date {
    match chosen {
        CalendarMove::NextDay => date.next_day(),
        CalendarMove::NextMonth => date.next_month().unwrap_or(date.next_day()),
    }
}

fn verdict(date: Date) -> Outcome {
    Outcome::lost_if(date <= TARGET_DATE)
}

impl Game for CalendarGame {
    type Position = Date;
    type Move = CalendarMove;

    fn moves(&self, &date: &Date) -> impl Iterator<Item = CalendarMove> {
        moves(date)
    }

    fn after(&self, &date: &Date, chosen: CalendarMove) -> Date {
        after(date, chosen)
    }

    fn verdict(&self, &date: &Date) -> Outcome {
        verdict(date)
    }

    /// One move for every day: the winner need not hurry.
    fn most_plies(&self) -> usize {
        self.values.len()
    }
}

impl Solved for CalendarGame {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    /// Cost O(1). No date is without a value.
    fn value(&self, &date: &Date) -> Result<Value, Error> {
        self.known(date).ok_or(Error::PositionNotSolved)
    }
}
