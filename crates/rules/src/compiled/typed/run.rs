//! Runs code. It knows no errors: where one would arise, at a cap, and beyond what it has memory for, it stops,
//! and who called says what comes of it.

use std::io::Write;

use super::super::Counts;
use super::super::operators::Operator;
use super::code::{Cost, Kind, Op};
use super::memory::{Memory, Span, word_of};
use super::types::Type;
use crate::limits::{Caps, MAX_ELEMENTS};

/// The space of an array of any length that has got its first element.
const FIRST_SPACE: usize = 8;

macro_rules! reg {
    ($memory:ident, $at:expr) => {
        $memory.registers[usize::from($at)]
    };
}

struct Counter {
    operations: u64,
    touched: u64,
    caps: Caps,
}

impl Counter {
    #[inline]
    fn add(&mut self, cost: Cost) {
        self.operations += u64::from(cost.operations);
        self.touched += u64::from(cost.touched);
    }

    #[inline]
    fn check(&self) -> Option<()> {
        let within = self.operations <= self.caps.operations && self.touched <= self.caps.touched;
        within.then_some(())
    }
}

/// Runs code to its end; `None` if the call is left to others.
///
/// # Cost
///
/// That of its operations, at most those of the caps: between two looks at them no instruction runs twice.
pub(super) fn run(
    code: &[Op],
    types: &[Type],
    memory: &mut Memory,
    caps: Caps,
    cost: u64,
) -> Option<Counts> {
    let mut counter = Counter {
        operations: cost,
        touched: 0,
        caps,
    };
    let mut at = 0_usize;
    loop {
        let op = *code.get(at)?;
        at += 1;
        match op {
            Op::End => {
                counter.check()?;
                return Some(Counts {
                    operations: counter.operations,
                    touched: counter.touched,
                });
            }
            Op::Leave => return None,
            Op::Count(cost) => counter.add(cost),
            Op::CountMany {
                operations,
                touched,
            } => {
                counter.operations += u64::from(operations);
                counter.touched += u64::from(touched);
            }
            Op::Move(to, from) => reg!(memory, to) = reg!(memory, from),
            Op::MoveMany(to, from, n) => {
                let (to, from, n) = (usize::from(to), usize::from(from), usize::from(n));
                if from.max(to) + n > memory.registers.len() {
                    return None;
                }
                memory.registers.copy_within(from..from + n, to);
            }
            Op::Add(to, a, b) => {
                reg!(memory, to) = reg!(memory, a).checked_add(reg!(memory, b))?;
            }
            Op::Subtract(to, a, b) => {
                reg!(memory, to) = reg!(memory, a).checked_sub(reg!(memory, b))?;
            }
            Op::Multiply(to, a, b) => {
                reg!(memory, to) = reg!(memory, a).checked_mul(reg!(memory, b))?;
            }
            Op::Divide(to, a, b) => {
                reg!(memory, to) = quotient(reg!(memory, a), reg!(memory, b))?;
            }
            Op::Remainder(to, a, b) => {
                reg!(memory, to) = remainder(reg!(memory, a), reg!(memory, b))?;
            }
            Op::Other(operator, to, a, b) => {
                reg!(memory, to) = operator.words(reg!(memory, a), reg!(memory, b))?;
            }
            Op::Negative(to, a) => reg!(memory, to) = reg!(memory, a).checked_neg()?,
            Op::Absolute(to, a) => reg!(memory, to) = reg!(memory, a).checked_abs()?,
            Op::Sign(to, a) => reg!(memory, to) = reg!(memory, a).signum(),
            Op::Min(to, a, b) => reg!(memory, to) = reg!(memory, a).min(reg!(memory, b)),
            Op::Max(to, a, b) => reg!(memory, to) = reg!(memory, a).max(reg!(memory, b)),
            Op::Not(to, a) => reg!(memory, to) = i64::from(reg!(memory, a) == 0),
            Op::Compare(operator, to, a, b) => {
                let truth = operator.compare(&reg!(memory, a), &reg!(memory, b))?;
                reg!(memory, to) = truth.into();
            }
            Op::CompareTexts(operator, to, a, b) => {
                let (a, b) = (reg!(memory, a), reg!(memory, b));
                let truth = operator.compare(&memory.text(a)?, &memory.text(b)?)?;
                reg!(memory, to) = truth.into();
            }
            Op::Same(to, a, b, kind) => {
                let kind = types.get(usize::from(kind))?;
                let n = u16::try_from(kind.words()).ok()?;
                let truth = memory.same(kind, memory.words(a, n)?, memory.words(b, n)?)?;
                reg!(memory, to) = truth.into();
            }
            Op::SameMany(to, a, b, n) => {
                let truth = memory.words(a, n)? == memory.words(b, n)?;
                reg!(memory, to) = truth.into();
            }
            Op::SameMixed(to, a, b) => {
                let (&[a, x], &[b, y]) = (memory.words(a, 2)?, memory.words(b, 2)?) else {
                    return None;
                };
                reg!(memory, to) = memory.same_mixed(a, x, b, y)?.into();
            }
            Op::Take(to, from, kind) => {
                let &[own, word] = memory.words(from, 2)? else {
                    return None;
                };
                if own != kind.word() {
                    return None;
                }
                if kind != Kind::Unit {
                    reg!(memory, to) = word;
                }
            }
            Op::Jump(target, cost) => {
                counter.add(cost);
                at = target as usize;
            }
            Op::Again(target, cost) => {
                counter.add(cost);
                counter.check()?;
                at = target as usize;
            }
            Op::JumpIf(a, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) != 0 {
                    at = target as usize;
                }
            }
            Op::JumpUnless(a, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) == 0 {
                    at = target as usize;
                }
            }
            Op::JumpEqual(a, b, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) == reg!(memory, b) {
                    at = target as usize;
                }
            }
            Op::JumpUnequal(a, b, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) != reg!(memory, b) {
                    at = target as usize;
                }
            }
            Op::JumpLess(a, b, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) < reg!(memory, b) {
                    at = target as usize;
                }
            }
            Op::JumpAtMost(a, b, target, cost) => {
                counter.add(cost);
                if reg!(memory, a) <= reg!(memory, b) {
                    at = target as usize;
                }
            }
            Op::Next(counted, end, target, cost) => {
                counter.add(cost);
                counter.check()?;
                let next = reg!(memory, counted).checked_add(1)?;
                reg!(memory, counted) = next;
                if next < reg!(memory, end) {
                    at = target as usize;
                }
            }
            Op::Place { to, place, count } => {
                let place = index(reg!(memory, place), i64::from(count))?;
                reg!(memory, to) = place;
            }
            Op::PlainPlace { to, place, count } => {
                let place = reg!(memory, place);
                if place < 0 || place >= i64::from(count) {
                    return None;
                }
                reg!(memory, to) = place;
            }
            Op::Element {
                to,
                of,
                place,
                count,
            } => {
                let place = index(reg!(memory, place), i64::from(count))?;
                reg!(memory, to) = reg!(memory, of.wrapping_add(u16::try_from(place).ok()?));
            }
            Op::Load {
                to,
                from,
                distance,
                n,
                all,
            } => {
                let from = usize::from(from) + within(reg!(memory, distance), n, all)?;
                if n == 1 {
                    reg!(memory, to) = *memory.registers.get(from)?;
                } else {
                    let (to, n) = (usize::from(to), usize::from(n));
                    if from.max(to) + n > memory.registers.len() {
                        return None;
                    }
                    memory.registers.copy_within(from..from + n, to);
                }
            }
            Op::Store {
                to,
                distance,
                from,
                n,
                all,
            } => {
                let to = usize::from(to) + within(reg!(memory, distance), n, all)?;
                let from = usize::from(from);
                if n == 1 {
                    *memory.registers.get_mut(to)? = *memory.registers.get(from)?;
                } else {
                    let n = usize::from(n);
                    if from.max(to) + n > memory.registers.len() {
                        return None;
                    }
                    memory.registers.copy_within(from..from + n, to);
                }
            }
            Op::CountIn(to, of, count, item) => {
                let item = reg!(memory, item);
                let found = memory.words(of, count)?;
                let found = found.iter().filter(|&&it| it == item).count();
                reg!(memory, to) = word_of(found);
            }
            Op::IndexIn(to, of, count, item) => {
                let item = reg!(memory, item);
                let found = memory.words(of, count)?.iter().position(|&it| it == item);
                reg!(memory, to) = found.map_or(-1, word_of);
            }
            Op::Sum(to, of, count) => {
                let mut numbers = memory.words(of, count)?.iter();
                let sum = numbers.try_fold(0_i64, |sum, &it| sum.checked_add(it))?;
                reg!(memory, to) = sum;
            }
            Op::Sort(of, count) => {
                let of = usize::from(of);
                let elements = memory.registers.get_mut(of..of + usize::from(count))?;
                elements.sort_unstable();
            }
            Op::Touch(at, kind) => {
                let kind = types.get(usize::from(kind))?;
                let n = u16::try_from(kind.words()).ok()?;
                let elements = memory.measure(kind, memory.words(at, n)?)?;
                counter.touched += elements as u64;
                counter.check()?;
            }
            Op::TouchList(at, each) => {
                let elements = memory.span(at).count.checked_mul(usize::from(each))?;
                if elements > MAX_ELEMENTS {
                    return None;
                }
                counter.touched += elements as u64;
            }
            Op::Copy(to, from, kind) => {
                let kind = types.get(usize::from(kind))?;
                let n = u16::try_from(kind.words()).ok()?;
                let (into, own) = (usize::from(to), usize::from(from));
                if own.max(into) + usize::from(n) > memory.registers.len() {
                    return None;
                }
                memory
                    .registers
                    .copy_within(own..own + usize::from(n), into);
                part_from(memory, kind, to)?;
            }
            Op::List { to, from, count, n } => {
                let words = usize::from(count) * usize::from(n);
                let at = memory.grow(words)?;
                let from = usize::from(from);
                let elements = memory.registers.get(from..from + words)?;
                memory.heap.get_mut(at..)?.copy_from_slice(elements);
                let count = usize::from(count);
                memory.put_span(
                    to,
                    Span {
                        at,
                        count,
                        space: count,
                    },
                );
            }
            Op::Push { list, from, n } => {
                let mut span = memory.span(list);
                let n = usize::from(n);
                let end = room(memory, &mut span, n)?;
                let from = usize::from(from);
                let element = memory.registers.get(from..from + n)?;
                memory.heap.get_mut(end..end + n)?.copy_from_slice(element);
                span.count += 1;
                memory.put_span(list, span);
            }
            Op::Pop { to, list, n } => {
                let mut span = memory.span(list);
                span.count = span.count.checked_sub(1)?;
                let n = usize::from(n);
                get(memory, span.at + span.count * n, usize::from(to), n)?;
                memory.put_span(list, span);
            }
            Op::Truncate(list) => {
                let mut span = memory.span(list);
                span.count = 0;
                memory.put_span(list, span);
            }
            Op::Get { to, list, place, n } => {
                let span = memory.span(list);
                let place = index(reg!(memory, place), word_of(span.count))?;
                let (place, n) = (usize::try_from(place).ok()?, usize::from(n));
                get(memory, span.at + place * n, usize::from(to), n)?;
            }
            Op::Set {
                list,
                place,
                from,
                n,
            } => {
                let span = memory.span(list);
                let place = index(reg!(memory, place), word_of(span.count))?;
                let (place, n) = (usize::try_from(place).ok()?, usize::from(n));
                let (at, from) = (span.at + place * n, usize::from(from));
                let element = memory.registers.get(from..from + n)?;
                memory.heap.get_mut(at..at + n)?.copy_from_slice(element);
            }
            Op::RemoveAt { list, place, n } => {
                let mut span = memory.span(list);
                let place = usize::try_from(reg!(memory, place)).ok()?;
                if place >= span.count {
                    return None;
                }
                let n = usize::from(n);
                let (at, end) = (span.at + place * n, span.at + span.count * n);
                memory.heap.get(at..end)?;
                memory.heap.copy_within(at + n..end, at);
                span.count -= 1;
                memory.put_span(list, span);
            }
            Op::SortList(list) => {
                let span = memory.span(list);
                // What `sort` touches.
                counter.touched += 8 * span.count as u64;
                let elements = memory.heap.get_mut(span.at..span.at + span.count)?;
                elements.sort_unstable();
            }
            Op::ListCount(to, list, item) => {
                let span = memory.span(list);
                let item = reg!(memory, item);
                let elements = memory.heap.get(span.at..span.at + span.count)?;
                let found = elements.iter().filter(|&&it| it == item).count();
                reg!(memory, to) = word_of(found);
            }
            Op::ListIndex(to, list, item) => {
                let span = memory.span(list);
                let item = reg!(memory, item);
                let elements = memory.heap.get(span.at..span.at + span.count)?;
                let found = elements.iter().position(|&it| it == item);
                reg!(memory, to) = found.map_or(-1, word_of);
            }
            Op::ListSum(to, list) => {
                let span = memory.span(list);
                let mut elements = memory.heap.get(span.at..span.at + span.count)?.iter();
                let sum = elements.try_fold(0_i64, |sum, &it| sum.checked_add(it))?;
                reg!(memory, to) = sum;
            }
            Op::Enter { map, name, from, n } => enter(memory, map, name, from, usize::from(n))?,
            Op::Begin => memory.begun = memory.bytes.len(),
            Op::AppendText(a) => memory.append(reg!(memory, a))?,
            Op::AppendInteger(a) => integer(memory, reg!(memory, a))?,
            Op::AppendTruth(a) => {
                let truth = reg!(memory, a) != 0;
                memory.append_bytes(if truth { b"true" } else { b"false" })?;
            }
            Op::AppendCharacter(a) => {
                let character = u32::try_from(reg!(memory, a))
                    .ok()
                    .and_then(char::from_u32)?;
                memory.append_bytes(character.encode_utf8(&mut [0; 4]).as_bytes())?;
            }
            Op::Finish(to) => reg!(memory, to) = memory.text_from(memory.begun),
        }
    }
}

impl Operator {
    /// What comes of two integers where that is an integer; of two booleans, as 0 and 1, the same.
    fn words(self, a: i64, b: i64) -> Option<i64> {
        self.integers(a, b)?.as_int()
    }
}

/// Division by a small number is much quicker in 32 bits.
#[inline]
fn quotient(a: i64, b: i64) -> Option<i64> {
    match (u32::try_from(a), u32::try_from(b)) {
        (Ok(a), Ok(b)) => a.checked_div(b).map(i64::from),
        _ => a.checked_div(b),
    }
}

#[inline]
fn remainder(a: i64, b: i64) -> Option<i64> {
    match (u32::try_from(a), u32::try_from(b)) {
        (Ok(a), Ok(b)) => a.checked_rem(b).map(i64::from),
        _ => a.checked_rem(b),
    }
}

/// The place of an index; negative ones count from the end.
#[inline]
fn index(place: i64, count: i64) -> Option<i64> {
    let at = if place < 0 {
        place.checked_add(count)?
    } else {
        place
    };
    (at >= 0 && at < count).then_some(at)
}

/// A distance at which `n` words of all lie.
#[inline]
fn within(distance: i64, n: u16, all: u16) -> Option<usize> {
    let distance = usize::try_from(distance).ok()?;
    (distance + usize::from(n) <= usize::from(all)).then_some(distance)
}

fn get(memory: &mut Memory, at: usize, to: usize, n: usize) -> Option<()> {
    let element = memory.heap.get(at..at + n)?;
    memory
        .registers
        .get_mut(to..to + n)?
        .copy_from_slice(element);
    Some(())
}

/// Makes room for one more element, and says where it begins.
#[inline]
fn room(memory: &mut Memory, span: &mut Span, n: usize) -> Option<usize> {
    if span.count == span.space {
        let space = (2 * span.space).max(FIRST_SPACE);
        span.at = memory.copy_of(span.at, span.count * n, space * n)?;
        span.space = space;
    }
    Some(span.at + span.count * n)
}

/// Gives the arrays of any length in a value memory of their own.
fn part_from(memory: &mut Memory, kind: &Type, at: u16) -> Option<()> {
    match kind {
        Type::List(element) => own(memory, at, element.words()),
        Type::Dict(element) => own(memory, at, element.words() + 1),
        Type::Fixed(count, element) if element.shares() => {
            let n = u16::try_from(element.words()).ok()?;
            for each in 0..u16::try_from(*count).ok()? {
                part_from(memory, element, at.checked_add(each.checked_mul(n)?)?)?;
            }
            Some(())
        }
        Type::Record(fields) => {
            let mut at = at;
            for (_, field) in fields.iter() {
                part_from(memory, field, at)?;
                at = at.checked_add(u16::try_from(field.words()).ok()?)?;
            }
            Some(())
        }
        _ => Some(()),
    }
}

fn own(memory: &mut Memory, at: u16, n: usize) -> Option<()> {
    let mut span = memory.span(at);
    span.at = memory.copy_of(span.at, span.count * n, span.count * n)?;
    span.space = span.count;
    memory.put_span(at, span);
    Some(())
}

/// Puts an entry of `n` words, the name before it, to its place by rising name. Names mostly come in
/// almost the right order, so the search begins at the end.
fn enter(memory: &mut Memory, map: u16, name: u16, from: u16, n: usize) -> Option<()> {
    let mut span = memory.span(map);
    let stride = n + 1;
    let name = reg!(memory, name);
    let own = memory.text(name)?;
    let mut place = span.count;
    let mut is_there = false;
    let entries = memory.heap.get(span.at..span.at + span.count * stride)?;
    while place > 0 {
        let before = memory.text(*entries.get((place - 1) * stride)?)?;
        match before.cmp(own) {
            std::cmp::Ordering::Less => break,
            std::cmp::Ordering::Equal => {
                is_there = true;
                place -= 1;
                break;
            }
            std::cmp::Ordering::Greater => place -= 1,
        }
    }
    if !is_there {
        let end = room(memory, &mut span, stride)?;
        let at = span.at + place * stride;
        if at < end {
            memory.heap.copy_within(at..end, at + stride);
        }
        span.count += 1;
        memory.put_span(map, span);
    }
    let at = span.at + place * stride;
    let from = usize::from(from);
    let element = memory.registers.get(from..from + n)?;
    let entry = memory.heap.get_mut(at..at + stride)?;
    let (first, rest) = entry.split_first_mut()?;
    *first = name;
    rest.copy_from_slice(element);
    Some(())
}

fn integer(memory: &mut Memory, integer: i64) -> Option<()> {
    if let Ok(small @ 0..=99) = u8::try_from(integer) {
        if small >= 10 {
            memory.bytes.push(b'0' + small / 10);
        }
        return memory.append_bytes(&[b'0' + small % 10]);
    }
    write!(memory.bytes, "{integer}").ok()?;
    memory.append_bytes(&[])
}
