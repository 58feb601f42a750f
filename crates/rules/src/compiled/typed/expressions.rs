//! Code of expressions.

use super::super::node::{Chain, Node, Part, Root, Step};
use super::super::operators::Operator;
use super::code::{Kind, Op, Reg, Target};
use super::compile::{Compiled, Compiler, Home, Operand, Reason};
use super::memory::word_of;
use super::scan::Scan;
use super::types::Type;
use super::writing::{offset, part, words};
use crate::value::{Text, Value};

/// A place within a value: at a register, or at a distance from it.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) reg: Reg,
    pub(super) kind: Type,
    pub(super) distance: Option<Reg>,
    /// How many words there are from the register on.
    pub(super) all: usize,
    home: Home,
}

impl Operator {
    pub(super) fn compares(self) -> bool {
        use Operator::{AtLeast, AtMost, Equal, Greater, Less, Unequal};
        matches!(self, Equal | Unequal | Less | AtMost | Greater | AtLeast)
    }
}

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
    fn decided(&mut self, node: &'a Node) -> Compiled<Operand> {
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
    fn until(&mut self, parts: &'a [Part], end: bool, when: bool, to: Target) -> Compiled<()> {
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

    fn jump_compare(&mut self, operator: Operator, a: Reg, b: Reg, when: bool, to: Target) {
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

    fn jump_on(&mut self, truth: Operand, when: bool, to: Target) -> Compiled<()> {
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
    fn as_truth(&mut self, value: Operand) -> Compiled<Option<Operand>> {
        Ok(match value.kind {
            Type::Bool => Some(value),
            Type::Mixed => Some(self.taken(&value, Kind::Bool, Type::Bool)?),
            _ => None,
        })
    }

    fn taken(&mut self, value: &Operand, kind: Kind, as_type: Type) -> Compiled<Operand> {
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

    // Operators.

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
    fn different(&mut self, operator: Operator, result: bool) -> Compiled<Operand> {
        if operator.compares() {
            self.truth(result)
        } else {
            Ok(self.leave())
        }
    }

    fn compared(&mut self, operator: Operator, a: &Operand, b: &Operand) -> Compiled<Operand> {
        let to = self.temporary(Type::Bool)?;
        self.emit(Op::Compare(operator, to.reg, a.reg, b.reg));
        Ok(to)
    }

    fn integers(&mut self, operator: Operator, a: &Operand, b: &Operand) -> Compiled<Operand> {
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

    fn mixed(&mut self, operator: Operator, a: Operand, b: Operand) -> Compiled<Operand> {
        let a = self.converted(&Type::Mixed, a)?;
        let b = self.converted(&Type::Mixed, b)?;
        let same = self.temporary(Type::Bool)?;
        self.emit(Op::SameMixed(same.reg, a.reg, b.reg));
        self.or_not(operator, same)
    }

    /// What `==` or `!=` says if two values are the same.
    fn or_not(&mut self, operator: Operator, same: Operand) -> Compiled<Operand> {
        if operator == Operator::Equal {
            return Ok(same);
        }
        let to = self.temporary(Type::Bool)?;
        self.emit(Op::Not(to.reg, same.reg));
        Ok(to)
    }

    /// Arrays or maps, of which the interpreter counts an operation more.
    fn collections(&mut self, operator: Operator, a: Operand, b: Operand) -> Compiled<Operand> {
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

    // Places.

    pub(super) fn place_of(&self, whole: Operand) -> Place {
        Place {
            all: whole.kind.words(),
            reg: whole.reg,
            kind: whole.kind,
            distance: None,
            home: whole.home,
        }
    }

    pub(super) fn step_to_field(&mut self, place: &mut Place, name: &str) -> Compiled<()> {
        match place.kind.field(name) {
            Some((by, kind)) => {
                place.reg = offset(place.reg, by)?;
                place.all -= by.min(place.all);
                place.kind = kind.clone();
            }
            None => {
                self.refuse_at(place)?;
            }
        }
        Ok(())
    }

    fn refuse_at(&mut self, place: &mut Place) -> Compiled<()> {
        if place.kind == Type::Never {
            self.leave();
        } else {
            self.refuse(Reason::Unknown("[…]"))?;
        }
        place.kind = Type::Never;
        Ok(())
    }

    pub(super) fn step_to_element(&mut self, place: &mut Place, at: Operand) -> Compiled<()> {
        let Type::Fixed(count, element) = place.kind.clone() else {
            return self.refuse_at(place);
        };
        let at = self.integer(at)?;
        let stride = element.words();
        if let Some(known) = at.known {
            let from_start = if known < 0 {
                // It counts from the end; a sum of a negative and a positive number never overflows.
                known + word_of(count)
            } else {
                known
            };
            match usize::try_from(from_start).ok().filter(|&at| at < count) {
                Some(at) => {
                    place.reg = offset(place.reg, at * stride)?;
                    place.all -= (at * stride).min(place.all);
                    place.kind = element.as_ref().clone();
                }
                None => {
                    self.leave();
                    place.kind = Type::Never;
                }
            }
            return Ok(());
        }
        let mut distance = self.temporary(Type::Int)?;
        self.emit(Op::Place {
            to: distance.reg,
            place: at.reg,
            count: u16::try_from(count).map_err(|_| Reason::TooLarge)?,
        });
        if stride != 1 {
            let by = self.constant_word(word_of(stride), Type::Int)?;
            let product = self.temporary(Type::Int)?;
            self.emit(Op::Multiply(product.reg, distance.reg, by.reg));
            distance = product;
        }
        if let Some(before) = place.distance {
            let sum = self.temporary(Type::Int)?;
            self.emit(Op::Add(sum.reg, before, distance.reg));
            distance = sum;
        }
        place.distance = Some(distance.reg);
        place.kind = element.as_ref().clone();
        Ok(())
    }

    /// What is at a place.
    pub(super) fn at_place(&mut self, place: &Place) -> Compiled<Operand> {
        let kind = place.kind.clone();
        let Some(distance) = place.distance else {
            return Ok(Operand {
                reg: place.reg,
                kind,
                home: place.home,
                known: None,
            });
        };
        let shares = kind.shares();
        let to = self.temporary(kind)?;
        let n = words(&to.kind)?;
        if n > 0 {
            self.emit(Op::Load {
                to: to.reg,
                from: place.reg,
                distance,
                n,
                all: u16::try_from(place.all).map_err(|_| Reason::TooLarge)?,
            });
        }
        let home = if shares {
            Home::Variable(Home::ELSEWHERE)
        } else {
            Home::Own
        };
        Ok(Operand { home, ..to })
    }

    /// An element, as brackets give it.
    pub(super) fn index(&mut self, whole: Operand, at: Operand) -> Compiled<Operand> {
        match &whole.kind {
            Type::Never => Ok(self.leave()),
            Type::List(element) => {
                let place = self.integer(at)?;
                let to = self.temporary(element.as_ref().clone())?;
                self.emit(Op::Get {
                    to: to.reg,
                    list: whole.reg,
                    place: place.reg,
                    n: words(element)?,
                });
                Ok(to)
            }
            Type::Fixed(count, element) if element.words() == 1 && at.known.is_none() => {
                let place = self.integer(at)?;
                let to = self.temporary(element.as_ref().clone())?;
                self.emit(Op::Element {
                    to: to.reg,
                    of: whole.reg,
                    place: place.reg,
                    count: u16::try_from(*count).map_err(|_| Reason::TooLarge)?,
                });
                Ok(to)
            }
            Type::Fixed(..) => {
                let mut place = self.place_of(whole);
                self.step_to_element(&mut place, at)?;
                self.at_place(&place)
            }
            _ => self.refuse(Reason::Unknown("[…]")),
        }
    }

    /// A property, as a dot gives it.
    pub(super) fn field(&mut self, whole: &Operand, name: &str) -> Compiled<Operand> {
        match &whole.kind {
            Type::Never => Ok(self.leave()),
            // As in Rhai, a map has nothing under another name.
            Type::Record(_) => match whole.kind.field(name) {
                Some((at, kind)) => part(whole, at, kind),
                None => Ok(self.unit()),
            },
            Type::Fixed(..) | Type::List(_) if name == "len" => self.length(whole),
            _ => self.refuse(Reason::Unknown(".")),
        }
    }

    fn chain(&mut self, chain: &'a Chain) -> Compiled<Operand> {
        let arguments = self.operands(chain.arguments.iter())?;
        let is_value = matches!(chain.root, Root::Value(_));
        let mut value = match &chain.root {
            Root::Local(slot) => {
                let links = &chain.links;
                let changes = |step: &Step| matches!(step, Step::Method(it, _) if it.changes());
                if links.iter().any(|link| changes(&link.step)) {
                    return self.refuse(Reason::Unknown("."));
                }
                self.read(*slot)?
            }
            Root::Value(node) => {
                // The arguments are there before.
                if !Scan::is_pure(node) {
                    return self.refuse(Reason::Unknown("{…}"));
                }
                self.expression(node)?
            }
        };
        let mut arguments = arguments.into_iter();
        let mut place: Option<Place> = None;
        for link in &chain.links {
            if link.changes && is_value {
                return self.refuse(Reason::Unknown("."));
            }
            match &link.step {
                Step::Index if matches!(value.kind, Type::Fixed(..)) || place.is_some() => {
                    let at = arguments.next().ok_or(Reason::Unknown("[…]"))?;
                    let mut own = match place.take() {
                        Some(place) => place,
                        None => self.place_of(value.clone()),
                    };
                    if let Type::List(_) = own.kind {
                        value = self.at_place(&own)?;
                        value = self.index(value, at)?;
                        continue;
                    }
                    self.step_to_element(&mut own, at)?;
                    value.kind = own.kind.clone();
                    place = Some(own);
                }
                Step::Property(name)
                    if place
                        .as_ref()
                        .is_some_and(|it| it.kind.field(name).is_some()) =>
                {
                    if let Some(own) = &mut place {
                        self.step_to_field(own, name)?;
                        value.kind = own.kind.clone();
                    }
                }
                step => {
                    if let Some(own) = place.take() {
                        value = self.at_place(&own)?;
                    }
                    value = match step {
                        Step::Index => {
                            let at = arguments.next().ok_or(Reason::Unknown("[…]"))?;
                            self.index(value, at)?
                        }
                        Step::Property(name) => self.field(&value, name)?,
                        Step::Method(native, count) => {
                            let own: Vec<Operand> = arguments.by_ref().take(*count).collect();
                            self.method(*native, value, &own)?
                        }
                    };
                }
            }
        }
        match place {
            Some(own) => self.at_place(&own),
            None => Ok(value),
        }
    }
}
