//! Instructions, labels and what runs cost; values in registers.

use std::rc::Rc;

use super::super::node::Node;
use super::code::{Cost, Kind, Op, Reg, Target};
use super::compile::{Compiled, Compiler, Home, MAX_CODE, Operand, Reason};
use super::scan::Scan;
use super::types::Type;
use crate::limits::MAX_ELEMENTS;
use crate::value::Value;

impl<'a> Compiler<'a> {
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

    pub(super) fn cost(&mut self) -> Cost {
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
        // Code is refused long before it has this number of labels.
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

    pub(super) fn is_used(&self, label: Target) -> bool {
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
    pub(super) fn finished(&mut self) -> Compiled<Vec<Op>> {
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
    pub(super) fn is_stable(&self, operand: &Operand) -> bool {
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

    pub(super) fn nothing(&mut self, to: Reg) -> Compiled<()> {
        let zero = self.shared.word(0)?;
        for by in 0..3 {
            self.emit(Op::Move(to.wrapping_add(by), zero));
        }
        Ok(())
    }

    /// Lets the last instruction put what it makes elsewhere. Nobody else reads what it was made for.
    pub(super) fn retarget(&mut self, from: Reg, into: Reg) -> bool {
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
