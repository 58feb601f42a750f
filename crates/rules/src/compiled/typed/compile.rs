//! From nodes to code: types are inferred while code is written. Where a variable turns out to hold more than was
//! assumed, all is written anew with the wider type, until nothing changes.

use std::collections::HashMap;

use super::super::node::Function;
use super::code::{Op, Reg, Target};
use super::scan::Scan;
use super::shared::Shared;
use super::types::Type;
use crate::limits::Caps;

/// The most instructions of a function with all that it calls.
pub(super) const MAX_CODE: usize = 1 << 12;

/// The most instructions that are written for all functions of a script, those that are written anew included.
pub(super) const MAX_WRITTEN: usize = 100_000;

/// Why a function has no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A function calls itself.
    Recursion,
    /// Values of types that have none in common come to the same place.
    Types,
    /// Something that has no code: the name of a function, or an operator.
    Unknown(&'static str),
    TooLarge,
}

pub(super) type Compiled<T> = Result<T, Reason>;

/// The place in a program where a type is assumed: the call within which it stands, and the node.
pub(super) type Key = (u32, usize);

/// What is known about a program while it is written anew.
#[derive(Debug, Default)]
pub(super) struct Assumed {
    pub(super) types: HashMap<Key, Type>,
    pub(super) calls: HashMap<Key, u32>,
}
/// A value whose type and registers are known.
#[derive(Clone, Debug)]
pub(super) struct Operand {
    pub(super) reg: Reg,
    pub(super) kind: Type,
    pub(super) home: Home,
    /// The word, if it is known now.
    pub(super) known: Option<i64>,
}

/// Who else sees the registers of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Home {
    /// Nobody.
    Own,
    /// They never change.
    Constant,
    /// A variable in this slot.
    Variable(usize),
}

impl Home {
    /// The slot of what may be a variable of any function, or a part of it.
    pub(super) const ELSEWHERE: usize = usize::MAX;
}

#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) reg: Reg,
    pub(super) kind: Type,
    /// Where its type is assumed, if it may change.
    pub(super) key: Option<Key>,
    /// Whether the registers are its own.
    pub(super) owns: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Exit {
    pub(super) label: Target,
    /// Where the value goes to.
    pub(super) value: Option<(Reg, Type, Key)>,
}

pub(super) struct Round {
    pub(super) on: Target,
    pub(super) out: Exit,
}

/// The function that is being written.
pub(super) struct Frame {
    pub(super) context: u32,
    pub(super) variables: Vec<Option<Variable>>,
    pub(super) scan: Scan,
    pub(super) exit: Option<Exit>,
    pub(super) rounds: Vec<Round>,
}

pub(super) struct Compiler<'a> {
    pub(super) functions: &'a [Function],
    pub(super) caps: Caps,
    pub(super) assumed: &'a mut Assumed,
    /// Whether a type was too narrow: what is written now will be written anew.
    pub(super) widened: bool,
    pub(super) shared: Shared,
    pub(super) code: Vec<Op>,
    pub(super) labels: Vec<Option<Target>>,
    /// Whether a jump goes to a label.
    pub(super) used: Vec<bool>,
    /// The last place to which a jump may go.
    pub(super) bound: usize,
    pub(super) pending: (u64, u64),
    pub(super) frame: Frame,
    pub(super) active: Vec<usize>,
}

/// The code of a function.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) code: Vec<Op>,
    pub(super) result: Reg,
    pub(super) kind: Type,
}

/// Writes the code of a function whose argument is in these registers.
pub(super) fn compile(
    functions: &[Function],
    function: usize,
    argument: (Reg, &Type),
    caps: Caps,
    shared: &mut Shared,
    budget: &mut usize,
) -> Compiled<Written> {
    let mut assumed = Assumed::default();
    loop {
        let mut compiler = Compiler {
            functions,
            caps,
            assumed: &mut assumed,
            widened: false,
            shared: shared.clone(),
            code: Vec::new(),
            labels: Vec::new(),
            used: Vec::new(),
            bound: 0,
            pending: (0, 0),
            frame: Frame::of(0, Scan::default()),
            active: Vec::new(),
        };
        let argument = Operand {
            reg: argument.0,
            kind: argument.1.clone(),
            home: Home::Variable(0),
            known: None,
        };
        compiler.touch(argument.reg, &argument.kind);
        let result = compiler.inlined(function, vec![argument], 0)?;
        compiler.touch(result.reg, &result.kind);
        compiler.count();
        compiler.emit(Op::End);
        *budget = budget
            .checked_sub(compiler.code.len())
            .ok_or(Reason::TooLarge)?;
        if compiler.widened {
            continue;
        }
        let code = compiler.finished()?;
        *shared = compiler.shared;
        return Ok(Written {
            code,
            result: result.reg,
            kind: result.kind,
        });
    }
}

impl Frame {
    pub(super) fn of(context: u32, scan: Scan) -> Frame {
        Frame {
            context,
            variables: Vec::new(),
            scan,
            exit: None,
            rounds: Vec::new(),
        }
    }

    pub(super) fn put(&mut self, slot: usize, variable: Variable) {
        if self.variables.len() <= slot {
            self.variables.resize(slot + 1, None);
        }
        if let Some(there) = self.variables.get_mut(slot) {
            *there = Some(variable);
        }
    }
}
