//! The usual number of comparisons.

/// The mean number of comparisons with random pivots, three areas and no cutoff, for `n` elements with
/// `n` different values: 2(n + 1)H(n) - 4n, where H(n) = 1 + 1/2 + ... + 1/n.
///
/// It is the same for each of the three schemes, because all of them compare every other element of a
/// part with its pivot once. Cost O(n).
///
/// # Source
///
/// Hoare, *Quicksort*, The Computer Journal 5 (1962); Knuth, *The Art of Computer Programming* 3,
/// section 5.2.2.
///
/// ```
/// use appleyard_core::sort::mean_comparisons;
///
/// // Three elements: with a chance of 1/3 the pivot is the median, and 2 comparisons are enough; else 3.
/// assert!((mean_comparisons(3) - 8.0 / 3.0).abs() < 1e-12);
/// ```
pub fn mean_comparisons(n: u32) -> f64 {
    let harmonic: f64 = (1..=n).map(|k| 1.0 / f64::from(k)).sum();
    2.0 * (f64::from(n) + 1.0) * harmonic - 4.0 * f64::from(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By the definition: n - 1 comparisons, then two parts, where every division has the same chance.
    #[test]
    fn the_formula_equals_the_recurrence() {
        let mut means: Vec<f64> = vec![0.0];
        for n in 1..=60_u32 {
            let parts: f64 = means.iter().sum();
            means.push(f64::from(n) - 1.0 + 2.0 * parts / f64::from(n));
        }
        for (n, mean) in (0..).zip(means) {
            assert!((mean_comparisons(n) - mean).abs() < 1e-9, "{n}");
        }
    }
}
