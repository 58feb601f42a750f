//! What a discrete machine is.

/// A discrete machine. From step to step its state depends only on its state and on what it hears at its
/// boundary:
///
/// ```text
///   S(i+1) = U[S(i), ∂E(i)]        S  the state of the machine
///   E(i+1) = U[E(i), ∂S(i)]        E  the state of its environment, which is a machine too
///
///                    ∂S: say
///        machine  ───────────────>  environment
///           S     <───────────────       E
///                    ∂E: hear
/// ```
///
/// What a machine says depends on its state alone, so that both sides can speak before either moves. A Turing
/// machine says what it will do for each symbol that it might read; its tape says the symbol under the head, and
/// looks up what that symbol brings.
///
/// A machine that hears nothing and says nothing is isolated; both types are `()` then.
pub trait Machine {
    /// Everything that its next step depends on, besides what it hears.
    type State: Clone + Eq;
    /// What it hears from its environment in a step, ∂E.
    type Heard;
    /// What its environment hears from it in a step, ∂S.
    type Said;

    /// What it says in this state.
    fn say(&self, state: &Self::State) -> Self::Said;

    /// Its next state.
    fn next(&self, state: &Self::State, heard: &Self::Heard) -> Self::State;
}

/// A machine with its environment. Together they are an isolated machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair<A, B> {
    /// The machine.
    pub machine: A,
    /// Its environment, which hears what the machine says, and says what the machine hears.
    pub environment: B,
}

impl<A, B> Machine for Pair<A, B>
where
    A: Machine,
    B: Machine<Heard = A::Said, Said = A::Heard>,
{
    type State = (A::State, B::State);
    type Heard = ();
    type Said = ();

    fn say(&self, _: &Self::State) {}

    fn next(&self, (inside, outside): &Self::State, (): &()) -> Self::State {
        let said = self.machine.say(inside);
        let heard = self.environment.say(outside);
        (
            self.machine.next(inside, &heard),
            self.environment.next(outside, &said),
        )
    }
}
