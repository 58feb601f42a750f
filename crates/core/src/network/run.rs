//! Elements going through a network.

use super::Network;
use crate::error::NetworkError;

impl Network {
    /// Sends the elements through the network: element i enters on wire i, and at the end place i
    /// has the element of wire i. Equal elements are not swapped. Cost: one comparison for each
    /// comparator.
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(3, vec![(1, 2), (0, 2), (0, 1)])?;
    /// let mut letters = ['c', 'a', 'b'];
    /// network.apply(&mut letters)?;
    /// assert_eq!(letters, ['a', 'b', 'c']);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NetworkError::WrongLength`] if the number of elements is not the number of wires.
    pub fn apply<T: Ord>(&self, elements: &mut [T]) -> Result<(), NetworkError> {
        self.check_length(elements.len())?;
        for &(a, b) in self.comparators() {
            let (a, b) = (usize::from(a), usize::from(b));
            if elements[b] < elements[a] {
                elements.swap(a, b);
            }
        }
        Ok(())
    }

    /// The elements on the wires after 0, 1, 2, … comparators: size + 1 rows, one after the other,
    /// each with a value for each wire. The first row is the input, the last row the output. Cost
    /// O(size · wires).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(3, vec![(1, 2), (0, 2), (0, 1)])?;
    /// assert_eq!(network.trace(&[3, 2, 1])?, [3, 2, 1,  3, 1, 2,  2, 1, 3,  1, 2, 3]);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NetworkError::WrongLength`] if the number of values is not the number of wires.
    pub fn trace(&self, values: &[u32]) -> Result<Vec<u32>, NetworkError> {
        self.check_length(values.len())?;
        let mut row = values.to_vec();
        let mut rows = Vec::with_capacity((self.size() + 1) * row.len());
        rows.extend_from_slice(&row);
        for &(a, b) in self.comparators() {
            let (a, b) = (usize::from(a), usize::from(b));
            (row[a], row[b]) = (row[a].min(row[b]), row[a].max(row[b]));
            rows.extend_from_slice(&row);
        }
        Ok(rows)
    }

    fn check_length(&self, length: usize) -> Result<(), NetworkError> {
        if length == self.wires() {
            return Ok(());
        }
        Err(NetworkError::WrongLength {
            length: length as u64,
            wires: self.wires() as u64,
        })
    }
}
