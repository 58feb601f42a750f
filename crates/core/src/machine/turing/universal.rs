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

/// Looks for `*` (A) and for the head (B to D); carries its symbol to the rules (E to H), finds the rule for it (I) and
/// reads it (J to L, Q); carries what it says to the head (M to U), writes, and moves the head (V to d); comes back
/// (e, f) and counts the strokes of the rule (g to o), each of which moves `*` by one rule; restores the strokes and
/// begins again (p, q). It halts if the rule has no stroke.
pub(super) const UNIVERSAL: &str = "
blank: 0
start state: A
table:
  A:
    [0, 1, '.', i]: R
    ['<', '>']: {L: halt}
    '*': {R: B}
  B:
    [0, 1, '.', i]: R
    '<': {L: C}
    '>': {R: D}
  C:
    [0, 1, '<', '.', '*', i]: L
    a: {R: E}
    b: {R: F}
  D:
    [0, 1]: R
    a: {L: G}
    b: {L: H}
  E:
    [0, 1, '<', '.', i]: R
    '*': {write: '.', R: J}
  F:
    [0, 1, '<', '.', i]: R
    '*': {write: '.', R: I}
  G:
    [0, 1, '>', '.', i]: L
    '*': {write: '.', R: J}
  H:
    [0, 1, '>', '.', i]: L
    '*': {write: '.', R: I}
  I:
    [0, 1, i]: R
    '.': {R: J}
  J:
    i: {write: j, R: K}
  K:
    0: {R: L}
    1: {R: Q}
  L:
    0: {R: M}
    1: {R: O}
  M:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 0, L: c}
    '<': {L: N}
  N:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 0, L: V}
  O:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 0, R: c}
    '<': {L: P}
  P:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 0, R: V}
  Q:
    0: {R: R}
    1: {R: T}
  R:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 1, L: c}
    '<': {L: S}
  S:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 1, L: V}
  T:
    [0, 1, '>', '.', i]: R
    [a, b]: {write: 1, R: c}
    '<': {L: U}
  U:
    [0, 1, '<', '.', i, j]: L
    [a, b]: {write: 1, R: V}
  V:
    0: {write: a, R: e}
    1: {write: b, R: e}
    '<': {R: W}
  W:
    [0, 1, '.', i, j]: R
    '<': {write: '>', R: c}
  c:
    0: {write: a, L: f}
    1: {write: b, L: f}
    '>': {write: '<', L: d}
  d:
    [0, 1, '.', i, j]: L
    '<': {L: V}
  e:
    [0, 1, '<', '.', i]: R
    j: {R: g}
  f:
    [0, 1, '>', '.', i]: L
    j: {R: g}
  g:
    [0, 1, j]: R
    ['<', '>', '.', '*']: {L: p}
    i: {write: j, L: h}
  h:
    [0, 1, '.', '*', i, j]: L
    '<': {R: k}
  k:
    [0, 1, '.', i, j]: R
    ['<', '>']: {L: l}
    '*': {write: '.', R: m}
  l:
    [0, 1, '.', i, j]: L
    '<': {R: m}
  m:
    [0, 1, i, j]: R
    '.': {write: '*', L: n}
  n:
    [0, 1, '.', i, j]: L
    '<': {R: o}
  o:
    [0, 1, '.', '*', i]: R
    j: {R: g}
  p:
    [0, 1]: L
    ['.', '*']: {L: q}
    j: {write: i, L}
  q:
    [0, 1, '.', '*', i]: L
    '<': {R: A}
";

/// The two-state champion `1RB1LB_1LA1RZ` and its blank tape, as the universal machine reads them: before cell 0, and from
/// it on.
pub(super) const CHAMPION: (&str, &str) = ("a<", "*i11iii.i10iii.i10i.i11<");
