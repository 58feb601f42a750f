//! Octal games.

use appleyard_core::chain::{ChainTable, OctalCode, OctalGame, OctalGrundy};
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Listed, Solved};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};

fn codes() -> impl Strategy<Value = OctalCode> {
    let text = "[04]\\.[0-7]{0,4}";
    text.prop_filter_map("without moves", |text| OctalCode::parse(&text).ok())
}

/// Checks that each position of a game is lost exactly when the exclusive or of its groups' values is 0.
fn agrees_with_grundy_values(code: OctalCode, groups: &[u64]) {
    let mut values = OctalGrundy::new(code, 60).unwrap();
    let Ok(_) = values.finish();
    let run = indexed(OctalGame::new(code, groups, EndRule::Normal).unwrap());
    for place in (0..).take(run.count()) {
        let position = run.position(place).unwrap();
        let each = position
            .sizes()
            .map(|size| values.value(size.into()).unwrap());
        let sum = each.fold(0, |sum, value| sum ^ value);
        let outcome = run.value(&position).unwrap().outcome;
        assert_eq!(outcome == Outcome::P, sum == 0, "{code} {position:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_code_agrees_with_the_plain_solver_and_with_grundy_values(
        code in codes(), groups in prop::collection::vec(1..7_u64, 1..3), misere in any::<bool>(),
    ) {
        let end_rule = if misere { EndRule::Misere } else { EndRule::Normal };
        let game = OctalGame::new(code, &groups, end_rule).unwrap();
        every_solver_agrees(&game);
        agrees_with_grundy_values(code, &groups);
    }
}

/// Chain, also called Kayles, against its own table, under both end rules.
#[test]
fn chain_agrees_with_its_table() {
    let code = OctalCode::parse("0.77").unwrap();
    let mut table = ChainTable::new(code, 24).unwrap();
    table.finish().unwrap();
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        let run = indexed(OctalGame::new(code, &[24], end_rule).unwrap());
        assert!(run.count() > 1_000);
        for place in (0..).take(run.count()) {
            let position = run.position(place).unwrap();
            let sizes: Vec<u32> = position.sizes().collect();
            assert_eq!(
                run.value(&position).ok(),
                table.value(&sizes, end_rule),
                "{sizes:?}"
            );
        }
    }
}

#[test]
fn groups_and_changes_are_written_with_their_sizes() {
    let code = OctalCode::parse("4.1").unwrap();
    let game = OctalGame::new(code, &[1, 3, 0], EndRule::Normal).unwrap();
    let start = game.start();
    assert_eq!(game.text(&start), "3+1");
    let run = every_solver_agrees(&game);
    let names = run
        .game()
        .moves(&start)
        .map(|change| run.game().move_text(&start, change));
    assert_eq!(names.collect::<Vec<_>>(), ["3→2+1", "1→0"]);
}
