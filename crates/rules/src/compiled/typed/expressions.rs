//! Code of expressions.

use super::super::node::{Node, Part};
use super::super::operators::Operator;
use super::code::{Kind, Op, Reg, Target};
use super::compile::{Compiled, Compiler, Operand, Reason};
use super::types::Type;
use super::writing::offset;
use crate::value::Text;

impl<'a> Compiler<'a> {
    pub(super) fn expression(&mut self, node: &'a Node) -> Compiled<Operand> {
        match node {
            Node::Constant(value) => self.constant(value),
            Node::Local(slot) => self.read(*slot),
            Node::Element(slot, place) => {
                let place = self.expression(place)?;
                let whole = self.read(*slot)?;
                self.index(whole, place)
            }
            Node::Field(slot, name) => {
                let whole = self.read(*slot)?;
                self.field(&whole, name)
            }
            Node::Binary(operator, sides) => {
                let both = self.operands([&sides.0, &sides.1].into_iter())?;
                let [a, b]: [Operand; 2] =
                    both.try_into().map_err(|_| Reason::Unknown("operator"))?;
                self.binary(*operator, a, b)
            }
            Node::Not(node) => {
                let truth = self.expression(node)?;
                let Some(truth) = self.as_truth(truth)? else {
                    return Ok(self.leave());
                };
                let to = self.temporary(Type::Bool)?;
                self.emit(Op::Not(to.reg, truth.reg));
                Ok(to)
            }
            Node::All(_) | Node::Any(_) => self.decided(node),
            Node::Negative(node) => {
                let integer = self.expression(node)?;
                let integer = self.integer(integer)?;
                if let Some(known) = integer.known.and_then(i64::checked_neg) {
                    return self.constant_word(known, Type::Int);
                }
                let to = self.temporary(Type::Int)?;
                self.emit(Op::Negative(to.reg, integer.reg));
                Ok(to)
            }
            Node::Block(block) => self.block(block, true),
            Node::Call(call) => self.call(call),
            Node::Native(call) => self.native(call),
            Node::Chain(chain) => self.chain(chain),
            Node::Array(elements) => {
                let elements = self.operands(elements.iter())?;
                let mut kind = Type::Never;
                for element in &elements {
                    match kind.join(&element.kind) {
                        Some(joined) => kind = joined,
                        None => return self.refuse(Reason::Types),
                    }
                }
                let to = self.temporary(Type::Fixed(elements.len(), kind.clone().into()))?;
                for (at, element) in elements.iter().enumerate() {
                    self.store(offset(to.reg, at * kind.words())?, &kind, element)?;
                }
                Ok(to)
            }
            Node::Map(entries) => {
                let values = self.operands(entries.iter().map(|(_, node)| node))?;
                let names = entries.iter().map(|(name, _)| name.clone());
                let mut fields: Vec<(Text, Operand)> = names.zip(values).collect();
                fields.sort_by(|(name, _), (other, _)| name.cmp(other));
                let kinds = fields.iter();
                let kinds = kinds.map(|(name, value)| (name.clone(), value.kind.clone()));
                let to = self.temporary(Type::Record(kinds.collect()))?;
                let mut at = 0;
                for (_, value) in &fields {
                    self.store(offset(to.reg, at)?, &value.kind, value)?;
                    at += value.kind.words();
                }
                Ok(to)
            }
            Node::Interpolated(pieces) => {
                let pieces = self.operands(pieces.iter())?;
                // A value that is no text is turned into one by `to_string`, which counts as an operation.
                let others = pieces.iter().filter(|it| it.kind != Type::Text);
                self.pending.0 += others.count() as u64;
                self.joined(&pieces)
            }
            Node::First(_) => self.refuse(Reason::Unknown("??")),
        }
    }

    /// A text of all these pieces.
    pub(super) fn joined(&mut self, pieces: &[Operand]) -> Compiled<Operand> {
        self.emit(Op::Begin);
        for piece in pieces {
            let op = match piece.kind {
                Type::Text => Op::AppendText(piece.reg),
                Type::Int => Op::AppendInteger(piece.reg),
                Type::Bool => Op::AppendTruth(piece.reg),
                Type::Char => Op::AppendCharacter(piece.reg),
                Type::Never => Op::Leave,
                _ => return self.refuse(Reason::Unknown("`${…}`")),
            };
            self.emit(op);
        }
        let to = self.temporary(Type::Text)?;
        self.emit(Op::Finish(to.reg));
        Ok(to)
    }

    /// A condition as a boolean in a register.
    pub(super) fn decided(&mut self, node: &'a Node) -> Compiled<Operand> {
        let to = self.temporary(Type::Bool)?;
        let (no, end) = (self.label(), self.label());
        self.condition(node, false, no)?;
        let truth = self.truth(true)?;
        self.emit(Op::Move(to.reg, truth.reg));
        self.jump_away(end);
        self.bind(no);
        let truth = self.truth(false)?;
        self.emit(Op::Move(to.reg, truth.reg));
        self.bind(end);
        Ok(to)
    }

    /// Goes to the label if the condition has this value, and else on.
    pub(super) fn condition(&mut self, node: &'a Node, when: bool, to: Target) -> Compiled<()> {
        match node {
            Node::Not(node) => self.condition(node, !when, to),
            Node::All(parts) => self.until(parts, false, when, to),
            Node::Any(parts) => self.until(parts, true, when, to),
            Node::Binary(operator, sides) if operator.compares() => {
                let both = self.operands([&sides.0, &sides.1].into_iter())?;
                let [a, b]: [Operand; 2] =
                    both.try_into().map_err(|_| Reason::Unknown("operator"))?;
                let are_words = matches!(
                    (&a.kind, &b.kind),
                    (Type::Int, Type::Int) | (Type::Bool, Type::Bool) | (Type::Char, Type::Char)
                );
                if are_words && (a.known.is_none() || b.known.is_none()) {
                    self.jump_compare(*operator, a.reg, b.reg, when, to);
                    return Ok(());
                }
                let truth = self.binary(*operator, a, b)?;
                self.jump_on(truth, when, to)
            }
            node => {
                let truth = self.expression(node)?;
                self.jump_on(truth, when, to)
            }
        }
    }

    /// Looks at one part after the other until one has the value `end`.
    pub(super) fn until(
        &mut self,
        parts: &'a [Part],
        end: bool,
        when: bool,
        to: Target,
    ) -> Compiled<()> {
        if when == end {
            for part in parts {
                self.pending.0 += part.cost;
                self.condition(&part.node, end, to)?;
            }
            return Ok(());
        }
        let skip = self.label();
        for (at, part) in parts.iter().enumerate() {
            self.pending.0 += part.cost;
            if at + 1 == parts.len() {
                self.condition(&part.node, when, to)?;
            } else {
                self.condition(&part.node, end, skip)?;
            }
        }
        self.bind(skip);
        Ok(())
    }

    pub(super) fn jump_compare(
        &mut self,
        operator: Operator,
        a: Reg,
        b: Reg,
        when: bool,
        to: Target,
    ) {
        use Operator::{AtLeast, AtMost, Equal, Greater, Less};
        let (operator, a, b) = match (operator, when) {
            (AtLeast, true) | (Less, false) => (AtMost, b, a),
            (Greater, true) | (AtMost, false) => (Less, b, a),
            (Less, true) | (AtLeast, false) => (Less, a, b),
            (AtMost, true) | (Greater, false) => (AtMost, a, b),
            (Equal, true) => (Equal, a, b),
            (Equal, false) => (Operator::Unequal, a, b),
            (_, true) => (Operator::Unequal, a, b),
            (_, false) => (Equal, a, b),
        };
        self.jump_to(to, |label, cost| match operator {
            Less => Op::JumpLess(a, b, label, cost),
            AtMost => Op::JumpAtMost(a, b, label, cost),
            Equal => Op::JumpEqual(a, b, label, cost),
            _ => Op::JumpUnequal(a, b, label, cost),
        });
    }

    pub(super) fn jump_on(&mut self, truth: Operand, when: bool, to: Target) -> Compiled<()> {
        let Some(truth) = self.as_truth(truth)? else {
            self.leave();
            return Ok(());
        };
        match truth.known {
            Some(known) if (known != 0) == when => self.jump_away(to),
            Some(_) => {}
            None => self.jump_to(to, |label, cost| match when {
                true => Op::JumpIf(truth.reg, label, cost),
                false => Op::JumpUnless(truth.reg, label, cost),
            }),
        }
        Ok(())
    }

    /// The value as a boolean; `None` if it is of another type, which is an error.
    pub(super) fn as_truth(&mut self, value: Operand) -> Compiled<Option<Operand>> {
        Ok(match value.kind {
            Type::Bool => Some(value),
            Type::Mixed => Some(self.taken(&value, Kind::Bool, Type::Bool)?),
            _ => None,
        })
    }

    pub(super) fn taken(
        &mut self,
        value: &Operand,
        kind: Kind,
        as_type: Type,
    ) -> Compiled<Operand> {
        let to = self.temporary(as_type)?;
        self.emit(Op::Take(to.reg, value.reg, kind));
        Ok(to)
    }

    /// The value as an integer; another type is an error.
    pub(super) fn integer(&mut self, value: Operand) -> Compiled<Operand> {
        match value.kind {
            Type::Int => Ok(value),
            Type::Mixed => self.taken(&value, Kind::Int, Type::Int),
            _ => {
                self.leave();
                self.constant_word(0, Type::Int)
                    .map(|it| Operand { known: None, ..it })
            }
        }
    }
}
