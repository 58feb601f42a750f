//! What is changed in its place: parts of a variable, and what `+=` and `push` change.

use std::rc::Rc;

use super::super::node::{Put, Step};
use super::super::operators::Operator;
use super::code::Op;
use super::compile::{Compiled, Compiler, Home, Operand, Reason, Variable};
use super::types::Type;
use super::writing::words;

impl<'a> Compiler<'a> {
    /// What `+=` and the like make of two values, for the types that they change in their place.
    pub(super) fn in_place(
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
    pub(super) fn put(&mut self, put: &'a Put) -> Compiled<()> {
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
                            let there = self.index(whole.clone(), place.clone())?;
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
