//! A row of parts, each with its law: a whole that can be cut anywhere.

use std::iter;
use std::ops::Range;

use super::control::{Control, HeadMove, each_state};
use super::law::{Law, PartState};
use super::machine::{Machine, Pair};
use super::{Automaton, Role};
use crate::error::DiscreteError;
use crate::machine::turing::Table;

/// An isolated machine made of parts in a row. In a step every part changes at once, and hears the numbers of its
/// two neighbours at most.
///
/// ```text
///   edge │ part 0 │ part 1 │ … │ part n-1 │ edge      or the two ends are neighbours
/// ```
///
/// So it can be cut between any two parts, and each half needs to hear nothing but the parts at the cut. The tape of a
/// Turing machine moves past its head as a whole: there each half needs to hear whether it gives a symbol or takes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct System {
    pub(super) laws: Vec<Law>,
    pub(super) start: Vec<PartState>,
    pub(super) wraps: bool,
    /// What the parts at the ends hear from outside, unless they are neighbours.
    pub(super) edge: i32,
    /// What moves the row of a Turing machine.
    pub(super) control: Option<Control>,
}

/// What crosses the boundaries of a machine that is part of a row, in one step. A number is absent where nothing
/// crosses: the row ends there, or the law of the part behind the boundary does not ask for it. Of a Turing machine one
/// symbol crosses each boundary, in the direction in which the tape moves past the head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct DiscreteSignals {
    /// What the machine hears at its left boundary, of ∂E.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub from_left: Option<i32>,
    /// What the machine hears at its right boundary, of ∂E.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub from_right: Option<i32>,
    /// What its environment hears at the left boundary, of ∂S.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub to_left: Option<i32>,
    /// What its environment hears at the right boundary, of ∂S.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub to_right: Option<i32>,
}

impl System {
    /// A row with this word from the head on, and blanks up to these distances on both sides of the head.
    pub fn of_table(table: Table, word: &[i32], [left, right]: [usize; 2]) -> System {
        // A word without letters leaves the head on a blank.
        let read = word.first().copied().unwrap_or(0);
        let head = each_state(&table) * i32::from(table.start().0) + read;
        let (mut row, mut laws) = (vec![0; left], vec![Law::Tape; left]);
        row.push(head);
        laws.push(Law::Head);
        row.extend(word.iter().skip(1));
        row.resize(left + 1 + right, 0);
        laws.resize(left + 1 + right, Law::Tape);
        let start = row.into_iter().map(|value| PartState { value, memory: 0 });
        System {
            laws,
            start: start.collect(),
            wraps: false,
            edge: 0,
            control: Some(Control { at: left, table }),
        }
    }

    /// The number of parts, at least 1.
    pub fn parts(&self) -> usize {
        self.laws.len()
    }

    /// What each part is, from the left.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        self.laws.iter().map(|it| it.role())
    }

    /// The automaton at the left end, if there is one.
    pub fn automaton(&self) -> Option<Automaton> {
        match self.laws.first() {
            Some(&Law::State(automaton)) => Some(automaton),
            _ => None,
        }
    }

    /// Whether the first part and the last one are neighbours.
    pub fn wraps(&self) -> bool {
        self.wraps
    }

    /// The state before the first step.
    pub fn start(&self) -> &[PartState] {
        &self.start
    }

    /// Whether the law has an inverse here, so that every row determines all others.
    pub fn reversible(&self) -> bool {
        self.roles().all(Role::reversible)
    }

    /// The states from the start on, without end.
    pub fn states(&self) -> impl Iterator<Item = Vec<PartState>> {
        iter::successors(Some(self.start.clone()), |state| {
            Some(self.next(state, &()))
        })
    }

    /// The state before this one, by the inverse of the law; `None` unless it is
    /// [reversible](System::reversible).
    pub fn before(&self, state: &[PartState]) -> Option<Vec<PartState>> {
        let turned = |state: &[PartState]| -> Vec<PartState> {
            let parts = self.laws.iter().zip(state);
            parts.map(|(law, &part)| law.turned(part)).collect()
        };
        let before = || self.moved(0, &turned(state), [self.edge; 2], &Law::before);
        self.reversible().then(|| turned(&before()))
    }

    /// Two machines: the parts of a range, and all others as its environment.
    ///
    /// # Errors
    ///
    /// [`DiscreteError::NoSuchWindow`] unless the range lies in the row.
    pub fn cut(&self, range: Range<usize>) -> Result<Pair<CutRow<'_>, CutRow<'_>>, DiscreteError> {
        self.check(&range)?;
        let window = |from, length| CutRow {
            system: self,
            from,
            length,
        };
        let length = range.len();
        Ok(Pair {
            machine: window(range.start, length),
            environment: window(range.end, self.parts() - length),
        })
    }

    /// What crosses the boundaries of a range of parts in the step from a row of numbers to the next. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`DiscreteError::NoSuchWindow`] unless the range lies in the row.
    pub fn signals(
        &self,
        row: &[i32],
        range: Range<usize>,
    ) -> Result<DiscreteSignals, DiscreteError> {
        self.check(&range)?;
        let (Range { start, end }, parts) = (range, self.parts());
        let control = self.control.as_ref();
        let moves = control.and_then(|it| it.moves(*row.get(it.at)?));
        let written = |at: usize| moves.filter(|_| self.head(0) == at).map(HeadMove::written);
        let number = |at: usize| written(at).or_else(|| row.get(at).copied());
        // What the right or left side of the boundary before a part hears from the other side.
        let across = |boundary: usize| {
            let right = boundary % parts;
            let left = (right + parts - 1) % parts;
            let isolated = start == end || (start == 0 && end == parts);
            let there = !isolated && (self.wraps || right != 0);
            let hears = |at: usize, side: usize| {
                let asks = || self.laws.get(at).is_some_and(|it| it.hears()[side]);
                let moved = || moves.is_some_and(|it| it.from() == Some(side));
                there && if control.is_some() { moved() } else { asks() }
            };
            let heard = |hears: bool, at: usize| number(at).filter(|_| hears);
            (heard(hears(right, 0), left), heard(hears(left, 1), right))
        };
        let ((from_left, to_left), (to_right, from_right)) = (across(start), across(end));
        Ok(DiscreteSignals {
            from_left,
            from_right,
            to_left,
            to_right,
        })
    }

    /// How many parts after this one the head stands, if the row has one; after the last part the row begins again.
    fn head(&self, from: usize) -> usize {
        let at = self.control.as_ref().map_or(0, |it| it.at);
        (at + self.parts() - from % self.parts()) % self.parts()
    }

    /// The parts from one on after a step, as [`moved`](System::moved).
    fn stepped(&self, from: usize, state: &[PartState], heard: [i32; 2]) -> Vec<PartState> {
        let Some(control) = &self.control else {
            return self.moved(from, state, heard, &Law::next);
        };
        control.next(state, self.head(from), heard, |state, side| {
            self.moved(from, state, heard, &|_, left, _, right| PartState {
                value: [left, right][side],
                memory: 0,
            })
        })
    }

    fn check(&self, range: &Range<usize>) -> Result<(), DiscreteError> {
        let (Range { start, end }, cells) = (range, self.parts());
        if start <= end && *end <= cells {
            return Ok(());
        }
        Err(DiscreteError::NoSuchWindow {
            from: *start as u64,
            to: *end as u64,
            cells: cells as u64,
        })
    }

    /// The parts from one on, after a step by the law or its inverse. They hear what stands left of the first and
    /// right of the last.
    fn moved(
        &self,
        from: usize,
        state: &[PartState],
        heard: [i32; 2],
        step: &dyn Fn(Law, i32, PartState, i32) -> PartState,
    ) -> Vec<PartState> {
        let parts = self.parts();
        let whole = state.len() == parts;
        let value = |part: &PartState| part.value;
        // If these are all parts, the first and the last are neighbours; whether they may hear each other is
        // decided below.
        let [before, after] = if whole {
            [state.last(), state.first()].map(|it| it.map_or(self.edge, value))
        } else {
            heard
        };
        let lefts = iter::once(before).chain(state.iter().map(value));
        let rights = state.iter().skip(1).map(value).chain(iter::once(after));
        let laws = self.laws.iter().enumerate().cycle().skip(from);
        let met = state.iter().zip(lefts.zip(rights)).zip(laws);
        met.map(|((&own, (left, right)), (at, &law))| {
            let closed = |end: usize| !self.wraps && at == end;
            let left = if closed(0) { self.edge } else { left };
            let right = if closed(parts - 1) { self.edge } else { right };
            step(law, left, own, right)
        })
        .collect()
    }
}

impl Machine for System {
    type State = Vec<PartState>;
    type Heard = ();
    type Said = ();

    fn say(&self, _: &Self::State) {}

    fn next(&self, state: &Self::State, (): &()) -> Self::State {
        self.stepped(0, state, [self.edge; 2])
    }
}

/// Some parts of a row as a machine, or the others as its environment, which then begins behind the machine and
/// goes on at the start of the row. It hears and says two numbers: at its left end, and at its right end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutRow<'a> {
    system: &'a System,
    from: usize,
    length: usize,
}

impl CutRow<'_> {
    /// Its part of a state of the whole.
    pub fn part_of(&self, state: &[PartState]) -> Vec<PartState> {
        let parts = state.iter().cycle().skip(self.from).take(self.length);
        parts.copied().collect()
    }
}

impl Machine for CutRow<'_> {
    type State = Vec<PartState>;
    /// The numbers left of its left end and right of its right end.
    type Heard = [i32; 2];
    /// What the other side hears at its own left end and right end: the number at the right end of this machine,
    /// and the one at the left end.
    type Said = [i32; 2];

    fn say(&self, state: &Self::State) -> [i32; 2] {
        let system = self.system;
        let ends = |state: &[PartState]| {
            [state.last(), state.first()].map(|it| it.map_or(system.edge, |part| part.value))
        };
        match &system.control {
            None => ends(state),
            Some(control) => control.say(state, system.head(self.from), ends),
        }
    }

    fn next(&self, state: &Self::State, heard: &[i32; 2]) -> Self::State {
        self.system.stepped(self.from, state, *heard)
    }
}
