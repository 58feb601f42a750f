//! Paths by counting: how many there are, which has which number, and lists of them.

use appleyard_core::checked::narrow;
use appleyard_core::error::PathsError;
use appleyard_core::paths::{self, CountMethod, EdgeFate, Listing};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
use appleyard_wasm_paths::PathsConfig;
use num_bigint::BigUint;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The number of paths, counted without listing them; resumable slice by slice.
#[wasm_bindgen]
pub struct PathCount(paths::PathCount);

#[wasm_bindgen]
impl PathCount {
    /// Prepares the count. Errors: as for `PathWalk`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<PathCount, JsValue> {
        let config = read_object("config", &config)?;
        let count = paths::PathCount::new(&config.build()?.between());
        Ok(PathCount(if config.lengths {
            count.with_lengths()
        } else {
            count
        }))
    }

    /// Looks at about `budget` states. The progress counts nodes, edges or sets, whichever the method decides one by
    /// one. Errors: `bad-argument`, `path-too-many-states`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The digits of the number of paths, once the run has finished; 0 before.
    pub fn paths(&self) -> String {
        self.0.paths().to_string()
    }

    /// The digits of the number of paths of each length: first those without an edge, then those with one, and so on.
    /// Empty before the run has finished, and without `lengths`.
    #[wasm_bindgen(js_name = byLength)]
    pub fn by_length(&self) -> Vec<String> {
        self.0.by_length().iter().map(ToString::to_string).collect()
    }

    /// How the paths are counted.
    pub fn method(&self) -> Result<Ts<CountMethod>, JsValue> {
        typed(&self.0.method())
    }

    /// About how many states the count looks at, at most.
    pub fn estimate(&self) -> f64 {
        self.0.estimate()
    }

    /// How many states the count has looked at; pairs of states that it has compared count, too.
    pub fn looked(&self) -> f64 {
        number(self.0.looked())
    }

    /// The number of states that are kept now.
    pub fn states(&self) -> usize {
        self.0.states()
    }

    /// The most states that were kept at a time.
    pub fn widest(&self) -> usize {
        self.0.widest()
    }
}

/// The path with a number, a path by chance, or the number of a path, found by counting. The numbers have the order of
/// the search of the blog post.
#[wasm_bindgen]
pub struct PathNumber(paths::PathNumber);

#[wasm_bindgen]
impl PathNumber {
    /// Prepares the search: for the path `number`, or for the number of `path`; without either, for a path by chance,
    /// by `seed`. Errors: as for `PathWalk`; `not-a-way`, `path-number-not-digits`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<PathNumber, JsValue> {
        let config = read_object("config", &config)?;
        let built = config.build()?;
        let between = built.between();
        Ok(PathNumber(match (&config.number, &config.path) {
            (Some(digits), _) => {
                let plain = digits.bytes().all(|it| it.is_ascii_digit()) && digits.len() <= 10_000;
                let number = digits
                    .parse()
                    .ok()
                    .filter(|it| plain && *it != BigUint::ZERO);
                let number: BigUint = number.ok_or_else(|| into_js(PathsError::NotDigits))?;
                paths::PathNumber::at(&between, number - 1_u32)
            }
            (None, Some(path)) => paths::PathNumber::of(&between, path).map_err(into_js)?,
            (None, None) => paths::PathNumber::by_chance(&between, config.seed),
        }))
    }

    /// Looks at about `budget` states. The progress counts nodes. Errors: `bad-argument`, `path-too-many-states`,
    /// `path-no-such-number`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The path; absent before the run has finished.
    pub fn path(&self) -> Option<Vec<u32>> {
        self.0.path().map(<[u32]>::to_vec)
    }

    /// The digits of its number, from 1; absent before the run has finished.
    pub fn number(&self) -> Option<String> {
        let before = self.0.path().map(|_| self.0.before());
        before.map(|it| (it + 1_u32).to_string())
    }

    /// The digits of the number of all paths; 0 before it is known.
    pub fn total(&self) -> String {
        self.0.total().to_string()
    }
}

/// How many of the paths pass each edge.
#[wasm_bindgen]
pub struct EdgeCounts(paths::EdgeCounts);

#[wasm_bindgen]
impl EdgeCounts {
    /// Prepares the counts. Errors: as for `PathWalk`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<EdgeCounts, JsValue> {
        let built = read_object("config", &config)?.build()?;
        Ok(EdgeCounts(paths::EdgeCounts::new(&built.between())))
    }

    /// Looks at about `budget` states. The progress counts edges. Errors: `bad-argument`, `path-too-many-states`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The digits of the number of paths through each edge that is done, in the order of `PathWalk.edges`.
    pub fn through(&self) -> Vec<String> {
        self.0.through().iter().map(ToString::to_string).collect()
    }
}

/// The path of least weight, where the text gives each edge a weight.
#[wasm_bindgen]
pub struct LightestPath {
    weights: Vec<String>,
    found: Option<paths::Lightest>,
}

#[wasm_bindgen]
impl LightestPath {
    /// Finds the path. Errors: as for `PathWalk`, `path-without-weights`, `path-edge-without-weight`,
    /// `path-weight-too-long`, `path-negative-weight`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<LightestPath, JsValue> {
        let built = read_object("config", &config)?.build()?;
        let between = built.between();
        let weights = between.graph.weights().map_err(into_js)?;
        let found = match (between.from, between.to) {
            (Some(from), Some(to)) => between.graph.lightest(from, to).map_err(into_js)?,
            _ => None,
        };
        Ok(LightestPath {
            weights: weights.iter().map(ToString::to_string).collect(),
            found,
        })
    }

    /// The weight of each edge as an exact decimal, in the order of `PathWalk.edges`; of parallel edges the least.
    pub fn weights(&self) -> Vec<String> {
        self.weights.clone()
    }

    /// The nodes of the path; absent if there is no path, start or destination.
    pub fn path(&self) -> Option<Vec<u32>> {
        self.found.as_ref().map(|it| it.path.clone())
    }

    /// The sum of its weights, as an exact decimal.
    pub fn weight(&self) -> Option<String> {
        self.found.as_ref().map(|it| it.weight.to_string())
    }
}

/// A path with the fewest edges, whatever these weigh.
#[wasm_bindgen]
pub struct FewestEdges(Option<paths::Fewest>);

#[wasm_bindgen]
impl FewestEdges {
    /// Finds the path; among those with as few edges a lightest one, if each edge has a weight that can be added exactly.
    /// Errors: as for `PathWalk`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<FewestEdges, JsValue> {
        let built = read_object("config", &config)?.build()?;
        let between = built.between();
        let found = match (between.from, between.to) {
            (Some(from), Some(to)) => between.graph.fewest(from, to).map_err(into_js)?,
            _ => None,
        };
        Ok(FewestEdges(found))
    }

    /// The nodes of the path; absent if there is no path, start or destination.
    pub fn path(&self) -> Option<Vec<u32>> {
        self.0.as_ref().map(|it| it.path.clone())
    }

    /// The sum of its weights, as an exact decimal; absent unless each edge has a weight that can be added exactly.
    pub fn weight(&self) -> Option<String> {
        let weight = self.0.as_ref()?.weight?;
        Some(weight.to_string())
    }
}

/// Stands for a decision that no path can have, and for one that completes a path.
const DROPPED: u32 = u32::MAX;
const CLOSED: u32 = u32::MAX - 1;

/// The count edge by edge, whose steps can be looked at; resumable slice by slice.
#[wasm_bindgen]
pub struct FrontierRun(paths::FrontierRun);

#[wasm_bindgen]
impl FrontierRun {
    /// Prepares the run. Errors: as for `PathWalk`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<FrontierRun, JsValue> {
        let built = read_object("config", &config)?.build()?;
        Ok(FrontierRun(paths::FrontierRun::new(&built.between())))
    }

    /// Decides in about `budget` states. The progress counts edges. Errors: `bad-argument`, `path-too-many-states`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The edges in the order in which they are decided, as pairs of nodes.
    pub fn edges(&self) -> Vec<u32> {
        self.0.edges().into_flattened()
    }

    /// The frontier before the first edge and after each: the number of its nodes, then the nodes.
    pub fn frontiers(&self) -> Vec<u32> {
        self.0
            .frontiers()
            .iter()
            .flat_map(|it| counted(it))
            .collect()
    }

    /// How it begins, and what each step so far has done, as rows of three numbers: the decisions that lead to a state,
    /// the states, and the states before it in which taking the edge completes a path.
    pub fn steps(&self) -> Vec<u32> {
        let row = |it: &paths::FrontierStep| [it.decisions, it.states, it.closed];
        self.0.steps().iter().flat_map(row).collect()
    }

    /// The digits of the number of paths found, before the first step and after each.
    pub fn found(&self) -> Vec<String> {
        self.0.found().iter().map(ToString::to_string).collect()
    }

    /// All states, those with which it begins first: the number of pieces, the two ends of each, the number of nodes
    /// inside pieces, those nodes. Empty if they are too many.
    pub fn states(&self) -> Vec<u32> {
        let state = |it: &paths::FrontierState| {
            let ends = it.pieces.iter().flatten();
            let pieces = narrow(it.pieces.len());
            let row: Vec<u32> = std::iter::once(pieces).chain(ends.copied()).collect();
            row.into_iter()
                .chain(counted(&it.inside))
                .collect::<Vec<u32>>()
        };
        self.0.states().iter().flatten().flat_map(state).collect()
    }

    /// The digits of the number of ways to come to each state, in the order of `states`.
    pub fn ways(&self) -> Vec<String> {
        let states = self.0.states();
        let digits = states.iter().flatten().map(|it| it.ways.to_string());
        digits.collect()
    }

    /// For each state, in the order of `states`, what becomes of leaving the next edge out and of taking it: the number
    /// of the state among those after the step, 2³² − 1 if no path can have it, 2³² − 2 if it completes a path.
    pub fn fates(&self) -> Vec<u32> {
        let fate = |it: &EdgeFate| match *it {
            EdgeFate::Dropped => DROPPED,
            EdgeFate::Closed => CLOSED,
            EdgeFate::State(state) => narrow(state),
        };
        let all = self.0.fates();
        all.iter()
            .flat_map(|it| it.iter().flatten().map(fate))
            .collect()
    }
}

/// How many nodes these are, and the nodes.
fn counted(nodes: &[u32]) -> Vec<u32> {
    let count = narrow(nodes.len());
    std::iter::once(count)
        .chain(nodes.iter().copied())
        .collect()
}

/// The paths one by one, in the order of the search.
#[wasm_bindgen]
pub struct PathList {
    listing: Listing,
    finished: bool,
}

#[wasm_bindgen]
impl PathList {
    /// Prepares the list, which begins with `path` if that is given. With `pruned` it never goes where no path can
    /// follow. Errors: as for `PathWalk`; `not-a-way`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<PathList, JsValue> {
        let config = read_object("config", &config)?;
        let built = config.build()?;
        let between = built.between();
        let mut listing = Listing::new(&between);
        if config.pruned {
            listing = listing.pruned();
        }
        if let Some(edges) = config.longest {
            listing = listing.with_longest(edges as usize);
        }
        if let Some(path) = &config.path {
            paths::PathNumber::of(&between, path).map_err(into_js)?;
            listing = listing.starting_at(path);
        }
        Ok(PathList {
            listing,
            finished: false,
        })
    }

    /// The next paths, at most `most`, found by up to `budget` calls of the search: the number of its nodes and then
    /// the nodes, path after path. Errors: `bad-argument`.
    pub fn take(&mut self, most: &GivenNumber, budget: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        let (mut most, budget): (u32, u32) = (read("most", most)?, read("budget", budget)?);
        let mut taken = Vec::new();
        if most > 0 {
            self.finished = self.listing.advance(budget.into(), |path| {
                taken.extend(u32::try_from(path.len()));
                taken.extend_from_slice(path);
                most -= 1;
                most > 0
            });
        }
        Ok(taken)
    }

    /// Passes on for up to `budget` calls of the search, and says how many paths it has passed. Errors: `bad-argument`.
    pub fn skip(&mut self, budget: &GivenNumber) -> Result<u32, JsValue> {
        let budget: u32 = read("budget", budget)?;
        let mut paths = 0;
        self.finished = self.listing.advance(budget.into(), |_| {
            paths += 1;
            true
        });
        Ok(paths)
    }

    /// How many calls of the search have begun.
    pub fn calls(&self) -> f64 {
        number(self.listing.calls())
    }

    /// Whether the search has come to its end.
    pub fn finished(&self) -> bool {
        self.finished
    }
}

/// A number that JavaScript holds exactly, up to 2⁵³.
#[expect(clippy::cast_precision_loss, reason = "nobody waits for 2⁵³ states")]
fn number(count: u64) -> f64 {
    count as f64
}
