//! The contest games as the general solver takes them, against their own solvers.

use appleyard_core::contest::{
    CalendarGame, Date, DigitString, DigitalDeletions, FIRST_DATE, LAST_DATE, Multiplication,
    TARGET_DATE,
};
use appleyard_core::game::Game;
use appleyard_core::play::{EndReason, MAX_PLIES, Notation, follow, principal_line};
use appleyard_core::progress::Run;
use appleyard_core::solve::{self, Listed, Solved, Value};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};

#[test]
fn every_date_has_the_value_of_its_own_solver() {
    let game = CalendarGame::new();
    let run = every_solver_agrees(&game);
    for place in (0..).take(run.count()) {
        let date = run.position(place).unwrap();
        assert_eq!(run.value(&date), game.value(&date), "{date}");
        assert_eq!(Date::parse(&date.to_string()), Ok(date));
    }
    assert!(run.place_of(&LAST_DATE).is_some());
}

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
    let run = indexed(CalendarGame::new());
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
    fn digits_have_the_values_of_their_own_solver(text in "[0-9]{1,3}") {
        let start = DigitString::parse(&text).unwrap();
        let run = every_solver_agrees(&DigitalDeletions::starting(start));
        let mut own = DigitalDeletions::new(start.length()).unwrap();
        let Ok(_) = own.finish();
        for place in (0..).take(run.count()) {
            let string = run.position(place).unwrap();
            prop_assert_eq!(run.value(&string), own.value(&string));
        }
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
fn six_digits_have_the_values_of_their_own_solver() {
    let start = DigitString::parse("999999").unwrap();
    let run = indexed(DigitalDeletions::starting(start));
    assert_eq!(run.count(), 1_111_111);
    let mut own = DigitalDeletions::new(6).unwrap();
    let Ok(_) = own.finish();
    for place in (0..).take(run.count()) {
        let string = run.position(place).unwrap();
        assert_eq!(run.value(&string), own.value(&string));
    }
    assert_eq!(run.game().text(&DigitString::EMPTY), "∅");
}

/// The facts of problem 1517: 17 is Ollie's, 162 is Stan's.
#[test]
fn products_have_the_values_of_their_own_solver() {
    for target in [17, 162, 4_294_967_295, 1_000_000_000_000_000_000] {
        let game = Multiplication::new(target).unwrap();
        let run = every_solver_agrees(&game);
        for place in (0..).take(run.count()) {
            let product = run.position(place).unwrap();
            assert_eq!(run.value(&product), game.value(&product));
        }
        assert_eq!(game.move_text(&1, 7), "× 7");
        let reached = game.after(&target, 9);
        assert_eq!(
            game.ended(&reached).map(|it| it.reason),
            Some(EndReason::Goal)
        );
    }
    let value = |target: u64| Multiplication::new(target).unwrap().value(&1);
    assert_eq!(value(17), Ok(Value::lost(2)));
    assert_eq!(value(162), Ok(Value::won(3)));
}
