/**
 * The npm package's entry point `appleyard/bindings`: the core as WebAssembly, for Node and for
 * browsers. Its classes are those of `docs/api.md`.
 */
export type * as AtlasPackage from './pkg/atlas.js';
export type * as ChainPackage from './pkg/chain.js';
export type * as ComparatorsPackage from './pkg/comparators.js';
export type * as CountsPackage from './pkg/counts.js';
export type * as DiscretePackage from './pkg/discrete.js';
export type * as DovetailingPackage from './pkg/dovetailing.js';
export type * as FormsPackage from './pkg/forms.js';
export type * as GamesPackage from './pkg/games.js';
export type * as GraphsPackage from './pkg/graphs.js';
export type * as LatticePackage from './pkg/lattice.js';
export type * as MachinesPackage from './pkg/machines.js';
export type * as MiserePackage from './pkg/misere.js';
export type * as NetworksPackage from './pkg/networks.js';
export type * as NimPackage from './pkg/nim.js';
export type * as NotationsPackage from './pkg/notations.js';
export type * as PathsPackage from './pkg/paths.js';
export type * as QuicksortPackage from './pkg/quicksort.js';
export type * as RulesPackage from './pkg/rules.js';

/** What the glue of every package has. */
interface Glue {
  default(options: { module_or_path: Promise<Response | BufferSource> }): Promise<unknown>;
}

/** The part of Node's `process` that is used here. */
declare const process: {
  getBuiltinModule(id: 'node:fs/promises'): { readFile(file: URL): Promise<BufferSource> };
};

/**
 * Node does not fetch files. Its module is not imported plainly, because browsers would complain about the
 * import.
 */
function download(wasm: URL): Promise<Response | BufferSource> {
  if (wasm.protocol !== 'file:' || typeof process === 'undefined') return fetch(wasm);
  return process.getBuiltinModule('node:fs/promises').readFile(wasm);
}

async function instantiated<G extends Glue>(glue: Promise<G>, wasm: URL): Promise<G> {
  const loaded = await glue;
  await loaded.default({ module_or_path: download(wasm) });
  return loaded;
}

/** Loads at most once. After a failure the next call tries again. */
function once<G>(load: () => Promise<G>): () => Promise<G> {
  let loaded: Promise<G> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/**
 * The lattice: `Lattice`, `LatticePlan`. Like the others below, it resolves with the classes of the
 * package, ready for use, and always with the same ones. It rejects if the wasm cannot be fetched or
 * compiled; a later call tries again.
 */
export const lattice = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/lattice.js'), new URL('./pkg/lattice_bg.wasm', import.meta.url)),
);

/** Nim and the take-away games: `Nim`, `NimPlan`, `GrundyTable`, `ColdPairs`. */
export const nim = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/nim.js'), new URL('./pkg/nim_bg.wasm', import.meta.url)),
);

/** Quicksort: `Quicksort`, `QuicksortPlan`, `PivotSeeds`. */
export const quicksort = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/quicksort.js'), new URL('./pkg/quicksort_bg.wasm', import.meta.url)),
);

/** Sorting networks: `Network`, `NetworkProof`, `NetworkStock`, `NetworkGrowth`. */
export const networks = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/networks.js'), new URL('./pkg/networks_bg.wasm', import.meta.url)),
);

/** Networks as people write them: `NetworkText`. */
export const comparators = /* @__PURE__ */ once(() =>
  instantiated(
    import('./pkg/comparators.js'),
    new URL('./pkg/comparators_bg.wasm', import.meta.url),
  ),
);

/**
 * Chain: `Chain`, `ChainRow`, `ChainTable`, `ChainCensus`, `ChainGrundy`, `ChainMap`, `ChainProgram`,
 * `ChainGrowth`, `ChainVisits`.
 */
export const chain = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/chain.js'), new URL('./pkg/chain_bg.wasm', import.meta.url)),
);

/** Games in turns, whichever the visitor chooses: `SolvedGame`. */
export const games = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/games.js'), new URL('./pkg/games_bg.wasm', import.meta.url)),
);

/** Games that somebody writes as a script: `ScriptedGame`, `ScriptedAtlas`, `ScriptCheck`. */
export const rules = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/rules.js'), new URL('./pkg/rules_bg.wasm', import.meta.url)),
);

/**
 * The same games and more: those that a text describes, the contest games, and heaps for several players.
 * `SolvedGame`, `ManyPlayersGame`, `problems`.
 */
export const forms = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/forms.js'), new URL('./pkg/forms_bg.wasm', import.meta.url)),
);

/** Graphs as text, and tokens on them: `GraphText`, `TokenGraph`, `ReadyGraph`. */
export const graphs = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/graphs.js'), new URL('./pkg/graphs_bg.wasm', import.meta.url)),
);

/** Paths between two nodes of a graph, step by step: `PathWalk`. */
export const paths = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/paths.js'), new URL('./pkg/paths_bg.wasm', import.meta.url)),
);

/** Paths by counting: `PathCount`, `FrontierRun`, `PathNumber`, `EdgeCounts`, `PathList`. It has `PathWalk`, too. */
export const counts = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/counts.js'), new URL('./pkg/counts_bg.wasm', import.meta.url)),
);

/** Heap games if the last move loses: `MisereQuotient`. */
export const misere = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/misere.js'), new URL('./pkg/misere_bg.wasm', import.meta.url)),
);

/** Machines with their environments: `DiscreteMachine`. */
export const discrete = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/discrete.js'), new URL('./pkg/discrete_bg.wasm', import.meta.url)),
);

/** Texts of Turing machines in any form: `MachineText`. */
export const notations = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/notations.js'), new URL('./pkg/notations_bg.wasm', import.meta.url)),
);

/** Turing machines: `TuringMachine`, `TwoStateMachines`. */
export const machines = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/machines.js'), new URL('./pkg/machines_bg.wasm', import.meta.url)),
);

/** Dovetailing: `Sweep`, `MachineTree`, `QuestionRun`, `QuestionsRun`, `pair` and others. */
export const dovetailing = /* @__PURE__ */ once(() =>
  instantiated(
    import('./pkg/dovetailing.js'),
    new URL('./pkg/dovetailing_bg.wasm', import.meta.url),
  ),
);

/** The graph of a game, position by position: `GameAtlas`. It has all classes of `forms`, too. */
export const atlas = /* @__PURE__ */ once(() =>
  instantiated(import('./pkg/atlas.js'), new URL('./pkg/atlas_bg.wasm', import.meta.url)),
);
