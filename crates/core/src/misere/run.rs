//! Finds a quotient heap by heap.

use std::collections::BTreeMap;

use super::error::MisereError;
use super::learning::{Attempt, Learned, Learning};
use super::monoid::{Element, Monoid};
use super::quotient::{MisereGrowth, MisereQuotient};
use super::reduced::{Circle, Counts, ReducedGame, TooDeep};
use super::rules::HeapRules;
use super::transitions::{Contradiction, Transitions, wins};
use crate::checked::{known, narrow};
use crate::error::Error;
use crate::progress::{Progress, Run, goal};

/// The largest heap that a run looks at.
pub const MAX_MISERE_HEAP: u32 = 10_000;

/// The most elements that may be allowed for a quotient.
pub const MAX_ELEMENTS: u32 = 4096;

/// The most sums that are searched to guess how one heap behaves.
pub const MAX_SUMS: usize = 1 << 20;

/// Finds the misère quotient of a heap game, heap by heap, until its period is proved.
///
/// If the next heap fits, one of the elements behaves like it. If none does, the quotient grows: the run searches a
/// reduced game and learns a monoid from it, then checks this for all sums of all heaps so far. If a heap contradicts
/// it that was taken for a sum of smaller ones, the heap gets an element of its own, and the run tries again.
///
/// ```
/// use appleyard_core::chain::OctalCode;
/// use appleyard_core::misere::{HeapRules, MisereRun};
/// use appleyard_core::progress::Run;
///
/// let guiles = HeapRules::Octal(OctalCode::parse("0.15")?);
/// let mut run = MisereRun::new(guiles, 200, 512)?;
/// run.finish()?;
/// assert_eq!(run.quotient().order(), 42);
/// assert_eq!(run.quotient().period().map(|it| it.period), Some(10));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct MisereRun {
    quotient: MisereQuotient,
    transitions: Transitions,
    /// For each heap up to the last one a sum of atoms that has the same element.
    words: Vec<Vec<u32>>,
    circles: BTreeMap<u32, Circle>,
    learning: Learning,
    /// The heaps that are no sums of smaller ones, from small to large.
    atoms: Vec<u32>,
    growing: Option<ReducedGame>,
    /// When the period is looked for next.
    look_at: u32,
    up_to: u32,
    most: usize,
    steps: u64,
    refused: Option<Error>,
}

/// What one step of growing has come to.
enum Step {
    Again,
    Grown(Learned, Transitions),
}

impl MisereRun {
    /// The quotient of the heaps up to `up_to`, with at most `most` elements. No heap is looked at yet.
    ///
    /// # Errors
    ///
    /// [`MisereError::HEAPS`] beyond [`MAX_MISERE_HEAP`]; [`MisereError::ELEMENTS`] unless there are 2 to
    /// [`MAX_ELEMENTS`].
    pub fn new(rules: HeapRules, up_to: u32, most: u32) -> Result<MisereRun, Error> {
        MisereError::HEAPS.check(up_to, 0..=MAX_MISERE_HEAP)?;
        MisereError::ELEMENTS.check(most, 2..=MAX_ELEMENTS)?;
        let no_heaps = ReducedGame::new(Vec::new(), Vec::new(), MAX_SUMS);
        Ok(MisereRun {
            quotient: MisereQuotient::trivial(rules),
            transitions: Transitions::new(1),
            words: vec![Vec::new()],
            circles: BTreeMap::new(),
            learning: Learning::new(&no_heaps),
            atoms: Vec::new(),
            growing: None,
            look_at: 1,
            up_to,
            most: most as usize,
            steps: 0,
            refused: None,
        })
    }

    /// The quotient of the heaps so far. While it grows it is that of the heaps before.
    pub fn quotient(&self) -> &MisereQuotient {
        &self.quotient
    }

    /// The number of transitions that prove the quotient, of all sums of heaps together.
    pub fn transitions(&self) -> usize {
        self.transitions.len()
    }

    /// How far the work has come; see [`advance`](MisereRun::advance).
    pub fn progress(&self) -> Progress {
        let finished = self.is_finished();
        let left = if finished {
            0
        } else {
            self.up_to - self.quotient.heaps()
        };
        Progress {
            done: self.steps,
            total: self.steps + u64::from(left),
            finished,
        }
    }

    fn is_finished(&self) -> bool {
        self.quotient.period.is_some() || self.quotient.heaps() == self.up_to
    }

    fn step(&mut self) -> Result<(), Error> {
        let heap = self.quotient.heaps() + 1;
        if self.growing.is_some() {
            if let Step::Grown(learned, transitions) = self.grow(heap)? {
                self.take(learned, transitions, heap);
                self.look_for_period();
            }
        } else if self.fits(heap) {
            self.look_for_period();
        } else {
            self.words.push(Vec::new());
            self.add_atom(heap);
        }
        Ok(())
    }

    /// Whether an element behaves like the next heap. If so, the heap has it.
    fn fits(&mut self, heap: u32) -> bool {
        let MisereQuotient {
            rules,
            monoid,
            elements,
            ..
        } = &mut self.quotient;
        let Some(wins) = wins(rules, monoid, elements, heap) else {
            // Without a move the heap is as good as none.
            elements.push(Element(0));
            self.words.push(Vec::new());
            return true;
        };
        let Some(element) = self.transitions.fitting(monoid, &wins) else {
            return false;
        };
        // On a fault the quotient grows, and the transitions are made anew.
        if self.transitions.add(monoid, heap, element, wins).is_err() {
            return false;
        }
        elements.push(element);
        let sum = &self.learning.sums[usize::from(element)];
        self.words.push(heaps_of(&self.atoms, sum));
        true
    }

    /// Lets a heap be no sum of smaller ones.
    fn add_atom(&mut self, heap: u32) {
        let old = std::mem::take(&mut self.atoms);
        self.atoms = old.clone();
        self.atoms.push(heap);
        self.atoms.sort_unstable();
        self.words[heap as usize] = vec![heap];
        let widened = |sum: &Counts| -> Counts {
            let count = |atom| old.iter().position(|it| it == atom).map_or(0, |at| sum[at]);
            self.atoms.iter().map(count).collect()
        };
        self.learning = Learning {
            sums: self.learning.sums.iter().map(widened).collect(),
            contexts: self.learning.contexts.iter().map(widened).collect(),
        };
        self.circles.insert(heap, Circle::FIRST);
        self.growing = Some(self.reduced());
    }

    fn reduced(&self) -> ReducedGame {
        let circles = self.atoms.iter().map(|atom| self.circles[atom]).collect();
        let no_options = vec![Vec::new(); self.atoms.len()];
        let sums = ReducedGame::new(no_options, circles, MAX_SUMS);
        let counted = |heaps: &[u32]| {
            heaps.iter().fold(sums.empty(), |sum, heap| {
                let atom = self.atoms.iter().position(|it| it == heap);
                sums.with(&sum, known(atom, "words are sums of atoms"))
            })
        };
        let options = self.atoms.iter().map(|&atom| {
            let left = self.quotient.rules.options(atom).into_iter();
            let mut left: Vec<Counts> = left
                .map(|pair| {
                    let [one, other] = pair.map(|it| counted(&self.words[narrow::<_, usize>(it)]));
                    sums.sum(&one, &other)
                })
                .collect();
            left.sort_unstable();
            left.dedup();
            left
        });
        ReducedGame::new(options.collect(), sums.into_circles(), MAX_SUMS)
    }

    /// One attempt to learn the monoid of the heaps up to this one, and to prove it.
    fn grow(&mut self, heap: u32) -> Result<Step, Error> {
        let game = known(self.growing.as_mut(), "the quotient grows");
        let attempt = self.learning.attempt(game, self.most);
        match attempt.map_err(|_: TooDeep| too_deep(heap))? {
            Attempt::Again => Ok(Step::Again),
            Attempt::TooLarge => Err(Error::from(MisereError::QuotientTooLarge {
                heap: heap.into(),
                max: self.most as u64,
            })),
            Attempt::TooEarly(sum) => {
                for (atom, _) in self.atoms.iter().zip(&sum).filter(|it| *it.1 > 0) {
                    let later = self.circles[atom].later().ok_or_else(|| too_deep(heap))?;
                    self.circles.insert(*atom, later);
                }
                self.growing = Some(self.reduced());
                Ok(Step::Again)
            }
            Attempt::Learned(learned) => match self.proved(&learned, heap) {
                Ok(transitions) => Ok(Step::Grown(learned, transitions)),
                Err(fault) => {
                    self.blame(fault);
                    Ok(Step::Again)
                }
            },
        }
    }

    /// The element of each heap up to this one, by its word.
    fn elements(&self, learned: &Learned, up_to: u32) -> Vec<Element> {
        let of_atom = |heap: &u32| {
            let place = self.atoms.iter().position(|it| it == heap);
            learned.heaps[known(place, "words are sums of atoms")]
        };
        let words = &self.words[..=up_to as usize];
        let product = |one, heap| learned.monoid.product(one, of_atom(heap));
        words
            .iter()
            .map(|word| word.iter().fold(Element(0), product))
            .collect()
    }

    /// The transitions of all heaps up to this one, if they prove the monoid.
    fn proved(&self, learned: &Learned, up_to: u32) -> Result<Transitions, Contradiction> {
        let elements = self.elements(learned, up_to);
        let monoid = &learned.monoid;
        let mut transitions = Transitions::new(monoid.order());
        for heap in 1..=up_to {
            if let Some(wins) = wins(&self.quotient.rules, monoid, &elements, heap) {
                transitions.add(monoid, heap, elements[heap as usize], wins)?;
            }
        }
        Ok(transitions)
    }

    /// A heap that was taken for a sum of smaller ones behaves otherwise in this company.
    fn blame(&mut self, fault: Contradiction) {
        let heaps = match fault {
            Contradiction::BothLost(heap, _) => vec![heap],
            Contradiction::NoneLost(heaps) => heaps,
        };
        let guessed = heaps.into_iter().filter(|heap| !self.atoms.contains(heap));
        // The atoms alone agree with the reduced game, which was checked.
        let heap = known(guessed.min(), "a heap that is no atom is at fault");
        self.add_atom(heap);
    }

    fn take(&mut self, learned: Learned, transitions: Transitions, heap: u32) {
        self.quotient.elements = self.elements(&learned, heap);
        self.quotient.growth.push(MisereGrowth {
            heap,
            order: narrow(learned.monoid.order()),
        });
        self.transitions = transitions;
        for (atom, &element) in self.atoms.iter().zip(&learned.heaps) {
            if let Some(circle) = circle(&learned.monoid, element) {
                self.circles.insert(*atom, circle);
            }
        }
        self.quotient.monoid = learned.monoid;
        self.learning.sums = learned.sums;
        self.growing = None;
    }

    fn look_for_period(&mut self) {
        let heaps = self.quotient.heaps();
        if heaps >= self.look_at || heaps == self.up_to {
            self.look_at = heaps + 8 + heaps / 8;
            let rules = &self.quotient.rules;
            self.quotient.period = rules.proved_period(&self.quotient.elements);
        }
    }
}

impl Run for MisereRun {
    type Error = Error;

    /// A unit is a heap that fits, or one attempt to let the quotient grow. How many attempts there will be is not known,
    /// so the total rises with each of them; it falls to what was done if a period is proved. An attempt takes as long
    /// as it takes; [`MAX_SUMS`] and the number of elements bound it.
    ///
    /// # Errors
    ///
    /// [`MisereError::QuotientTooLarge`], [`MisereError::QuotientTooDeep`]. The quotient of the smaller heaps stays.
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let aim = goal(self.steps, budget);
        while self.steps < aim && !self.is_finished() {
            if let Some(error) = &self.refused {
                return Err(error.clone());
            }
            let step = self.step();
            step.inspect_err(|error| self.refused = Some(error.clone()))?;
            self.steps += 1;
        }
        Ok(self.progress())
    }
}

/// From which number on the powers of an element go in a circle, and how long it is; `None` if it is too long to count.
fn circle(monoid: &Monoid, element: Element) -> Option<Circle> {
    let mut powers = vec![Element(0)];
    let mut next = element;
    let start = loop {
        if let Some(start) = powers.iter().position(|&it| it == next) {
            break start;
        }
        powers.push(next);
        next = monoid.product(next, element);
    };
    let end = u8::try_from(powers.len()).ok().filter(|&end| end <= 60)?;
    let start = narrow(start);
    Some(Circle {
        start,
        period: end - start,
    })
}

/// The heaps of a sum of atoms.
fn heaps_of(atoms: &[u32], sum: &Counts) -> Vec<u32> {
    let counts = atoms.iter().zip(sum);
    counts
        .flat_map(|(&atom, &count)| std::iter::repeat_n(atom, count.into()))
        .collect()
}

fn too_deep(heap: u32) -> Error {
    let max = MAX_SUMS as u64;
    let heap = heap.into();
    MisereError::QuotientTooDeep { heap, max }.into()
}
