//! The states of some wires that hang together.

use std::cmp::Ordering;

use super::super::Comparator;

/// What is kept with a state beside the state.
pub(super) trait Mark: Copy {
    /// That of a wire by itself with nothing, or a one, on it.
    fn single(wire: u8, one: bool) -> Self;
    /// That of two states of different wires side by side.
    fn beside(self, other: Self) -> Self;
    /// That of one state reached in two ways.
    fn or(self, other: Self) -> Self;
}

/// Nothing: only the states matter.
impl Mark for () {
    fn single(_: u8, _: bool) {}

    fn beside(self, (): ()) {}

    fn or(self, (): ()) {}
}

/// From which inputs a state came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// The least of them, wire i in bit i.
    pub input: u64,
    /// How many. A factor of n wires has n + 1 states at least, one for each number of ones: so
    /// fewer than 2^n.
    pub inputs: u64,
}

impl Mark for Origin {
    fn single(wire: u8, one: bool) -> Origin {
        Origin {
            input: u64::from(one) << wire,
            inputs: 1,
        }
    }

    fn beside(self, other: Origin) -> Origin {
        Origin {
            input: self.input | other.input,
            inputs: self.inputs.wrapping_mul(other.inputs),
        }
    }

    fn or(self, other: Origin) -> Origin {
        Origin {
            input: self.input.min(other.input),
            inputs: self.inputs.wrapping_add(other.inputs),
        }
    }
}

/// A state as bits of its factor's own, and its mark.
pub(super) type Marked<M> = (u64, M);

/// Wires joined by comparators, and every state of zeros and ones that they can be in.
///
/// ```text
///   after 0:1     wires    1 0         bit 0 of a state is wire 1, bit 1 wire 0
///                 states   00 01 11    ascending, none twice
/// ```
///
/// As a factor has bits of its own, in the order in which its wires came together, the product of
/// two ascending lists is ascending as it is made. And a comparator adds one and the same number to
/// every state that it changes: those stay in order too, and are merged with the others.
#[derive(Clone, Debug)]
pub(super) struct Factor<M> {
    wires: Vec<u8>,
    states: Vec<Marked<M>>,
}

impl<M: Mark> Factor<M> {
    /// A wire by itself.
    pub fn new(wire: u8) -> Factor<M> {
        Factor {
            wires: vec![wire],
            states: vec![(0, M::single(wire, false)), (1, M::single(wire, true))],
        }
    }

    /// How many states it can be in.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// The wires, as bits of a state of the whole network.
    pub fn wires(&self) -> u64 {
        self.wires.iter().fold(0, |all, wire| all | 1 << wire)
    }

    /// The states as those of the whole network, wire i in bit i, with zeros on the other wires.
    pub fn states(&self) -> impl Iterator<Item = Marked<M>> {
        self.states.iter().map(|&(state, mark)| {
            let ones = (0..).zip(&self.wires);
            let whole = ones.fold(0, |whole, (bit, wire)| whole | (state >> bit & 1) << wire);
            (whole, mark)
        })
    }

    /// The mark of what a state of the whole network leaves on these wires; `None` if it cannot
    /// occur.
    pub fn find(&self, whole: u64) -> Option<M> {
        let ones = (0..).zip(&self.wires);
        let state = ones.fold(0, |state, (bit, wire)| state | (whole >> wire & 1) << bit);
        let place = self.states.binary_search_by_key(&state, |&(it, _)| it);
        self.states.get(place.ok()?).map(|&(_, mark)| mark)
    }

    /// Makes itself and another factor one: every state of one beside every state of the other.
    pub fn join(&mut self, low: Factor<M>) {
        let shift = low.wires.len();
        let mut states = Vec::with_capacity(self.states.len() * low.states.len());
        for &(high, mark) in &self.states {
            let high = high << shift;
            let beside = |&(low, other): &Marked<M>| (high | low, mark.beside(other));
            states.extend(low.states.iter().map(beside));
        }
        self.states = states;
        self.wires.splice(..0, low.wires);
    }

    /// Applies a comparator of two of its wires and gives the number of states it exchanged.
    pub fn apply(&mut self, (a, b): Comparator, spare: &mut Spare<M>) -> usize {
        let bit = |wire| self.wires.iter().position(|&it| it == wire).unwrap_or(0);
        let (low, high) = (bit(a), bit(b));
        let flip = 1 << low | 1 << high;
        let wrong = |state: u64| state >> low & !(state >> high) & 1 == 1;

        let Spare { exchanged, merged } = spare;
        exchanged.clear();
        exchanged.extend_from_slice(&self.states);
        let (mut keep, mut swap) = (0, 0);
        for place in 0..self.states.len() {
            let (state, mark) = self.states[place];
            self.states[keep] = (state, mark);
            exchanged[swap] = (state ^ flip, mark);
            keep += usize::from(!wrong(state));
            swap += usize::from(wrong(state));
        }
        if swap > 0 {
            merged.clear();
            merged.extend_from_slice(&self.states);
            let len = merge(&self.states[..keep], &exchanged[..swap], merged);
            merged.truncate(len);
            std::mem::swap(&mut self.states, merged);
        }
        swap
    }
}

/// Lists to be used again.
#[derive(Clone, Debug)]
pub(super) struct Spare<M> {
    exchanged: Vec<Marked<M>>,
    merged: Vec<Marked<M>>,
}

impl<M> Default for Spare<M> {
    fn default() -> Spare<M> {
        Spare {
            exchanged: Vec::new(),
            merged: Vec::new(),
        }
    }
}

/// Merges two ascending lists into the beginning of a third, which is as long as both, and gives
/// how many there are; what both have, once.
fn merge<M: Mark>(one: &[Marked<M>], other: &[Marked<M>], merged: &mut [Marked<M>]) -> usize {
    let (mut i, mut j, mut len) = (0, 0, 0);
    while i < one.len() && j < other.len() {
        let ((x, x_mark), (y, y_mark)) = (one[i], other[j]);
        let mark = match x.cmp(&y) {
            Ordering::Less => x_mark,
            Ordering::Equal => x_mark.or(y_mark),
            Ordering::Greater => y_mark,
        };
        merged[len] = (x.min(y), mark);
        i += usize::from(x <= y);
        j += usize::from(y <= x);
        len += 1;
    }
    for rest in [&one[i..], &other[j..]] {
        merged[len..][..rest.len()].copy_from_slice(rest);
        len += rest.len();
    }
    len
}
