//! Mixes one colour from several positions.

use super::palette::Palette;
use crate::checked::narrow;
use crate::colour::Colour;

/// A sum of colours, and how many there are: at most 32 × 32.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    colour: [u32; 3],
    count: u32,
}

impl Sum {
    #[inline]
    pub(super) fn with(self, [red, green, blue]: Colour) -> Sum {
        let [reds, greens, blues] = self.colour;
        let colour = [
            reds + u32::from(red),
            greens + u32::from(green),
            blues + u32::from(blue),
        ];
        Sum {
            colour,
            count: self.count + 1,
        }
    }

    /// The mean colour, and which part of the pixel it covers.
    #[inline]
    pub(super) fn mean(&self, level: u32) -> [u8; 4] {
        let all = 1 << (2 * level);
        let byte = |mean: u32| -> u8 { narrow(mean) };
        if self.count == all {
            // The same calculation as below, without the divisions.
            let [red, green, blue] = self.colour.map(|sum| byte((sum + all / 2) >> (2 * level)));
            return [red, green, blue, u8::MAX];
        }
        let of = |sum: u32, count: u32| byte((sum + count / 2) / count.max(1));
        let [red, green, blue] = self.colour.map(|sum| of(sum, self.count));
        [red, green, blue, of(255 * self.count, all)]
    }
}

/// A colour between won and lost: it goes from won towards lost by the square root of the share of
/// lost positions. The red of the sum counts the lost positions.
pub(super) fn density(sum: &Sum, level: u32, palette: &Palette) -> [u8; 4] {
    if sum.count == 0 {
        return [0; 4];
    }
    let [.., alpha] = sum.mean(level);
    // There are at most 1024 positions, so floating-point numbers are exact.
    let exact = |count: u32| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let way = (exact(sum.colour[0]) / exact(sum.count)).sqrt();
    let between = |at: usize| {
        let (won, lost) = (f32::from(palette.won[at]), f32::from(palette.lost[at]));
        byte(won + (lost - won) * way)
    };
    [between(0), between(1), between(2), alpha]
}

/// Rounds a number from 0 to 255.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "such a cast stays within the bounds"
)]
fn byte(number: f32) -> u8 {
    number.round() as u8
}
