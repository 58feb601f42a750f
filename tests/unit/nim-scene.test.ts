import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configOf, refusals as giveWay } from '../../www/src/exhibits/nim/config.ts';
import {
  asks,
  chosenPreset,
  countsUp,
  type Preset,
  presetNames,
  presetOf,
  presets,
} from '../../www/src/exhibits/nim/panels/presets.ts';
import { isPlainNim } from '../../www/src/exhibits/nim/panels/rules-of.ts';
import { type NimScene, nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import type { Take } from '../../www/src/stage/heaps/view.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { arbitraryFields, arbitraryOf } from './sample-scene.ts';

const mended = (code: string, given: NimScene) => mendedBy(giveWay, nimScene, code, given);

const { defaults } = nimScene;

const scene = (changes: Partial<NimScene>): NimScene => ({ ...defaults, ...changes });

/** The fields that settling has changed, and what the notices say. */
function settling(changes: Partial<NimScene>) {
  const given = scene(changes);
  const { scene: settled, notices } = nimScene.settle(given);
  const names = Object.keys(given) as (keyof NimScene)[];
  const changed = names.filter((name) => settled[name] !== given[name]);
  return {
    changed: Object.fromEntries(changed.map((name) => [name, settled[name]])),
    notices,
  };
}

const untouched = { changed: {}, notices: [] };
const takes: readonly Take[] = [1n, 2n].map((stones) => ({ heap: 0, stones, both: false }));

describe('a scene of the heaps', () => {
  test('stays the same once settled; a notice is given exactly if settling changed a field', () => {
    fc.assert(
      fc.property(arbitraryFields(nimScene), (given) => {
        const { scene: settled, notices } = nimScene.settle(given);
        expect(notices.length > 0).toBe(settled !== given);
        expect(nimScene.settle(settled)).toEqual({ scene: settled, notices: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('settled, comes back from its link', () => {
    fc.assert(
      fc.property(arbitraryOf(nimScene), (settled) => {
        const text = encode(nimScene, { scenes: [settled], place: 1 });
        fc.pre(text.length <= linkLimits.characters);
        expect(decode(nimScene, text)).toEqual({
          link: { scenes: [settled], place: 1, given: true },
          notices: [],
        });
      }),
    );
  });

  test('is by default the game of three heaps', () => {
    expect(decode(nimScene, 'v=1').link.scenes).toEqual([defaults]);
    expect(encode(nimScene, { scenes: [defaults], place: 1 })).toBe('v=1');
    expect(defaults).toMatchObject({
      heaps: [3n, 5n, 7n],
      rules: ['any'],
      end: 'normal',
      coupling: 'none',
      past: false,
      story: 'none',
      show: 'bundles',
      takes: undefined,
      cursor: undefined,
    });
  });

  test('allows takes from both heaps only if there are two heaps', () => {
    expect(settling({ coupling: 'wythoff', heaps: [9n, 13n] })).toEqual(untouched);
    for (const heaps of [[9n], [9n, 13n, 1n], Array<bigint>(24).fill(1n)]) {
      expect(settling({ coupling: 'wythoff', heaps })).toEqual({
        changed: { coupling: 'none' },
        notices: [{ code: 'link-two-heaps', params: { count: heaps.length } }],
      });
    }
  });

  test('keeps its cursor within the game', () => {
    expect(settling({ takes, cursor: 0 })).toEqual(untouched);
    expect(settling({ takes, cursor: 2 })).toEqual(untouched);
    expect(settling({ takes, cursor: 3 })).toEqual({
      changed: { cursor: undefined },
      notices: [
        { code: 'link-out-of-range', params: { field: 'cursor', value: '3', min: 0, max: 2 } },
      ],
    });
    expect(settling({ takes: [], cursor: 0 })).toEqual(untouched);
    expect(settling({ takes: [], cursor: 1 }).changed).toEqual({ cursor: undefined });
  });

  test('keeps its cursor within the game also with more than two heaps', () => {
    const heaps = [3n, 5n, 7n];
    const { changed, notices } = settling({ coupling: 'wythoff', heaps, takes, cursor: 3 });
    expect(changed).toEqual({ coupling: 'none', cursor: undefined });
    expect(notices.map(({ code }) => code)).toEqual(['link-two-heaps', 'link-out-of-range']);
  });

  test('without a game leaves the cursor to the core, up to the greatest possible number of steps', () => {
    expect(settling({ cursor: 1225 })).toEqual(untouched);
    // 24 heaps split, 50 bundles of each are read one by one, and the last step reads the sum.
    const steps = 24 * (1 + 50) + 1;
    expect(decode(nimScene, `v=1&cursor=${steps}`).link.scenes).toEqual([scene({ cursor: steps })]);
    expect(decode(nimScene, `v=1&cursor=${steps + 1}`).notices).toMatchObject([
      { code: 'link-out-of-range', params: { field: 'cursor', max: steps } },
    ]);
  });

  test('is built from its heaps, its rules and its end, lists copied', () => {
    const given = scene({
      heaps: [9n, 10n ** 15n],
      rules: ['1..3', 'odd'],
      end: 'misere',
      past: true,
    });
    const config = configOf(given);
    expect(config).toEqual({
      heaps: [9n, 10n ** 15n],
      rules: ['1..3', 'odd'],
      coupling: 'none',
      pastEnd: true,
      endRule: 'misere',
    });
    expect(config.heaps).not.toBe(given.heaps);
    expect(config.rules).not.toBe(given.rules);
    expect(configOf(scene({ heaps: [1n, 2n], coupling: 'wythoff' }))).toMatchObject({
      coupling: 'wythoff',
      pastEnd: false,
      endRule: 'normal',
    });
  });
});

/** Codes of the core, and the fields that give way to their defaults. */
const game = ['takes', 'cursor'];
const rules = ['rules', 'story', 'past', 'coupling', ...game];
const heaps = ['heaps', 'end', ...rules];
const refusals: readonly [fields: string[], codes: string[]][] = [
  [game, ['path-too-long', 'illegal-take']],
  [
    rules,
    [
      'rule-empty',
      'rule-zero',
      'rule-not-understood',
      'rule-backwards',
      'rule-number-too-large',
      'rule-too-long',
      'rule-too-deep',
      'rule-too-heavy',
      'no-move-at-start',
      'wythoff-heaps',
    ],
  ],
  [
    heaps,
    [
      'no-heaps',
      'too-many-heaps',
      'heap-empty',
      'heap-too-large',
      'search-too-large',
      'search-too-heavy',
    ],
  ],
];
const byCode = refusals.flatMap(([fields, codes]) =>
  codes.map((code): [string, string[]] => [code, fields]),
);

/** A value that differs from the default. */
const others: Partial<NimScene> = {
  heaps: [1n, 2n],
  rules: ['1..3', 'any'],
  end: 'misere',
  coupling: 'wythoff',
  past: true,
  story: '1849',
  takes: [],
  cursor: 0,
};

describe('a scene that the core refuses', () => {
  test.each(byCode)('opens with the defaults of the refused fields: %s', (code, fields) => {
    const wrong = Object.keys(others) as (keyof NimScene)[];
    for (const name of wrong) {
      const expected = fields.includes(name)
        ? Object.fromEntries(fields.map((one) => [one, defaults[one as keyof NimScene]]))
        : undefined;
      expect(mended(code, scene({ [name]: others[name] })), name).toEqual(expected);
    }
  });

  test.each(byCode)(
    'is accepted after some mending, and keeps its other fields: %s',
    (code, fields) => {
      fc.assert(
        fc.property(arbitraryOf(nimScene), (given) => {
          const mending = mended(code, given);
          if (mending === undefined) {
            for (const name of fields as (keyof NimScene)[]) {
              expect(given[name]).toEqual(defaults[name]);
            }
            return;
          }
          const { scene: shown, notices } = nimScene.settle({ ...given, ...mending });
          expect(notices).toEqual([]);
          expect(shown).not.toEqual(given);
          for (const name of Object.keys(given) as (keyof NimScene)[]) {
            expect(shown[name]).toEqual((fields.includes(name) ? defaults : given)[name]);
          }
          expect(mended(code, shown)).toBeUndefined();
        }),
        { numRuns: 50 },
      );
    },
  );

  test.each(byCode)('is an error if it is the default one: %s', (code) => {
    expect(mended(code, defaults)).toBeUndefined();
    // The same heaps and rules, as a link that says so gives them.
    const { heaps: same, rules: any } = defaults;
    expect(mended(code, scene({ heaps: [...same], rules: [...any] }))).toBeUndefined();
  });

  test('is an error if the core refuses something else', () => {
    const given = scene(others);
    for (const code of ['panic', 'cancelled', 'internal', 'stale', 'percent-out-of-range', '']) {
      expect(mended(code, given), code).toBeUndefined();
    }
  });
});

describe('a game with a name', () => {
  test.each(presetNames)(
    'is known by its rules and its heaps, and can be linked to: %s',
    (name) => {
      const preset = presets[name];
      expect(presetOf(preset)).toBe(name);
      expect(presetOf(scene(preset))).toBe(name);
      expect(settling(preset)).toEqual(untouched);
      const text = encode(nimScene, { scenes: [scene(preset)], place: 1 });
      expect(decode(nimScene, text)).toMatchObject({
        link: { scenes: [scene(preset)] },
        notices: [],
      });
    },
  );

  test('keeps its name with other heaps if its story is true of them', () => {
    const seven = (name: Preset) => ({ ...presets[name], heaps: [7n] });
    for (const name of ['nim-three', 'sum', 'bash', 'hundred'] as const) {
      expect(presetOf(seven(name))).toBeUndefined();
    }
    for (const name of ['misere', 's-nim', '1849'] as const) {
      expect(presetOf(seven(name))).toBe(name);
    }
    expect(chosenPreset(seven('misere'))).toBeUndefined();
    expect(chosenPreset(seven('1849'))).toBe('1849');
    expect(isPlainNim(seven('nim-two'))).toBe(true);
    expect(isPlainNim(seven('misere'))).toBe(false);
  });

  test('keeps its story with other numbers of the kind that the problem leaves open', () => {
    expect(asks('2149', ['1..5'])).toBe(true);
    expect(asks('1846', ['1'])).toBe(true);
    expect(asks('1536', ['2,5,9..12'])).toBe(true);
    expect(asks('2188', ['2..5'])).toBe(false);
    expect(asks('1846', ['1..2', '1..3'])).toBe(false);
    expect(asks('1849', ['1..3'])).toBe(false);
    expect(asks('none', ['1..3'])).toBe(false);
  });

  test('loses its name as soon as a rule changes', () => {
    const bash = presets.bash;
    expect(presetOf({ ...bash, rules: ['1..4'] })).toBeUndefined();
    expect(presetOf({ ...bash, end: 'misere' })).toBeUndefined();
    expect(presetOf({ ...bash, past: true })).toBeUndefined();
    expect(presetOf({ ...presets.wythoff, coupling: 'none' })).toBeUndefined();
    expect(presetOf({ ...presets[1536], story: 'none' })).toBe('s-nim');
    expect(presetOf({ ...presets.misere, story: '1907' })).toBe('1907');
  });

  test('either counts up or does not', () => {
    expect(presetNames.filter(countsUp)).toEqual(['hundred', '2149', '2188']);
    expect(countsUp(undefined)).toBe(false);
  });
});
