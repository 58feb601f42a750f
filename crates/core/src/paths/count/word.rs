//! States packed into one machine word.

use std::fmt::Debug;
use std::hash::Hash;

/// A word with a field of a few bits for each slot.
pub(super) trait Word: Copy + Debug + Default + Eq + Hash + 'static {
    /// The bits of a field.
    const WIDTH: u32;
    /// The number of slots.
    const SLOTS: usize;

    /// The field of a slot.
    fn get(self, slot: u8) -> u8;
    /// The same word with another field at a slot.
    #[must_use]
    fn with(self, slot: u8, field: u8) -> Self;
    /// A number that differs for most words.
    fn folded(self) -> u64;
}

/// Defines a word that implements [`Word`]. A field has at least two values that are no slot.
macro_rules! word {
    ($(#[$doc:meta])* $name:ident($inner:ty), $width:literal bits, $slots:literal slots, $fold:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) struct $name($inner);

        impl Default for $name {
            /// Each slot holds its own number.
            fn default() -> Self {
                (0..$slots).fold($name(0), |word, slot| word.with(slot, slot))
            }
        }

        impl Word for $name {
            const WIDTH: u32 = $width;
            const SLOTS: usize = $slots;

            fn get(self, slot: u8) -> u8 {
                let field = self.0 >> (u32::from(slot) * $width);
                (field & ((1 << $width) - 1)) as u8
            }

            fn with(self, slot: u8, field: u8) -> Self {
                let at = u32::from(slot) * $width;
                let mask: $inner = ((1 << $width) - 1) << at;
                $name(self.0 & !mask | <$inner>::from(field) << at)
            }

            fn folded(self) -> u64 {
                $fold(self.0)
            }
        }
    };
}

const fn one(word: u64) -> u64 {
    word
}

#[expect(clippy::cast_possible_truncation, reason = "the lower half is meant")]
const fn two(word: u128) -> u64 {
    (word as u64).rotate_left(21) ^ (word >> 64) as u64
}

word!(
    /// For plugs: fourteen slots of four bits.
    Short(u64), 4 bits, 14 slots, one
);
word!(
    /// For plugs: twenty-five slots of five bits.
    Long(u128), 5 bits, 25 slots, two
);
word!(
    /// For a frontier, whose fields also say which end of a piece a node is: twenty-one slots of six bits.
    Wide(u128), 6 bits, 21 slots, two
);
