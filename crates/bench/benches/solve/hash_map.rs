//! The simple way: a recursion that remembers values in a hash map of the standard library.

use std::collections::HashMap;

use appleyard_core::game::Game;
use appleyard_core::solve::Value;

pub type Known<G> = HashMap<<G as Game>::Position, Value>;

pub fn value<G: Game>(game: &G, position: &G::Position, known: &mut Known<G>) -> Value {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut best: Option<Value> = None;
    for chosen in game.moves(position) {
        let option = value(game, &game.after(position, chosen), known).one_ply_earlier();
        if best.is_none_or(|best| option.is_preferred_to(best)) {
            best = Some(option);
        }
    }
    let value = best.unwrap_or_else(|| Value::of_verdict(game.verdict(position)));
    known.insert(position.clone(), value);
    value
}
