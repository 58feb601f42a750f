//! What the article prints.

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{ARTICLE, Algorithm, ProgramPlan, Representation, count};
use appleyard_core::game::{EndRule, Outcome};

use crate::chain_programs::{direct, run};

#[test]
fn every_count_is_the_printed_one() {
    let exact = |objects, representation| {
        let count = count(direct(objects, representation, Algorithm::Exhaustive)).unwrap();
        count.exact.unwrap()
    };
    let mut printed = [0, 0];
    for (row, objects) in ARTICLE.iter().zip(1..) {
        assert_eq!(row.objects, objects);
        let columns = [row.array, row.groups];
        for (column, representation) in columns.into_iter().zip(Representation::ALL) {
            let counted = exact(objects, representation);
            // The article prints asterisks exactly where its counter overflowed.
            let fits = counted <= i32::MAX.unsigned_abs().into();
            match column.map(|printed| printed.moves) {
                Some(Some(moves)) => assert_eq!(counted, moves.into()),
                Some(None) => assert!(!fits),
                None => assert!(objects > 12 && representation == Representation::Array),
            }
            if column.is_some_and(|printed| printed.moves.is_some()) {
                assert!(fits);
                printed[usize::from(representation == Representation::Groups)] += 1;
            }
        }
    }
    assert_eq!(printed, [11, 15]);
    // The numbers go on from there.
    assert_eq!(exact(12, Representation::Array), 2_599_212_218);
    assert_eq!(exact(16, Representation::Array), 122_029_746_985_462);
    assert_eq!(exact(16, Representation::Groups), 7_536_394_311);
}

#[test]
fn every_value_is_the_printed_one() {
    for row in ARTICLE {
        for (printed, end_rule) in [
            (row.direct, EndRule::Normal),
            (row.reverse, EndRule::Misere),
        ] {
            let values_of = |algorithm, representation| {
                let plan = ProgramPlan {
                    objects: row.objects,
                    end_rule,
                    first_move: FirstMove::Fewest,
                    representation,
                    algorithm,
                };
                let value = run(plan).verdict().unwrap();
                let plies = i32::try_from(value.remoteness.unwrap()).unwrap();
                if value.outcome == Outcome::N {
                    plies
                } else {
                    -plies
                }
            };
            for representation in Representation::ALL {
                assert_eq!(values_of(Algorithm::Memoised, representation), printed);
                assert_eq!(values_of(Algorithm::BottomUp, representation), printed);
            }
            if row.objects <= 9 {
                assert_eq!(
                    values_of(Algorithm::Exhaustive, Representation::Array),
                    printed
                );
            }
            if row.objects <= 12 {
                assert_eq!(
                    values_of(Algorithm::Exhaustive, Representation::Groups),
                    printed
                );
            }
        }
    }
}
