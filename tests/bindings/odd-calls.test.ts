import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as atlas from '../../www/pkg/atlas.js';
import * as chain from '../../www/pkg/chain.js';
import * as comparators from '../../www/pkg/comparators.js';
import * as counts from '../../www/pkg/counts.js';
import * as discrete from '../../www/pkg/discrete.js';
import * as dovetailing from '../../www/pkg/dovetailing.js';
import * as forms from '../../www/pkg/forms.js';
import * as games from '../../www/pkg/games.js';
import * as graphs from '../../www/pkg/graphs.js';
import * as lattice from '../../www/pkg/lattice.js';
import * as machines from '../../www/pkg/machines.js';
import * as misere from '../../www/pkg/misere.js';
import * as networks from '../../www/pkg/networks.js';
import * as nim from '../../www/pkg/nim.js';
import * as notations from '../../www/pkg/notations.js';
import * as paths from '../../www/pkg/paths.js';
import * as quicksort from '../../www/pkg/quicksort.js';
import * as rules from '../../www/pkg/rules.js';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { thrown } from './support/calls.ts';
import * as ofChain from './support/chain.ts';
import * as ofLattice from './support/lattice.ts';
import * as ofNetworks from './support/networks.ts';
import * as ofNim from './support/nim.ts';
import * as ofQuicksort from './support/quicksort.ts';
import * as ofRules from './support/rules.ts';

type Model = { free(): void } & Record<string, (...args: unknown[]) => unknown>;
type ModelClass = new (config: unknown) => Model;

/** The packages, with a configuration for each class whose run is short. */
const packages: Readonly<
  Record<
    | Slug
    | 'rules'
    | 'forms'
    | 'graphs'
    | 'comparators'
    | 'notations'
    | 'atlas'
    | 'counts'
    | 'discrete'
    | 'misere',
    readonly [object, Record<string, object>]
  >
> = {
  lattice: [
    lattice,
    {
      Lattice: ofLattice.configOf(),
      LatticePlan: ofLattice.configOf(),
      LatticePattern: { moves: ofLattice.apples, endRule: 'misere' },
    },
  ],
  nim: [
    nim,
    {
      Nim: ofNim.configOf(),
      NimPlan: ofNim.configOf(),
      GrundyTable: { rule: '1,2,5', upTo: 50n, pastEnd: false },
      ColdPairs: { count: 100 },
    },
  ],
  quicksort: [
    quicksort,
    {
      Quicksort: ofQuicksort.configOf({ length: 12 }),
      QuicksortPlan: ofQuicksort.configOf(),
      PivotSeeds: { sort: ofQuicksort.configOf({ length: 12 }), seeds: 3 },
      WorstList: ofQuicksort.configOf({ length: 5 }),
    },
  ],
  networks: [
    networks,
    {
      Network: ofNetworks.configOf({ kind: 'bubble', wires: 5 } as never),
      NetworkOrder: { network: { kind: 'bubble', wires: 5 }, after: 7 },
      NetworkProof: { kind: 'bubble', wires: 5 },
      NetworkGrowth: {},
      NetworkStock: { wires: 5 },
    },
  ],
  comparators: [comparators, { NetworkText: { text: '0:1 2:3', first: 0 } }],
  chain: [
    chain,
    {
      Chain: ofChain.configOf(),
      ChainTable: { objects: 9 },
      ChainCensus: { objects: 9, endRule: 'misere' },
      ChainMap: { objects: 5, firstMove: 'any' },
      ChainGrundy: { code: '0.77', heaps: 50 },
      ChainGrowth: ofChain.planOf({ objects: 5 }),
      ChainProgram: ofChain.planOf({ objects: 5 }),
      ChainVisits: { objects: 5, firstMove: 'any', representation: 'groups' },
      ChainRow: { text: '111011' },
    },
  ],
  rules: [
    rules,
    {
      ScriptedGame: ofRules.configOf(),
      ScriptedAtlas: ofRules.configOf(),
      ScriptCheck: { script: ofRules.example('tic-tac-toe') },
    },
  ],
  forms: [
    forms,
    {
      SolvedGame: { game: 'octal', size: [7], rules: '0.77' },
      ManyPlayersGame: {
        players: 3,
        rule: '1,2',
        stones: 20,
        endRule: 'normal',
        tieBreak: 'helps-next',
      },
    },
  ],
  // Its other classes are those of `forms`.
  atlas: [
    { initSync: atlas.initSync, GameAtlas: atlas.GameAtlas },
    { GameAtlas: { game: 'hexapawn', size: [3, 3] } },
  ],
  games: [games, { SolvedGame: { game: 'hexapawn', size: [3, 3] } }],
  graphs: [
    graphs,
    {
      GraphText: { text: 'a -- b c', form: 'edges' },
      TokenGraph: { text: 'a -> b c', form: 'edges' },
      ReadyGraph: { kind: 'random', size: 5, seed: 1 },
    },
  ],
  dovetailing: [
    dovetailing,
    {
      Sweep: {
        order: 'triangles',
        rounds: 40,
        pruned: true,
        states: 3,
        enumeration: 'shuffled',
        seed: 7,
        first: 5,
        count: 20,
      },
      MachineTree: { states: 2 },
      QuestionRun: { system: 'about', question: 5, rounds: 30 },
      QuestionsRun: { systems: ['about', 'rewriting'], questions: 20, rounds: 200, pruned: true },
    },
  ],
  paths: [
    paths,
    {
      PathWalk: { ready: 'random', size: 5, seed: 1, blocked: [0, 1], pruned: true },
    },
  ],
  machines: [
    machines,
    {
      TuringMachine: {
        text: 'start: a\na 1 1 R a\na _ 1 L halt',
        form: 'tuples',
        haltIsStep: true,
        tape: { left: '_', right: '111' },
        limit: 1000,
      },
      TwoStateMachines: {},
    },
  ],
  notations: [
    notations,
    {
      MachineText: {
        text: '(q, 1, q, 0, R)',
        form: 'tuples',
        machine: 0,
        blank: '_',
        order: 'next-write-move',
      },
    },
  ],
  discrete: [
    discrete,
    {
      DiscreteMachine: {
        kind: 'wave',
        steps: 9,
        rule: 90,
        width: 3,
        wraps: true,
        seed: 1,
        cells: [0, -5, 1],
        second: [1, 2, 3],
        word: '101',
        automaton: 'two-ones',
        players: ['pavlov', 'grudger'],
        velocity: -4,
        table: '1RA1RA',
      },
    },
  ],
  misere: [misere, { MisereQuotient: { code: '0.75', heaps: 60, elements: 64 } }],
  // Its other class is that of `paths`.
  counts: [
    {
      initSync: counts.initSync,
      PathCount: counts.PathCount,
      PathNumber: counts.PathNumber,
      EdgeCounts: counts.EdgeCounts,
      FrontierRun: counts.FrontierRun,
      PathList: counts.PathList,
    },
    {
      PathCount: {
        text: 'a -- b c',
        form: 'edges',
        directed: false,
        from: 0,
        to: 1,
        lengths: true,
      },
      PathNumber: { ready: 'grid', size: 3, number: '5', pass: [4] },
      EdgeCounts: { ready: 'petersen', size: 1, avoid: [3], parallel: true },
      FrontierRun: { ready: 'grid', size: 3, pass: [4] },
      PathList: { ready: 'grid', size: 3, longest: 4, path: [0, 1, 2, 5, 8] },
    },
  ],
};

/** A list that claims to be longer than any list, and counts how often it is read. */
const endless = () => {
  const looks = { count: 0 };
  const list = new Proxy([], {
    get: (_, name) => {
      looks.count += 1;
      return name === 'length' ? 2 ** 33 : 0;
    },
  });
  return { looks, list };
};

/** Values that no method accepts. */
const never: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  -0.5,
  2 ** 64,
  -(2n ** 70n),
  2n ** 64n,
  Symbol('odd'),
  () => 1,
  { odd: 1 },
  Object.freeze({
    get odd() {
      throw new Error('a getter that throws');
    },
  }),
  [[[[[[[[1]]]]]]]],
  [Number.NaN],
  endless().list,
  'odd '.repeat(2_500_000),
];

/** Values that may be right or out of range, depending on the method. */
const extreme = fc.constantFrom<unknown>(
  ...[0, 1, 2, 7, 64, 2 ** 16, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, -1],
  ...[0n, 5n, 2n ** 32n, 2n ** 64n - 1n, '', 'odd', true, [], [0], [1, 1, 1], null, undefined],
);

const methodsOf = (one: ModelClass): string[] =>
  Object.getOwnPropertyNames(one.prototype).filter(
    (name) => !/^(constructor|free|toJSON|__.*)$/.test(name),
  );

const isCoded = (error: unknown): boolean =>
  error instanceof Error && typeof (error as Error & { code?: unknown }).code === 'string';

/** Checks that the call gives an answer, or an error with a known code. */
function answerOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (!isCoded(error)) throw error;
    expect((error as Error).message.length).toBeLessThan(400);
    return error;
  }
}

/** About how much memory an answer takes: the entries of its lists, and its fields. */
function weight(answer: unknown): number {
  if (ArrayBuffer.isView(answer)) return answer.byteLength;
  if (typeof answer === 'string') return answer.length;
  if (answer instanceof Error || typeof answer !== 'object' || answer === null) return 1;
  return Object.values(answer).reduce((sum: number, one) => sum + weight(one), 1);
}

/** The configuration with one value spoilt, at any depth, in every way. */
function* spoilt(config: object): Generator<object> {
  yield { ...config, odd: 1 };
  for (const [name, value] of Object.entries(config)) {
    for (const bad of never) yield { ...config, [name]: bad };
    if (Array.isArray(value)) {
      for (const bad of never) yield { ...config, [name]: [bad] };
      const [first] = value;
      if (typeof first === 'object' && first !== null) {
        for (const inner of spoilt(first)) yield { ...config, [name]: [inner] };
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of spoilt(value)) yield { ...config, [name]: inner };
    }
  }
}

const bad = expect.objectContaining({ code: 'bad-argument' });

describe.each([
  ...slugs,
  'rules',
  'forms',
  'graphs',
  'comparators',
  'notations',
  'misere',
] as const)('%s', (name) => {
  const [module, configs] = packages[name];
  const { initSync } = module as typeof lattice;
  initSync({ module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
  const classes = Object.entries(module).filter(
    ([, one]) => typeof one === 'function' && 'free' in (one.prototype ?? {}),
  ) as [string, ModelClass][];

  test('covers every class of the package', () => {
    expect(classes.map(([one]) => one).sort()).toEqual(Object.keys(configs).sort());
  });

  describe.each(classes)('%s', (className, Made) => {
    const config = configs[className] ?? {};
    const methods = methodsOf(Made).map((method) => {
      const call = Object.getOwnPropertyDescriptor(Made.prototype, method)?.value;
      return [method, typeof call === 'function' ? call.length : 0] as const;
    });
    const made = (slices: number): Model => {
      const model = new Made(config);
      for (let i = 0; i < slices && 'advance' in model; i += 1) model.advance?.(i < 2 ? 1 : 10_000);
      return model;
    };

    test('accepts nothing but its configuration', () => {
      made(0).free();
      for (const other of [undefined, null, 9, '9', [], ...never]) {
        // A configuration without fields is like a missing argument.
        if (Object.keys(config).length === 0 && (other === undefined || other === null)) continue;
        expect(
          thrown(() => new Made(other)),
          String(typeof other),
        ).toEqual(bad);
      }
      for (const other of spoilt(config)) expect(thrown(() => new Made(other))).toEqual(bad);
    });

    test.each(methods.filter(([, count]) => count > 0))(
      '%s refuses what no argument can be',
      (method, count) => {
        const model = made(20);
        for (let at = 0; at < count; at += 1) {
          for (const odd of never) {
            const args = Array.from({ length: count }, (_, i) => (i === at ? odd : 0));
            expect(
              thrown(() => model[method]?.(...args)),
              `${method} ${at}`,
            ).toEqual(bad);
          }
        }
        model.free();
      },
    );

    // A plan has only its constructor.
    if (methods.length === 0) return;
    test('answers in any order, or says why not', () => {
      const call = fc.tuple(
        fc.constantFrom(...methods.map(([method]) => method)),
        fc.array(extreme, { maxLength: 8 }),
      );
      const story = fc.tuple(fc.constantFrom(0, 1, 3, 20), fc.array(call, { maxLength: 12 }));
      fc.assert(
        fc.property(story, ([slices, calls]) => {
          const model = made(slices);
          for (const [method, args] of calls) {
            const answer = answerOf(() => model[method]?.(...args));
            expect(weight(answer), method).toBeLessThan(20_000_000);
          }
          model.free();
        }),
        { numRuns: 150 },
      );
    });
  });
});

test('refuses a list without end and does not read it to its end', () => {
  const { looks, list } = endless();
  const { Lattice } = lattice;
  expect(thrown(() => new Lattice({ ...ofLattice.configOf(), moves: list }))).toEqual(bad);
  expect(looks.count).toBeLessThan(100);
});
