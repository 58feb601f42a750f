//! The Calendar Game against the general solver, a calendar that others have published, and the rule that
//! contestants found.

use appleyard_core::contest::{
    CalendarGame, CalendarMove, Date, FIRST_DATE, LAST_DATE, TARGET_DATE,
};
use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::{principal_line, record};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Listed, Solved, Value};
use proptest::prelude::*;

use crate::contest::own;
use crate::support::agreement::{every_solver_agrees, indexed};

fn date(year: u32, month: u32, day: u32) -> Date {
    Date::new(year, month, day).unwrap()
}

fn all_dates() -> impl Iterator<Item = Date> {
    std::iter::successors(Some(FIRST_DATE), |&at| {
        (at < LAST_DATE).then(|| at.next_day())
    })
}

/// Julian day numbers: 1900-01-01 is 2415021, 2000-02-29 is 2451604, 2001-11-04 is 2452218 (at noon).
#[test]
fn days_are_counted_as_astronomers_count_them() {
    for (at, julian) in [
        (FIRST_DATE, 2_415_021),
        (date(1970, 1, 1), 2_440_588),
        (date(2000, 2, 29), 2_451_604),
        (TARGET_DATE, 2_452_218),
    ] {
        assert_eq!(at.days_since_first() + 2_415_021, julian, "{at}");
    }
    for (place, at) in all_dates().enumerate() {
        assert_eq!(at.days_since_first() as usize, place, "{at}");
        assert_eq!(Date::new(at.year(), at.month(), at.day()), Ok(at));
    }
    assert_eq!(all_dates().last(), Some(LAST_DATE));
}

#[test]
fn months_end_as_in_the_calendar() {
    assert_eq!(date(1900, 2, 28).next_day(), date(1900, 3, 1)); // not a leap year
    assert_eq!(date(2000, 2, 28).next_day(), date(2000, 2, 29)); // a leap year
    assert_eq!(date(1999, 12, 31).next_month(), Some(date(2000, 1, 31)));
    assert_eq!(date(2000, 1, 30).next_month(), None);
    assert_eq!(date(2000, 1, 29).next_month(), Some(date(2000, 2, 29)));
    assert_eq!(date(2001, 1, 29).next_month(), None);
    for (year, month, day) in [
        (1900, 2, 29),
        (2001, 4, 31),
        (2001, 13, 1),
        (2001, 0, 1),
        (1950, 6, 0),
    ] {
        let error = Date::new(year, month, day).unwrap_err();
        assert_eq!(error.code(), "no-such-date");
    }
    for (year, month, day) in [(1899, 12, 31), (2001, 12, 4), (u32::MAX, 1, 1)] {
        let error = Date::new(year, month, day).unwrap_err();
        assert_eq!(error.code(), "date-outside");
    }
}

/// The game from its first date.
fn game() -> CalendarGame {
    CalendarGame::starting(FIRST_DATE)
}

#[test]
fn every_date_has_the_value_of_a_table() {
    let mut run = every_solver_agrees(&game());
    // A month after 3 November is past the target, and so nobody comes to the days before.
    for passed in all_dates() {
        run.ask(&passed).unwrap();
    }
    run.finish().unwrap();
    let table = own::calendar(&game());
    assert_eq!((run.count(), table.len()), (37_227, 37_227));
    for (date, value) in all_dates().zip(table) {
        assert_eq!(run.value(&date), Ok(value), "{date}");
    }
}

/// The rule that contestants published for this problem: the first player wins if month and day are both
/// even or both odd, and also on 30 September and 30 November.
#[test]
fn outcomes_follow_the_published_rule() {
    let game = indexed(game());
    for at in all_dates().take_while(|&at| at <= TARGET_DATE) {
        let exception = at.day() == 30 && (at.month() == 9 || at.month() == 11);
        let wins = (at.month() + at.day()).is_multiple_of(2) || exception;
        assert_eq!(game.value(&at).unwrap().outcome == Outcome::N, wins, "{at}");
    }
}

#[test]
fn passing_the_target_loses() {
    let game = indexed(game());
    let rules = game.game();
    let passed = rules.after(&date(2001, 10, 5), CalendarMove::NextMonth);
    assert_eq!(game.value(&passed), Ok(Value::won(0)));
    assert!(rules.is_over(&passed));
    assert_eq!(game.value(&TARGET_DATE), Ok(Value::lost(0)));
    let game_of_one = record(&game, &date(2001, 10, 30), &[CalendarMove::NextMonth]).unwrap();
    assert_eq!(game_of_one.winner, Some(Player::Second));
}

/// The longest games fit into a record.
#[test]
fn a_game_from_the_first_date_can_be_recorded() {
    let game = indexed(game());
    let every_day = vec![CalendarMove::NextDay; 37_197];
    let recorded = record(&game, &FIRST_DATE, &every_day).unwrap();
    assert!(recorded.over);
    assert_eq!(recorded.winner, Some(Player::First));
    let line = principal_line(&game, &FIRST_DATE).unwrap();
    assert_eq!(
        game.value(&FIRST_DATE),
        Ok(Value::won(u32::try_from(line.len()).unwrap()))
    );
    assert!(record(&game, &FIRST_DATE, &line).unwrap().over);
}

proptest! {
    #[test]
    fn any_numbers_are_a_date_or_refused(year in prop_oneof![1890_u32..2010, any::<u32>()], month in 0_u32..15, day in 0_u32..40) {
        if let Ok(at) = Date::new(year, month, day) {
            prop_assert!(at >= FIRST_DATE && at <= LAST_DATE);
            prop_assert_eq!(Date::parse(&at.to_string()), Ok(at));
            prop_assert_eq!((at.year(), at.month(), at.day()), (year, month, day));
        }
    }
}
