//! The states of some wires that hang together.

use std::ops::RangeInclusive;

use super::super::Comparator;

/// What is kept with a state beside the state.
pub(super) trait Mark: Copy {
    /// Any mark at all, to be overwritten.
    const BLANK: Self;
    /// That of a wire by itself with nothing, or a one, on it.
    fn single(wire: u8, one: bool) -> Self;
    /// That of two states of different wires side by side.
    fn beside(self, other: Self) -> Self;
    /// That of one state reached in two ways.
    fn or(self, other: Self) -> Self;
}

/// Nothing: only the states matter.
impl Mark for () {
    const BLANK: () = ();

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
    const BLANK: Origin = Origin {
        input: 0,
        inputs: 0,
    };

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
/// two ascending lists is ascending as it is made. And a comparator within a factor adds one and the
/// same number to every state that it changes: those stay in order too, and are merged with the
/// others.
#[derive(Clone, Debug)]
pub(super) struct Factor<M> {
    wires: Vec<u8>,
    states: Vec<Marked<M>>,
}

impl<M: Mark> Factor<M> {
    /// What lists are made longer with.
    const BLANK: Marked<M> = (0, M::BLANK);

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

    /// Makes itself and another factor one, every state of one beside every state of the other, and
    /// applies the comparator that joins them: gives the number of states it exchanged.
    ///
    /// Whether it exchanges depends on one bit of either factor. So the product comes out row by
    /// row, in order, already exchanged:
    ///
    /// ```text
    ///   above              beside it
    ///   may not exchange   all states of the lower factor
    ///   may exchange       those that do not; and in the row where its bit is the other one, those
    ///                      that do, with theirs the other one
    /// ```
    pub fn join(&mut self, low: Factor<M>, ends: Comparator) -> usize {
        let shift = low.wires.len();
        let (high_flip, high_wrong) = self.end_of(ends);
        let (low_flip, low_wrong) = low.end_of(ends);
        let wrong = |&&(state, _): &&Marked<M>| state & high_flip == high_wrong;
        let above = self.states.iter().filter(wrong);
        let above: Vec<Marked<M>> = above.map(|&(it, mark)| (it ^ high_flip, mark)).collect();
        let (changing, staying): (Vec<Marked<M>>, Vec<Marked<M>>) =
            (low.states.iter()).partition(|(state, _)| state & low_flip == low_wrong);
        let changed = changing.iter().map(|&(it, mark)| (it ^ low_flip, mark));
        let changed: Vec<Marked<M>> = changed.collect();
        let both = side_by_side(&low.states, &changed);

        let mut states = Vec::with_capacity(self.states.len() * low.states.len());
        let row = |states: &mut Vec<Marked<M>>, (high, mark): Marked<M>, beside: &[Marked<M>]| {
            let beside = beside.iter();
            states.extend(beside.map(|&(low, other)| (high << shift | low, mark.beside(other))));
        };
        let mut moved = above.iter().copied().peekable();
        for &here in &self.states {
            while let Some(before) = moved.next_if(|it| it.0 < here.0) {
                row(&mut states, before, &changed);
            }
            if let Some((_, mark)) = moved.next_if(|it| it.0 == here.0) {
                states.extend(both.iter().map(|&(low, own, other)| {
                    let own = own.map(|own| here.1.beside(own));
                    let other = other.map(|other| mark.beside(other));
                    let either = own.or(other).unwrap_or(M::BLANK);
                    let mark = own.zip(other).map_or(either, |(own, other)| own.or(other));
                    (here.0 << shift | low, mark)
                }));
            } else if wrong(&&here) {
                row(&mut states, here, &staying);
            } else {
                row(&mut states, here, &low.states);
            }
        }
        for last in moved {
            row(&mut states, last, &changed);
        }
        self.states = states;
        self.wires.splice(..0, low.wires);
        above.len() * changed.len()
    }

    /// Leaves out the states that are not part of any state of `wires` wires with a number of ones in
    /// this range.
    pub fn keep_ones(&mut self, range: &RangeInclusive<u32>, wires: usize) {
        let others = (wires - self.wires.len()) as u64;
        self.states.retain(|(state, _)| {
            let ones = state.count_ones();
            ones <= *range.end() && u64::from(ones) + others >= u64::from(*range.start())
        });
    }

    /// The bit of the one wire of a comparator that is here, and what it is where there may be
    /// something to exchange: a one on the first wire, a zero on the second.
    fn end_of(&self, (a, b): Comparator) -> (u64, u64) {
        let bit = |wire| self.wires.iter().position(|&it| it == wire);
        match bit(a) {
            Some(bit) => (1 << bit, 1 << bit),
            None => (1 << bit(b).unwrap_or(0), 0),
        }
    }

    /// Applies a comparator of two of its wires and gives the number of states it exchanged.
    pub fn apply(&mut self, (a, b): Comparator, spare: &mut Spare<M>) -> usize {
        let bit = |wire| self.wires.iter().position(|&it| it == wire).unwrap_or(0);
        let (low, high) = (bit(a), bit(b));
        let flip = 1 << low | 1 << high;
        let wrong = |state: u64| state >> low & !(state >> high) & 1 == 1;

        // Each state is written to both lists, and stays where it belongs: no branch to be guessed.
        let Spare { kept, exchanged } = spare;
        for list in [&mut *kept, &mut *exchanged] {
            list.resize(list.len().max(self.states.len()), Self::BLANK);
        }
        let (mut keep, mut swap) = (0, 0);
        for &(state, mark) in &self.states {
            kept[keep] = (state, mark);
            exchanged[swap] = (state ^ flip, mark);
            keep += usize::from(!wrong(state));
            swap += usize::from(wrong(state));
        }
        if swap > 0 {
            merge(&kept[..keep], &exchanged[..swap], &mut self.states);
        }
        swap
    }
}

/// Lists to be used again.
#[derive(Clone, Debug)]
pub(super) struct Spare<M> {
    kept: Vec<Marked<M>>,
    exchanged: Vec<Marked<M>>,
}

impl<M> Default for Spare<M> {
    fn default() -> Spare<M> {
        Spare {
            kept: Vec::new(),
            exchanged: Vec::new(),
        }
    }
}

/// The states of two ascending lists, in order, each once, with the marks that it has in either.
fn side_by_side<M: Mark>(
    one: &[Marked<M>],
    other: &[Marked<M>],
) -> Vec<(u64, Option<M>, Option<M>)> {
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    let next = || {
        let heads = [one.peek(), other.peek()];
        let least = heads.into_iter().flatten().map(|it| it.0).min()?;
        let x = one.next_if(|it| it.0 == least).map(|it| it.1);
        let y = other.next_if(|it| it.0 == least).map(|it| it.1);
        Some((least, x, y))
    };
    std::iter::from_fn(next).collect()
}

/// Merges two ascending lists into a third, which is as long as both; what both have, once.
///
/// From both ends at once: neither waits for what the other compares, so that it takes half the
/// time.
///
/// ```text
///   one, other     ├──▶                ◀──┤      the least of both, and the greatest of both
///   merged         ├────▶           ◀─────┤      moved together in the end
/// ```
fn merge<M: Mark>(one: &[Marked<M>], other: &[Marked<M>], merged: &mut Vec<Marked<M>>) {
    let (mut i, mut j, mut len) = (0, 0, 0);
    let (mut i_end, mut j_end, mut start) = (one.len(), other.len(), merged.len());
    while i < i_end && j < j_end {
        let (x, y) = (one[i], other[j]);
        merged[len] = pick(x, y, x.0 <= y.0);
        i += usize::from(x.0 <= y.0);
        j += usize::from(y.0 <= x.0);
        len += 1;
        if i == i_end || j == j_end {
            break;
        }
        let (x, y) = (one[i_end - 1], other[j_end - 1]);
        start -= 1;
        merged[start] = pick(x, y, x.0 >= y.0);
        i_end -= usize::from(x.0 >= y.0);
        j_end -= usize::from(y.0 >= x.0);
    }
    for rest in [&one[i..i_end], &other[j..j_end]] {
        merged[len..][..rest.len()].copy_from_slice(rest);
        len += rest.len();
    }
    let tail = merged.len() - start;
    merged.copy_within(start.., len);
    merged.truncate(len + tail);
}

/// One of two states, with both their marks if they are the same. Without a branch: which it is
/// cannot be guessed.
#[inline(always)]
fn pick<M: Mark>(x: Marked<M>, y: Marked<M>, takes_x: bool) -> Marked<M> {
    let (state, mark) = if takes_x { x } else { y };
    (state, if x.0 == y.0 { x.1.or(y.1) } else { mark })
}
