//! The lattice of (m, n) positions: a token moved by vectors; in the apple game m whole apples and
//! n halves.

mod config;
mod findings;
mod game_play;
mod raster;
mod run;
mod why;

use appleyard_core::lattice::{self, Point, Push, Shade, milestones, why};
use appleyard_core::progress::{Progress, Run as _};
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use appleyard_wasm::argument::{GivenBytes, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::pixels::image_data;
pub use config::{LatticeConfig, LatticePlan};
pub use findings::LatticePattern;
use findings::{Certificate, Conjecture, ConjectureVerdict};
use game_play::{GameRecord, GivenPath, Opponent};
use run::{Run, with_run};
use why::{At, Milestone, Summary, Why};

/// The colouring of a lattice as a run, resumable slice by slice. Up to 1024 points a side it has
/// outcome, remoteness and Grundy values; up to 4096 the outcome.
#[wasm_bindgen]
pub struct Lattice {
    run: Run,
    /// The same colours in another order of steps, where that was asked for.
    push: Option<Push>,
    /// What of the finished picture has been checked.
    certificate: lattice::Certificate,
}

#[wasm_bindgen]
impl Lattice {
    /// Prepares a run. Errors: `bad-argument`, or the core's codes for moves that are no game, sides
    /// out of range and regions too large.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticeConfig>) -> Result<Lattice, JsValue> {
        let config = read_object("config", &config)?;
        let run = config.run().map_err(into_js)?;
        let push = config.push().map_err(into_js)?;
        Ok(Lattice {
            run,
            push,
            certificate: lattice::Certificate::NOTHING,
        })
    }

    /// Colours at most `budget` further points of the closed region, and the line of the last.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let budget = read("budget", budget)?;
        let Ok(colours) = with_run!(&mut self.run, run => run.advance(budget));
        let both = self.push.as_mut().map_or(colours, |push| {
            // The second order is worked out after the first.
            let Ok(push) = push.advance(if colours.finished { budget } else { 0 });
            colours.followed_by(push)
        });
        typed(&both)
    }

    /// What there is of the run.
    pub fn summary(&self) -> Result<Ts<Summary>, JsValue> {
        typed(&self.run.summary())
    }

    /// The steps, recorded up to 64 points a side, else empty: rows of `rowWidth` numbers, m, n,
    /// outcome (0 lost, 1 won), remoteness in plies, Grundy value, deciding move (2³²−1 for none).
    pub fn trace(&self) -> Uint32Array {
        match &self.run {
            Run::Values(colouring) => Uint32Array::from(
                colouring
                    .trace()
                    .map_or(&[][..], appleyard_core::trace::Trace::as_slice),
            ),
            Run::Outcomes(_) => Uint32Array::new_with_length(0),
        }
    }

    /// The steps in push order, where that was asked for: rows of `pushRowWidth` numbers, m, n,
    /// outcome, and the move that leads from a won point to the lost one that turned it.
    #[wasm_bindgen(js_name = pushTrace)]
    pub fn push_trace(&self) -> Uint32Array {
        let push = self.push.as_ref();
        Uint32Array::from(push.map_or(&[][..], |push| push.trace().as_slice()))
    }

    /// The point that a step colours, from 0; absent beyond the last.
    #[wasm_bindgen(js_name = pointAt)]
    pub fn point_at(&self, step: &GivenNumber) -> Result<Option<Ts<At>>, JsValue> {
        let point = self.run.picture().point_at(read("step", step)?);
        point.map(|point| typed(&At::from(point))).transpose()
    }

    /// The cells of a part of the plate, rows from n up, each from m on: outcome, remoteness and
    /// Grundy value of each point (2³²−1 for what is not known). Errors: `point-outside`, for a part
    /// that is not wholly drawn.
    pub fn cells(
        &self,
        m: &GivenNumber,
        n: &GivenNumber,
        columns: &GivenNumber,
        rows: &GivenNumber,
    ) -> Result<Uint32Array, JsValue> {
        let from = point(m, n)?;
        let (columns, rows) = (read("columns", columns)?, read("rows", rows)?);
        let cells = lattice::cells(&self.run.picture(), from, columns, rows).map_err(into_js)?;
        Ok(Uint32Array::from(cells.as_slice()))
    }

    /// The steps worth stopping at, in order.
    pub fn milestones(&self) -> Result<Vec<Ts<Milestone>>, JsValue> {
        let milestones = milestones(&self.run.picture());
        milestones
            .iter()
            .map(|milestone| typed(&Milestone::from(milestone)))
            .collect()
    }

    /// Why a point has its colour. Errors: `point-outside`, for a point beyond the closed region;
    /// `point-not-coloured`, before the run has come to it.
    pub fn why(&self, m: &GivenNumber, n: &GivenNumber) -> Result<Ts<Why>, JsValue> {
        let why = why(&self.run.picture(), point(m, n)?);
        typed(&Why::from(why.map_err(into_js)?))
    }

    /// Paints a tile of the raster: a pixel is the mean of 2^level by 2^level positions from
    /// (`left`, `bottom`) on. `palette` holds three bytes a colour: lost, won, then a ramp for
    /// numbers. Errors: `level-out-of-range`, `tile-out-of-range`, `bad-argument`.
    #[expect(
        clippy::too_many_arguments,
        reason = "a call crosses flat; a tile is four numbers"
    )]
    pub fn paint(
        &self,
        shade: Ts<Shade>,
        level: &GivenNumber,
        left: &GivenNumber,
        bottom: &GivenNumber,
        width: &GivenNumber,
        height: &GivenNumber,
        palette: &GivenBytes,
    ) -> Result<ImageData, JsValue> {
        let shade = read_object("shade", &shade)?;
        let (level, left, bottom) = (
            read("level", level)?,
            read("left", left)?,
            read("bottom", bottom)?,
        );
        let (width, height) = (read("width", width)?, read("height", height)?);
        let tile = lattice::Tile::new(level, left, bottom, width, height).map_err(into_js)?;
        let palette = raster::palette(&read::<Vec<u8>>("palette", palette)?)?;
        let pixels = with_run!(&self.run, run => lattice::paint(run, tile, shade, &palette));
        image_data(&pixels, width, height)
    }

    /// Checks the finished picture against the rules: no lost point has a lost option, every won
    /// one has. Goes on where the last call stopped, for about `budget` options. Errors:
    /// `point-not-coloured`.
    pub fn certificate(&mut self, budget: &GivenNumber) -> Result<Ts<Certificate>, JsValue> {
        let budget = read("budget", budget)?;
        let extended = self.certificate.extend(&self.run.picture(), budget);
        extended.map_err(into_js)?;
        typed(&Certificate::from(self.certificate))
    }

    /// Tests a rule by residues on the drawn points. Errors: `bad-argument`, `conjecture-out-of-range`,
    /// `conjecture-incomplete`.
    pub fn test(&self, conjecture: Ts<Conjecture>) -> Result<Ts<ConjectureVerdict>, JsValue> {
        let conjecture = read_object("conjecture", &conjecture)?;
        let conjecture = conjecture.into_core().map_err(into_js)?;
        let verdict = conjecture.test(&self.run.picture());
        typed(&ConjectureVerdict::from(verdict))
    }

    /// A game given as the path of its points: what each was worth, and the blunders. Errors:
    /// `bad-argument`, `empty-path`, `path-too-long`, `illegal-move`, `point-outside`.
    pub fn record(&self, path: &GivenPath) -> Result<Ts<GameRecord>, JsValue> {
        let path = game_play::points(path)?;
        let record = GameRecord::new(&self.run.picture(), &path);
        typed(&record.map_err(into_js)?)
    }

    /// The computer's move at the end of a path; absent if the game is over. Errors: as for
    /// `record`, and `percent-out-of-range`, `strategy-does-not-apply`.
    pub fn reply(
        &self,
        path: &GivenPath,
        opponent: Ts<Opponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<At>>, JsValue> {
        let path = game_play::points(path)?;
        let opponent = read_object("opponent", &opponent)?;
        let (percent, seed) = (read("percent", percent)?, read("seed", seed)?);
        let ply = opponent.reply(&self.run.picture(), &path, percent, seed);
        let ply = ply.map_err(into_js)?;
        ply.map(|ply| typed(&At::from(ply.to))).transpose()
    }
}

/// The point that two numbers name.
fn point(m: &GivenNumber, n: &GivenNumber) -> Result<Point, JsValue> {
    Ok(Point {
        m: read("m", m)?,
        n: read("n", n)?,
    })
}
