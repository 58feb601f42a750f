//! A set of indices, whose members can be numbered.

/// Which indices a solver has met. When all are known, each has a rank: the number of smaller ones.
///
/// ```text
///   words    [ 0110 0000 | 0000 0001 | ... ]     one bit for each index
///   before   [         0 |         2 | ... ]     the members in all earlier words
/// ```
///
/// Memory: three bits for each two indices. A rank costs one look at each list.
#[derive(Clone, Debug, Default)]
pub(super) struct Reached {
    words: Vec<u64>,
    before: Vec<u32>,
}

/// The bytes that a set of up to `indices` indices takes.
pub(super) fn bytes_of(indices: u64) -> u64 {
    indices.div_ceil(64) * 12
}

impl Reached {
    pub(super) fn new(indices: u64) -> Self {
        let words = usize::try_from(indices.div_ceil(64)).unwrap_or(0);
        Reached {
            words: vec![0; words],
            before: Vec::new(),
        }
    }

    /// Adds an index; returns whether it is new. An index out of bounds is never new.
    #[inline]
    pub(super) fn insert(&mut self, index: u32) -> bool {
        let bit = 1 << (index % 64);
        match self.words.get_mut((index / 64) as usize) {
            Some(word) if *word & bit == 0 => {
                *word |= bit;
                true
            }
            _ => false,
        }
    }

    /// Numbers the members. Indices that are added later make it necessary again.
    pub(super) fn number(&mut self) {
        let mut members = 0;
        self.before.clear();
        self.before.extend(self.words.iter().map(|word| {
            let before = members;
            members += word.count_ones();
            before
        }));
    }

    /// The rank of a member; `None` if the index is not a member, or if the members have no numbers yet.
    #[inline]
    pub(super) fn rank(&self, index: u32) -> Option<usize> {
        let at = (index / 64) as usize;
        let word = *self.words.get(at)?;
        let bit = 1_u64 << (index % 64);
        if word & bit == 0 {
            return None;
        }
        let before = *self.before.get(at)?;
        Some((before + (word & (bit - 1)).count_ones()) as usize)
    }

    /// The member with a rank; `None` beyond the last one, or if the members have no numbers yet. Cost O(log
    /// of the indices).
    pub(super) fn member(&self, rank: usize) -> Option<u32> {
        let at = self
            .before
            .partition_point(|&before| before as usize <= rank);
        let at = at.checked_sub(1)?;
        let mut word = self.words[at];
        for _ in self.before[at] as usize..rank {
            word &= word.wrapping_sub(1);
        }
        let bit = (word != 0).then(|| word.trailing_zeros())?;
        Some(u32::try_from(at).ok()? * 64 + bit)
    }

    /// The members, in rising order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.words).flat_map(|(at, &word): (u32, &u64)| {
            let rest = |&word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            let words = std::iter::successors(Some(word).filter(|&word| word != 0), rest);
            words.map(move |word| at * 64 + word.trailing_zeros())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_numbered_in_rising_order() {
        let members = [0, 1, 63, 64, 130, 199];
        let mut reached = Reached::new(200);
        for index in members.into_iter().rev() {
            assert!(reached.insert(index) && !reached.insert(index));
        }
        assert!(!reached.insert(256), "out of bounds");
        assert_eq!(reached.rank(0), None, "not numbered yet");
        reached.number();
        assert_eq!(reached.iter().collect::<Vec<_>>(), members);
        for (rank, index) in members.into_iter().enumerate() {
            assert_eq!(reached.rank(index), Some(rank));
            assert_eq!(reached.member(rank), Some(index));
        }
        assert_eq!(
            (reached.rank(2), reached.member(members.len())),
            (None, None)
        );
        assert_eq!(reached.rank(100_000), None);
    }
}
