//! Sums of heaps by their rules, position by position.

use std::collections::HashMap;

use appleyard_core::chain::OctalCode;
use appleyard_core::game::Outcome;
use appleyard_core::misere::{HeapRules, MisereQuotient, MisereRun};
use appleyard_core::nim::Numbers;
use appleyard_core::progress::Run;

pub fn octal(text: &str) -> HeapRules {
    HeapRules::Octal(OctalCode::parse(text).unwrap())
}

pub fn take(text: &str) -> HeapRules {
    HeapRules::Take(Numbers::parse(text).unwrap().numbers)
}

/// The quotient of all heaps up to this one, or until the period is proved.
pub fn quotient(rules: HeapRules, up_to: u32) -> MisereQuotient {
    let mut run = MisereRun::new(rules, up_to, 1024).unwrap();
    run.finish().unwrap();
    run.quotient().clone()
}

/// What moves leave of a heap, from the definition.
pub fn left(rules: &HeapRules, heap: u64) -> Vec<[u64; 2]> {
    let mut all = Vec::new();
    for taken in 0..=heap {
        let rest = heap - taken;
        for smaller in 0..=rest / 2 {
            let larger = rest - smaller;
            let allowed = match rules {
                HeapRules::Take(numbers) => smaller == 0 && numbers.contains(taken),
                HeapRules::Octal(code) => {
                    let heaps = u32::from(larger > 0) + u32::from(smaller > 0);
                    let taken = u32::try_from(taken).unwrap();
                    code.digit(taken) >> heaps & 1 == 1
                }
            };
            if allowed {
                all.push([larger, smaller]);
            }
        }
    }
    all
}

/// Who wins misère play, by search.
pub struct Search {
    left: Vec<Vec<[u64; 2]>>,
    lost: HashMap<Vec<u64>, bool>,
}

impl Search {
    pub fn new(rules: &HeapRules, up_to: u64) -> Search {
        Search {
            left: (0..=up_to).map(|heap| left(rules, heap)).collect(),
            lost: HashMap::new(),
        }
    }

    pub fn outcome(&mut self, heaps: &[u64]) -> Outcome {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        if self.is_lost(heaps) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn is_lost(&mut self, mut heaps: Vec<u64>) -> bool {
        heaps.retain(|&heap| heap > 0);
        if let Some(&lost) = self.lost.get(&heaps) {
            return lost;
        }
        let options = self.options(&heaps);
        let lost = !options.is_empty() && !options.into_iter().any(|option| self.is_lost(option));
        self.lost.insert(heaps, lost);
        lost
    }

    fn options(&self, heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (at, &heap) in heaps.iter().enumerate() {
            for pair in &self.left[heap as usize] {
                let mut option = heaps.to_vec();
                option.remove(at);
                option.extend(pair);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }
}

/// All sums of at most `most` heaps of up to `largest` objects, from large to small.
pub fn sums(most: usize, largest: u64) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..most {
        let mut next = Vec::new();
        for sum in &last {
            let largest = sum.last().copied().unwrap_or(largest);
            for heap in 1..=largest {
                next.push([sum.as_slice(), &[heap]].concat());
            }
        }
        all.extend(next.iter().cloned());
        last = next;
    }
    all
}
