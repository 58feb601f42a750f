//! The next step at which something is the case.

use super::log::TapeOperation;
use super::run::TuringRun;
use super::table::{MachineState, MachineSymbol};
use crate::checked::narrow;
use crate::error::MachineError;

/// What a step is looked for by; all that is given has to hold. Without anything every step fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(default, deny_unknown_fields)
)]
pub struct TuringBreak {
    /// The machine is in this state.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: Option<MachineState>,
    /// The head is on this symbol.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub symbol: Option<MachineSymbol>,
    /// The head is on a cell where it has never been, farther left or right than ever.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub record: bool,
}

impl TuringRun {
    /// The first step after `from` that fits, or the last one before it if `backwards`; none if there is no such known
    /// step. Where the machine has ended, there is no state.
    ///
    /// Cost: O(operations up to the answer); for a record O(operations from the beginning).
    ///
    /// # Errors
    ///
    /// [`MachineError::NoSuchStep`] if `from` is not known.
    pub fn next_break(
        &self,
        from: u64,
        fits: TuringBreak,
        backwards: bool,
    ) -> Result<Option<u64>, MachineError> {
        self.check(from)?;
        if fits.record {
            return Ok(self.next_record(from, fits, backwards));
        }
        let last = self.known();
        let last_fits = self.last_fits(fits);
        if backwards {
            // The operation that holds step `from - 1`, and those before it.
            let Some(before) = from.checked_sub(1) else {
                return Ok(None);
            };
            let place = self.log().place(before) + 1;
            let mut found = self
                .log()
                .back_from(place)
                .filter(|it| self.holds(it, fits));
            return Ok(found.next().map(|it| (it.first + it.steps - 1).min(before)));
        }
        if from == last {
            return Ok(None);
        }
        let after = from + 1;
        let operations = self.log().from(self.log().place(from));
        let mut found = operations.filter(|it| it.first + it.steps > after && self.holds(it, fits));
        let found = found.next().map(|it| it.first.max(after));
        Ok(found.or_else(|| last_fits.then_some(last)))
    }

    /// Whether state and symbol of an operation fit.
    fn holds(&self, operation: &TapeOperation, fits: TuringBreak) -> bool {
        let (state, symbol) = self.log().read(operation);
        fits.state.is_none_or(|it| it == state) && fits.symbol.is_none_or(|it| it == symbol)
    }

    /// Whether state and symbol of the last known step fit.
    fn last_fits(&self, fits: TuringBreak) -> bool {
        self.at(self.known()).is_ok_and(|it| {
            fits.state.is_none_or(|state| it.state == Some(state))
                && fits.symbol.is_none_or(|symbol| it.read == symbol)
        })
    }

    fn next_record(&self, from: u64, fits: TuringBreak, backwards: bool) -> Option<u64> {
        let mut records = Records {
            met: [0, 0],
            from,
            backwards,
            found: None,
        };
        for operation in self.log().from(0) {
            let go = self.log().write(&operation).go;
            let TapeOperation {
                first, steps, head, ..
            } = operation;
            let holds = self.holds(&operation, fits);
            // The head may come to a new cell from one side and go back, so the first step is looked at by itself.
            let done = records.arrive(first, head, holds)
                || (steps > 1
                    && go != 0
                    && records.look(first + 1, steps - 1, head + go, go, holds));
            if done {
                return records.found;
            }
        }
        let last = self.at(self.known()).ok()?;
        records.arrive(last.step, last.head, self.last_fits(fits));
        records.found
    }
}

/// A search for a step at which the head is where it has never been.
struct Records {
    /// The first and the last cell that the head has met.
    met: [i64; 2],
    from: u64,
    backwards: bool,
    found: Option<u64>,
}

impl Records {
    /// Looks at a single step.
    fn arrive(&mut self, step: u64, head: i64, holds: bool) -> bool {
        let go = if head < self.met[0] { -1 } else { 1 };
        self.look(step, 1, head, go, holds)
    }

    /// Looks at steps in which the head moves one way; whether the search is over.
    fn look(&mut self, first: u64, steps: u64, head: i64, go: i64, holds: bool) -> bool {
        let [low, high] = self.met;
        let end = head + go * narrow::<_, i64>(steps - 1);
        // In the first of the steps the head is where it has been.
        let old = if go < 0 {
            head - low + 1
        } else {
            high - head + 1
        };
        let old: u64 = narrow(old);
        self.met = [low.min(end), high.max(end)];
        if old >= steps || !holds {
            return false;
        }
        let (one, last) = (first + old, first + steps - 1);
        if self.backwards {
            if let Some(before) = self.from.checked_sub(1).filter(|&it| it >= one) {
                self.found = Some(last.min(before));
            }
            return one >= self.from;
        }
        if last > self.from {
            self.found = Some(one.max(self.from + 1));
        }
        last > self.from
    }
}
