import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chain } from '../../www/pkg/chain.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { configOf, refusals as giveWay } from '../../www/src/exhibits/chain/config.ts';
import { type ChainScene, chainScene } from '../../www/src/exhibits/chain/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { groupsOf } from '../support/plain-chain.ts';
import { anyGame, isRuled, one, positionOf, runOf, sceneOf, two } from './chain-run.ts';
import { arbitraryFields, arbitraryLink, arbitraryOf } from './sample-scene.ts';

const mended = (code: string, given: ChainScene) => mendedBy(giveWay, chainScene, code, given);

const { defaults } = chainScene;

const reading = (text: string) => decode(chainScene, text);
const noticesOf = (text: string) => reading(`v=1&${text}`).notices;

describe('a scene of a row', () => {
  test('once settled stays the same, and has a notice only if settling changed it', () => {
    fc.assert(
      fc.property(arbitraryFields(chainScene), (given) => {
        const { scene: settled, notices } = chainScene.settle(given);
        expect(notices.length > 0).toBe(settled !== given);
        expect({ ...given, cursor: settled.cursor }).toEqual(settled);
        expect(chainScene.settle(settled)).toEqual({ scene: settled, notices: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('comes back from its link after it is settled', () => {
    fc.assert(
      fc.property(arbitraryOf(chainScene), (settled) => {
        const text = encode(chainScene, { scenes: [settled], place: 1 });
        expect(text.length).toBeLessThanOrEqual(linkLimits.characters);
        expect(decode(chainScene, text)).toEqual({
          link: { scenes: [settled], place: 1, given: true },
          notices: [],
        });
      }),
    );
  });

  test('comes back from the link of a lesson', () => {
    fc.assert(
      fc.property(arbitraryLink(chainScene, 8), (link) => {
        const text = encode(chainScene, link);
        fc.pre(text.length <= linkLimits.characters);
        expect(decode(chainScene, text)).toEqual({ link: { ...link, given: true }, notices: [] });
      }),
    );
  });

  test('reads all it can from a link that is cut off or lacks a character', () => {
    fc.assert(
      fc.property(arbitraryOf(chainScene), (settled) => {
        const text = encode(chainScene, { scenes: [settled], place: 1 });
        for (let at = 0; at <= text.length; at += 1) {
          for (const some of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]) {
            const { link } = decode(chainScene, some);
            const again = decode(chainScene, encode(chainScene, link));
            expect(again).toEqual({ link: { ...link, given: true }, notices: [] });
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('is nine objects under normal play if the link is empty', () => {
    expect(reading('v=1').link.scenes).toEqual([defaults]);
    expect(encode(chainScene, { scenes: [defaults], place: 1 })).toBe('v=1');
    expect(defaults).toMatchObject({
      objects: 9,
      row: undefined,
      end: 'normal',
      first: 'fewest',
      why: false,
      takes: undefined,
      opponent: 'perfect',
      computer: 'second',
      percent: 30,
      seed: 1,
      cursor: undefined,
    });
  });

  test.each([
    ['objects', 1, 40],
    ['percent', 0, 100],
    ['seed', 0, 999_999],
    ['cursor', 0, 40],
  ] as const)('has its %s within limits', (field, min, max) => {
    for (const value of [min, max]) {
      expect(noticesOf(`${field}=${value}`)).toEqual([]);
      expect(reading(`v=1&${field}=${value}`).link.scenes[0]).toEqual(sceneOf({ [field]: value }));
    }
    for (const value of [min - 1, max + 1].map(String)) {
      expect(noticesOf(`${field}=${value}`)).toEqual([
        { code: 'link-out-of-range', params: { field, value, min, max } },
      ]);
    }
  });

  test.each([
    ['end', 'normal, misere'],
    ['first', 'fewest, any'],
    ['opponent', 'human, perfect, erring, slowest-loss'],
    ['computer', 'second, first'],
  ])('has its %s from a few words', (field, choices) => {
    for (const value of choices.split(', ')) expect(noticesOf(`${field}=${value}`)).toEqual([]);
    expect(noticesOf(`${field}=other`)).toEqual([
      { code: 'link-bad-choice', params: { field, value: 'other', choices } },
    ]);
  });

  test('has its cursor within the game', () => {
    const game = [one(5), two(3)];
    const settle = (changes: Partial<ChainScene>) => chainScene.settle(sceneOf(changes));
    for (const cursor of [undefined, 0, 1, 2]) {
      const scene = sceneOf({ takes: game, cursor });
      expect(chainScene.settle(scene)).toEqual({ scene, notices: [] });
    }
    const params = { field: 'cursor', value: '3', min: 0, max: 2 };
    expect(settle({ takes: game, cursor: 3 })).toEqual({
      scene: sceneOf({ takes: game }),
      notices: [{ code: 'link-out-of-range', params }],
    });
    expect(settle({ takes: [], cursor: 1 })).toEqual({
      scene: sceneOf({ takes: [] }),
      notices: [
        { code: 'link-out-of-range', params: { field: 'cursor', value: '1', min: 0, max: 0 } },
      ],
    });
  });

  test('without a game leaves the cursor to the core', () => {
    const scene = sceneOf({ objects: 3, cursor: 40 });
    expect(chainScene.settle(scene)).toEqual({ scene, notices: [] });
  });
});

describe('the configuration of a run', () => {
  test('has the row or its number of objects, and the rules', () => {
    expect(configOf(defaults)).toEqual({ objects: 9, endRule: 'normal', firstMove: 'fewest' });
    expect(configOf(sceneOf({ objects: 4, row: '1101', end: 'misere', first: 'any' }))).toEqual({
      objects: 4,
      row: '1101',
      endRule: 'misere',
      firstMove: 'any',
    });
  });

  test('suits the core for every scene, and means the same as the scene', () => {
    const small = arbitraryOf(chainScene).map((scene) => ({
      ...scene,
      objects: Math.min(scene.objects, 16),
      row: scene.row?.slice(scene.row.indexOf('1')).slice(0, 16),
    }));
    fc.assert(
      fc.property(small, (scene) => {
        const run = runOf(scene);
        const cells = scene.row ?? '1'.repeat(scene.objects);
        const summary = run.summary();
        expect(summary).toMatchObject({
          cells,
          objects: cells.replaceAll('0', '').length,
          ruled: scene.first === 'fewest' && !cells.includes('0'),
        });
        const { restricted, groups } = positionOf(run);
        expect({ restricted, groups }).toEqual({
          restricted: summary.ruled,
          groups: groupsOf(cells),
        });
        run.free();
      }),
      { numRuns: 60 },
    );
  });

  test('suits the core for the longest row', () => {
    for (const scene of [sceneOf({ objects: 40 }), sceneOf({ row: `1${'0'.repeat(38)}1` })]) {
      expect(() => new Chain(configOf(scene)).free()).not.toThrow();
    }
  });
});

/** The core's error about the game of a scene; undefined if the core accepts it. */
function refusal(scene: ChainScene): CodedError | undefined {
  const run = runOf(scene);
  try {
    run.record(scene.takes ?? []);
    return undefined;
  } catch (thrown) {
    return CodedError.from(thrown);
  } finally {
    run.free();
  }
}

const refused: readonly [why: string, ply: number, changes: Partial<ChainScene>][] = [
  ['two at first', 1, { takes: [two(4)] }],
  ['two at first, from a row that is written out', 1, { row: '1111', takes: [two(1)] }],
  ['the same twice', 2, { takes: [one(5), one(5)] }],
  ['a gap', 1, { row: '1011', takes: [one(2)] }],
  ['an object and a gap', 1, { row: '1011', takes: [two(1)] }],
  ['beyond the end', 1, { objects: 4, takes: [one(5)] }],
  ['partly beyond the end', 2, { objects: 4, takes: [one(1), two(4)] }],
  ['after the last', 2, { objects: 1, takes: [one(1), one(1)] }],
];

describe('a scene that the core refuses', () => {
  test.each(refused)('takes %s in ply %i, and is shown without its game', (_, ply, changes) => {
    const { scene, notices } = chainScene.settle(sceneOf({ cursor: 1, ...changes }));
    expect(notices).toEqual([]);
    const error = refusal(scene);
    expect(error).toMatchObject({ code: 'illegal-chain-take', params: { ply } });
    const mending = mended(error?.code ?? '', scene);
    expect(mending).toEqual({ takes: undefined, cursor: undefined });
    const shown = { ...scene, ...mending };
    expect(chainScene.settle(shown)).toEqual({ scene: shown, notices: [] });
    expect(refusal(shown)).toBeUndefined();
    expect(mended('illegal-chain-take', shown)).toBeUndefined();
  });

  test('does not exist among scenes with a legal game', () => {
    fc.assert(
      fc.property(anyGame(10), ({ cells: _, ...changes }) => {
        const scene = sceneOf(changes);
        expect(refusal(scene)).toBeUndefined();
        const [first] = scene.takes ?? [];
        if (first?.count === 2) expect(isRuled(scene)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the fields that the core did not refuse', () => {
    const given = sceneOf({ row: '110111', end: 'misere', first: 'any', takes: [], seed: 7 });
    for (const code of ['illegal-chain-take', 'path-too-long']) {
      expect({ ...given, ...mended(code, given) }).toEqual({ ...given, takes: undefined });
    }
  });

  test('is an error if the core refused no field of it, or if it has no game', () => {
    const given = sceneOf({ row: '110111', takes: [one(1)], cursor: 1 });
    const others = [
      'panic',
      'cancelled',
      'internal',
      'stale',
      'objects-out-of-range',
      'empty-row',
      '',
    ];
    for (const code of [...others, 'illegal-take', 'an-illegal-chain-take']) {
      expect(mended(code, given), code).toBeUndefined();
    }
    for (const code of ['illegal-chain-take', 'path-too-long']) {
      expect(mended(code, sceneOf({ row: '110111' })), code).toBeUndefined();
    }
  });
});
