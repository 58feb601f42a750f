//! Code of native functions.

use super::super::natives::Native;
use super::super::node::{NativeCall, Receiver};
use super::super::operators::Operator;
use super::code::Op;
use super::compile::{Compiled, Compiler, Home, Operand, Reason, Variable};
use super::memory::word_of;
use super::scan::Scan;
use super::types::{MAX_WORDS, Type};
use super::writing::{offset, words};

impl<'a> Compiler<'a> {
    pub(super) fn native(&mut self, call: &'a NativeCall) -> Compiled<Operand> {
        let native = call.native;
        match &call.receiver {
            Receiver::Before(node) => {
                let nodes = std::iter::once(node).chain(call.arguments.iter());
                let mut all = self.operands(nodes)?.into_iter();
                let Some(receiver) = all.next() else {
                    return self.refuse(Reason::Unknown("."));
                };
                let arguments: Vec<Operand> = all.collect();
                self.method(native, receiver, &arguments)
            }
            Receiver::After(node) => {
                let mut arguments = self.operands(call.arguments.iter())?;
                if !Scan::is_pure(node) {
                    let kept = arguments.into_iter().map(|it| self.kept(it));
                    arguments = kept.collect::<Compiled<_>>()?;
                }
                let receiver = self.expression(node)?;
                self.method(native, receiver, &arguments)
            }
            Receiver::Local(slot) => {
                let arguments = self.operands(call.arguments.iter())?;
                if native.changes() {
                    let variable = self.variable(*slot)?;
                    self.touch(variable.reg, &variable.kind);
                    return self.changing(native, &variable, &arguments);
                }
                let receiver = self.read(*slot)?;
                self.method(native, receiver, &arguments)
            }
        }
    }

    pub(super) fn length(&mut self, whole: &Operand) -> Compiled<Operand> {
        match &whole.kind {
            Type::Fixed(count, _) => self.constant_word(word_of(*count), Type::Int),
            Type::Record(fields) => self.constant_word(word_of(fields.len()), Type::Int),
            Type::List(_) | Type::Dict(_) => Ok(Operand {
                reg: whole.reg.wrapping_add(1),
                kind: Type::Int,
                home: match whole.home {
                    Home::Own => Home::Variable(Home::ELSEWHERE),
                    other => other,
                },
                known: None,
            }),
            _ => self.refuse(Reason::Unknown("len")),
        }
    }

    /// A function that changes nothing.
    pub(super) fn method(
        &mut self,
        native: Native,
        receiver: Operand,
        arguments: &[Operand],
    ) -> Compiled<Operand> {
        let never = |it: &Operand| it.kind == Type::Never;
        if never(&receiver) || arguments.iter().any(never) {
            return Ok(self.leave());
        }
        match (&receiver.kind, native, arguments) {
            (Type::Int, ..) => self.of_integer(native, &receiver, arguments),
            (
                Type::Fixed(..) | Type::List(_) | Type::Record(_) | Type::Dict(_),
                Native::Len,
                [],
            ) => self.length(&receiver),
            (
                Type::Fixed(..) | Type::List(_) | Type::Record(_) | Type::Dict(_),
                Native::IsEmpty,
                [],
            ) => {
                let length = self.length(&receiver)?;
                let zero = self.constant_word(0, Type::Int)?;
                self.binary(Operator::Equal, length, zero)
            }
            (
                Type::Fixed(..) | Type::List(_),
                Native::Count | Native::IndexOf | Native::Contains,
                [item],
            ) => self.search(native, &receiver, item),
            (Type::Fixed(count, element), Native::Sum, [])
                if **element == Type::Int || *count == 0 =>
            {
                let to = self.temporary(Type::Int)?;
                let count = short(*count)?;
                self.emit(Op::Sum(to.reg, receiver.reg, count));
                Ok(to)
            }
            (Type::List(element), Native::Sum, []) if **element == Type::Int => {
                let to = self.temporary(Type::Int)?;
                self.emit(Op::ListSum(to.reg, receiver.reg));
                Ok(to)
            }
            (Type::Fixed(..), Native::Replaced, [place, value]) => {
                self.replaced(&receiver, place, value)
            }
            (Type::List(element), Native::Replaced, [place, value]) => {
                let kind = element.as_ref().clone();
                if kind.join(&value.kind).as_ref() != Some(&kind) {
                    return self.refuse(Reason::Types);
                }
                let place = self.integer(place.clone())?;
                let copy = self.copied(receiver.clone())?;
                let value = self.converted(&kind, value.clone())?;
                self.not_negative(&place)?;
                self.emit(Op::Set {
                    list: copy.reg,
                    place: place.reg,
                    from: value.reg,
                    n: words(&kind)?,
                });
                Ok(copy)
            }
            (Type::Fixed(_, element) | Type::List(element), Native::Without, [place]) => {
                let kind = element.as_ref().clone();
                let place = self.integer(place.clone())?;
                let copy = self.temporary(Type::List(kind.clone().into()))?;
                self.store(copy.reg, &copy.kind, &aliased(&receiver))?;
                self.emit(Op::RemoveAt {
                    list: copy.reg,
                    place: place.reg,
                    n: words(&kind)?,
                });
                Ok(copy)
            }
            (Type::Text, Native::ToString, []) => Ok(receiver),
            (Type::Bool | Type::Char, Native::ToString, []) => self.joined(&[receiver]),
            _ => self.refuse(Reason::Unknown(native.name())),
        }
    }

    /// A copy of an array of any length.
    fn copied(&mut self, of: Operand) -> Compiled<Operand> {
        let copy = self.temporary(of.kind.clone())?;
        self.store(copy.reg, &copy.kind, &aliased(&of))?;
        Ok(copy)
    }

    /// Leaves the call if a place is negative: these functions do not count from the end.
    fn not_negative(&mut self, place: &Operand) -> Compiled<()> {
        let to = self.temporary(Type::Int)?;
        self.emit(Op::PlainPlace {
            to: to.reg,
            place: place.reg,
            count: u16::MAX,
        });
        Ok(())
    }

    fn of_integer(
        &mut self,
        native: Native,
        receiver: &Operand,
        arguments: &[Operand],
    ) -> Compiled<Operand> {
        let a = receiver.reg;
        match (native, arguments) {
            (Native::Abs, []) => self.integer_by(|to| Op::Absolute(to, a)),
            (Native::Sign, []) => self.integer_by(|to| Op::Sign(to, a)),
            (Native::Min, [other]) => {
                let b = self.integer(other.clone())?.reg;
                self.integer_by(|to| Op::Min(to, a, b))
            }
            (Native::Max, [other]) => {
                let b = self.integer(other.clone())?.reg;
                self.integer_by(|to| Op::Max(to, a, b))
            }
            (Native::IsEven | Native::IsOdd, []) => {
                let two = self.constant_word(2, Type::Int)?;
                let zero = self.constant_word(0, Type::Int)?;
                let rest = self.binary(Operator::Remainder, receiver.clone(), two)?;
                let operator = match native {
                    Native::IsEven => Operator::Equal,
                    _ => Operator::Unequal,
                };
                self.binary(operator, rest, zero)
            }
            (Native::ToString, []) => self.joined(std::slice::from_ref(receiver)),
            (Native::Filled, [value]) => {
                // A negative count makes an empty array.
                let known = receiver.known.map(|it| usize::try_from(it).unwrap_or(0));
                let count = known.filter(|&count| count <= MAX_WORDS);
                let (Some(count), Some(each)) = (count, value.kind.measure()) else {
                    return self.refuse(Reason::Unknown("filled"));
                };
                self.pending.1 += (count + count * each) as u64;
                let kind = Type::Fixed(count, value.kind.clone().into());
                let to = self.temporary(kind)?;
                let value = aliased(value);
                for at in 0..count {
                    let part = offset(to.reg, at * value.kind.words())?;
                    self.store(part, &value.kind, &value)?;
                }
                Ok(to)
            }
            _ => self.refuse(Reason::Unknown(native.name())),
        }
    }

    fn integer_by(&mut self, op: impl FnOnce(u16) -> Op) -> Compiled<Operand> {
        let to = self.temporary(Type::Int)?;
        self.emit(op(to.reg));
        Ok(to)
    }

    /// Looks for an element of one word.
    fn search(&mut self, native: Native, list: &Operand, item: &Operand) -> Compiled<Operand> {
        let (Type::Fixed(_, element) | Type::List(element)) = &list.kind else {
            return self.refuse(Reason::Types);
        };
        let is_word = matches!(**element, Type::Int | Type::Bool | Type::Char);
        if !is_word || item.kind != **element {
            return self.refuse(Reason::Unknown(native.name()));
        }
        let to = self.temporary(Type::Int)?;
        let counts = native == Native::Count;
        self.emit(match &list.kind {
            Type::Fixed(count, _) if counts => {
                Op::CountIn(to.reg, list.reg, short(*count)?, item.reg)
            }
            Type::Fixed(count, _) => Op::IndexIn(to.reg, list.reg, short(*count)?, item.reg),
            _ if counts => Op::ListCount(to.reg, list.reg, item.reg),
            _ => Op::ListIndex(to.reg, list.reg, item.reg),
        });
        if native == Native::Contains {
            let zero = self.constant_word(0, Type::Int)?;
            return self.binary(Operator::AtLeast, to, zero);
        }
        Ok(to)
    }

    fn replaced(&mut self, list: &Operand, place: &Operand, value: &Operand) -> Compiled<Operand> {
        let Type::Fixed(count, element) = &list.kind else {
            return self.refuse(Reason::Types);
        };
        let Some(kind) = element.join(&value.kind) else {
            return self.refuse(Reason::Types);
        };
        let to = self.temporary(Type::Fixed(*count, kind.clone().into()))?;
        self.store(to.reg, &to.kind, &aliased(list))?;
        let place = self.integer(place.clone())?;
        let value = self.converted(&kind, value.clone())?;
        let checked = self.temporary(Type::Int)?;
        self.emit(Op::PlainPlace {
            to: checked.reg,
            place: place.reg,
            count: short(*count)?,
        });
        let n = words(&kind)?;
        let mut distance = checked;
        if n > 1 {
            let by = self.constant_word(n.into(), Type::Int)?;
            distance = self.binary(Operator::Multiply, distance, by)?;
        }
        if n > 0 {
            self.emit(Op::Store {
                to: to.reg,
                distance: distance.reg,
                from: value.reg,
                n,
                all: words(&to.kind)?,
            });
        }
        Ok(to)
    }

    /// A function that changes a variable.
    fn changing(
        &mut self,
        native: Native,
        variable: &Variable,
        arguments: &[Operand],
    ) -> Compiled<Operand> {
        match (&variable.kind, native, arguments) {
            (Type::Never, ..) => Ok(self.leave()),
            (_, Native::Push, [value]) if value.kind == Type::Never => Ok(self.leave()),
            (Type::Fixed(..) | Type::List(_), Native::Push, [value]) => {
                self.push(variable, value)?;
                Ok(self.unit())
            }
            (Type::Fixed(count, element), Native::Sort, []) if **element == Type::Int => {
                self.pending.1 += 8 * *count as u64;
                let count = short(*count)?;
                self.emit(Op::Sort(variable.reg, count));
                Ok(self.unit())
            }
            (Type::List(element), Native::Sort, []) if **element == Type::Int => {
                self.emit(Op::SortList(variable.reg));
                Ok(self.unit())
            }
            (Type::Fixed(_, element), Native::Pop | Native::Remove | Native::Clear, _) => {
                let kind = Type::List(element.clone());
                self.widen_variable(variable, &kind)?;
                Ok(self.leave())
            }
            (Type::List(element), Native::Pop, []) => {
                let kind = element.as_ref().clone();
                let n = words(&kind)?;
                let to = self.temporary(kind)?;
                self.emit(Op::Pop {
                    to: to.reg,
                    list: variable.reg,
                    n,
                });
                Ok(to)
            }
            (Type::List(element), Native::Remove, [place]) => {
                let kind = element.as_ref().clone();
                let n = words(&kind)?;
                let place = self.integer(place.clone())?;
                self.not_negative(&place)?;
                let to = self.temporary(kind)?;
                self.emit(Op::Get {
                    to: to.reg,
                    list: variable.reg,
                    place: place.reg,
                    n,
                });
                self.emit(Op::RemoveAt {
                    list: variable.reg,
                    place: place.reg,
                    n,
                });
                Ok(to)
            }
            (Type::List(_), Native::Clear, []) => {
                self.emit(Op::Truncate(variable.reg));
                Ok(self.unit())
            }
            (Type::Fixed(count, element), Native::Swap, [a, b]) if element.words() == 1 => {
                let count = short(*count)?;
                let mut places = Vec::new();
                for it in [a, b] {
                    let place = self.integer(it.clone())?;
                    let checked = self.temporary(Type::Int)?;
                    self.emit(Op::PlainPlace {
                        to: checked.reg,
                        place: place.reg,
                        count,
                    });
                    let held = self.temporary(Type::Int)?;
                    self.emit(Op::Element {
                        to: held.reg,
                        of: variable.reg,
                        place: checked.reg,
                        count,
                    });
                    places.push((checked.reg, held.reg));
                }
                if let [(a, x), (b, y)] = *places.as_slice() {
                    for (distance, from) in [(a, y), (b, x)] {
                        self.emit(Op::Store {
                            to: variable.reg,
                            distance,
                            from,
                            n: 1,
                            all: count,
                        });
                    }
                }
                Ok(self.unit())
            }
            _ => self.refuse(Reason::Unknown(native.name())),
        }
    }
}

/// The value as one that somebody else sees, so that it is copied.
fn aliased(value: &Operand) -> Operand {
    Operand {
        home: match value.home {
            Home::Own => Home::Variable(Home::ELSEWHERE),
            other => other,
        },
        ..value.clone()
    }
}

fn short(count: usize) -> Compiled<u16> {
    u16::try_from(count).map_err(|_| Reason::TooLarge)
}
