//! Points of the lattice and the vectors between them.

use std::fmt;

/// A point of the quadrant m, n ≥ 0.
///
/// ```text
///    n ↑
///      │ ·  ·  ·
///      │ ·  ·  x      x = (2,1)
///      │ ·  ·  ·
///      └──────────→ m
/// ```
///
/// In the apple game it stands for m whole apples and n halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct Point {
    /// Across: whole apples.
    pub m: u32,
    /// Up: halves.
    pub n: u32,
}

impl Point {
    /// The point to which the vector leads, or `None` if that lies outside the quadrant (which ends
    /// at the largest `u32`).
    pub fn checked_add(self, vector: Vector) -> Option<Point> {
        Some(Point {
            m: self.m.checked_add_signed(vector.dm)?,
            n: self.n.checked_add_signed(vector.dn)?,
        })
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.m, self.n)
    }
}

/// A move on the lattice: what it adds to m and to n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vector {
    /// Added to m.
    pub dm: i32,
    /// Added to n.
    pub dn: i32,
}

impl fmt::Display for Vector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.dm, self.dn)
    }
}
