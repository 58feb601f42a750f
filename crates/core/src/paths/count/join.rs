//! Counts from both sides, and joins the halves in the middle.

use std::mem;

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

use super::counting::{CountStop, Counting, States};
use super::method::Plan;
use super::number::Number;
use super::plugs::{Side, goal, start};
use super::table::add;
use super::task::Task;
use super::word::Word;

/// A state at the cut.
#[derive(Debug)]
struct Half<W, N> {
    word: W,
    number: N,
    /// The place of the edge that leads to the start, if it lies on this side.
    first: Option<u8>,
}

/// A count by plugs: the first nodes of the order, then the rest from the other end, then the pairs of states at the
/// cut between them that fit.
#[derive(Debug)]
pub(super) struct Plugs<W, N> {
    front: Side<W, N>,
    back: Option<Side<W, N>>,
    nodes: usize,
    /// How many pairs have been compared.
    compared: u64,
    fronts: Option<Vec<(u32, Half<W, N>)>>,
    backs: FxHashMap<u32, Vec<Half<W, N>>>,
    paths: BigUint,
}

impl<W: Word, N: Number> Plugs<W, N> {
    pub(super) fn new(task: &Task, plan: &Plan, limits: States) -> Self {
        let (order, first) = (&plan.order, plan.first);
        let back = first < order.len();
        Plugs {
            front: Side::new(task, order, first, false, limits),
            back: back.then(|| Side::new(task, order, first, true, limits)),
            nodes: order.len(),
            compared: 0,
            fronts: None,
            backs: FxHashMap::default(),
            paths: BigUint::ZERO,
        }
    }

    /// Sorts the states of both sides by the edges of the cut that are on the path.
    fn meet(&mut self) {
        let mut back = self.back.as_mut();
        let whole = self.front.complete().into_iter();
        let whole = whole.chain(back.as_ref().and_then(|it| it.complete()));
        self.paths = whole.map(Number::exact).sum();
        let backs: Vec<(W, N)> = back.iter_mut().flat_map(|it| it.at_cut()).collect();
        for (word, number) in backs {
            let (used, half) = half(word, number);
            self.backs.entry(used).or_default().push(half);
        }
        let fronts = self.front.at_cut().map(|(word, number)| half(word, number));
        self.fronts = Some(fronts.collect());
    }
}

impl<W: Word, N: Number> Counting for Plugs<W, N> {
    fn advance(&mut self, budget: u64) -> Result<(), CountStop> {
        let mut budget = self.front.advance(budget)?;
        if let Some(back) = &mut self.back
            && self.front.finished()
        {
            budget = back.advance(budget)?;
        }
        let swept = self.back.as_ref().is_none_or(Side::finished);
        if self.front.finished() && swept && self.fronts.is_none() {
            self.meet();
        }
        while budget > 0
            && let Some((used, half)) = self.fronts.as_mut().and_then(Vec::pop)
        {
            let others = self.backs.get(&used).map_or(&[][..], Vec::as_slice);
            // The last state may exceed the budget.
            budget = budget.saturating_sub(others.len() as u64 / 8 + 1);
            self.compared += others.len() as u64;
            let mut sum = None;
            for other in others.iter().filter(|other| fits(&half, other, used)) {
                add(&mut sum, other.number.clone())?;
            }
            if let Some(sum) = sum {
                self.paths += half.number.product(&sum);
            }
        }
        Ok(())
    }

    fn looked(&self) -> u64 {
        let back = self.back.as_ref().map_or(0, Side::looked);
        self.front.looked() + back + self.compared
    }

    fn done(&self) -> [usize; 2] {
        let [front, back] =
            [Some(&self.front), self.back.as_ref()].map(|it| it.map_or([0; 2], Side::done));
        let joined = self.fronts.as_ref().is_some_and(Vec::is_empty);
        [front[0] + back[0] + usize::from(joined), self.nodes + 1]
    }

    fn kept(&self) -> usize {
        self.front.kept() + self.back.as_ref().map_or(0, Side::kept)
    }

    fn widest(&self) -> usize {
        self.front
            .widest()
            .max(self.back.as_ref().map_or(0, Side::widest))
    }

    fn paths(&mut self) -> BigUint {
        mem::take(&mut self.paths)
    }
}

/// The set of the edges on the path, a bit for each, and the state.
fn half<W: Word, N>(word: W, number: N) -> (u32, Half<W, N>) {
    let slots = (0_u8..).take(W::SLOTS.min(32));
    let used = slots.clone().filter(|&it| word.get(it) != it);
    let used = used.fold(0_u32, |used, it| used | 1 << it);
    let first = slots.into_iter().find(|&it| word.get(it) == start::<W>());
    (
        used,
        Half {
            word,
            number,
            first,
        },
    )
}

/// Whether the pieces of both sides form one path along all these edges.
fn fits<W: Word, N>(one: &Half<W, N>, other: &Half<W, N>, used: u32) -> bool {
    let (mut here, mut there) = if one.first.is_some() {
        (one, other)
    } else {
        (other, one)
    };
    let Some(mut edge) = here.first else {
        return false;
    };
    let mut met = 1;
    loop {
        let next = there.word.get(edge);
        if next == goal::<W>() {
            return met == used.count_ones();
        }
        if usize::from(next) >= W::SLOTS {
            return false;
        }
        edge = next;
        met += 1;
        mem::swap(&mut here, &mut there);
    }
}
