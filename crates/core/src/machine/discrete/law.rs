//! What a part of a row does in a step.

use super::fixed::{drift, kick};

/// The state of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartState {
    /// The number in its cell, which its neighbours hear.
    pub value: i32,
    /// What it remembers besides: a part of a string keeps the number before. Otherwise 0.
    pub memory: i32,
}

/// What a part is. Parts of one role follow one law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Role {
    /// Lit, 1, if the counter was odd.
    Lamp,
    /// The presses so far.
    Counter,
    /// Whether the button is pressed: now in the first cell, a step later in the next one, and so on.
    Press,
    /// The state of a finite automaton.
    State,
    /// A letter of its word, which moves towards the automaton. −1 stands for the end of the word.
    Letter,
    /// The move of the left player: 0 cooperates, 1 defects.
    FirstPlayer,
    /// The move of the right player.
    SecondPlayer,
    /// A cell of an elementary cellular automaton.
    Cell,
    /// When a particle is somewhere.
    Time,
    /// Where it is then.
    Position,
    /// How far a part of a string is from its place of rest.
    String,
    /// The angle of a pendulum.
    Angle,
    /// Its momentum.
    Momentum,
    /// The control of a Turing machine, and the symbol under its head.
    Head,
    /// A cell of its tape. The row goes with the head.
    Tape,
}

/// How the number in a cell is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum CellKind {
    /// One of a few signs.
    Symbol,
    /// A whole number.
    Number,
    /// A whole number, which is a distance from rest.
    Amplitude,
    /// A number in 65,536ths.
    Fixed,
    /// Ten times the number of a state, from 0, and the symbol under the head; -1 less the symbol once the machine has
    /// halted.
    Head,
}

impl Role {
    /// How the number in its cell is meant.
    pub fn kind(self) -> CellKind {
        match self {
            Role::Counter | Role::Time | Role::Position => CellKind::Number,
            Role::String => CellKind::Amplitude,
            Role::Angle | Role::Momentum => CellKind::Fixed,
            Role::Head => CellKind::Head,
            _ => CellKind::Symbol,
        }
    }

    /// Whether its law has an inverse here.
    pub fn reversible(self) -> bool {
        matches!(
            self,
            Role::Time | Role::Position | Role::String | Role::Angle | Role::Momentum
        )
    }
}

/// A player who meets another again and again. A move is its whole state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FacingPlayer {
    /// Always cooperates.
    Cooperator,
    /// Always defects.
    Defector,
    /// Takes turns, and begins with cooperation.
    Alternator,
    /// Cooperates first, then does what the other did.
    TitForTat,
    /// Cooperates until the other defects, and never again.
    Grudger,
    /// Keeps its move after the other cooperated, and changes it after the other defected.
    Pavlov,
}

impl FacingPlayer {
    /// Its next moves, a bit each: after both cooperated, after only the other defected, after only it defected
    /// itself, and after both defected.
    fn table(self) -> u8 {
        match self {
            FacingPlayer::Cooperator => 0b0000,
            FacingPlayer::Defector => 0b1111,
            FacingPlayer::Alternator => 0b0011,
            FacingPlayer::TitForTat => 0b1010,
            FacingPlayer::Grudger => 0b1110,
            FacingPlayer::Pavlov => 0b0110,
        }
    }
}

/// A finite automaton that reads 0s and 1s. It begins in state 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Automaton {
    /// Accepts words with an even number of 1s.
    EvenOnes,
    /// Accepts numbers in binary that 3 divides.
    DivisibleByThree,
    /// Accepts words with two 1s next to each other.
    TwoOnes,
}

impl Automaton {
    /// The state that follows a state, for a letter 0 and for a letter 1.
    pub fn table(self) -> &'static [[i32; 2]] {
        match self {
            Automaton::EvenOnes => &[[0, 1], [1, 0]],
            Automaton::DivisibleByThree => &[[0, 1], [2, 0], [1, 2]],
            Automaton::TwoOnes => &[[0, 1], [0, 2], [2, 2]],
        }
    }

    /// Whether it accepts a word after which it is in this state.
    pub fn accepts(self, state: i32) -> bool {
        state == if self == Automaton::TwoOnes { 2 } else { 0 }
    }
}

/// What a part does, with the numbers of its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Law {
    Lamp,
    Counter,
    Press,
    State(Automaton),
    Letter,
    FirstPlayer(FacingPlayer),
    SecondPlayer(FacingPlayer),
    /// The number of the rule, as Wolfram numbers them.
    Cell(u8),
    Time,
    /// How far it moves in a step.
    Position(i32),
    String,
    Angle,
    Momentum,
    /// The head of a Turing machine and its tape: the [control](super::control::Control) changes all of them at once.
    Head,
    Tape,
}

/// The sum; where it would leave the range of numbers, the last of them.
fn plus(one: i32, other: i32) -> i32 {
    one.saturating_add(other)
}

/// The difference, in the same way.
fn minus(one: i32, other: i32) -> i32 {
    one.saturating_sub(other)
}

/// A bit of a table.
fn bit(table: u8, index: i32) -> i32 {
    i32::from(table >> (index & 7) & 1)
}

impl Law {
    pub(super) fn role(self) -> Role {
        match self {
            Law::Lamp => Role::Lamp,
            Law::Counter => Role::Counter,
            Law::Press => Role::Press,
            Law::State(_) => Role::State,
            Law::Letter => Role::Letter,
            Law::FirstPlayer(_) => Role::FirstPlayer,
            Law::SecondPlayer(_) => Role::SecondPlayer,
            Law::Cell(_) => Role::Cell,
            Law::Time => Role::Time,
            Law::Position(_) => Role::Position,
            Law::String => Role::String,
            Law::Angle => Role::Angle,
            Law::Momentum => Role::Momentum,
            Law::Head => Role::Head,
            Law::Tape => Role::Tape,
        }
    }

    /// Whether its next state depends on the left neighbour, and on the right one.
    pub(super) fn hears(self) -> [bool; 2] {
        // A player whose two columns of the table are the same does not hear the other.
        let listens = |player: FacingPlayer| (player.table() >> 1 ^ player.table()) & 0b0101 != 0;
        match self {
            Law::Lamp | Law::Counter | Law::Press | Law::State(_) | Law::Letter | Law::Angle => {
                [false, true]
            }
            Law::FirstPlayer(player) => [false, listens(player)],
            Law::SecondPlayer(player) => [listens(player), false],
            Law::Cell(rule) => [(rule >> 4 ^ rule) & 15 != 0, (rule >> 1 ^ rule) & 0x55 != 0],
            Law::Time | Law::Position(_) | Law::Head | Law::Tape => [false, false],
            Law::String => [true, true],
            Law::Momentum => [true, false],
        }
    }

    /// The next state. Within the limits of a run no sum reaches the bounds of `i32`.
    pub(super) fn next(self, left: i32, own: PartState, right: i32) -> PartState {
        let now = own.value;
        let value = match self {
            Law::Lamp => right & 1,
            Law::Counter => plus(now, right),
            Law::Press | Law::Letter => right,
            Law::State(automaton) => {
                let row = usize::try_from(now)
                    .ok()
                    .and_then(|it| automaton.table().get(it));
                let next = usize::try_from(right).ok().and_then(|it| row?.get(it));
                // A letter that the automaton does not know leaves it as it is.
                next.copied().unwrap_or(now)
            }
            Law::FirstPlayer(player) => bit(player.table(), 2 * now + right),
            Law::SecondPlayer(player) => bit(player.table(), 2 * now + left),
            Law::Cell(rule) => bit(rule, 4 * left + 2 * now + right),
            Law::Time => plus(now, 1),
            Law::Position(velocity) => plus(now, velocity),
            Law::String => minus(plus(left, right), own.memory),
            // The angle knows as well as the momentum by how much the momentum changes.
            Law::Angle => plus(now, drift(minus(right, kick(now)))),
            Law::Momentum => minus(now, kick(left)),
            Law::Head | Law::Tape => now,
        };
        let memory = if self == Law::String { now } else { 0 };
        PartState { value, memory }
    }

    /// The state before, for a law that has an inverse; otherwise the state itself. A string has the same law in
    /// both directions, once its parts are [turned](Law::turned).
    pub(super) fn before(self, left: i32, own: PartState, right: i32) -> PartState {
        let now = own.value;
        let value = match self {
            Law::Time => minus(now, 1),
            Law::Position(velocity) => minus(now, velocity),
            Law::String => return self.next(left, own, right),
            Law::Angle => minus(now, drift(right)),
            Law::Momentum => plus(now, kick(minus(left, drift(now)))),
            _ => return own,
        };
        PartState { value, memory: 0 }
    }

    /// The same state for time that runs the other way: a string has the other of its two numbers now.
    pub(super) fn turned(self, own: PartState) -> PartState {
        let PartState { value, memory } = own;
        match self {
            Law::String => PartState {
                value: memory,
                memory: value,
            },
            _ => own,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All laws with numbers that their parts can have.
    fn laws() -> Vec<(Law, std::ops::Range<i32>)> {
        let players = [
            FacingPlayer::Cooperator,
            FacingPlayer::Defector,
            FacingPlayer::Alternator,
            FacingPlayer::TitForTat,
            FacingPlayer::Grudger,
            FacingPlayer::Pavlov,
        ];
        let automata = [
            (Automaton::EvenOnes, 2),
            (Automaton::DivisibleByThree, 3),
            (Automaton::TwoOnes, 3),
        ];
        let mut laws: Vec<_> = (0..=255).map(|rule| (Law::Cell(rule), 0..2)).collect();
        laws.extend(players.map(|it| (Law::FirstPlayer(it), 0..2)));
        laws.extend(players.map(|it| (Law::SecondPlayer(it), 0..2)));
        laws.extend(automata.map(|(it, states)| (Law::State(it), 0..states)));
        laws.extend([Law::Lamp, Law::Counter, Law::Press, Law::Letter].map(|it| (it, 0..2)));
        laws.extend([Law::Time, Law::Position(3), Law::String].map(|it| (it, -9..9)));
        laws.extend([Law::Angle, Law::Momentum].map(|it| (it, -30_000..-29_990)));
        laws
    }

    /// What crosses a boundary on the page is what the law reads, no more and no less.
    #[test]
    fn a_law_hears_exactly_the_neighbours_that_make_a_difference() {
        for (law, numbers) in laws() {
            let others = [numbers.start, numbers.start + 1, numbers.end - 1];
            let differs = |with: &dyn Fn(i32, i32, PartState) -> PartState| {
                numbers.clone().any(|value| {
                    let own = PartState { value, memory: 0 };
                    others.iter().any(|&still| {
                        let met = others.map(|other| with(other, still, own));
                        met[0] != met[1] || met[0] != met[2]
                    })
                })
            };
            let left = differs(&|other, still, own| law.next(other, own, still));
            let right = differs(&|other, still, own| law.next(still, own, other));
            if matches!(law, Law::Angle | Law::Momentum) {
                // Ten numbers close to each other have the same kick.
                let far = |left, right| law.next(left, PartState::default(), right);
                assert_eq!(law.hears()[0], far(-60_000, 0) != far(60_000, 0));
                assert_eq!(law.hears()[1], far(0, -60_000) != far(0, 60_000));
            } else {
                assert_eq!(law.hears(), [left, right], "{law:?}");
            }
        }
    }
}
