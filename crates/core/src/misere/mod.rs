//! Misère play of heap games: the player who makes the last move loses.
//!
//! Under normal play a sum of heaps behaves like one heap of Nim. Under misère play it does not. But for many games
//! the sums of their own heaps still fall into few classes, such that sums of one class can stand for each other in
//! any company. The classes form a finite commutative monoid, the *misère quotient* (Plambeck, *Taming the wild in
//! impartial combinatorial games*, 2005; Plambeck and Siegel, *Misère quotients for impartial games*, 2008). A
//! position is lost exactly if its class is one of the lost ones.
//!
//! ```text
//!   HeapRules          what a move leaves of a heap     octal codes, and sets of numbers to take
//!     │
//!   MisereRun          heap by heap                     a Run; it refuses what is too large
//!     │  ├── reduced     the game on few heaps          who wins, by search; only a guess
//!     │  ├── learning    a table of sums and contexts   a monoid that agrees with the guess
//!     │  └── transitions all sums with their options    the proof
//!     │
//!   MisereQuotient ── verdict, winning_moves            any heaps, once the period is proved
//! ```
//!
//! # Proof
//!
//! Let a homomorphism take each heap to an element of a finite commutative monoid, and let some elements be called
//! lost. They are right for all sums exactly if, for every sum but the empty one, its element is lost exactly if no
//! option's element is; the empty sum is not lost. The transitions check that for all sums at once. So it does not matter
//! how a monoid was found. If, besides, any two elements differ in some company, it is the quotient itself.
//!
//! # Periods
//!
//! The theorem of Guy, Smith and Plambeck (Plambeck 2005; Siegel, *Misère games and misère quotients*, 2006) carries that of
//! normal play over: let a move of an octal game take at most t objects. If heaps n and n + p have the same element for all n from
//! n₀ ≥ 1 to 2n₀ + p + t - 1, then so it is for all n from n₀ on, and no larger heap changes the quotient. The reason is
//! the same as in [`OctalGrundy`](crate::chain::OctalGrundy): larger heaps have options with the same elements, so they
//! have the same transitions. If no move splits a heap, agreement of t heaps in a row is enough.

mod elements;
pub(crate) mod error;
mod learning;
mod monoid;
mod moves;
mod quotient;
mod reduced;
mod rules;
mod run;
mod transitions;
mod written;

pub use monoid::Element;
pub use moves::MisereMoves;
pub use quotient::{MisereGrowth, MisereQuotient, MisereVerdict};
pub use rules::HeapRules;
pub use run::{MAX_ELEMENTS, MAX_MISERE_HEAP, MAX_SUMS, MisereRun};
