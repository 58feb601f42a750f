//! The class of an atlas, written once.

/// Makes the class of an atlas from a [`Charting`](crate::atlas::Charting) run and the configuration that it
/// takes:
///
/// ```text
///   atlas_class! {
///       /// What the class is.
///       GameAtlas, Boards, GameConfig
///   }
/// ```
///
/// It is a macro because wasm-bindgen exports no generic class, and exports a class from every package that
/// links it.
#[macro_export]
macro_rules! atlas_class {
    ($(#[$about:meta])* $name:ident, $run:ident, $config:ident) => {
        pub use class::$name;

        mod class {
            use super::{$config, $run};
            use $crate::argument::{GivenNumber, GivenNumbers, read_object};
            use $crate::atlas::{
                self, Atlas, AtlasPlace, AtlasRows, AtlasSummary, Charting, Drawing, JsValue, Progress, Ts,
                wasm_bindgen,
            };

            $(#[$about])*
            #[wasm_bindgen]
            pub struct $name {
                run: $run,
                atlas: Atlas,
            }

            #[wasm_bindgen]
            impl $name {
                /// Prepares the run. Errors: as for the class that solves the same game.
                #[wasm_bindgen(constructor)]
                pub fn new(config: Ts<$config>) -> Result<$name, JsValue> {
                    Ok($name {
                        run: $run::prepared(read_object("config", &config)?)?,
                        atlas: Atlas::default(),
                    })
                }

                /// Does at most `budget` units of work. A unit is a position that it meets, decides, passes
                /// on, opens or counts. Errors: as for the class that solves the same game, and
                /// `too-many-positions`.
                pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
                    atlas::advance(&mut self.run, &mut self.atlas, budget)
                }

                /// The number of positions and moves, and the rows. Errors: `position-not-solved`, before the
                /// run has ended.
                pub fn summary(&self) -> Result<Ts<AtlasSummary>, JsValue> {
                    atlas::summary(&self.atlas, self.run.game()?)
                }

                /// For each place the plies from the start, along the shortest way.
                pub fn depths(&self) -> Vec<u32> {
                    self.atlas.depths().to_vec()
                }

                /// The places in the order in which a walk from the start meets them, level by level.
                pub fn met(&self) -> Vec<u32> {
                    self.atlas.met().to_vec()
                }

                /// For each place, where its moves end in `targets`. Empty if the game is too large to draw:
                /// more than 2,000 positions or 40,000 moves.
                pub fn ends(&self) -> Vec<u32> {
                    atlas::numbers(&self.atlas, |drawing| drawing.ends().to_vec())
                }

                /// The places to which moves lead, position by position.
                pub fn targets(&self) -> Vec<u32> {
                    atlas::numbers(&self.atlas, Drawing::targets)
                }

                /// The order in which the solver decides the positions, three numbers for each: the place; 0
                /// for lost, 1 for won, 2 for a tie; and the plies to the end. A position that is not there
                /// is drawn by play without end.
                pub fn deciding(&self) -> Vec<u32> {
                    atlas::numbers(&self.atlas, |drawing| drawing.deciding().as_slice().to_vec())
                }

                /// For each place, after this number of decided positions, how many moves may still save the
                /// player; 2³² - 1 for a decided position. Errors: `bad-argument`.
                pub fn open(&self, steps: &GivenNumber) -> Result<Vec<u32>, JsValue> {
                    atlas::open(&self.atlas, steps)
                }

                /// All about the position at a place. Errors: `bad-argument`, `position-not-solved`.
                pub fn at(&self, place: &GivenNumber) -> Result<Ts<AtlasPlace>, JsValue> {
                    atlas::at(&self.atlas, self.run.game()?, place)
                }

                /// The moves along a shortest way from the start to the position at a place. Errors: as for
                /// `at`.
                pub fn line(&self, place: &GivenNumber) -> Result<Vec<u32>, JsValue> {
                    atlas::line(&self.atlas, self.run.game()?, place)
                }

                /// The place of the position after these moves. Errors: `bad-argument`, `path-too-long`,
                /// `illegal-ply`, `position-not-solved`.
                pub fn place(&self, moves: &GivenNumbers) -> Result<u32, JsValue> {
                    atlas::place(self.run.game()?, moves)
                }

                /// The table of all positions, 500 rows from the place `from`. Errors: as for `at`.
                pub fn rows(&self, from: &GivenNumber) -> Result<Ts<AtlasRows>, JsValue> {
                    atlas::rows(&self.atlas, self.run.game()?, from)
                }

                /// The graph in DOT; an empty text if the game is too large to draw.
                pub fn dot(&self) -> Result<String, JsValue> {
                    atlas::dot(&self.atlas, self.run.game()?)
                }
            }
        }
    };
}
