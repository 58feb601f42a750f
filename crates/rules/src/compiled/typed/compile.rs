//! From nodes to code: types are inferred while code is written. Where a variable turns out to hold more than was
//! assumed, all is written anew with the wider type, until nothing changes.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::node::{Block, Call, For, Function, Node, Over, Put, Statement, Step};
use super::super::operators::Operator;
use super::code::{Cost, Kind, Op, Reg, Target};
use super::memory::{REGISTERS, text_word, word_of};
use super::scan::Scan;
use super::types::Type;
use crate::limits::{Caps, MAX_ELEMENTS};
use crate::value::Value;

/// The most instructions of a function with all that it calls.
const MAX_CODE: usize = 1 << 12;

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
type Key = (u32, usize);

/// What is known about a program while it is written anew.
#[derive(Debug, Default)]
pub(super) struct Assumed {
    types: HashMap<Key, Type>,
    calls: HashMap<Key, u32>,
}

/// What all functions of a script have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Shared {
    /// The first register that is free.
    next: usize,
    /// The registers of constants, with their values.
    pub(super) constants: Vec<(Reg, i64)>,
    words: HashMap<i64, Reg>,
    /// The elements of constant arrays of any length, and the bytes of constant texts.
    pub(super) heap: Vec<i64>,
    pub(super) bytes: Vec<u8>,
    pub(super) types: Vec<Type>,
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
    key: Option<Key>,
    /// Whether the registers are its own.
    owns: bool,
}

#[derive(Clone, Debug)]
struct Exit {
    label: Target,
    /// Where the value goes to.
    value: Option<(Reg, Type, Key)>,
}

struct Round {
    on: Target,
    out: Exit,
}

/// The function that is being written.
pub(super) struct Frame {
    context: u32,
    variables: Vec<Option<Variable>>,
    scan: Scan,
    exit: Option<Exit>,
    rounds: Vec<Round>,
}

pub(super) struct Compiler<'a> {
    functions: &'a [Function],
    caps: Caps,
    assumed: &'a mut Assumed,
    /// Whether a type was too narrow: what is written now will be written anew.
    pub(super) widened: bool,
    pub(super) shared: Shared,
    pub(super) code: Vec<Op>,
    labels: Vec<Option<Target>>,
    /// Whether a jump goes to a label.
    used: Vec<bool>,
    /// The last place to which a jump may go.
    bound: usize,
    pub(super) pending: (u64, u64),
    pub(super) frame: Frame,
    active: Vec<usize>,
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
    fn of(context: u32, scan: Scan) -> Frame {
        Frame {
            context,
            variables: Vec::new(),
            scan,
            exit: None,
            rounds: Vec::new(),
        }
    }

    fn put(&mut self, slot: usize, variable: Variable) {
        if self.variables.len() <= slot {
            self.variables.resize(slot + 1, None);
        }
        if let Some(there) = self.variables.get_mut(slot) {
            *there = Some(variable);
        }
    }
}

impl Shared {
    pub(super) fn registers(&mut self, words: usize) -> Compiled<Reg> {
        let at = self.next;
        self.next += words;
        // The last ones are left free, so that a part of a value always has a number.
        if self.next > REGISTERS - 2048 {
            return Err(Reason::TooLarge);
        }
        Reg::try_from(at).map_err(|_| Reason::TooLarge)
    }

    pub(super) fn type_number(&mut self, kind: &Type) -> Compiled<u16> {
        let known = self.types.iter().position(|it| it == kind);
        let at = known.unwrap_or_else(|| {
            self.types.push(kind.clone());
            self.types.len() - 1
        });
        u16::try_from(at).map_err(|_| Reason::TooLarge)
    }

    fn word(&mut self, word: i64) -> Compiled<Reg> {
        if let Some(&known) = self.words.get(&word) {
            return Ok(known);
        }
        let at = self.registers(1)?;
        self.words.insert(word, at);
        self.constants.push((at, word));
        Ok(at)
    }

    /// The word of a text.
    pub(super) fn text(&mut self, text: &str) -> i64 {
        let bytes = text.as_bytes();
        let known =
            (!bytes.is_empty()).then(|| self.bytes.windows(bytes.len()).position(|it| it == bytes));
        let at = known.flatten().unwrap_or_else(|| {
            self.bytes.extend_from_slice(bytes);
            self.bytes.len() - bytes.len()
        });
        text_word(at, bytes.len())
    }

    /// Appends the words of a value that is written out.
    fn lay_out(&mut self, value: &Value, kind: &Type, words: &mut Vec<i64>) -> Option<()> {
        let word = match value {
            Value::Unit => 0,
            Value::Bool(truth) => i64::from(*truth),
            Value::Int(integer) => *integer,
            Value::Char(character) => i64::from(u32::from(*character)),
            Value::Text(text) => self.text(text),
            Value::Array(list) => {
                let (Type::Fixed(_, element) | Type::List(element)) = kind else {
                    return None;
                };
                let mut own = Vec::new();
                list.iter()
                    .try_for_each(|value| self.lay_out(value, element, &mut own))?;
                if let Type::Fixed(..) = kind {
                    words.append(&mut own);
                } else {
                    let count = word_of(list.len());
                    words.extend([word_of(self.heap.len()), count, count]);
                    self.heap.append(&mut own);
                }
                return Some(());
            }
            Value::Map(table) => {
                let Type::Record(fields) = kind else {
                    return None;
                };
                let mut pairs = table.iter().zip(fields.iter());
                return pairs
                    .try_for_each(|((_, value), (_, kind))| self.lay_out(value, kind, words));
            }
            Value::Other(_) => return None,
        };
        if *kind == Type::Mixed {
            let own = Type::of(value)?;
            words.push(Kind::of(&own)?.word());
            words.push(word);
        } else if *kind != Type::Unit {
            words.push(word);
        }
        Some(())
    }
}

impl<'a> Compiler<'a> {
    // Code.

    pub(super) fn emit(&mut self, op: Op) {
        self.code.push(op);
    }

    /// What has no code. In code that will be written anew it may stand where types are not known yet.
    pub(super) fn refuse(&mut self, reason: Reason) -> Compiled<Operand> {
        if self.widened {
            return Ok(self.leave());
        }
        Err(reason)
    }

    /// A place at which the call is left.
    pub(super) fn leave(&mut self) -> Operand {
        self.emit(Op::Leave);
        Operand {
            reg: 0,
            kind: Type::Never,
            home: Home::Constant,
            known: None,
        }
    }

    fn cost(&mut self) -> Cost {
        let (operations, touched) = self.pending;
        if let (Ok(operations), Ok(touched)) = (u16::try_from(operations), u16::try_from(touched)) {
            self.pending = (0, 0);
            return Cost {
                operations,
                touched,
            };
        }
        self.count();
        Cost::default()
    }

    /// Counts what is pending.
    pub(super) fn count(&mut self) {
        let (operations, touched) = self.pending;
        if self.pending == (0, 0) {
            return;
        }
        match (u16::try_from(operations), u16::try_from(touched)) {
            (Ok(operations), Ok(touched)) => self.emit(Op::Count(Cost {
                operations,
                touched,
            })),
            _ => match (u32::try_from(operations), u32::try_from(touched)) {
                (Ok(operations), Ok(touched)) => self.emit(Op::CountMany {
                    operations,
                    touched,
                }),
                // It is far beyond each cap.
                _ => self.emit(Op::Leave),
            },
        }
        self.pending = (0, 0);
    }

    pub(super) fn label(&mut self) -> Target {
        self.labels.push(None);
        self.used.push(false);
        Target::try_from(self.labels.len() - 1).unwrap_or(Target::MAX)
    }

    /// Jumps to the label come here.
    pub(super) fn bind(&mut self, label: Target) {
        self.count();
        self.bound = self.code.len();
        let here = Target::try_from(self.bound).ok();
        if let Some(place) = self.labels.get_mut(label as usize) {
            *place = here;
        }
    }

    fn is_used(&self, label: Target) -> bool {
        self.used.get(label as usize) == Some(&true)
    }

    pub(super) fn jump_away(&mut self, label: Target) {
        self.jump_to(label, Op::Jump);
    }

    pub(super) fn jump_to(&mut self, label: Target, op: impl FnOnce(Target, Cost) -> Op) {
        if let Some(used) = self.used.get_mut(label as usize) {
            *used = true;
        }
        let cost = self.cost();
        self.emit(op(label, cost));
    }

    /// The code with places instead of labels.
    fn finished(&mut self) -> Compiled<Vec<Op>> {
        if self.code.len() > MAX_CODE {
            return Err(Reason::TooLarge);
        }
        let mut code = std::mem::take(&mut self.code);
        for op in &mut code {
            let target = match op {
                Op::Jump(target, _)
                | Op::Again(target, _)
                | Op::JumpIf(_, target, _)
                | Op::JumpUnless(_, target, _)
                | Op::JumpEqual(_, _, target, _)
                | Op::JumpUnequal(_, _, target, _)
                | Op::JumpLess(_, _, target, _)
                | Op::JumpAtMost(_, _, target, _)
                | Op::Next(_, _, target, _) => target,
                _ => continue,
            };
            let place = self.labels.get(*target as usize).copied().flatten();
            *target = place.ok_or(Reason::TooLarge)?;
        }
        Ok(code)
    }

    // Values.

    pub(super) fn temporary(&mut self, kind: Type) -> Compiled<Operand> {
        if !kind.fits() {
            // Too large, or arrays of any length within others.
            return self.refuse(Reason::Types);
        }
        Ok(Operand {
            reg: self.shared.registers(kind.words())?,
            kind,
            home: Home::Own,
            known: None,
        })
    }

    pub(super) fn constant_word(&mut self, word: i64, kind: Type) -> Compiled<Operand> {
        Ok(Operand {
            reg: self.shared.word(word)?,
            kind,
            home: Home::Constant,
            known: Some(word),
        })
    }

    pub(super) fn unit(&self) -> Operand {
        Operand {
            reg: 0,
            kind: Type::Unit,
            home: Home::Constant,
            known: None,
        }
    }

    pub(super) fn truth(&mut self, truth: bool) -> Compiled<Operand> {
        self.constant_word(truth.into(), Type::Bool)
    }

    pub(super) fn constant(&mut self, value: &Value) -> Compiled<Operand> {
        let Some(kind) = Type::of(value).filter(Type::fits) else {
            return self.refuse(Reason::Types);
        };
        let mut words = Vec::new();
        if self.shared.lay_out(value, &kind, &mut words).is_none() {
            return self.refuse(Reason::Types);
        }
        if let (true, &[word]) = (kind.is_scalar(), words.as_slice()) {
            return self.constant_word(word, kind);
        }
        let reg = self.shared.registers(words.len())?;
        self.shared.constants.extend((reg..).zip(words));
        Ok(Operand {
            reg,
            kind,
            home: Home::Constant,
            known: None,
        })
    }

    /// Whether the registers of a value stay as they are while its function runs.
    fn is_stable(&self, operand: &Operand) -> bool {
        match operand.home {
            Home::Own | Home::Constant => true,
            Home::Variable(slot) => {
                slot != Home::ELSEWHERE && !self.frame.scan.written.contains(&slot)
            }
        }
    }

    /// The value in registers that no statement can change.
    pub(super) fn kept(&mut self, operand: Operand) -> Compiled<Operand> {
        if self.is_stable(&operand) {
            return Ok(operand);
        }
        let copy = self.temporary(operand.kind.clone())?;
        self.store(copy.reg, &copy.kind, &operand)?;
        Ok(copy)
    }

    /// The values of nodes, one after the other; later ones do not change earlier ones.
    pub(super) fn operands(
        &mut self,
        nodes: impl Iterator<Item = &'a Node> + Clone,
    ) -> Compiled<Vec<Operand>> {
        let mut operands = Vec::new();
        for (at, node) in nodes.clone().enumerate() {
            let operand = self.expression(node)?;
            let all_pure = nodes.clone().skip(at + 1).all(Scan::is_pure);
            operands.push(if all_pure {
                operand
            } else {
                self.kept(operand)?
            });
        }
        Ok(operands)
    }

    /// Puts a value into registers of this type, to which it belongs.
    pub(super) fn store(&mut self, to: Reg, kind: &Type, from: &Operand) -> Compiled<()> {
        if from.kind == Type::Never {
            self.emit(Op::Leave);
            return Ok(());
        }
        if from.kind == *kind {
            if to == from.reg {
                return Ok(());
            }
            if kind.shares() && from.home != Home::Own {
                let number = self.shared.type_number(kind)?;
                self.emit(Op::Copy(to, from.reg, number));
                return Ok(());
            }
            match u16::try_from(kind.words()).map_err(|_| Reason::TooLarge)? {
                0 => {}
                1 if from.home == Home::Own && self.retarget(from.reg, to) => {}
                1 => self.emit(Op::Move(to, from.reg)),
                n => self.emit(Op::MoveMany(to, from.reg, n)),
            }
            return Ok(());
        }
        match (kind, &from.kind) {
            (Type::Mixed, own) if own.is_scalar() => {
                let Some(tag) = Kind::of(own) else {
                    return self.refuse(Reason::Types).map(drop);
                };
                let word = if tag == Kind::Unit {
                    self.shared.word(0)?
                } else {
                    from.reg
                };
                let tag = self.shared.word(tag.word())?;
                self.emit(Op::Move(to.wrapping_add(1), word));
                self.emit(Op::Move(to, tag));
            }
            (Type::Fixed(count, element), Type::Fixed(_, own)) => {
                for at in 0..*count {
                    let part = part(from, at * own.words(), own.as_ref())?;
                    self.store(offset(to, at * element.words())?, element, &part)?;
                }
            }
            (Type::Record(fields), Type::Record(own)) => {
                let (mut at, mut into) = (0, 0);
                for ((_, kind), (_, own)) in fields.iter().zip(own.iter()) {
                    let part = part(from, at, own)?;
                    self.store(offset(to, into)?, kind, &part)?;
                    at += own.words();
                    into += kind.words();
                }
            }
            (Type::List(_) | Type::Dict(_), Type::Fixed(0, _) | Type::Record(_)) => {
                self.nothing(to)?;
            }
            (Type::List(element), Type::Fixed(count, own)) => {
                let all = Type::Fixed(*count, Rc::clone(element));
                let elements = if element == own {
                    from.clone()
                } else {
                    let all = self.temporary(all)?;
                    self.store(all.reg, &all.kind, from)?;
                    all
                };
                let count = u16::try_from(*count).map_err(|_| Reason::TooLarge)?;
                let n = words(element)?;
                self.emit(Op::List {
                    to,
                    from: elements.reg,
                    count,
                    n,
                });
            }
            (Type::List(_), Type::List(own)) | (Type::Dict(_), Type::Dict(own))
                if **own == Type::Never =>
            {
                self.nothing(to)?;
            }
            _ => self.refuse(Reason::Types).map(drop)?,
        }
        Ok(())
    }

    fn nothing(&mut self, to: Reg) -> Compiled<()> {
        let zero = self.shared.word(0)?;
        for by in 0..3 {
            self.emit(Op::Move(to.wrapping_add(by), zero));
        }
        Ok(())
    }

    /// Lets the last instruction put what it makes elsewhere. Nobody else reads what it was made for.
    fn retarget(&mut self, from: Reg, into: Reg) -> bool {
        if self.bound == self.code.len() {
            return false;
        }
        let Some(last) = self.code.last_mut() else {
            return false;
        };
        match last {
            Op::Add(to, ..)
            | Op::Subtract(to, ..)
            | Op::Multiply(to, ..)
            | Op::Divide(to, ..)
            | Op::Remainder(to, ..)
            | Op::Element { to, .. }
                if *to == from =>
            {
                *to = into;
                true
            }
            _ => false,
        }
    }

    pub(super) fn touch(&mut self, reg: Reg, kind: &Type) {
        if let Some(elements) = kind.measure() {
            if elements > MAX_ELEMENTS {
                self.emit(Op::Leave);
            }
            self.pending.1 += elements as u64;
            return;
        }
        let each = match kind {
            Type::List(element) => element.measure_within().map(|within| within + 1),
            Type::Dict(element) => element.measure_within().map(|within| within + 4),
            _ => None,
        };
        match each.and_then(|each| u16::try_from(each).ok()) {
            Some(each) => self.emit(Op::TouchList(reg, each)),
            None => match self.shared.type_number(kind) {
                Ok(number) => self.emit(Op::Touch(reg, number)),
                Err(_) => self.emit(Op::Leave),
            },
        }
    }

    // Types.

    /// The type that is assumed here.
    fn assumed(&self, key: Key) -> Type {
        self.assumed.types.get(&key).cloned().unwrap_or(Type::Never)
    }

    /// Makes an assumption wide enough for a type.
    fn widen(&mut self, key: Key, kind: &Type) -> Compiled<Type> {
        let assumed = self.assumed(key);
        let Some(joined) = assumed.join(kind) else {
            return self.refuse(Reason::Types).map(|_| assumed);
        };
        if joined != assumed {
            if !joined.fits() {
                return Err(Reason::Types);
            }
            self.widened = true;
            self.assumed.types.insert(key, joined);
        }
        Ok(assumed)
    }

    fn key<T: ?Sized>(&self, node: &T) -> Key {
        (self.frame.context, std::ptr::from_ref(node).addr())
    }

    /// Puts a value where several ways come together.
    fn arrive(&mut self, (to, kind, key): &(Reg, Type, Key), value: &Operand) -> Compiled<()> {
        self.widen(*key, &value.kind)?;
        if self.widened {
            return Ok(());
        }
        self.store(*to, kind, value)
    }

    fn meeting(&mut self, key: Key) -> Compiled<(Reg, Type, Key)> {
        let kind = self.assumed(key);
        let to = self.temporary(kind.clone())?;
        Ok((to.reg, kind, key))
    }

    fn met((reg, kind, _): (Reg, Type, Key)) -> Operand {
        Operand {
            reg,
            kind,
            home: Home::Own,
            known: None,
        }
    }

    // Variables.

    pub(super) fn variable(&mut self, slot: usize) -> Compiled<Variable> {
        let found = self.frame.variables.get(slot).cloned().flatten();
        found.ok_or(Reason::Unknown("let"))
    }

    /// The variable as a value, which counts as read.
    pub(super) fn read(&mut self, slot: usize) -> Compiled<Operand> {
        let variable = self.variable(slot)?;
        self.touch(variable.reg, &variable.kind);
        Ok(Operand {
            reg: variable.reg,
            kind: variable.kind,
            home: Home::Variable(slot),
            known: None,
        })
    }

    /// Makes a variable wide enough for a type; whether it is already.
    pub(super) fn widen_variable(&mut self, variable: &Variable, kind: &Type) -> Compiled<bool> {
        if variable.kind == *kind {
            return Ok(true);
        }
        match variable.key {
            Some(key) => {
                self.widen(key, kind)?;
                Ok(!self.widened)
            }
            None => self.refuse(Reason::Types).map(|_| false),
        }
    }

    fn declare(&mut self, slot: usize, value: &Operand, key: Key) -> Compiled<()> {
        let is_written = self.frame.scan.written.contains(&slot);
        let variable = if !is_written && self.is_stable(value) {
            Variable {
                reg: value.reg,
                kind: value.kind.clone(),
                key: None,
                owns: value.home == Home::Own,
            }
        } else {
            self.widen(key, &value.kind)?;
            let (reg, kind, key) = self.meeting(key)?;
            if !self.widened {
                self.store(reg, &kind, value)?;
            }
            Variable {
                reg,
                kind,
                key: Some(key),
                owns: true,
            }
        };
        self.frame.put(slot, variable);
        Ok(())
    }

    // Functions.

    /// The body of a function in the place of its call.
    fn inlined(
        &mut self,
        function: usize,
        arguments: Vec<Operand>,
        context: u32,
    ) -> Compiled<Operand> {
        let Some(called) = self.functions.get(function) else {
            return self.refuse(Reason::Unknown("fn"));
        };
        if called.body.is_empty() {
            return Ok(self.unit());
        }
        if self.active.contains(&function) {
            return Err(Reason::Recursion);
        }
        if self.active.len() >= self.caps.depth {
            return Ok(self.leave());
        }
        if self.code.len() > MAX_CODE {
            return Err(Reason::TooLarge);
        }
        self.active.push(function);
        let scan = Scan::of(&called.body);
        let returns = scan.returns;
        let outside = std::mem::replace(&mut self.frame, Frame::of(context, scan));
        for (slot, argument) in arguments.into_iter().enumerate() {
            if self.frame.scan.written.contains(&slot) {
                // It is a variable of another function, or nobody else's.
                let key = (context, slot);
                self.widen(key, &argument.kind)?;
                let (reg, kind, key) = self.meeting(key)?;
                if !self.widened {
                    self.store(reg, &kind, &argument)?;
                }
                let owns = true;
                let key = Some(key);
                self.frame.put(
                    slot,
                    Variable {
                        reg,
                        kind,
                        key,
                        owns,
                    },
                );
            } else {
                self.frame.put(
                    slot,
                    Variable {
                        reg: argument.reg,
                        kind: argument.kind,
                        key: None,
                        owns: false,
                    },
                );
            }
        }
        let value = if returns {
            let label = self.label();
            let meeting = self.meeting((context, usize::MAX))?;
            self.frame.exit = Some(Exit {
                label,
                value: Some(meeting.clone()),
            });
            let last = self.body(&called.body)?;
            self.arrive_last(&meeting, &last)?;
            self.bind(label);
            Compiler::met(meeting)
        } else {
            self.body(&called.body)?
        };
        let value = match value.home {
            // What is returned is a variable of the function that called, or none.
            Home::Variable(_) => Operand {
                home: Home::Variable(Home::ELSEWHERE),
                ..value
            },
            _ => value,
        };
        self.frame = outside;
        self.active.pop();
        Ok(value)
    }

    /// The last value, unless the end of the body is never reached.
    fn arrive_last(&mut self, meeting: &(Reg, Type, Key), last: &Operand) -> Compiled<()> {
        if last.kind == Type::Never {
            return Ok(());
        }
        self.arrive(meeting, last)
    }

    /// The body of a function. A variable that it ends with is nobody else's any more.
    fn body(&mut self, body: &'a Block) -> Compiled<Operand> {
        let value = self.block(body, true)?;
        Ok(self.freed(value))
    }

    fn freed(&self, value: Operand) -> Operand {
        if let Home::Variable(slot) = value.home
            && let Some(Some(variable)) = self.frame.variables.get(slot)
            && variable.owns
            && variable.reg == value.reg
            && variable.kind == value.kind
        {
            let home = Home::Own;
            return Operand { home, ..value };
        }
        value
    }

    pub(super) fn call(&mut self, call: &'a Call) -> Compiled<Operand> {
        let skipped = usize::from(call.first_is_last);
        let others = self.operands(call.arguments.iter().skip(skipped))?;
        let mut arguments = Vec::new();
        if let (true, Some(first)) = (call.first_is_last, call.arguments.first()) {
            arguments.push(self.expression(first)?);
        }
        arguments.extend(others);
        let next = u32::try_from(self.assumed.calls.len() + 1).map_err(|_| Reason::TooLarge)?;
        let key = self.key(call);
        let context = *self.assumed.calls.entry(key).or_insert(next);
        self.inlined(call.function, arguments, context)
    }

    // Statements.

    /// The value of the block, if it is wanted.
    pub(super) fn block(&mut self, block: &'a Block, wanted: bool) -> Compiled<Operand> {
        let mut value = self.unit();
        let last = block.len().wrapping_sub(1);
        for (at, (cost, statement)) in block.iter().enumerate() {
            self.pending.0 += cost;
            value = self.statement(statement, wanted && at == last)?;
        }
        Ok(value)
    }

    fn statement(&mut self, statement: &'a Statement, wanted: bool) -> Compiled<Operand> {
        match statement {
            Statement::Value(Node::Block(block)) => return self.block(block, wanted),
            Statement::Value(node) => return self.expression(node),
            Statement::Let(slot, node) => {
                let value = self.expression(node)?;
                let key = self.key(node);
                self.declare(*slot, &value, key)?;
            }
            Statement::Assign(slot, operator, node) => {
                let value = self.expression(node)?;
                self.assign(*slot, *operator, value)?;
            }
            Statement::Put(put) => self.put(put)?,
            Statement::If(parts) => return self.choice(parts, wanted),
            Statement::While(parts) => {
                let (condition, body) = parts.as_ref();
                let (top, out) = (self.label(), self.exit(statement, wanted)?);
                self.bind(top);
                if let Some(condition) = condition {
                    self.pending.0 += condition.cost;
                    let end = self.label();
                    self.condition(&condition.node, false, end)?;
                    self.round(body, top, &out)?;
                    self.jump_to(top, Op::Again);
                    self.bind(end);
                    return self.left(out, true);
                }
                self.round(body, top, &out)?;
                self.pending.0 += u64::from(body.is_empty());
                self.jump_to(top, Op::Again);
                return self.left(out, false);
            }
            Statement::Do(parts) => {
                let (body, condition, goes_on) = parts.as_ref();
                let (top, out) = (self.label(), self.exit(statement, wanted)?);
                self.bind(top);
                // `continue` does not look at the condition.
                self.round(body, top, &out)?;
                self.pending.0 += condition.cost;
                let end = self.label();
                self.condition(&condition.node, !goes_on, end)?;
                self.jump_to(top, Op::Again);
                self.bind(end);
                return self.left(out, true);
            }
            Statement::For(parts) => {
                let out = self.exit(statement, wanted)?;
                self.for_loop(parts, &out)?;
                return self.left(out, true);
            }
            Statement::Break(node) => {
                let value = self.expression(node)?;
                let Some(out) = self.frame.rounds.last().map(|it| it.out.clone()) else {
                    return self.refuse(Reason::Unknown("break"));
                };
                if let Some(meeting) = &out.value {
                    self.arrive(meeting, &value)?;
                }
                self.jump_away(out.label);
                return Ok(self.gone());
            }
            Statement::Continue => {
                let Some(on) = self.frame.rounds.last().map(|it| it.on) else {
                    return self.refuse(Reason::Unknown("continue"));
                };
                self.jump_to(on, Op::Again);
                return Ok(self.gone());
            }
            Statement::Return(node) => {
                let value = self.expression(node)?;
                let value = self.freed(value);
                let Some(exit) = self.frame.exit.clone() else {
                    return self.refuse(Reason::Unknown("return"));
                };
                if let Some(meeting) = &exit.value {
                    self.arrive(meeting, &value)?;
                }
                self.jump_away(exit.label);
                return Ok(self.gone());
            }
            Statement::Throw(_) => {
                self.count();
                return Ok(self.leave());
            }
        }
        Ok(self.unit())
    }

    /// The value of a statement that is left.
    fn gone(&self) -> Operand {
        Operand {
            kind: Type::Never,
            ..self.unit()
        }
    }

    fn choice(&mut self, parts: &'a (Node, Block, Block), wanted: bool) -> Compiled<Operand> {
        let (condition, body, branch) = parts;
        let (other, end) = (self.label(), self.label());
        self.condition(condition, false, other)?;
        if !wanted {
            self.block(body, false)?;
            if !branch.is_empty() {
                self.jump_away(end);
            }
            self.bind(other);
            if !branch.is_empty() {
                self.block(branch, false)?;
                self.bind(end);
            }
            return Ok(self.unit());
        }
        let key = self.key(parts);
        let meeting = self.meeting(key)?;
        let value = self.block(body, true)?;
        self.arrive_last(&meeting, &value)?;
        self.jump_away(end);
        self.bind(other);
        let value = self.block(branch, true)?;
        self.arrive_last(&meeting, &value)?;
        self.bind(end);
        Ok(Compiler::met(meeting))
    }

    fn exit(&mut self, statement: &Statement, wanted: bool) -> Compiled<Exit> {
        let label = self.label();
        let value = match wanted {
            true => Some(self.meeting(self.key(statement))?),
            false => None,
        };
        Ok(Exit { label, value })
    }

    /// The end of a loop, which comes to the unit if it is not left by `break`.
    fn left(&mut self, out: Exit, ends: bool) -> Compiled<Operand> {
        if let (true, Some(meeting)) = (ends, &out.value) {
            self.arrive(meeting, &self.unit())?;
        }
        self.bind(out.label);
        Ok(match out.value {
            Some(meeting) => Compiler::met(meeting),
            None => self.unit(),
        })
    }

    fn round(&mut self, body: &'a Block, on: Target, out: &Exit) -> Compiled<()> {
        let out = out.clone();
        self.frame.rounds.push(Round { on, out });
        self.block(body, false)?;
        self.frame.rounds.pop();
        Ok(())
    }

    fn for_loop(&mut self, parts: &'a For, out: &Exit) -> Compiled<()> {
        let counted = self.temporary(Type::Int)?;
        let zero = self.constant_word(0, Type::Int)?;
        let (over, first, end) = match &parts.over {
            Over::Range { nodes, inclusive } => {
                let both = self.operands([&nodes.0, &nodes.1].into_iter())?;
                let [from, to] = both.as_slice() else {
                    return self.refuse(Reason::Unknown("for")).map(drop);
                };
                let from = self.integer(from.clone())?;
                let to = self.integer(to.clone())?;
                let end = if *inclusive {
                    let one = self.constant_word(1, Type::Int)?;
                    let end = self.temporary(Type::Int)?;
                    self.emit(Op::Add(end.reg, to.reg, one.reg));
                    end
                } else {
                    self.kept(to)?
                };
                (None, from, end)
            }
            Over::Value(node) => {
                let over = self.expression(node)?;
                let over = self.kept(over)?;
                let end = match &over.kind {
                    Type::Fixed(count, _) => self.constant_word(word_of(*count), Type::Int)?,
                    Type::List(_) => {
                        let end = self.temporary(Type::Int)?;
                        self.emit(Op::Move(end.reg, over.reg.wrapping_add(1)));
                        end
                    }
                    Type::Never => {
                        self.leave();
                        return Ok(());
                    }
                    _ => return self.refuse(Reason::Unknown("for")).map(drop),
                };
                (Some(over), zero.clone(), end)
            }
        };
        self.emit(Op::Move(counted.reg, first.reg));
        let count = match parts.counter {
            Some(_) => {
                let count = self.temporary(Type::Int)?;
                self.emit(Op::Move(count.reg, zero.reg));
                Some(count)
            }
            None => None,
        };
        let (top, on) = (self.label(), self.label());
        self.jump_to(out.label, |label, cost| {
            Op::JumpAtMost(end.reg, counted.reg, label, cost)
        });
        self.bind(top);
        let element = match &over {
            None => counted.clone(),
            Some(over) => self.element_at(over, &counted)?,
        };
        if let (Some(slot), Some(count)) = (parts.counter, &count) {
            let key = self.key(&parts.counter);
            self.loop_variable(slot, count, key)?;
        }
        let key = self.key(&parts.slot);
        self.loop_variable(parts.slot, &element, key)?;
        self.round(&parts.body, on, out)?;
        self.pending.0 += u64::from(parts.body.is_empty());
        if self.is_used(on) {
            self.bind(on);
        }
        if let Some(count) = &count {
            let one = self.constant_word(1, Type::Int)?;
            self.emit(Op::Add(count.reg, count.reg, one.reg));
        }
        self.jump_to(top, |label, cost| {
            Op::Next(counted.reg, end.reg, label, cost)
        });
        Ok(())
    }

    /// The variable of a loop. If the body changes it, it is a copy of what counts the rounds.
    fn loop_variable(&mut self, slot: usize, value: &Operand, key: Key) -> Compiled<()> {
        let mut value = value.clone();
        if self.frame.scan.written.contains(&slot) && value.kind.words() == 1 {
            // What is made for it alone could be made in its place, but not the counter.
            value.home = Home::Constant;
        }
        self.declare(slot, &value, key)
    }

    /// An element of an array at a place that is within it.
    fn element_at(&mut self, over: &Operand, place: &Operand) -> Compiled<Operand> {
        match &over.kind {
            Type::List(element) => {
                let to = self.temporary(element.as_ref().clone())?;
                self.emit(Op::Get {
                    to: to.reg,
                    list: over.reg,
                    place: place.reg,
                    n: words(element)?,
                });
                Ok(to)
            }
            _ => self.index(over.clone(), place.clone()),
        }
    }

    fn assign(&mut self, slot: usize, operator: Option<Operator>, value: Operand) -> Compiled<()> {
        let variable = self.variable(slot)?;
        self.touch(variable.reg, &variable.kind);
        let Some(operator) = operator else {
            if let Some(joined) = variable.kind.join(&value.kind) {
                if self.widen_variable(&variable, &joined)? {
                    self.store(variable.reg, &variable.kind, &value)?;
                }
                return Ok(());
            }
            return self.refuse(Reason::Types).map(drop);
        };
        let is_array = matches!(variable.kind, Type::Fixed(..) | Type::List(_));
        if operator == Operator::Add && is_array {
            if matches!(value.kind, Type::Fixed(..) | Type::List(_)) {
                return self.refuse(Reason::Unknown("+=")).map(drop);
            }
            return self.push(&variable, &value);
        }
        let target = Operand {
            reg: variable.reg,
            kind: variable.kind.clone(),
            home: Home::Variable(slot),
            known: None,
        };
        let changed = self.in_place(operator, target, value)?;
        if self.widen_variable(&variable, &changed.kind)? {
            self.store(variable.reg, &variable.kind, &changed)?;
        }
        Ok(())
    }

    /// What `+=` and the like make of two values, for the types that they change in their place.
    fn in_place(
        &mut self,
        operator: Operator,
        target: Operand,
        value: Operand,
    ) -> Compiled<Operand> {
        match (&target.kind, &value.kind) {
            (Type::Int, Type::Int) if !operator.compares() => {}
            (Type::Bool, Type::Bool)
                if matches!(operator, Operator::And | Operator::Or | Operator::Xor) => {}
            (Type::Text, Type::Text | Type::Char) if operator == Operator::Add => {}
            // The interpreter looks for it, then takes `+`.
            (Type::Text, Type::Int) | (Type::Int, Type::Text) if operator == Operator::Add => {
                self.pending.0 += 1;
            }
            (Type::Never, _) | (_, Type::Never) => return Ok(self.leave()),
            _ => return self.refuse(Reason::Unknown("+=")),
        }
        self.binary(operator, target, value)
    }

    /// An assignment to a place within a variable.
    fn put(&mut self, put: &'a Put) -> Compiled<()> {
        let nodes = std::iter::once(&put.value).chain(put.arguments.iter());
        let mut operands = self.operands(nodes)?.into_iter();
        let Some(value) = operands.next() else {
            return self.refuse(Reason::Unknown("=")).map(drop);
        };
        let arguments: Vec<Operand> = operands.collect();
        let variable = self.variable(put.slot)?;
        self.touch(variable.reg, &variable.kind);
        let steps: Vec<&Step> = put.links.iter().map(|link| &link.step).collect();
        let value_kind = match put.operator {
            None => value.kind.clone(),
            Some(_) => Type::Never,
        };
        let Some(wider) = with_part(&variable.kind, &steps, &arguments, &value_kind) else {
            return self.refuse(Reason::Types).map(drop);
        };
        if !self.widen_variable(&variable, &wider)? {
            return Ok(());
        }
        let whole = Operand {
            reg: variable.reg,
            kind: variable.kind.clone(),
            home: Home::Variable(put.slot),
            known: None,
        };
        // An array or map of any length is the whole variable.
        if let ([Step::Index], [place]) = (steps.as_slice(), arguments.as_slice()) {
            match &variable.kind {
                Type::List(element) => {
                    let place = self.integer(place.clone())?;
                    let value = match put.operator {
                        None => value,
                        Some(operator) => {
                            let there = self.element_at(&whole, &place)?;
                            self.in_place(operator, there, value)?
                        }
                    };
                    let value = self.converted(element, value)?;
                    self.emit(Op::Set {
                        list: variable.reg,
                        place: place.reg,
                        from: value.reg,
                        n: words(element)?,
                    });
                    return Ok(());
                }
                Type::Dict(element) => {
                    if put.operator.is_some() || place.kind != Type::Text {
                        return self.refuse(Reason::Unknown("=")).map(drop);
                    }
                    let value = self.converted(element, value)?;
                    self.emit(Op::Enter {
                        map: variable.reg,
                        name: place.reg,
                        from: value.reg,
                        n: words(element)?,
                    });
                    return Ok(());
                }
                _ => {}
            }
        }
        let mut place = self.place_of(whole);
        let mut arguments = arguments.into_iter();
        for step in steps {
            match step {
                Step::Index => {
                    let at = arguments.next().ok_or(Reason::Unknown("="))?;
                    self.step_to_element(&mut place, at)?;
                }
                Step::Property(name) => self.step_to_field(&mut place, name)?,
                Step::Method(..) => return self.refuse(Reason::Unknown("=")).map(drop),
            }
        }
        if place.kind == Type::Never {
            return Ok(());
        }
        let value = match put.operator {
            None => value,
            Some(operator) => {
                let there = self.at_place(&place)?;
                self.in_place(operator, there, value)?
            }
        };
        if value.kind == Type::Never {
            self.emit(Op::Leave);
            return Ok(());
        }
        let kind = place.kind.clone();
        match place.distance {
            None => {
                if kind.join(&value.kind).as_ref() != Some(&kind) {
                    return self.refuse(Reason::Types).map(drop);
                }
                self.store(place.reg, &kind, &value)
            }
            Some(distance) => {
                let value = self.converted(&kind, value)?;
                let n = words(&kind)?;
                if n > 0 {
                    self.emit(Op::Store {
                        to: place.reg,
                        distance,
                        from: value.reg,
                        n,
                        all: u16::try_from(place.all).map_err(|_| Reason::TooLarge)?,
                    });
                }
                Ok(())
            }
        }
    }

    /// The value as one of this type, in registers that share nothing.
    pub(super) fn converted(&mut self, kind: &Type, value: Operand) -> Compiled<Operand> {
        if value.kind == *kind && !kind.shares() {
            return Ok(value);
        }
        if kind.join(&value.kind).as_ref() != Some(kind) {
            return self.refuse(Reason::Types);
        }
        let to = self.temporary(kind.clone())?;
        self.store(to.reg, kind, &value)?;
        Ok(to)
    }

    /// Appends to the array in a variable.
    pub(super) fn push(&mut self, variable: &Variable, value: &Operand) -> Compiled<()> {
        let (Type::Fixed(_, element) | Type::List(element)) = &variable.kind else {
            return self.refuse(Reason::Unknown("push")).map(drop);
        };
        let Some(joined) = element.join(&value.kind) else {
            return self.refuse(Reason::Types).map(drop);
        };
        if self.widen_variable(variable, &Type::List(joined.clone().into()))? {
            let value = self.converted(&joined, value.clone())?;
            self.emit(Op::Push {
                list: variable.reg,
                from: value.reg,
                n: words(&joined)?,
            });
        }
        Ok(())
    }
}

pub(super) fn words(kind: &Type) -> Compiled<u16> {
    u16::try_from(kind.words()).map_err(|_| Reason::TooLarge)
}

pub(super) fn offset(reg: Reg, by: usize) -> Compiled<Reg> {
    let by = u16::try_from(by).map_err(|_| Reason::TooLarge)?;
    reg.checked_add(by).ok_or(Reason::TooLarge)
}

/// A part of a value, at a distance that is known.
pub(super) fn part(whole: &Operand, at: usize, kind: &Type) -> Compiled<Operand> {
    Ok(Operand {
        reg: offset(whole.reg, at)?,
        kind: kind.clone(),
        // What is nobody else's stays so, but the parts of a constant array are constants.
        home: whole.home,
        known: None,
    })
}

/// The type of a value in which a part has become wider.
fn with_part(kind: &Type, steps: &[&Step], arguments: &[Operand], value: &Type) -> Option<Type> {
    let Some((step, rest)) = steps.split_first() else {
        return kind.join(value);
    };
    let (place, others) = match step {
        Step::Index => arguments
            .split_first()
            .map(|(place, others)| (Some(place), others))?,
        _ => (None, arguments),
    };
    let named = place.is_some_and(|place| place.kind == Type::Text);
    Some(match (kind, step) {
        (Type::Never, _) => Type::Never,
        (Type::Fixed(count, it), Step::Index) => {
            Type::Fixed(*count, with_part(it, rest, others, value)?.into())
        }
        (Type::List(it), Step::Index) => Type::List(with_part(it, rest, others, value)?.into()),
        (Type::Record(fields), Step::Index) if fields.is_empty() && named && rest.is_empty() => {
            Type::Dict(value.clone().into())
        }
        (Type::Dict(it), Step::Index) if named && rest.is_empty() => {
            Type::Dict(it.join(value)?.into())
        }
        (Type::Record(fields), Step::Property(name)) => {
            kind.field(name)?;
            let fields = fields.iter().map(|(own, it)| {
                let it = match own == name {
                    true => with_part(it, rest, others, value)?,
                    false => it.clone(),
                };
                Some((Rc::clone(own), it))
            });
            Type::Record(fields.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}
