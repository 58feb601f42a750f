//! Counts for longer rows.

use std::collections::HashMap;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{
    Algorithm, ProgramGrowth, ProgramGrowthRow, ProgramPlan, Representation, count,
};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Run;

use crate::chain_programs::{direct, plans};

fn rows(plan: ProgramPlan) -> Vec<ProgramGrowthRow> {
    let mut growth = ProgramGrowth::new(plan).unwrap();
    let Ok(_) = growth.finish();
    growth.rows().to_vec()
}

#[test]
fn each_row_equals_its_own_count() {
    for plan in plans(14) {
        let rows = rows(plan);
        for (row, objects) in rows.iter().zip(1..) {
            assert_eq!(row.objects, objects);
            assert_eq!(row.count, count(ProgramPlan { objects, ..plan }).unwrap());
        }
        assert_eq!(rows[0].factor, None);
        for pair in rows.windows(2) {
            let factor = pair[1].count.about / pair[0].count.about;
            assert_eq!(pair[1].factor, Some(factor));
        }
    }
}

/// Another program, written in Python with integers of any size, found these figures.
#[test]
fn figures_equal_those_of_another_program() {
    let exact = |plan| count(plan).unwrap().exact.unwrap();
    let array = |objects| direct(objects, Representation::Array, Algorithm::Exhaustive);
    let groups = |objects| direct(objects, Representation::Groups, Algorithm::Exhaustive);
    let any = |plan| ProgramPlan {
        first_move: FirstMove::Any,
        ..plan
    };
    assert_eq!(exact(array(20)), 14_842_507_138_905_470_578);
    assert_eq!(exact(array(26)), 2_567_480_807_313_865_321_952_925_412);
    assert_eq!(exact(any(array(26))), 2_665_664_840_971_599_637_333_090_415);
    assert_eq!(exact(groups(26)), 11_722_669_394_591_753_383);
    assert_eq!(exact(any(groups(26))), 12_980_764_815_541_256_817);
    let cut = |representation, end_rule, objects| {
        let plan = direct(objects, representation, Algorithm::CutOff);
        exact(ProgramPlan { end_rule, ..plan })
    };
    for (end_rule, of_array, of_groups) in [
        (EndRule::Normal, 88_974_331_951, 2_061_106_559_458),
        (EndRule::Misere, 7_730_627_652, 2_081_105_226_822),
    ] {
        assert_eq!(cut(Representation::Array, end_rule, 18), of_array);
        assert_eq!(cut(Representation::Groups, end_rule, 26), of_groups);
    }
}

/// Beyond 2¹²⁸ this calculates the same sums in floating point, position by position.
#[test]
fn numbers_too_large_to_be_exact_are_nearly_right() {
    fn moves(groups: &[usize], known: &mut HashMap<Vec<usize>, f64>) -> f64 {
        if let Some(&moves) = known.get(groups) {
            return moves;
        }
        let mut sum = 0.0;
        for (index, &size) in groups.iter().enumerate() {
            if index > 0 && groups[index - 1] == size {
                continue;
            }
            for taken in 1..=size.min(2) {
                for one in 0..=(size - taken) / 2 {
                    let mut after = groups.to_vec();
                    after.remove(index);
                    after.extend([one, size - taken - one].into_iter().filter(|&it| it > 0));
                    after.sort_unstable();
                    sum += 1.0 + moves(&after, known);
                }
            }
        }
        known.insert(groups.to_vec(), sum);
        sum
    }
    let any = ProgramPlan {
        first_move: FirstMove::Any,
        ..direct(46, Representation::Groups, Algorithm::Exhaustive)
    };
    let counted = rows(any);
    assert_eq!(counted[45].count.exact, None);
    let mut known = HashMap::new();
    for row in counted {
        let plain = moves(&[row.objects as usize], &mut known);
        assert!((row.count.about / plain - 1.0).abs() < 1e-12);
        if let Some(exact) = row.count.exact {
            assert_eq!(row.count.about, exact as f64);
        }
    }
}

/// Counts the moves of the array by the sum over the first move, without the sums that both kinds
/// of move share.
#[test]
fn sequences_count_a_row_of_sixty() {
    let mut binomials = vec![vec![1.0]];
    for row in 1..=60_usize {
        let above: &Vec<f64> = &binomials[row - 1];
        let at = |k: usize| above.get(k).copied().unwrap_or(0.0);
        let next = (0..=row).map(|k| at(k) + if k > 0 { at(k - 1) } else { 0.0 });
        binomials.push(next.collect());
    }
    let mut sequences: Vec<Vec<f64>> = vec![vec![1.0]];
    let plan = direct(60, Representation::Array, Algorithm::Exhaustive);
    for row in rows(ProgramPlan {
        first_move: FirstMove::Any,
        ..plan
    }) {
        let length = row.objects as usize;
        let mut of_length = vec![0.0; length + 1];
        of_length[0] = 1.0;
        for taken in 1..=length.min(2) {
            for left in 0..=length - taken {
                let (one, other) = (&sequences[left], &sequences[length - taken - left]);
                for (j, first) in one.iter().enumerate() {
                    for (i, second) in other.iter().enumerate() {
                        of_length[i + j + 1] += binomials[i + j][j] * first * second;
                    }
                }
            }
        }
        let moves: f64 = of_length[1..].iter().sum();
        assert!((row.count.about / moves - 1.0).abs() < 1e-12);
        assert_eq!(row.count.exact.is_some(), row.count.about < 2_f64.powi(128));
        sequences.push(of_length);
    }
}
