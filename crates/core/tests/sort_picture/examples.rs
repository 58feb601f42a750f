//! Pictures found by hand, and sizes that are refused.

use appleyard_core::progress::Run;
use appleyard_core::sort::picture::{Colours, MAX_PICTURE_SIDE, paint};
use appleyard_core::sort::{Input, InputRun, PivotRule, SmallSort, SortPlan, SortRun};

use crate::sort_picture::painter::AREAS;
use crate::support::params::numbers;

fn recorded(values: &[u32], plan: SortPlan) -> SortRun {
    let mut run = SortRun::new(values.to_vec(), plan).unwrap();
    run.finish().unwrap();
    run
}

/// The picture by area, a letter for each pixel: `<` `=` `.` `>`, `-` waiting, `#` finished.
fn letters(run: &SortRun, width: u32, height: u32) -> Vec<String> {
    let pixels = paint(run, width, height, &Colours::Area(AREAS)).unwrap();
    pixels
        .chunks_exact(4 * width as usize)
        .map(|row| {
            let places = row.chunks_exact(4);
            let letter = |pixel: &[u8]| char::from(b" <=.>-#"[usize::from(pixel[0])]);
            places.map(letter).collect()
        })
        .collect()
}

#[test]
fn three_elements_are_painted_step_by_step() {
    let run = recorded(&[2, 1, 3], SortPlan::document());
    assert_eq!(run.steps(), 5);
    assert_eq!(
        letters(&run, 3, 6),
        [
            "...", // 2 1 3
            "=..", // pivot 1 to the front
            "=.>", // 2 is larger
            "=>>", // 3 is larger
            "#=.", // 1 is done; of 2 and 3, pivot the second to the front
            "#=>",
        ]
    );
    // At twice the width every element has two pixels. Two rows are the beginning and the end; one
    // row is the end.
    assert_eq!(letters(&run, 6, 2), ["......", "##==>>"]);
    assert_eq!(letters(&run, 3, 1), ["#=>"]);
    // One pixel for three elements shows the one in the middle.
    assert_eq!(letters(&run, 1, 2), [".", "="]);
}

#[test]
fn waiting_parts_and_small_sorts_have_their_colours() {
    // The pivot 5 divides 9 elements into two parts of 4, which are small enough for insertion
    // sort.
    let plan = SortPlan {
        cutoff: 5,
        small: SmallSort::Insertion,
        ..SortPlan::document()
    };
    let run = recorded(&[9, 1, 8, 2, 5, 3, 7, 4, 6], plan);
    let rows = letters(&run, 9, u32::try_from(run.steps()).unwrap() + 1);
    let mut shapes: Vec<&str> = Vec::new();
    for row in &rows {
        if shapes.last() != Some(&row.as_str()) {
            shapes.push(row);
        }
    }
    let tail = &shapes[shapes.len() - 5..];
    assert_eq!(
        tail,
        [
            "<<<<=>>>>", // divided
            "----#....", // the right part, because both have the same size
            "----#####",
            "....#####",
            "#########",
        ]
    );
}

#[test]
fn values_get_colours_by_rank() {
    let run = recorded(&[30, 10, 20, 10], SortPlan::document());
    let colours = Colours::Value {
        smallest: [0, 200, 7],
        largest: [255, 100, 7],
    };
    let pixels = paint(&run, 4, 2, &colours).unwrap();
    // There are three values: the second one is half-way, rounded up.
    let (ten, twenty, thirty) = ([0, 200, 7, 255], [128, 150, 7, 255], [255, 100, 7, 255]);
    let expected = [thirty, ten, twenty, ten, ten, ten, twenty, thirty];
    assert_eq!(pixels, expected.concat());
    // All values are equal, so they have the colour of the smallest.
    let run = recorded(&[4, 4], SortPlan::document());
    let pixels = paint(&run, 2, 1, &colours).unwrap();
    assert_eq!(pixels, [ten, ten].concat());
}

#[test]
fn a_run_that_has_done_nothing_is_painted() {
    // The run waits for the choice of the first pivot: no part has begun, and all elements wait.
    let plan = SortPlan {
        pivot: PivotRule::Hand,
        ..SortPlan::document()
    };
    let run = recorded(&[3, 1, 2], plan);
    assert!(run.parts().is_empty());
    assert_eq!(letters(&run, 3, 2), ["---", "---"]);
    // A single element is in its final place.
    let run = recorded(&[3], SortPlan::document());
    assert_eq!(letters(&run, 2, 1), ["##"]);
    // An array that is not made yet has no elements.
    let against = PivotRule::First;
    let plan = SortPlan {
        pivot: against,
        ..SortPlan::document()
    };
    let killer = InputRun::new(Input::TimeKiller { against }, 9, 0, &plan).unwrap();
    let nothing = SortRun::after(killer, plan).unwrap();
    let pixels = paint(&nothing, 2, 3, &Colours::Area(AREAS)).unwrap();
    assert_eq!(pixels, [0; 24]);
}

#[test]
fn sizes_out_of_range_are_refused() {
    let run = recorded(&[2, 1], SortPlan::document());
    let most = MAX_PICTURE_SIDE;
    for (width, height, value) in [
        (0, 5, 0),
        (5, 0, 0),
        (most + 1, 1, most + 1),
        (1, most + 1, most + 1),
        (u32::MAX, u32::MAX, u32::MAX),
    ] {
        let error = paint(&run, width, height, &Colours::Area(AREAS)).unwrap_err();
        assert_eq!(error.code(), "picture-out-of-range");
        assert_eq!(
            numbers(error.params()),
            [("value", value.into()), ("min", 1), ("max", most.into())]
        );
        let limit = most.to_string();
        assert!(error.to_string().contains(&limit));
    }
    for (width, height) in [(most, 1), (1, most)] {
        let pixels = paint(&run, width, height, &Colours::Area(AREAS)).unwrap();
        assert_eq!(pixels.len(), 4 * most as usize);
    }
}
