//! Chain's table of all positions against the quotient of 0.77.

use appleyard_core::chain::OctalCode;
use appleyard_core::game::EndRule;

use crate::misere::reference::{octal, quotient};

/// Every position that fits into a row of this length.
fn compare(length: u32) {
    let kayles = quotient(octal("0.77"), 200);
    let table = crate::chain::reference::table(OctalCode::chain(), length);
    for groups in crate::chain::reference::positions(length) {
        let heaps: Vec<u64> = groups.iter().map(|&it| it.into()).collect();
        let value = table.value(&groups, EndRule::Misere).unwrap();
        assert_eq!(
            kayles.verdict(&heaps).unwrap().outcome,
            value.outcome,
            "{groups:?}"
        );
    }
}

/// Rows longer than 60 have more groups and sizes than play knows.
#[test]
fn the_table_has_the_outcomes_of_the_quotient() {
    compare(45);
    compare(64);
}

#[test]
#[ignore = "18 million positions: half a minute if it is optimised"]
fn the_longest_table_has_the_outcomes_of_the_quotient() {
    compare(appleyard_core::chain::MAX_TABLE);
}
