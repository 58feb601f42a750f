import fc from 'fast-check';
import {
  type TakesField as ChainTakesField,
  mostObjects,
  type RowField,
} from '../../www/src/exhibits/chain/fields.ts';
import type { pliesField, scriptField, sizeField } from '../../www/src/exhibits/games/scene.ts';
import {
  type ConjectureField,
  conjectureLimits,
  type MovesField,
  mostPoints,
  type PathField,
} from '../../www/src/exhibits/lattice/fields.ts';
import { longestComponent, mostMoves } from '../../www/src/exhibits/lattice/rules.ts';
import {
  type ComparatorsField,
  type GhostsField,
  mostComparators,
  mostGhosts,
  mostWires,
} from '../../www/src/exhibits/networks/fields.ts';
import {
  type HeapsField,
  longestRule,
  mostHeaps,
  mostStones,
  type RulesField,
  type TakesField,
} from '../../www/src/exhibits/nim/fields.ts';
import {
  type digitsField,
  mostDigits,
  wayLimits,
  type waysField,
} from '../../www/src/exhibits/paths/fields.ts';
import {
  fewestLanes,
  mostLanes,
  type RaceField,
  variants,
} from '../../www/src/exhibits/quicksort/fields.ts';
import { defineScene, type Link, type SceneOf, type SceneSpec } from '../../www/src/share/codec.ts';
import {
  type ChoiceField,
  choice,
  type FlagField,
  flag,
  type IntegerField,
  integer,
  type OptionalIntegerField,
  type OptionalPointField,
  type OptionalTupleField,
  optionalInteger,
  optionalPoint,
  optionalTuple,
  type SomeField,
} from '../../www/src/share/codec-fields.ts';
import { outOfRange } from '../../www/src/share/codec-notices.ts';
import type { NumberLimits, NumbersField } from '../../www/src/share/codec-numbers.ts';
import type { TextField } from '../../www/src/share/codec-text.ts';
import { drawnLimits } from '../../www/src/stage/graph/edit-graph.ts';
import { MOST_PLIES } from '../../www/src/stage/play.ts';

/** A scene with every kind of field, a rule that connects fields, and a choice that needs escaping. */
export const sample = defineScene({
  fields: {
    columns: integer({ min: 1, max: 200, default: 21 }),
    rows: integer({ min: 1, max: 200, default: 13 }),
    offset: integer({ min: -50, max: 50, default: 0 }),
    cursor: optionalInteger({ min: 0, max: 40_000 }),
    ask: optionalPoint({ max: [199, 99] }),
    view: optionalTuple({
      x: { min: 0, max: 9999 },
      y: { min: 0, max: 9999 },
      width: { min: 1, max: 9999 },
    }),
    order: choice(['diagonal', 'rows', 'a/b&c=d+é,%2F#'], 'diagonal'),
    labels: flag(true),
  },
  settle: (scene) => {
    const last = scene.columns * scene.rows;
    if (scene.cursor === undefined || scene.cursor <= last) return { scene, notices: [] };
    return {
      scene: { ...scene, cursor: last },
      notices: [outOfRange('cursor', scene.cursor, { min: 0, max: last })],
    };
  },
});

export type Sample = SceneOf<typeof sample>;

export const sampleScene = (changes: Partial<Sample> = {}): Sample => ({
  ...sample.defaults,
  ...changes,
});

export type AnyField =
  | IntegerField
  | OptionalIntegerField
  | ChoiceField<string>
  | FlagField
  | SomeField
  | OptionalPointField
  | OptionalTupleField<string>
  | MovesField
  | PathField
  | ConjectureField
  | HeapsField
  | RulesField
  | TakesField
  | NumbersField
  | RaceField
  | ComparatorsField
  | GhostsField
  | ChainTakesField
  | ReturnType<typeof pliesField>
  | ReturnType<typeof sizeField>
  | ReturnType<typeof scriptField>
  | ReturnType<typeof waysField>
  | ReturnType<typeof digitsField>
  | TextField
  | RowField;

export function arbitraryValue(field: AnyField): fc.Arbitrary<unknown> {
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  switch (field.kind) {
    case 'integer':
      return fc.integer(field);
    case 'optionalInteger':
      return optional(fc.integer(field));
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'flag':
      return fc.boolean();
    case 'some':
      return fc.subarray([...field.choices]).map((some) => some.join());
    case 'optionalPoint':
      return optional(
        fc.record({ m: fc.nat({ max: field.max[0] }), n: fc.nat({ max: field.max[1] }) }),
      );
    case 'optionalTuple': {
      const parts = Object.entries(field.parts).map(([name, range]) => [name, fc.integer(range)]);
      return optional(fc.record(Object.fromEntries(parts)));
    }
    case 'moves':
      return arbitraryMoves;
    case 'path':
      return optional(arbitraryPath);
    case 'conjecture':
      return optional(arbitraryConjecture);
    case 'heaps':
      return arbitraryHeaps;
    case 'rules':
      return arbitraryRules;
    case 'takes':
      return optional(arbitraryTakes);
    case 'numbers':
      return optional(numbersWithin(field));
    case 'race':
      return optional(arbitraryRace);
    case 'comparators':
      return optional(arbitraryComparators);
    case 'ghosts':
      return arbitraryGhosts;
    case 'chainTakes':
      return optional(arbitraryChainTakes);
    case 'plies':
      return optional(fc.array(fc.nat({ max: 2 ** 32 - 1 }), { maxLength: 40 }));
    case 'sizes':
      return optional(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 16 }), fc.maxSafeNat()), {
          minLength: 1,
          maxLength: 24,
        }),
      );
    case 'script':
      return optional(fc.stringMatching(/^[A-Za-z0-9_-]{1,200}$/));
    case 'text':
      return optional(fc.string({ maxLength: 200 }));
    case 'graph':
      return optional(fc.stringMatching(/^[0-9,]{0,20}\*[0-9,]{0,40}\*.{0,100}$/));
    case 'ways':
      return optional(arbitraryWays);
    case 'digits':
      return optional(fc.stringMatching(new RegExp(`^[1-9]\\d{0,${mostDigits - 1}}$`)));
    case 'row':
      return optional(arbitraryCells);
  }
}

const component = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -longestComponent, max: longestComponent }),
);

/** Moves that a link can hold. They need not be a game. */
export const arbitraryMoves = fc.array(
  fc.record({ dm: component, dn: component, ray: fc.boolean() }),
  { minLength: 1, maxLength: mostMoves },
);

const arbitraryPath = fc.array(fc.record({ m: fc.nat({ max: 4095 }), n: fc.nat({ max: 4095 }) }), {
  minLength: 1,
  maxLength: mostPoints,
  size: 'large',
});

const arbitraryConjecture = fc
  .record({
    columns: fc.integer(conjectureLimits.period),
    rows: fc.integer(conjectureLimits.period),
    from: fc.record({ m: fc.integer(conjectureLimits.from), n: fc.integer(conjectureLimits.from) }),
  })
  .chain((rule) => {
    const length = rule.columns * rule.rows;
    const lost = fc.array(fc.boolean(), { minLength: length, maxLength: length });
    return fc.record({ ...constants(rule), lost });
  });

/** The stones of a heap, up to the limit, and small numbers more often. */
const stones = fc.oneof(
  fc.bigInt({ min: 1n, max: 40n }),
  fc.bigInt({ min: 1n, max: mostStones }),
  fc.constantFrom(1n, 2n ** 49n, mostStones - 1n, mostStones),
);

/** Heaps, and two heaps more often than another number, because some games need two. */
const arbitraryHeaps = fc.oneof(
  fc.array(stones, { minLength: 2, maxLength: 2 }),
  fc.array(stones, { minLength: 1, maxLength: mostHeaps, size: 'large' }),
);

const rule = fc.oneof(
  fc.constantFrom('any', '1..3', '2,5', 'odd*1..99', '(fib,10)-2..3'),
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789.,*()-'),
    minLength: 1,
    maxLength: longestRule,
  }),
);

/** Rules that a link can hold. The core decides whether they mean anything. */
const arbitraryRules = fc.array(rule, { minLength: 1, maxLength: mostHeaps, size: 'large' });

/** Takes that a link can hold. They need not be a game. */
const arbitraryTakes = fc.array(
  fc
    .record({ heap: fc.nat({ max: mostHeaps - 1 }), stones, both: fc.boolean() })
    .map((take) => ({ ...take, heap: take.both ? 0 : take.heap })),
  { maxLength: MOST_PLIES, size: 'large' },
);

/** Elements, or the places of pivots. */
const numbersWithin = ({ most, largest }: NumberLimits) =>
  fc.array(fc.oneof(fc.nat({ max: Math.min(9, largest) }), fc.nat({ max: largest })), {
    minLength: 1,
    maxLength: most,
    size: 'large',
  });

/** Comparators between the first wires, in either direction. */
export const comparatorsOn = (wires: number) =>
  fc
    .tuple(fc.nat({ max: wires - 1 }), fc.nat({ max: wires - 2 }))
    .map(([one, step]) => [one, step < one ? step : step + 1] as const);

/** Comparators that a link can hold. Their wires need not exist. */
export const arbitraryComparators = fc.oneof(
  fc.array(comparatorsOn(mostWires), { maxLength: mostComparators, size: 'large' }),
  fc.array(comparatorsOn(4), { maxLength: 20 }),
);

/** Comparators taken out that a link can hold. Their wires and places need not exist. */
const arbitraryGhosts = fc
  .array(fc.record({ comparator: comparatorsOn(4), place: fc.nat({ max: 20 }) }), {
    maxLength: mostGhosts,
  })
  .map((ghosts) => ghosts.toSorted((one, other) => one.place - other.place));

const arbitraryRace = fc.uniqueArray(fc.constantFrom(...variants), {
  minLength: fewestLanes,
  maxLength: mostLanes,
});

/** Ways through a graph that a link can hold. They need not be paths. */
export const arbitraryWays = fc.array(
  fc.array(fc.nat({ max: drawnLimits.nodes - 1 }), { minLength: 1, maxLength: 9 }),
  { minLength: 1, maxLength: Math.min(wayLimits.ways, Math.floor(wayLimits.nodes / 9)) },
);

/** Takes of Chain that a link can hold. They need not be a game. */
const arbitraryChainTakes = fc.array(
  fc
    .record({ first: fc.nat({ max: mostObjects - 1 }), count: fc.constantFrom(1, 2) })
    .map(({ first, count }) => ({ first: Math.min(first, mostObjects - count), count })),
  { maxLength: mostObjects, size: 'large' },
);

/** Rows of Chain, with or without gaps. */
const arbitraryCells = fc
  .array(fc.constantFrom('0', '1'), { minLength: 1, maxLength: mostObjects, size: 'large' })
  .map((cells) => cells.join(''))
  .filter((cells) => cells.includes('1'));

function constants<T extends object>(values: T): { [Name in keyof T]: fc.Arbitrary<T[Name]> } {
  const made = Object.entries(values).map(([name, value]) => [name, fc.constant(value)]);
  return Object.fromEntries(made);
}

/** Any values of the fields of the spec, before the rules that connect fields are applied. */
export function arbitraryFields<Scene>(spec: SceneSpec<Scene>): fc.Arbitrary<Scene> {
  const fields = Object.entries(spec.fields).map(([name, field]) => [
    name,
    fc.oneof(fc.constant(field.default), arbitraryValue(field as AnyField)),
  ]);
  return fc.record(Object.fromEntries(fields)).map((scene) => scene as Scene);
}

/** Any settled scene of the spec. */
export function arbitraryOf<Scene>(spec: SceneSpec<Scene>): fc.Arbitrary<Scene> {
  return arbitraryFields(spec).map((scene) => spec.settle(scene).scene);
}

/** Any link of the spec, up to the longest lessons. */
export function arbitraryLink<Scene>(
  spec: SceneSpec<Scene>,
  mostScenes: number,
): fc.Arbitrary<Link<Scene>> {
  return fc.array(arbitraryOf(spec), { minLength: 1, maxLength: mostScenes }).chain((scenes) =>
    fc.record({
      scenes: fc.constant(scenes as [Scene, ...Scene[]]),
      place: fc.integer({ min: 1, max: scenes.length }),
    }),
  );
}
