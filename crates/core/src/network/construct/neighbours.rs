//! Networks that compare neighbours only. They need n(n-1)/2 comparators, because at worst all
//! n(n-1)/2 pairs are in the wrong order, and each comparator can correct only one pair.
//!
//! ```text
//!   insertion                as early as possible    odd-even transposition
//!   0 ──●─────●────────●──   0 ──●─────●─────●──     0 ──●─────●─────
//!   1 ──●──●──●─────●──●──   1 ──●──●──●──●──●──     1 ──●──●──●──●──
//!   2 ─────●─────●──●─────   2 ─────●──●──●─────     2 ──●──●──●──●──
//!   3 ───────────●────────   3 ────────●────────     3 ──●─────●─────
//! ```

use super::Comparator;

pub fn insertion(n: u8) -> Vec<Comparator> {
    let places = (1..n).flat_map(|from| (0..from).rev());
    places.map(|place| (place, place + 1)).collect()
}

pub fn bubble(n: u8) -> Vec<Comparator> {
    let places = (1..n).rev().flat_map(|last| 0..last);
    places.map(|place| (place, place + 1)).collect()
}

pub fn odd_even_transposition(n: u8) -> Vec<Comparator> {
    let places = (0..n).flat_map(|round| (round % 2..n.max(1) - 1).step_by(2));
    places.map(|place| (place, place + 1)).collect()
}
