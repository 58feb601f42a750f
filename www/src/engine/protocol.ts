import type * as AtlasPackage from '../../pkg/atlas.js';
import type * as ChainPackage from '../../pkg/chain.js';
import type * as ComparatorsPackage from '../../pkg/comparators.js';
import type * as CountsPackage from '../../pkg/counts.js';
import type * as DiscretePackage from '../../pkg/discrete.js';
import type * as DovetailingPackage from '../../pkg/dovetailing.js';
import type * as FormsPackage from '../../pkg/forms.js';
import type * as GamesPackage from '../../pkg/games.js';
import type * as GraphsPackage from '../../pkg/graphs.js';
import type * as LatticePackage from '../../pkg/lattice.js';
import type * as MachinesPackage from '../../pkg/machines.js';
import type * as NetworksPackage from '../../pkg/networks.js';
import type * as NimPackage from '../../pkg/nim.js';
import type * as NotationsPackage from '../../pkg/notations.js';
import type * as PathsPackage from '../../pkg/paths.js';
import type * as QuicksortPackage from '../../pkg/quicksort.js';
import type * as RulesPackage from '../../pkg/rules.js';
import type { Params } from './errors.ts';

/** The contest problems, as a model that is finished when it is made. */
interface ContestTable {
  problems(): FormsPackage.ContestProblems;
  free(): void;
}

/** Questions of the small formal systems, and how many procedures are wanted for the first of them. */
export interface BookConfig {
  readonly questions: readonly {
    readonly system: DovetailingPackage.FormalSystem;
    readonly question: number;
  }[];
  readonly procedures: number;
}

/** Questions and procedures, as a model that is finished when it is made. */
interface SystemBook {
  questions(): DovetailingPackage.Question[];
  procedures(): DovetailingPackage.Procedure[];
  free(): void;
}

/** The generated packages. Their classes are the models; their free functions are the rest. */
type Packages = typeof LatticePackage &
  typeof NimPackage &
  typeof QuicksortPackage &
  typeof NetworksPackage &
  typeof ComparatorsPackage &
  typeof ChainPackage &
  typeof GamesPackage &
  Pick<typeof AtlasPackage, 'GameAtlas'> &
  typeof RulesPackage &
  typeof GraphsPackage &
  typeof PathsPackage &
  typeof DiscretePackage &
  typeof NotationsPackage &
  typeof MachinesPackage &
  typeof DovetailingPackage &
  typeof CountsPackage &
  Pick<typeof FormsPackage, 'ManyPlayersGame'> & {
    ContestTable: new (config: undefined) => ContestTable;
    SystemBook: new (config: BookConfig) => SystemBook;
  };

/**
 * The models of which a run can be made, by their names in the bindings. Some classes advance in slices;
 * the others are finished when they are made and have no `advance`.
 */
export interface Models {
  Lattice: LatticePackage.Lattice;
  LatticePlan: LatticePackage.LatticePlan;
  LatticePattern: LatticePackage.LatticePattern;
  Nim: NimPackage.Nim;
  NimPlan: NimPackage.NimPlan;
  GrundyTable: NimPackage.GrundyTable;
  ColdPairs: NimPackage.ColdPairs;
  Quicksort: QuicksortPackage.Quicksort;
  QuicksortPlan: QuicksortPackage.QuicksortPlan;
  PivotSeeds: QuicksortPackage.PivotSeeds;
  WorstList: QuicksortPackage.WorstList;
  Network: NetworksPackage.Network;
  NetworkOrder: NetworksPackage.NetworkOrder;
  NetworkProof: NetworksPackage.NetworkProof;
  NetworkStock: NetworksPackage.NetworkStock;
  NetworkText: ComparatorsPackage.NetworkText;
  NetworkGrowth: NetworksPackage.NetworkGrowth;
  Chain: ChainPackage.Chain;
  ChainCensus: ChainPackage.ChainCensus;
  ChainGrowth: ChainPackage.ChainGrowth;
  ChainGrundy: ChainPackage.ChainGrundy;
  ChainMap: ChainPackage.ChainMap;
  ChainProgram: ChainPackage.ChainProgram;
  ChainRow: ChainPackage.ChainRow;
  ChainTable: ChainPackage.ChainTable;
  ChainVisits: ChainPackage.ChainVisits;
  SolvedGame: GamesPackage.SolvedGame;
  ManyPlayersGame: FormsPackage.ManyPlayersGame;
  ContestTable: ContestTable;
  GameAtlas: AtlasPackage.GameAtlas;
  ScriptedGame: RulesPackage.ScriptedGame;
  ScriptCheck: RulesPackage.ScriptCheck;
  ScriptedAtlas: RulesPackage.ScriptedAtlas;
  ReadyGraph: GraphsPackage.ReadyGraph;
  GraphText: GraphsPackage.GraphText;
  TokenGraph: GraphsPackage.TokenGraph;
  TuringMachine: MachinesPackage.TuringMachine;
  DiscreteMachine: DiscretePackage.DiscreteMachine;
  MachineText: NotationsPackage.MachineText;
  TwoStateMachines: MachinesPackage.TwoStateMachines;
  Sweep: DovetailingPackage.Sweep;
  QuestionRun: DovetailingPackage.QuestionRun;
  QuestionsRun: DovetailingPackage.QuestionsRun;
  SystemBook: SystemBook;
  PathWalk: PathsPackage.PathWalk;
  EdgeCounts: CountsPackage.EdgeCounts;
  FrontierRun: CountsPackage.FrontierRun;
  PathCount: CountsPackage.PathCount;
  PathList: CountsPackage.PathList;
  LightestPath: CountsPackage.LightestPath;
  FewestEdges: CountsPackage.FewestEdges;
  PathNumber: CountsPackage.PathNumber;
}
export type ModelName = keyof Models;
/** What a model is built from: the parameter of its constructor. */
export type ConfigOf<Name extends ModelName> = ConstructorParameters<Packages[Name]>[0];

/** From the page to the host. `run` is the number of a run, `call` that of a question to it. */
export type Request =
  | { type: 'start'; run: number; model: ModelName; config: unknown }
  | { type: 'call'; run: number; call: number; method: string; args: unknown[] }
  | { type: 'panic'; run: number }
  | { type: 'free'; run: number };

export interface Failure {
  code: string;
  params: Params;
  message: string;
}

/** From the host to the page. `spent` is how long the host has worked on this run alone, in ms. */
export type Reply =
  | { type: 'ready' }
  | { type: 'progress'; run: number; done: number; total: number; spent: number }
  | { type: 'finished'; run: number; spent: number }
  | { type: 'result'; run: number; call: number; value: unknown }
  | { type: 'failed'; run: number; call?: number; failure: Failure }
  /** A panic in run `culprit` made the host throw the wasm state away, so every other run is gone too. */
  | { type: 'reset'; culprit: number };
