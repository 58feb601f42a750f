//! A Turing machine is a machine of this kind: its environment is a tape.

use std::collections::BTreeMap;
use std::iter;

use appleyard_core::machine::discrete::{Machine, Pair};

/// What to write, where to go, and the next state; `None` to halt.
type Action = Option<(u8, i32, usize)>;

struct Head(Vec<[Action; 2]>);
struct Tape;

impl Machine for Head {
    type State = usize;
    type Heard = u8;
    type Said = [Action; 2];

    fn say(&self, state: &usize) -> [Action; 2] {
        self.0[*state]
    }

    fn next(&self, state: &usize, read: &u8) -> usize {
        self.0[*state][usize::from(*read)].map_or(*state, |(_, _, next)| next)
    }
}

impl Machine for Tape {
    type State = (BTreeMap<i32, u8>, i32);
    type Heard = [Action; 2];
    type Said = u8;

    fn say(&self, (cells, at): &Self::State) -> u8 {
        cells.get(at).copied().unwrap_or(0)
    }

    fn next(&self, (cells, at): &Self::State, actions: &[Action; 2]) -> Self::State {
        let mut cells = cells.clone();
        let read = cells.get(at).copied().unwrap_or(0);
        let Some((written, way, _)) = actions[usize::from(read)] else {
            return (cells, *at);
        };
        cells.insert(*at, written);
        (cells, at + way)
    }
}

/// Radó, On Non-Computable Functions, 1962: the best machine with two states writes four 1s and makes six moves.
#[test]
fn the_busy_beaver_of_two_states_writes_four_ones_in_six_steps() {
    let (left, right, halt) = (-1, 1, 2);
    let table = vec![
        [Some((1, right, 1)), Some((1, left, 1))],
        [Some((1, left, 0)), Some((1, right, halt))],
        [None, None],
    ];
    let beaver = Pair {
        machine: Head(table),
        environment: Tape,
    };
    let start = (0, (BTreeMap::new(), 0));
    let states: Vec<_> = iter::successors(Some(start), |it| Some(beaver.next(it, &())))
        .take(9)
        .collect();
    let halted = states.iter().position(|(state, _)| *state == halt);
    assert_eq!(halted, Some(6));
    assert_eq!(states[6].1.0.values().filter(|it| **it == 1).count(), 4);
    assert!(states[8] == states[6]);
}
