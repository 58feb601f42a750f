//! The options of a row, the best one first.

use super::why::ChainWhy;

impl ChainWhy {
    /// The places of the options, those first that whoever must move prefers; of equally good ones in
    /// their order. So those in [`best`](ChainWhy::best) come first. Cost O(n²) for n options.
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = Vec::with_capacity(self.options.len());
        for (place, option) in self.options.iter().enumerate() {
            let is_better = |&other: &usize| {
                let other = self.options.get(other);
                other.is_some_and(|other| option.worth.is_preferred_to(other.worth))
            };
            let at = ranking.partition_point(|other| !is_better(other));
            ranking.insert(at, place);
        }
        ranking
    }
}
