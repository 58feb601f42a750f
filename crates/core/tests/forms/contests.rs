//! The contest games as the general solver takes them. Their values are tested in `contest`.

use appleyard_core::contest::{
    CalendarGame, Date, DigitString, DigitalDeletions, FIRST_DATE, LAST_DATE, Multiplication,
    TARGET_DATE,
};
use appleyard_core::game::Game;
use appleyard_core::play::{EndReason, MAX_PLIES, Notation, follow, principal_line};
use appleyard_core::solve::{self, Listed, Solved, Value};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};

/// The samples of problem 1079: YES, NO, NO.
#[test]
fn the_samples_of_the_calendar_come_out() {
    let value = |text: &str| {
        let start = Date::parse(text).unwrap();
        indexed(CalendarGame::starting(start))
            .value(&start)
            .unwrap()
    };
    assert_eq!(value("2001-11-03"), Value::won(1));
    assert_eq!(value("2001-11-02"), Value::lost(2));
    assert_eq!(value("2001-10-03").outcome, Value::lost(0).outcome);
}

/// A game of days alone has more plies than a record of another game may have.
#[test]
fn the_longest_calendar_game_can_be_recorded() {
    let run = indexed(CalendarGame::starting(FIRST_DATE));
    let days = TARGET_DATE.days_since_first();
    let moves = vec![0; days as usize];
    assert!(moves.len() > MAX_PLIES);
    let game: &dyn solve::SolvedGame = &run;
    let way = follow(game, &game.start().unwrap(), &moves).unwrap();
    let last = &run.decode(*way.last().unwrap()).unwrap();
    assert_eq!(*last, TARGET_DATE);
    assert_eq!(
        run.game().ended(last).map(|it| it.reason),
        Some(EndReason::Goal)
    );
    let passed = Date::parse("2001-11-05").unwrap();
    assert_eq!(
        run.game().ended(&passed).map(|it| it.reason),
        Some(EndReason::PastGoal)
    );
    let line = principal_line(&run, &FIRST_DATE).unwrap();
    let value = run.value(&FIRST_DATE).unwrap();
    assert_eq!(
        Some(line.len()),
        value.remoteness.map(|plies| plies as usize)
    );
}

#[test]
fn days_count_from_the_first_date() {
    let mut date = FIRST_DATE;
    for day in 0..=LAST_DATE.days_since_first() {
        assert_eq!(Date::of_day(day), Some(date));
        date = date.next_day();
    }
    assert_eq!(Date::of_day(LAST_DATE.days_since_first() + 1), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn the_strings_are_those_below_a_prefix(text in "[0-9]{1,3}") {
        let start = DigitString::parse(&text).unwrap();
        let run = every_solver_agrees(&DigitalDeletions::starting(start));
        // Every prefix can be reached, and in it every digit can be lowered.
        let digits: Vec<usize> = start.digits().map(|digit| digit as usize).collect();
        let prefixes = (0..=digits.len()).map(|length| &digits[..length]);
        let count = prefixes.map(|it| it.iter().map(|digit| digit + 1).product::<usize>());
        prop_assert_eq!(run.count(), count.sum::<usize>());
    }

    #[test]
    fn any_text_is_a_date_or_refused(text in "[-0-9 ]{0,12}|[12][09][0-9]{2}-[01][0-9]-[0-3][0-9]") {
        if let Ok(date) = Date::parse(&text) {
            prop_assert_eq!(date.to_string(), text.trim());
        }
    }
}

#[test]
fn the_ends_are_told() {
    let game = DigitalDeletions::starting(DigitString::parse("9").unwrap());
    assert_eq!(game.text(&DigitString::EMPTY), "∅");
    let game = Multiplication::new(162).unwrap();
    let reached = game.after(&161, 9);
    assert_eq!(
        game.ended(&reached).map(|it| it.reason),
        Some(EndReason::Goal)
    );
}
