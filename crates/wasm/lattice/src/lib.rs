//! The lattice of positions (m, n), where a token moves by vectors. In the apple game there are m whole
//! apples and n halves.

mod config;
mod pattern;
mod raster;
mod run;

use appleyard_core::lattice::{
    self, Certificate, Conjecture, ConjectureTest, ConjectureVerdict, LatticeOpponent,
    LatticeOption, LatticeRecord, LatticeWhy, Milestone, Point, Push, Shade, milestones, why,
};
use appleyard_core::play::Chance;
use appleyard_core::progress::{Progress, Run as _};
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use appleyard_wasm::argument::{GivenBytes, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::pixels::image_data;
pub use config::{LatticeConfig, LatticePlan};
pub use pattern::LatticePattern;
use run::{LatticeSummary, Run, with_run};

#[wasm_bindgen]
extern "C" {
    /// The points of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly Point[]")]
    pub type GivenPath;
}

/// The colouring of a lattice as a run, resumable slice by slice. With up to 1024 points for each side
/// it has outcome, remoteness and Grundy values; with up to 4096 it has the outcome alone.
#[wasm_bindgen]
pub struct Lattice {
    run: Run,
    /// The same colours with the steps in push order, if the configuration asks for it.
    push: Option<Push>,
    /// The check of the finished picture, up to where it has come.
    certificate: Certificate,
    /// The conjecture tested last, up to where the test has come.
    test: Option<ConjectureTest>,
}

#[wasm_bindgen]
impl Lattice {
    /// Prepares a run. Errors: `bad-argument`, or the core's codes for moves that make no game, for
    /// sides out of range and for regions too large.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticeConfig>) -> Result<Lattice, JsValue> {
        let config = read_object("config", &config)?;
        let run = config.run().map_err(into_js)?;
        let push = config.push().map_err(into_js)?;
        Ok(Lattice {
            run,
            push,
            certificate: Certificate::NOTHING,
            test: None,
        })
    }

    /// Colours at most `budget` further points of the closed region, and then the rest of the line of
    /// the last point.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let budget = read("budget", budget)?;
        self.test = None;
        let Ok(colours) = with_run!(&mut self.run, run => run.advance(budget));
        let both = self.push.as_mut().map_or(colours, |push| {
            // The push order is calculated after the first order.
            let Ok(push) = push.advance(if colours.finished { budget } else { 0 });
            colours.followed_by(push)
        });
        typed(&both)
    }

    /// A summary of the run.
    pub fn summary(&self) -> Result<Ts<LatticeSummary>, JsValue> {
        typed(&self.run.summary())
    }

    /// The steps, recorded up to 64 points for each side, else empty: rows of `rowWidth` numbers. A row
    /// has m, n, outcome (0 lost, 1 won), remoteness in plies, Grundy value and deciding move (2³²−1 for
    /// none).
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

    /// The steps in push order, if the configuration asks for it: rows of `pushRowWidth` numbers. A row
    /// has m, n, outcome, and the move from a won point to the lost point that turned it.
    #[wasm_bindgen(js_name = pushTrace)]
    pub fn push_trace(&self) -> Uint32Array {
        let push = self.push.as_ref();
        Uint32Array::from(push.map_or(&[][..], |push| push.trace().as_slice()))
    }

    /// The point that a step colours, with steps counted from 0; absent after the last step.
    #[wasm_bindgen(js_name = pointAt)]
    pub fn point_at(&self, step: &GivenNumber) -> Result<Option<Ts<Point>>, JsValue> {
        let point = self.run.picture().point_at(read("step", step)?);
        point.as_ref().map(typed).transpose()
    }

    /// The cells of a part of the picture, rows from n up, each from m on: outcome, remoteness and
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
        milestones.iter().map(typed).collect()
    }

    /// Why a point has its colour, with the first 4,096 options at most. Errors: `point-outside`, for a point outside the closed region;
    /// `point-not-coloured`, before the run has reached it.
    pub fn why(&self, m: &GivenNumber, n: &GivenNumber) -> Result<Ts<LatticeWhy>, JsValue> {
        let why = why(&self.run.picture(), point(m, n)?);
        typed(&why.map_err(into_js)?)
    }

    /// Further options of a point, where `why` leaves some out: those from the place `from` on, counted
    /// from 0, and at most 4,096 of them. Errors: as for `why`.
    pub fn options(
        &self,
        m: &GivenNumber,
        n: &GivenNumber,
        from: &GivenNumber,
    ) -> Result<Vec<Ts<LatticeOption>>, JsValue> {
        let point = point(m, n)?;
        let options = lattice::options(&self.run.picture(), point, read("from", from)?);
        options.map_err(into_js)?.iter().map(typed).collect()
    }

    /// Paints a tile of the raster. A pixel is the mean of 2^level by 2^level positions; the tile begins
    /// at the position (`left`, `bottom`). `palette` holds three bytes for each colour: lost, won, then
    /// a ramp for numbers. Errors: `level-out-of-range`, `tile-out-of-range`, `bad-argument`.
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

    /// Checks the finished picture against the rules: no lost point has a lost option, and every won
    /// point has one. Goes on where the last call stopped, for about `budget` options. Errors:
    /// `point-not-coloured`.
    pub fn certificate(&mut self, budget: &GivenNumber) -> Result<Ts<Certificate>, JsValue> {
        let budget = read("budget", budget)?;
        let extended = self.certificate.extend(&self.run.picture(), budget);
        extended.map_err(into_js)?;
        typed(&self.certificate)
    }

    /// Tests a rule by residues on the drawn points of the finished picture. Goes on where the last call
    /// for the same rule stopped, for at most `budget` points. Errors: `bad-argument`,
    /// `conjecture-out-of-range`, `conjecture-incomplete`.
    pub fn test(
        &mut self,
        conjecture: Ts<Conjecture>,
        budget: &GivenNumber,
    ) -> Result<Ts<ConjectureVerdict>, JsValue> {
        let conjecture: Conjecture = read_object("conjecture", &conjecture)?;
        let budget = read("budget", budget)?;
        let begun = self.test.take();
        let same = begun.filter(|test| *test.conjecture() == conjecture);
        let test = same.map_or_else(|| ConjectureTest::new(conjecture), Ok);
        let test = self.test.insert(test.map_err(into_js)?);
        typed(&test.extend(&self.run.picture(), budget))
    }

    /// A game given as the path of its points: the value of each point, and the blunders; of a longer game
    /// the first 64 points. Errors: `bad-argument`, `empty-path`, `path-too-long`, `illegal-move`,
    /// `point-outside`.
    pub fn record(&self, path: &GivenPath) -> Result<Ts<LatticeRecord>, JsValue> {
        self.recorded(path, 0)
    }

    /// The same for the points from the place `from` on, counted from 0, and for at most 64 of them. Errors:
    /// as for `record`.
    #[wasm_bindgen(js_name = recordFrom)]
    pub fn record_from(
        &self,
        path: &GivenPath,
        from: &GivenNumber,
    ) -> Result<Ts<LatticeRecord>, JsValue> {
        self.recorded(path, read("from", from)?)
    }

    /// The computer's move at the end of a path; absent if the game is over. Errors: as for
    /// `record`, and `percent-out-of-range`, `strategy-does-not-apply`.
    pub fn reply(
        &self,
        path: &GivenPath,
        opponent: Ts<LatticeOpponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<Point>>, JsValue> {
        let path: Vec<Point> = read("path", path)?;
        let opponent = read_object("opponent", &opponent)?;
        let (percent, seed) = (read("percent", percent)?, read("seed", seed)?);
        let chance = Chance { percent, seed };
        let ply = lattice::reply(self.run.picture(), &path, opponent, chance);
        let ply = ply.map_err(into_js)?;
        ply.map(|ply| typed(&ply.to)).transpose()
    }
}

impl Lattice {
    fn recorded(&self, path: &GivenPath, from: usize) -> Result<Ts<LatticeRecord>, JsValue> {
        let path: Vec<Point> = read("path", path)?;
        let record = lattice::record(self.run.picture(), &path, from);
        typed(&record.map_err(into_js)?)
    }
}

/// The point (m, n).
fn point(m: &GivenNumber, n: &GivenNumber) -> Result<Point, JsValue> {
    Ok(Point {
        m: read("m", m)?,
        n: read("n", n)?,
    })
}
