//! Functions whose types are known, as code for registers.
//!
//! ```text
//!   start() ──> type of a position ──compile──> code ──run──> words ──pack──> bytes of a position
//!                     nodes of a function ─┘
//! ```
//!
//! The type of positions is that of the start, made wider until what `moves` returns belongs to it. With it the
//! types of all variables are inferred: integers, booleans, texts, arrays of a known length and maps with known
//! names become words at known places. Calls are written out in their place, and what is counted is summed up over
//! all that runs together. The code knows no errors and touches nothing but its own [memory](memory::Memory): where an
//! error would arise, at a cap, and beyond the memory, the call is left to [`Machine`](super::machine::Machine) and
//! to the interpreter.

mod calls;
mod code;
mod compile;
mod expressions;
mod memory;
mod natives;
mod operators;
mod pack;
mod places;
mod puts;
mod run;
mod scan;
mod shared;
mod statements;
mod types;
mod writing;

use std::cell::RefCell;
use std::fmt;

use super::Counts;
use super::node::Function;
use crate::limits::Caps;
use crate::script::MOVES;
use crate::value::Value;
use code::Op;
pub(crate) use compile::Reason;
use memory::{Memory, REGISTERS};
pub(crate) use pack::Shape;
use shared::Shared;
pub(crate) use types::Type;

/// Registers at the end that no code uses.
const SCRATCH: usize = REGISTERS - types::MAX_WORDS;

/// How often the type of positions is made wider.
const MAX_WIDER: usize = 8;

/// How often the code of a function may leave a call before it is given up.
const MAX_LEFT: u32 = 16;

/// The functions of a script that have code, by number of their entry.
pub(crate) struct Typed {
    pub(crate) shape: Shape,
    entries: Vec<Result<Entry, Reason>>,
    types: Vec<Type>,
    argument: u16,
    memory: RefCell<Memory>,
    caps: Caps,
}

#[derive(Debug)]
struct Entry {
    code: Vec<Op>,
    cost: u64,
    result: u16,
    kind: Type,
    left: std::cell::Cell<u32>,
}

/// What a function that has code returned: its type, and where its words stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Returned<'t> {
    kind: &'t Type,
    at: u16,
    #[cfg_attr(not(test), expect(dead_code, reason = "tests compare it"))]
    pub(crate) counts: Counts,
}

/// A function that is called from outside: its number, and what the call itself costs.
pub(super) type Called = Option<(usize, u64)>;

impl Typed {
    /// The code of these entries, for positions like `start`.
    pub(super) fn new(
        functions: &[Function],
        entries: &[Called],
        start: &Value,
        caps: Caps,
    ) -> Option<Typed> {
        let mut kind = Type::of(start)?.settled()?;
        let mut budget = compile::MAX_WRITTEN;
        for _ in 0..MAX_WIDER {
            if !kind.fits() {
                return None;
            }
            let mut shared = Shared::default();
            let words = kind.words();
            let argument = shared.registers(words).ok()?;
            let mut written: Vec<Result<Entry, Reason>> = Vec::new();
            for &entry in entries {
                let Some((function, cost)) = entry else {
                    written.push(Err(Reason::Unknown("")));
                    continue;
                };
                let before = shared.clone();
                let code = compile::compile(
                    functions,
                    function,
                    (argument, &kind),
                    caps,
                    &mut shared,
                    &mut budget,
                );
                if code.is_err() {
                    shared = before;
                }
                written.push(code.map(|code| Entry {
                    code: code.code,
                    cost,
                    result: code.result,
                    kind: code.kind,
                    left: std::cell::Cell::new(0),
                }));
            }
            if let Some(Ok(moves)) = written.get(MOVES) {
                let wider = positions_in(&moves.kind).and_then(|it| kind.join(&it.settled()?));
                match wider {
                    Some(wider) if wider == kind => {}
                    Some(wider) => {
                        kind = wider;
                        continue;
                    }
                    None => {
                        if let Some(moves) = written.get_mut(MOVES) {
                            *moves = Err(Reason::Types);
                        }
                    }
                }
            }
            let mut memory = Memory {
                heap: shared.heap,
                bytes: shared.bytes,
                ..Memory::default()
            };
            memory.constants = (memory.heap.len(), memory.bytes.len());
            for (at, word) in shared.constants {
                memory.registers[usize::from(at)] = word;
            }
            return Some(Typed {
                shape: Shape::new(kind),
                entries: written,
                types: shared.types,
                argument,
                memory: RefCell::new(memory),
                caps,
            });
        }
        None
    }

    /// Why an entry has no code; `None` if it has.
    #[cfg_attr(not(test), expect(dead_code, reason = "tests ask"))]
    pub(crate) fn reason(&self, entry: usize) -> Option<&Reason> {
        self.entries.get(entry)?.as_ref().err()
    }

    /// Whether an entry has code, however often it has left a call.
    #[cfg(test)]
    pub(crate) fn is_written(&self, entry: usize) -> bool {
        self.entries.get(entry).is_some_and(Result::is_ok)
    }

    /// Whether an entry has code that is worth a call.
    pub(crate) fn has(&self, entry: usize) -> bool {
        let code = self.entries.get(entry).and_then(|it| it.as_ref().ok());
        code.is_some_and(|it| it.left.get() < MAX_LEFT)
    }

    /// Puts a packed position where functions find it, and forgets what calls have made; whether it is packed.
    pub(crate) fn load(&self, packed: &[u8]) -> bool {
        let mut memory = self.memory.borrow_mut();
        memory.clear();
        self.shape
            .load(packed, &mut memory, self.argument)
            .is_some()
    }

    /// Calls a function with the position that is loaded. `None` if the call is left to others.
    pub(crate) fn call(&self, entry: usize) -> Option<Returned<'_>> {
        let own = self.entries.get(entry)?.as_ref().ok()?;
        let mut memory = self.memory.borrow_mut();
        let ran = run::run(&own.code, &self.types, &mut memory, self.caps, own.cost);
        if ran.is_none() {
            own.left.set(own.left.get() + 1);
        }
        Some(Returned {
            kind: &own.kind,
            at: own.result,
            counts: ran?,
        })
    }

    /// An integer that was returned.
    pub(crate) fn integer(&self, returned: Returned<'_>) -> Option<i64> {
        match self.value(returned)? {
            Value::Int(integer) => Some(integer),
            _ => None,
        }
    }

    /// The value that was returned.
    pub(crate) fn value(&self, Returned { kind, at, .. }: Returned<'_>) -> Option<Value> {
        let memory = self.memory.borrow();
        let words = memory.words(at, u16::try_from(kind.words()).ok()?)?;
        value_of(kind, words, &memory)
    }

    /// How many positions `moves` returned, and where each begins; `None` if it returned something else.
    pub(crate) fn positions(&self, returned: Returned<'_>) -> Option<Positions> {
        let memory = self.memory.borrow();
        let Returned { kind, at, .. } = returned;
        let words = memory.words(at, u16::try_from(kind.words()).ok()?)?;
        let (count, first, stride) = match kind {
            Type::List(element) => {
                let (count, _) = memory.elements(words, element.words())?;
                (count, *words.first()?, element.words())
            }
            Type::Dict(element) => {
                let (count, _) = memory.elements(words, element.words() + 1)?;
                (count, *words.first()? + 1, element.words() + 1)
            }
            Type::Fixed(count, element) => (*count, -1 - i64::from(at), element.words()),
            _ => return None,
        };
        Some(Positions {
            count,
            first,
            stride,
        })
    }

    /// Packs one of the positions that `moves` returned. `None` if it cannot be packed.
    pub(crate) fn pack(
        &self,
        returned: Returned<'_>,
        positions: Positions,
        number: usize,
        bytes: &mut Vec<u8>,
    ) -> Option<()> {
        let memory = self.memory.borrow();
        let element = positions_in(returned.kind)?;
        let by = number.checked_mul(positions.stride)?;
        let words = if positions.first < 0 {
            let at = usize::try_from(-1 - positions.first).ok()? + by;
            memory.registers.get(at..at + element.words())?
        } else {
            let at = usize::try_from(positions.first).ok()? + by;
            memory.heap.get(at..at + element.words())?
        };
        self.shape.pack_words(element, words, &memory, bytes)
    }
}

/// The positions that `moves` returned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Positions {
    pub(crate) count: usize,
    /// Where the first begins: in the heap, or as −1 − r in a register.
    first: i64,
    stride: usize,
}

/// The type of the positions in what `moves` returns.
fn positions_in(kind: &Type) -> Option<&Type> {
    match kind {
        Type::List(element) | Type::Dict(element) | Type::Fixed(_, element) => Some(element),
        _ => None,
    }
}

/// A value that code has made.
fn value_of(kind: &Type, words: &[i64], memory: &Memory) -> Option<Value> {
    let text = |word| {
        let bytes = memory.text(word)?;
        Some(Value::text(std::str::from_utf8(bytes).ok()?))
    };
    Some(match (kind, words) {
        (Type::Unit, []) => Value::Unit,
        (Type::Bool, &[word]) => Value::Bool(word != 0),
        (Type::Int, &[word]) => Value::Int(word),
        (Type::Char, &[word]) => Value::Char(u32::try_from(word).ok().and_then(char::from_u32)?),
        (Type::Text, &[word]) => text(word)?,
        (Type::Mixed, &[tag, word]) => {
            let all = [Type::Unit, Type::Bool, Type::Int, Type::Char, Type::Text];
            let own = usize::try_from(tag).ok().and_then(|tag| all.get(tag))?;
            let words = [word];
            value_of(own, if tag == 0 { &[] } else { &words }, memory)?
        }
        (Type::Fixed(count, element), words) => all_of(*count, element, words, memory)?,
        (Type::List(element), words) => {
            let (count, elements) = memory.elements(words, element.words())?;
            all_of(count, element, elements, memory)?
        }
        (Type::Record(fields), mut words) => {
            let mut entries = Vec::new();
            for (name, kind) in fields.iter() {
                let (own, after) = words.split_at_checked(kind.words())?;
                entries.push((name.clone(), value_of(kind, own, memory)?));
                words = after;
            }
            Value::map(entries)
        }
        (Type::Dict(element), words) => {
            let stride = element.words() + 1;
            let (_, entries) = memory.elements(words, stride)?;
            let entries = entries.chunks_exact(stride).map(|entry| {
                let (&name, own) = entry.split_first()?;
                let Value::Text(name) = text(name)? else {
                    return None;
                };
                Some((name, value_of(element, own, memory)?))
            });
            Value::map(entries.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}

fn all_of(count: usize, element: &Type, words: &[i64], memory: &Memory) -> Option<Value> {
    let stride = element.words();
    let elements =
        (0..count).map(|at| value_of(element, words.get(at * stride..(at + 1) * stride)?, memory));
    Some(Value::array(elements.collect::<Option<_>>()?))
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Typed").finish_non_exhaustive()
    }
}
