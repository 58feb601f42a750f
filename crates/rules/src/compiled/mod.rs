//! Scripts at several times the speed of the interpreter, with the same meaning.
//!
//! ```text
//!   syntax tree ──lower, expressions──> node ──machine, loops, places──> Value, Counts
//!                                                  │
//!                                                  └── natives, operators
//! ```
//!
//! A call is a function of its argument alone. So the machine does not know errors: where one would arise, at a
//! cap, and where a value is of a type that it does not know, it stops, and the interpreter makes the call
//! from its beginning and says what comes of it. Only results must be the same, and what is counted: whether
//! a cap is reached must not depend on who makes the call. Tests compare both, count by count.

mod expressions;
mod loops;
mod lower;
mod machine;
mod natives;
mod node;
mod operators;
mod places;
#[cfg(test)]
mod tests;
mod typed;

use std::cell::{Cell, RefCell};

use rhai::AST;

use crate::limits::Caps;
use crate::value::{Text, Value};
use lower::Lowered;
use machine::Machine;
use node::Function;
pub(crate) use typed::Shape;
use typed::Typed;

/// A script that is lowered as far as it can be.
#[derive(Debug)]
pub(crate) struct Program {
    /// The functions whose types are known, once the start is.
    typed: std::cell::OnceCell<Option<Typed>>,
    functions: Vec<Function>,
    /// The number of each function that is called from outside, with the cost of the call itself; `None` if
    /// the interpreter makes the call.
    entries: Vec<Cell<Option<(usize, u64)>>>,
    pub(crate) names: Vec<Text>,
    /// The slots of all frames; the memory is used again.
    stack: RefCell<Vec<Value>>,
}

/// How many of the entries play needs: all but `label` and `picture`.
const ENTRIES_OF_PLAY: usize = 4;

/// What a call has used of the caps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) operations: u64,
    pub(crate) touched: u64,
}

impl Program {
    /// Lowers the functions that are called from outside, given by name and number of parameters, and all
    /// that they call.
    pub(crate) fn new(ast: &AST, entries: &[(&str, usize)]) -> Program {
        let Some(lowered) = lower::lower(ast) else {
            return Program::empty(entries.len());
        };
        let reaches_all = lowered.whole();
        let entries = entries.iter().map(|&(name, arguments)| {
            let function = lowered.headers.iter().position(|it| it.is(name, arguments));
            let whole = function.filter(|&at| reaches_all.get(at) == Some(&true));
            // The statement of the call, the call in it, its argument, and the function unless it is empty.
            let cost = |at: usize| {
                let is_empty = lowered.headers.get(at).is_none_or(|it| it.is_empty);
                (at, 2 + arguments as u64 + u64::from(!is_empty))
            };
            Cell::new(whole.map(cost))
        });
        let entries = entries.collect();
        let functions: Vec<Function> = (lowered.functions.into_iter())
            .map(Option::unwrap_or_default)
            .collect();
        let slots = functions.iter().map(|function| function.slots).max();
        let frames = Caps::default().depth + 1;
        Program {
            typed: std::cell::OnceCell::new(),
            stack: RefCell::new(vec![Value::Unit; frames * slots.unwrap_or(0)]),
            functions,
            entries,
            names: lowered.names,
        }
    }

    fn empty(entries: usize) -> Program {
        Program {
            typed: std::cell::OnceCell::new(),
            functions: Vec::new(),
            entries: vec![Cell::new(None); entries],
            names: Vec::new(),
            stack: RefCell::default(),
        }
    }

    /// Whether the machine makes this call.
    pub(crate) fn has(&self, entry: usize) -> bool {
        self.entries.get(entry).is_some_and(|it| it.get().is_some())
    }

    /// Writes code for the functions that play needs, for positions like the first one.
    ///
    /// # Cost
    ///
    /// O(r n) for n nodes of the functions, each as often as it is called from different places, and r rounds in
    /// which types are made wider.
    pub(crate) fn infer(&self, start: &Value, caps: Caps) {
        let called: Vec<_> = self
            .entries
            .iter()
            .take(ENTRIES_OF_PLAY)
            .map(Cell::get)
            .collect();
        self.typed
            .get_or_init(|| Typed::new(&self.functions, &called, start, caps));
    }

    /// The functions that have code.
    pub(crate) fn typed(&self) -> Option<&Typed> {
        self.typed.get()?.as_ref()
    }

    /// The type for which positions are packed.
    pub(crate) fn shape(&self) -> Option<&Shape> {
        Some(&self.typed()?.shape)
    }

    /// From now on the interpreter makes this call.
    pub(crate) fn leave(&self, entry: usize) {
        if let Some(entry) = self.entries.get(entry) {
            entry.set(None);
        }
    }

    /// What the call of an entry comes to, and what it used; `None` if the interpreter must say.
    ///
    /// # Cost
    ///
    /// That of its operations, at most those of the caps.
    pub(crate) fn call(
        &self,
        entry: usize,
        argument: Option<&Value>,
        caps: Caps,
    ) -> Option<(Value, Counts)> {
        let (function, cost) = self.entries.get(entry)?.get()?;
        let mut stack = self.stack.borrow_mut();
        let mut machine = Machine::new(&self.functions, caps);
        machine.counts.operations = cost;
        let value = machine.run(function, argument, &mut stack);
        let slots = self.functions.get(function)?.slots;
        for slot in stack.iter_mut().take(slots) {
            *slot = Value::Unit;
        }
        Some((value?, machine.counts))
    }
}

impl Lowered {
    /// For each function whether it is lowered, with all that it reaches.
    fn whole(&self) -> Vec<bool> {
        let mut whole: Vec<bool> = self.functions.iter().map(Option::is_some).collect();
        // Each round takes at least one function away.
        loop {
            let before = whole.clone();
            for (own, function) in whole.iter_mut().zip(&self.functions) {
                let calls = function.iter().flat_map(|function| &function.calls);
                *own &= calls.into_iter().all(|&at| before.get(at) == Some(&true));
            }
            if whole == before {
                return whole;
            }
        }
    }
}
