//! Networks that compare neighbours only. They need n(n-1)/2 comparators, as each can only mend one
//! of the n(n-1)/2 pairs that are in the wrong order at worst.
//!
//! ```text
//!   insertion                as early as possible    odd-even transposition
//!   0 ──●─────●────────●──   0 ──●─────●─────●──     0 ──●─────●─────
//!   1 ──●──●──●─────●──●──   1 ──●──●──●──●──●──     1 ──●──●──●──●──
//!   2 ─────●─────●──●─────   2 ─────●──●──●─────     2 ──●──●──●──●──
//!   3 ───────────●────────   3 ────────●────────     3 ──●─────●─────
//! ```

use super::Comparator;

pub(super) fn insertion(n: u8) -> Vec<Comparator> {
    let places = (1..n).flat_map(|from| (0..from).rev());
    places.map(|place| (place, place + 1)).collect()
}

pub(super) fn bubble(n: u8) -> Vec<Comparator> {
    let places = (1..n).rev().flat_map(|last| 0..last);
    places.map(|place| (place, place + 1)).collect()
}

pub(super) fn odd_even_transposition(n: u8) -> Vec<Comparator> {
    let places = (0..n).flat_map(|round| (round % 2..n.saturating_sub(1)).step_by(2));
    places.map(|place| (place, place + 1)).collect()
}
