//! Reads the moves of a lattice game from a text.

use super::vector::{MAX_MOVES, Move, VectorGame};
use crate::error::{Error, VectorError, place};

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
        let mut reader = Reader {
            text: text.chars().collect(),
            at: 0,
        };
        let mut moves = Vec::new();
        reader.skip(is_between);
        // One move more than is allowed is enough to refuse the game.
        while reader.at < reader.text.len() && moves.len() <= MAX_MOVES {
            moves.push(reader.one()?);
            reader.skip(is_between);
        }
        VectorGame::new(moves)
    }
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || sign == '_' || sign == ';'
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn one(&mut self) -> Result<Move, VectorError> {
        let open = self.take('(');
        let dm = self.component()?;
        if !self.take(',') {
            return Err(self.not_understood());
        }
        let dn = self.component()?;
        let mut ray = self.take('*');
        if open {
            if !self.take(')') {
                return Err(self.not_understood());
            }
            ray |= self.take('*');
        }
        Ok(Move { dm, dn, ray })
    }

    /// A whole number. One that does not fit becomes the largest or the least possible, which no vector may
    /// have.
    fn component(&mut self) -> Result<i32, VectorError> {
        self.skip(char::is_whitespace);
        let negative = self.take('-') || self.take('−');
        if !negative {
            self.take('+');
        }
        let mut value = 0_i32;
        let mut read = false;
        while let Some(digit) = self.peek().and_then(|sign| sign.to_digit(10)) {
            // As said, what does not fit is refused.
            value = value.saturating_mul(10).saturating_add_unsigned(digit);
            read = true;
            self.at += 1;
        }
        if !read {
            return Err(self.not_understood());
        }
        self.skip(|sign| sign == ' ');
        Ok(if negative { -value } else { value })
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&skipped) {
            self.at += 1;
        }
    }

    fn not_understood(&self) -> VectorError {
        VectorError::VectorsNotUnderstood {
            at: place(self.at),
            found: self.peek(),
        }
    }
}
