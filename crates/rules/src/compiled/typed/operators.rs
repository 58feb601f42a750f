//! What operators make of two values.

use super::super::operators::Operator;
use super::code::Op;
use super::compile::{Compiled, Compiler, Operand, Reason};
use super::types::Type;
use super::writing::words;
use crate::value::Value;

impl Operator {
    pub(super) fn compares(self) -> bool {
        use Operator::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
        matches!(self, Equal | Unequal | Less | AtMost | Greater | AtLeast)
    }
}

impl<'a> Compiler<'a> {
    pub(super) fn binary(
        &mut self,
        operator: Operator,
        a: Operand,
        b: Operand,
    ) -> Compiled<Operand> {
        let compares = operator.compares();
        let is_array = |kind: &Type| matches!(kind, Type::Fixed(..) | Type::List(_));
        let is_map = |kind: &Type| matches!(kind, Type::Record(_) | Type::Dict(_));
        match (&a.kind, &b.kind) {
            (Type::Never, _) | (_, Type::Never) => Ok(self.leave()),
            (Type::Int, Type::Int) => self.integers(operator, &a, &b),
            (Type::Bool, Type::Bool) | (Type::Char, Type::Char) if compares => {
                self.compared(operator, &a, &b)
            }
            (Type::Bool, Type::Bool) => match operator {
                Operator::And | Operator::Or | Operator::Xor => {
                    let to = self.temporary(Type::Bool)?;
                    self.emit(Op::Other(operator, to.reg, a.reg, b.reg));
                    Ok(to)
                }
                _ => Ok(self.leave()),
            },
            (Type::Text, Type::Text) if compares => {
                let to = self.temporary(Type::Bool)?;
                self.emit(Op::CompareTexts(operator, to.reg, a.reg, b.reg));
                Ok(to)
            }
            (Type::Text, Type::Text | Type::Char) if operator == Operator::Add => {
                self.joined(&[a, b])
            }
            (Type::Text, Type::Int) | (Type::Int, Type::Text) if operator == Operator::Add => {
                self.pending.0 += 1;
                self.joined(&[a, b])
            }
            (Type::Text, Type::Char) | (Type::Char, Type::Text) => {
                self.refuse(Reason::Unknown("'…'"))
            }
            (Type::Unit, Type::Unit) => self.different(operator, operator == Operator::Equal),
            (Type::Mixed, other) | (other, Type::Mixed) if other.is_scalar() => {
                if matches!(operator, Operator::Equal | Operator::Unequal) {
                    return self.mixed(operator, a, b);
                }
                let (a, b) = (self.integer(a)?, self.integer(b)?);
                self.integers(operator, &a, &b)
            }
            (x, y) if (is_array(x) && is_array(y)) || (is_map(x) && is_map(y)) => {
                self.collections(operator, a, b)
            }
            // Values of different types are different, and neither is the smaller one.
            _ => self.different(operator, operator == Operator::Unequal),
        }
    }

    /// A comparison whose result is known from the types.
    pub(super) fn different(&mut self, operator: Operator, result: bool) -> Compiled<Operand> {
        if operator.compares() {
            self.truth(result)
        } else {
            Ok(self.leave())
        }
    }

    pub(super) fn compared(
        &mut self,
        operator: Operator,
        a: &Operand,
        b: &Operand,
    ) -> Compiled<Operand> {
        let to = self.temporary(Type::Bool)?;
        self.emit(Op::Compare(operator, to.reg, a.reg, b.reg));
        Ok(to)
    }

    pub(super) fn integers(
        &mut self,
        operator: Operator,
        a: &Operand,
        b: &Operand,
    ) -> Compiled<Operand> {
        if let (Some(x), Some(y)) = (a.known, b.known) {
            match operator.integers(x, y) {
                Some(Value::Int(known)) => return self.constant_word(known, Type::Int),
                Some(Value::Bool(known)) => return self.truth(known),
                _ => return Ok(self.leave()),
            }
        }
        if operator.compares() {
            return self.compared(operator, a, b);
        }
        let to = self.temporary(Type::Int)?;
        self.emit(match operator {
            Operator::Add => Op::Add(to.reg, a.reg, b.reg),
            Operator::Subtract => Op::Subtract(to.reg, a.reg, b.reg),
            Operator::Multiply => Op::Multiply(to.reg, a.reg, b.reg),
            Operator::Divide => Op::Divide(to.reg, a.reg, b.reg),
            Operator::Remainder => Op::Remainder(to.reg, a.reg, b.reg),
            _ => Op::Other(operator, to.reg, a.reg, b.reg),
        });
        Ok(to)
    }

    pub(super) fn mixed(
        &mut self,
        operator: Operator,
        a: Operand,
        b: Operand,
    ) -> Compiled<Operand> {
        let a = self.converted(&Type::Mixed, a)?;
        let b = self.converted(&Type::Mixed, b)?;
        let same = self.temporary(Type::Bool)?;
        self.emit(Op::SameMixed(same.reg, a.reg, b.reg));
        self.or_not(operator, same)
    }

    /// What `==` or `!=` says if two values are the same.
    pub(super) fn or_not(&mut self, operator: Operator, same: Operand) -> Compiled<Operand> {
        if operator == Operator::Equal {
            return Ok(same);
        }
        let to = self.temporary(Type::Bool)?;
        self.emit(Op::Not(to.reg, same.reg));
        Ok(to)
    }

    /// Arrays or maps, of which the interpreter counts an operation more.
    pub(super) fn collections(
        &mut self,
        operator: Operator,
        a: Operand,
        b: Operand,
    ) -> Compiled<Operand> {
        if !matches!(operator, Operator::Equal | Operator::Unequal) {
            return self.refuse(Reason::Unknown("+"));
        }
        self.pending.0 += 1;
        let kind = match (&a.kind, &b.kind) {
            (Type::Fixed(n, _), Type::Fixed(m, _)) if n != m => {
                return self.different(operator, operator == Operator::Unequal);
            }
            (own, other) => own.join(other),
        };
        let Some(kind) = kind else {
            return self.refuse(Reason::Unknown("=="));
        };
        let a = if a.kind == kind {
            a
        } else {
            self.converted(&kind, a)?
        };
        let b = if b.kind == kind {
            b
        } else {
            self.converted(&kind, b)?
        };
        let same = self.temporary(Type::Bool)?;
        if matches!(kind, Type::Dict(_)) {
            return self.refuse(Reason::Unknown("=="));
        }
        if kind.is_plain() {
            self.emit(Op::SameMany(same.reg, a.reg, b.reg, words(&kind)?));
        } else {
            let number = self.shared.type_number(&kind)?;
            self.emit(Op::Same(same.reg, a.reg, b.reg, number));
        }
        self.or_not(operator, same)
    }
}
