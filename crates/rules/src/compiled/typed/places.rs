//! Places within a value: elements, fields, and chains of them.

use super::super::node::{Chain, Root, Step};
use super::code::{Op, Reg};
use super::compile::{Compiled, Compiler, Home, Operand, Reason};
use super::memory::word_of;
use super::scan::Scan;
use super::types::Type;
use super::writing::{offset, part, words};

/// A place within a value: at a register, or at a distance from it.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) reg: Reg,
    pub(super) kind: Type,
    pub(super) distance: Option<Reg>,
    /// How many words there are from the register on.
    pub(super) all: usize,
    pub(super) home: Home,
}

impl<'a> Compiler<'a> {
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

    pub(super) fn refuse_at(&mut self, place: &mut Place) -> Compiled<()> {
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

    pub(super) fn chain(&mut self, chain: &'a Chain) -> Compiled<Operand> {
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
