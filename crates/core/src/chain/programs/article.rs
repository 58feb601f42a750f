//! The numbers in the table of the source article.

/// What the table says about one run of the exhaustive search, with a first move that takes one
/// object.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Printed {
    /// The moves tried; `None` where the table has asterisks because the article's 32-bit counter
    /// overflowed.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub moves: Option<u64>,
    /// The time in seconds on the author's machine, as the table prints it: 0 means less than 0.1.
    pub seconds: f64,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ArticleRow {
    /// The number of objects.
    pub objects: u32,
    /// The value of the direct game (normal play): +k is won in k plies, −k lost in k plies.
    pub direct: i32,
    /// The value of the reverse game (misère play).
    pub reverse: i32,
    /// The direct game in the array; the article did not run it beyond 12 objects.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub array: Option<Printed>,
    /// The direct game in groups.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub groups: Option<Printed>,
}

const fn printed(moves: u64, seconds: f64) -> Option<Printed> {
    let moves = Some(moves);
    Some(Printed { moves, seconds })
}

const fn ran_over(seconds: f64) -> Option<Printed> {
    let moves = None;
    Some(Printed { moves, seconds })
}

const fn row(
    objects: u32,
    direct: i32,
    reverse: i32,
    array: Option<Printed>,
    groups: Option<Printed>,
) -> ArticleRow {
    ArticleRow {
        objects,
        direct,
        reverse,
        array,
        groups,
    }
}

/// The article's summary table, for 1 to 16 objects.
pub const ARTICLE: [ArticleRow; 16] = [
    row(1, 1, -1, printed(1, 0.0), printed(1, 0.0)),
    row(2, -2, 2, printed(4, 0.0), printed(2, 0.0)),
    row(3, 3, -3, printed(17, 0.0), printed(7, 0.0)),
    row(4, -4, -3, printed(82, 0.0), printed(20, 0.0)),
    row(5, 5, 4, printed(463, 0.0), printed(71, 0.0)),
    row(6, 5, -5, printed(3_032, 0.0), printed(263, 0.0)),
    row(7, 7, 6, printed(22_693, 0.0), printed(1_107, 0.0)),
    row(8, -8, -7, printed(191_422, 0.0), printed(4_945, 0.0)),
    row(9, 7, -7, printed(1_798_427, 0.1), printed(24_283, 0.0)),
    row(10, 9, 8, printed(18_634_228, 0.8), printed(125_419, 0.0)),
    row(
        11,
        11,
        -9,
        printed(211_177_537, 10.4),
        printed(699_165, 0.1),
    ),
    row(12, -10, -9, ran_over(127.0), printed(4_057_686, 0.6)),
    row(13, 11, 10, None, printed(25_056_975, 3.84)),
    row(14, -12, -11, None, printed(160_643_971, 28.0)),
    row(15, 13, 12, None, printed(1_082_854_607, 213.0)),
    row(16, -14, -13, None, ran_over(1698.0)),
];
