//! Chain's table of all positions against the quotient of 0.77.

use appleyard_core::chain::OctalCode;
use appleyard_core::game::EndRule;

use crate::misere::reference::{octal, quotient};

/// Every position that fits into a row of 45.
#[test]
fn the_table_has_the_outcomes_of_the_quotient() {
    let kayles = quotient(octal("0.77"), 200);
    let table = crate::chain::reference::table(OctalCode::chain(), 45);
    for groups in crate::chain::reference::positions(45) {
        let heaps: Vec<u64> = groups.iter().map(|&it| it.into()).collect();
        let value = table.value(&groups, EndRule::Misere).unwrap();
        assert_eq!(
            kayles.verdict(&heaps).unwrap().outcome,
            value.outcome,
            "{groups:?}"
        );
    }
}
