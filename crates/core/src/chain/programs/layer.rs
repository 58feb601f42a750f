//! The positions with the same number of objects, one after another.

use super::rules::Rules;

/// A walk through all positions of a row, from few objects to many. With each position that it
/// returns, the walk makes that position's part of the next layer, so that no single step makes a
/// whole layer.
#[derive(Clone, Debug)]
pub(super) struct Layer<P> {
    objects: u32,
    positions: Vec<P>,
    /// The index of the position that comes next.
    next: usize,
    /// The positions with one object more that follow from those returned so far.
    above: Vec<P>,
}

impl<P: Copy> Layer<P> {
    /// The layer without objects: the empty row.
    pub(super) fn lowest<R: Rules<Position = P>>() -> Self {
        Layer {
            objects: 0,
            positions: vec![R::EMPTY],
            next: 0,
            above: Vec::new(),
        }
    }

    /// The number of objects of its positions.
    pub(super) fn objects(&self) -> u32 {
        self.objects
    }

    /// The number of positions in the layer.
    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether the walk has returned every position of the layer.
    pub(super) fn is_done(&self) -> bool {
        self.next == self.positions.len()
    }

    /// The next position.
    pub(super) fn next<R: Rules<Position = P>>(&mut self, rules: &R) -> Option<P> {
        let position = self.positions.get(self.next).copied()?;
        self.next += 1;
        rules.with_one_more(position, &mut self.above);
        Some(position)
    }

    /// Goes to the layer with one object more. The walk must have returned every position.
    pub(super) fn rise(&mut self) {
        self.positions = std::mem::take(&mut self.above);
        self.next = 0;
        self.objects += 1;
    }
}
