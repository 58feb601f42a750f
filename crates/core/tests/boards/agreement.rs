//! The solver by indices against the one that stores positions: every value and every witness.

use std::collections::HashSet;

use appleyard_core::Error;
use appleyard_core::boards::{
    Board, BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow, StoneStep,
};
use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, Listed, Solved};

use crate::support::agreement::{
    every_solver_agrees, every_solver_agrees_when_folded, indexed, moves_are_written,
    position_follows, stored,
};
use crate::support::canonical::Canonical;

/// Compares a game with the same one whose images have one index.
fn agree_when_folded<G>(game: &G)
where
    G: BoardGame + Clone + 'static,
{
    let plain = stored(game.clone(), [game.start()]);
    let run = every_solver_agrees_when_folded(game);
    assert!(run.count() < plain.count());
    let canonical = Canonical(game.clone());
    let canonical = stored(canonical.clone(), [canonical.start()]);
    assert_eq!(canonical.count(), run.count());
    for board in canonical.positions() {
        assert_eq!(canonical.value(board), plain.value(board));
    }
    for board in plain.positions() {
        let about = game.text(board);
        assert_eq!(run.value(board), plain.value(board), "{about}");
        assert_eq!(run.witness(board), plain.witness(board), "{about}");
        for symmetry in 0..game.symmetries() {
            let image = game.image(board, symmetry);
            assert_eq!(plain.value(&image), plain.value(board), "{about}");
        }
    }
}

#[test]
fn rows_of_stones_agree() {
    for (columns, rows, length) in [
        (3, 3, 3),
        (3, 3, 2),
        (4, 3, 3),
        (3, 4, 4),
        (1, 1, 1),
        (5, 2, 3),
        (9, 1, 3),
    ] {
        every_solver_agrees(&InARow::new(columns, rows, length).unwrap());
    }
    agree_when_folded(&InARow::new(3, 3, 3).unwrap());
    agree_when_folded(&InARow::new(4, 3, 3).unwrap());
}

#[test]
fn falling_stones_agree() {
    for (columns, rows, length) in [
        (4, 3, 4),
        (3, 4, 3),
        (3, 3, 3),
        (5, 2, 4),
        (2, 7, 2),
        (4, 4, 4),
    ] {
        every_solver_agrees(&FourInARow::new(columns, rows, length).unwrap());
    }
    agree_when_folded(&FourInARow::new(4, 3, 4).unwrap());
    agree_when_folded(&FourInARow::new(3, 4, 3).unwrap());
}

#[test]
fn pawns_agree() {
    for (columns, rows) in [
        (3, 3),
        (4, 3),
        (3, 4),
        (4, 4),
        (1, 3),
        (2, 8),
        (5, 3),
        (3, 5),
    ] {
        every_solver_agrees(&Hexapawn::new(columns, rows).unwrap());
    }
    agree_when_folded(&Hexapawn::new(4, 4).unwrap());
}

#[test]
fn cars_agree() {
    for size in 2..=4 {
        every_solver_agrees(&Dodgem::new(size).unwrap());
    }
}

/// Sliding stones with one board for all that are turned or reflected, whoever moves.
#[derive(Clone)]
struct Classes {
    game: Dao,
    /// For each way to turn or reflect the board, where any set of stones goes.
    images: Vec<Vec<u32>>,
}

impl Classes {
    fn new() -> Classes {
        let place = |square: u32, symmetry: u32| {
            let (mut column, mut row) = (square % 4, square / 4);
            if symmetry & 1 != 0 {
                column = 3 - column;
            }
            if symmetry & 2 != 0 {
                row = 3 - row;
            }
            if symmetry & 4 != 0 {
                (column, row) = (row, column);
            }
            row * 4 + column
        };
        let moved = |stones: u32, symmetry| {
            let squares = (0..16).filter(|square| stones >> square & 1 != 0);
            squares.fold(0, |all, square| all | 1 << place(square, symmetry))
        };
        let images = (0..8).map(|symmetry| (0..1 << 16).map(|it| moved(it, symmetry)).collect());
        Classes {
            game: Dao::new(),
            images: images.collect(),
        }
    }

    fn images(&self, board: &Board) -> impl Iterator<Item = Board> {
        let (mine, theirs) = board.sides();
        let image = move |moved: &Vec<u32>| (moved[mine as usize], moved[theirs as usize]);
        let sides = self.images.iter().map(image);
        sides.map(|(mine, theirs)| Board::of_sides(Player::First, mine, theirs))
    }

    fn of(&self, board: &Board) -> Board {
        let least = self.images(board).min_by_key(|it| (it.first, it.second));
        least.unwrap()
    }
}

impl Game for Classes {
    type Position = Board;
    type Move = StoneStep;

    fn moves(&self, board: &Board) -> impl Iterator<Item = StoneStep> {
        self.game.moves(board)
    }

    fn after(&self, board: &Board, step: StoneStep) -> Board {
        self.of(&self.game.after(board, step))
    }

    fn verdict(&self, board: &Board) -> Outcome {
        self.game.verdict(board)
    }
}

/// The other solver meets each class of boards once; the solver by indices has all of them.
#[test]
fn sliding_stones_agree() {
    let run = indexed(Dao::new());
    let (game, classes) = (run.game(), Classes::new());
    let plain = stored(classes.clone(), [classes.of(&game.start())]);
    let mut count = 0;
    for board in plain.positions() {
        let about = game.text(board);
        assert_eq!(run.witness(board), plain.witness(board), "{about}");
        let images: HashSet<Board> = classes.images(board).collect();
        for image in &images {
            let index = game.index(image).unwrap();
            assert_eq!(game.position_at(index).as_ref(), Some(image), "{about}");
            assert_eq!(run.value(image), plain.value(board), "{about}");
        }
        count += images.len();
    }
    assert_eq!(run.count(), count);
    assert!(count as u64 <= game.most_positions());
    for place in (0..).step_by(97).take_while(|&it| (it as usize) < count) {
        let board = run.position(place).unwrap();
        position_follows(&run, &board);
        moves_are_written(game, &board);
    }
}

#[test]
#[ignore = "takes minutes; the classes of boards are compared above"]
fn sliding_stones_agree_one_by_one() {
    every_solver_agrees(&Dao::new());
}

/// Each position names the positions before it exactly as often as moves lead to it.
#[test]
fn steps_back_are_steps_seen_from_the_other_end() {
    fn check<G: BoardGame>(game: &G, boards: impl Iterator<Item = Board>) {
        for board in boards.filter(|board| game.is_possible(board)) {
            let before = |of: &Board, wanted: &Board| {
                let (mut times, wanted) = (0, game.index(wanted));
                game.before(of, &mut |it| times += u32::from(game.index(&it) == wanted));
                times
            };
            let mut after = Vec::new();
            for step in game.moves(&board) {
                after.push(game.after(&board, step));
            }
            for option in &after {
                let same = after
                    .iter()
                    .filter(|it| game.index(it) == game.index(option));
                assert_eq!(before(option, &board) as usize, same.count());
            }
        }
    }
    let dodgem = Dodgem::new(3).unwrap();
    let all = 0..u32::try_from(dodgem.indices()).unwrap();
    check(&dodgem, all.filter_map(|index| dodgem.position_at(index)));
    let dao = Dao::new();
    let some = (0..u32::try_from(dao.indices()).unwrap()).step_by(97);
    check(&dao, some.filter_map(|index| dao.position_at(index)));
}

#[test]
fn a_position_that_was_not_asked_for_is_not_known() {
    let game = InARow::new(3, 3, 3).unwrap();
    let middle = game.parse("x.o/.../...:x").unwrap();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&middle).unwrap();
    run.advance(3).unwrap();
    assert_eq!(run.value(&middle), Err(Error::PositionNotSolved));
    run.finish().unwrap();
    let known = run.value(&middle).unwrap();
    let start = run.game().start();
    assert_eq!(run.value(&start), Err(Error::PositionNotSolved));
    // Asking for more keeps what was known.
    run.ask(&start).unwrap();
    assert_eq!(run.value(&middle), Err(Error::PositionNotSolved));
    run.finish().unwrap();
    assert_eq!(run.value(&middle), Ok(known));
    assert_eq!(run.count(), 5478);
}
