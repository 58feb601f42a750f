//! Reads the moves of a lattice game from a text.

use super::vector::{MAX_MOVES, Move, VectorGame};
use crate::error::{Error, VectorError};
use crate::text_cursor::TextCursor;

impl VectorGame {
    /// Reads the moves of a game: `-1,0 0,-1 -1,+1`. A star after a vector makes it a ray. Parentheses may
    /// stand around a vector; blanks, semicolons and underscores may stand between two.
    ///
    /// # Errors
    ///
    /// [`VectorError::VectorsNotUnderstood`], and those of [`VectorGame::new`].
    ///
    /// ```
    /// use appleyard_core::lattice::VectorGame;
    ///
    /// let apples = VectorGame::parse("(-1,0) (0,-1) (-1,+1)")?;
    /// assert_eq!(apples.moves(), VectorGame::apples().moves());
    /// assert!(VectorGame::parse("-1,0*_0,-1*")?.has_rays());
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<VectorGame, Error> {
        let mut cursor = TextCursor::new(text);
        let mut moves = Vec::new();
        cursor.take_while(is_between);
        // One move more than is allowed is enough to refuse the game.
        while cursor.peek().is_some() && moves.len() <= MAX_MOVES {
            moves.push(one(&mut cursor)?);
            cursor.take_while(is_between);
        }
        VectorGame::new(moves)
    }
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || sign == '_' || sign == ';'
}

fn one(cursor: &mut TextCursor) -> Result<Move, VectorError> {
    let open = cursor.take("(");
    let dm = component(cursor)?;
    if !cursor.take(",") {
        return Err(not_understood(cursor));
    }
    let dn = component(cursor)?;
    let mut ray = cursor.take("*");
    if open {
        if !cursor.take(")") {
            return Err(not_understood(cursor));
        }
        ray |= cursor.take("*");
    }
    Ok(Move { dm, dn, ray })
}

fn component(cursor: &mut TextCursor) -> Result<i32, VectorError> {
    cursor.take_while(char::is_whitespace);
    let negative = cursor.take("-") || cursor.take("−");
    if !negative {
        cursor.take("+");
    }
    let digits = cursor.take_while(|it| it.is_ascii_digit());
    if digits.is_empty() {
        return Err(not_understood(cursor));
    }
    // A number that does not fit becomes the largest or the least possible, which no vector may have.
    let value: i32 = digits.parse().unwrap_or(i32::MAX);
    cursor.take_while(|it| it == ' ');
    Ok(if negative { -value } else { value })
}

fn not_understood(cursor: &TextCursor) -> VectorError {
    VectorError::VectorsNotUnderstood {
        at: cursor.character(),
        found: cursor.peek(),
    }
}
