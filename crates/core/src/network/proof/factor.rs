//! The states of wires that comparators have joined.

use std::ops::RangeInclusive;

use super::super::Comparator;
use crate::checked::known;

/// What is stored beside a state.
pub(super) trait Annotation: Copy {
    /// Any annotation, as a placeholder.
    const BLANK: Self;
    /// The annotation of a single wire that carries a zero or a one.
    fn single(wire: u8, one: bool) -> Self;
    /// The annotation of two states of different wires, side by side.
    fn beside(self, other: Self) -> Self;
    /// The annotation of one state that is reached in two ways.
    fn or(self, other: Self) -> Self;
}

/// No annotation: only the states matter.
impl Annotation for () {
    const BLANK: () = ();

    fn single(_: u8, _: bool) {}

    fn beside(self, (): ()) {}

    fn or(self, (): ()) {}
}

/// The inputs from which a state came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// The least of these inputs, wire i in bit i.
    pub input: u64,
    /// The number of these inputs. A factor of n wires has at least n + 1 states, one for each number
    /// of ones, so the number is below 2^n.
    pub inputs: u64,
}

impl Annotation for Origin {
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

/// A state in the bits of its own factor, and its annotation.
pub(super) type Annotated<M> = (u64, M);

/// Wires that comparators have joined, and every state of zeros and ones that they can be in.
///
/// ```text
///   after 0:1     wires    1 0         bit 0 of a state is wire 1, bit 1 wire 0
///                 states   00 01 11    ascending, none twice
/// ```
///
/// A factor has its own bits, in the order in which its wires were joined. So the product of two
/// ascending lists is made in ascending order. A comparator within a factor adds the same number to
/// every state that it changes, so these states stay in order too, and are merged with the others.
#[derive(Clone, Debug)]
pub(super) struct Factor<M> {
    wires: Vec<u8>,
    states: Vec<Annotated<M>>,
}

impl<M: Annotation> Factor<M> {
    /// The entry that fills lists when they grow.
    const BLANK: Annotated<M> = (0, M::BLANK);

    /// A factor of one wire.
    pub fn new(wire: u8) -> Factor<M> {
        Factor {
            wires: vec![wire],
            states: vec![(0, M::single(wire, false)), (1, M::single(wire, true))],
        }
    }

    /// The number of states that it can be in.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// The wires, as bits of a state of the whole network.
    pub fn wires(&self) -> u64 {
        self.wires.iter().fold(0, |all, wire| all | 1 << wire)
    }

    /// The states as those of the whole network, wire i in bit i, with zeros on the other wires.
    pub fn states(&self) -> impl Iterator<Item = Annotated<M>> {
        self.states.iter().map(|&(state, note)| {
            let ones = (0..).zip(&self.wires);
            let whole = ones.fold(0, |whole, (bit, wire)| whole | (state >> bit & 1) << wire);
            (whole, note)
        })
    }

    /// The annotation for the part of a state of the whole network that lies on these wires; `None` if
    /// that part cannot occur.
    pub fn find(&self, whole: u64) -> Option<M> {
        let ones = (0..).zip(&self.wires);
        let state = ones.fold(0, |state, (bit, wire)| state | (whole >> wire & 1) << bit);
        let place = self.states.binary_search_by_key(&state, |&(it, _)| it);
        self.states.get(place.ok()?).map(|&(_, note)| note)
    }

    /// Joins another factor to this one, with every state of one beside every state of the other, and
    /// applies the comparator that joins them. Returns the number of states that the comparator
    /// swapped.
    ///
    /// Whether it swaps depends on one bit of each factor. So the product is made row by row, in
    /// order, with the swaps already done:
    ///
    /// ```text
    ///   above              beside it
    ///   may not swap       all states of the lower factor
    ///   may swap           its states that do not swap; and in the row with the bit above flipped,
    ///                      its states that do, with their bit flipped
    /// ```
    pub fn join(&mut self, low: Factor<M>, ends: Comparator) -> usize {
        let shift = low.wires.len();
        let (high_flip, high_wrong) = self.end_of(ends);
        let (low_flip, low_wrong) = low.end_of(ends);
        let wrong = |&&(state, _): &&Annotated<M>| state & high_flip == high_wrong;
        let above = self.states.iter().filter(wrong);
        let above: Vec<Annotated<M>> = above.map(|&(it, note)| (it ^ high_flip, note)).collect();
        let (changing, staying): (Vec<Annotated<M>>, Vec<Annotated<M>>) =
            (low.states.iter()).partition(|(state, _)| state & low_flip == low_wrong);
        let changed = changing.iter().map(|&(it, note)| (it ^ low_flip, note));
        let changed: Vec<Annotated<M>> = changed.collect();
        let both = side_by_side(&low.states, &changed);

        let mut states = Vec::with_capacity(self.states.len() * low.states.len());
        let row = |states: &mut Vec<Annotated<M>>,
                   (high, note): Annotated<M>,
                   beside: &[Annotated<M>]| {
            let beside = beside.iter();
            states.extend(beside.map(|&(low, other)| (high << shift | low, note.beside(other))));
        };
        let mut moved = above.iter().copied().peekable();
        for &here in &self.states {
            while let Some(before) = moved.next_if(|it| it.0 < here.0) {
                row(&mut states, before, &changed);
            }
            if let Some((_, note)) = moved.next_if(|it| it.0 == here.0) {
                states.extend(both.iter().map(|&(low, own, other)| {
                    let own = own.map(|own| here.1.beside(own));
                    let other = other.map(|other| note.beside(other));
                    let note = match (own, other) {
                        (Some(own), Some(other)) => own.or(other),
                        (Some(one), None) | (None, Some(one)) => one,
                        (None, None) => M::BLANK,
                    };
                    (here.0 << shift | low, note)
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

    /// Removes the states that do not belong to any state of `wires` wires with a number of ones in
    /// this range.
    pub fn keep_ones(&mut self, range: &RangeInclusive<u32>, wires: usize) {
        let others = (wires - self.wires.len()) as u64;
        self.states.retain(|(state, _)| {
            let ones = state.count_ones();
            ones <= *range.end() && u64::from(ones) + others >= u64::from(*range.start())
        });
    }

    /// The bit of the comparator's one wire that is in this factor, and the value of that bit if the
    /// comparator may swap: a one on the first wire, a zero on the second.
    fn end_of(&self, (a, b): Comparator) -> (u64, u64) {
        match self.bit(a) {
            Some(bit) => (1 << bit, 1 << bit),
            None => (1 << self.known_bit(b), 0),
        }
    }

    /// The bit of a wire in its states, if it is one of its wires.
    fn bit(&self, wire: u8) -> Option<usize> {
        self.wires.iter().position(|&it| it == wire)
    }

    fn known_bit(&self, wire: u8) -> usize {
        known(self.bit(wire), "a comparator joins wires of its factors")
    }

    /// Applies a comparator of two of its wires, and returns the number of states that it swapped.
    pub fn apply(&mut self, (a, b): Comparator, spare: &mut Spare<M>) -> usize {
        let (low, high) = (self.known_bit(a), self.known_bit(b));
        let flip = 1 << low | 1 << high;
        let wrong = |state: u64| state >> low & !(state >> high) & 1 == 1;

        // The loop writes each state to both lists and keeps it in the right one: there is no branch
        // to predict.
        let Spare { kept, swapped } = spare;
        for list in [&mut *kept, &mut *swapped] {
            list.resize(list.len().max(self.states.len()), Self::BLANK);
        }
        let (mut keep, mut swap) = (0, 0);
        for &(state, note) in &self.states {
            kept[keep] = (state, note);
            swapped[swap] = (state ^ flip, note);
            keep += usize::from(!wrong(state));
            swap += usize::from(wrong(state));
        }
        if swap > 0 {
            merge(&kept[..keep], &swapped[..swap], &mut self.states);
        }
        swap
    }
}

/// Lists that are used again and again.
#[derive(Clone, Debug)]
pub(super) struct Spare<M> {
    kept: Vec<Annotated<M>>,
    swapped: Vec<Annotated<M>>,
}

impl<M> Default for Spare<M> {
    fn default() -> Spare<M> {
        Spare {
            kept: Vec::new(),
            swapped: Vec::new(),
        }
    }
}

/// The states of two ascending lists, in order, each once, with the combined annotations of both
/// lists.
fn side_by_side<M: Annotation>(
    one: &[Annotated<M>],
    other: &[Annotated<M>],
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

/// Merges two ascending lists into a third, which has room for both; a state that is in both lists
/// appears once.
///
/// It works from both ends at once. Neither end waits for the comparisons of the other, so it takes
/// half the time.
///
/// ```text
///   one, other     ├──▶                ◀──┤      the least of both, and the greatest of both
///   merged         ├────▶           ◀─────┤      moved together at the end
/// ```
fn merge<M: Annotation>(
    one: &[Annotated<M>],
    other: &[Annotated<M>],
    merged: &mut Vec<Annotated<M>>,
) {
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

/// Takes one of two states, with both annotations if they are the same. It has no branch, because a
/// branch could not be predicted.
#[inline(always)]
fn pick<M: Annotation>(x: Annotated<M>, y: Annotated<M>, takes_x: bool) -> Annotated<M> {
    let (state, note) = if takes_x { x } else { y };
    (state, if x.0 == y.0 { x.1.or(y.1) } else { note })
}
