//! A universal machine: it runs any machine with the symbols 0 and 1 whose rules stand on its tape.
//!
//! ```text
//!   ... 0 1 a < * i 1 1 i i i . i 1 0 i i i . i 1 0 i . i 1 1 < 0 0 ...
//!       the other machine's tape, with its head at a (a 0) or b (a 1)
//!             its rules between fences          the rest of its tape
//! ```
//!
//! The rules stand in the middle of the other machine's tape, and its head jumps over them. The fence on the right is `>`
//! while the head is on the right of the rules, and `<` otherwise. A rule is `.`, a stroke `i`, the symbol that is written,
//! 0 for left or 1 for right, and more strokes. They count the rules up to the first one of the next state, and that one,
//! too; a rule that halts has no such stroke. `*` stands in place of `.` before the first rule of the state that the machine
//! is in; `j` is a stroke that has been counted. The universal machine begins at `*`.

/// Looks for `*` and then for the head, reads the rule for the symbol there, goes back to the head to write and move, and
/// counts the strokes of the rule to put `*` before the next state's first rule. It halts if the rule has no stroke.
pub(super) const UNIVERSAL: &str = "
blank: 0
start state: mark
table:
  mark:
    [0, 1, '.', i]: R
    ['<', '>']: {L: halt}
    '*': {R: fence}
  fence:
    [0, 1, '.', i]: R
    '<': {L: head-left}
    '>': {R: head-right}
  head-left:
    [0, 1, '<', '.', '*', i]: L
    a: {R: right-0}
    b: {R: right-1}
  head-right:
    [0, 1]: R
    a: {L: left-0}
    b: {L: left-1}
  right-0:
    [0, 1, '<', '.', i]: R
    '*': {write: '.', R: rule}
  right-1:
    [0, 1, '<', '.', i]: R
    '*': {write: '.', R: other}
  left-0:
    [0, 1, '>', '.', i]: L
    '*': {write: '.', R: rule}
  left-1:
    [0, 1, '>', '.', i]: L
    '*': {write: '.', R: other}
  other:
    [0, 1, i]: R
    '.': {R: rule}
  rule:
    i: {write: j, R: write}
  write:
    0: {R: go-0}
    1: {R: go-1}
  go-0:
    0: {R: zero-left}
    1: {R: zero-right}
  zero-left:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 0, L: place-right}
    '<': {L: zero-left-back}
  zero-left-back:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 0, L: place-left}
  zero-right:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 0, R: place-right}
    '<': {L: zero-right-back}
  zero-right-back:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 0, R: place-left}
  go-1:
    0: {R: one-left}
    1: {R: one-right}
  one-left:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 1, L: place-right}
    '<': {L: one-left-back}
  one-left-back:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 1, L: place-left}
  one-right:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 1, R: place-right}
    '<': {L: one-right-back}
  one-right-back:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 1, R: place-left}
  place-left:
    0: {write: a, R: seek-right}
    1: {write: b, R: seek-right}
    '<': {R: cross-right}
  cross-right:
    [0, 1, '.', i, j]: R
    '<': {write: '>', R: place-right}
  place-right:
    0: {write: a, L: seek-left}
    1: {write: b, L: seek-left}
    '>': {write: '<', L: cross-left}
  cross-left:
    [0, 1, '.', i, j]: L
    '<': {L: place-left}
  seek-right:
    [0, 1, '<', '.', i]: R
    j: {R: stroke}
  seek-left:
    [0, 1, '>', '.', i]: L
    j: {R: stroke}
  stroke:
    [0, 1, j]: R
    ['<', '>', '.', '*']: {L: restore}
    i: {write: j, L: start}
  start:
    [0, 1, '.', '*', i, j]: L
    '<': {R: find}
  find:
    [0, 1, '.', i, j]: R
    ['<', '>']: {L: first}
    '*': {write: '.', R: next}
  first:
    [0, 1, '.', i, j]: L
    '<': {R: next}
  next:
    [0, 1, i, j]: R
    '.': {write: '*', L: back}
  back:
    [0, 1, '.', i, j]: L
    '<': {R: seek}
  seek:
    [0, 1, '.', '*', i]: R
    j: {R: stroke}
  restore:
    [0, 1]: L
    ['.', '*']: {L: end}
    j: {write: i, L}
  end:
    [0, 1, '.', '*', i]: L
    '<': {R: mark}
";

/// The two-state champion `1RB1LB_1LA1RZ` and its blank tape, as the universal machine reads them: before cell 0, and from
/// it on.
pub(super) const CHAMPION: (&str, &str) = ("a<", "*i11iii.i10iii.i10i.i11<");
