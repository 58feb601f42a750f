/// <reference path="../../www/src/env.d.ts" />
/** What stands under the narration and in the caption: the invitation, what wins, what is planned, the rules. */
import { describe, expect, test } from 'vitest';
import type { NimFigure } from '../../www/src/exhibits/nim/element.ts';
import { NimPanels } from '../../www/src/exhibits/nim/panels.ts';
import { type Preset, presetNames, presets } from '../../www/src/exhibits/nim/presets.ts';
import type { NimScene } from '../../www/src/exhibits/nim/scene.ts';
import type { Planned } from '../../www/src/exhibits/nim/taking.ts';
import { markupOf, textOf } from './markup.ts';
import { english, hereOf, languages, runOf, sceneOf } from './nim-core.ts';
import { take } from './nim-run.ts';

interface Moment {
  /** What lies there now; without it, the heaps of the scene. */
  readonly heaps?: readonly bigint[];
  readonly chosen?: Planned;
  /** What of the verdict may be told. */
  readonly verdictShown?: boolean;
}

/** The panels of a figure that shows a scene, without a page around it. */
async function panelsOf(scene: NimScene, { heaps, chosen, verdictShown = true }: Moment = {}) {
  const figure = {
    words: english,
    ready: true,
    here: hereOf(scene, heaps),
    summary: runOf(scene).summary(),
    currentScene: () => scene,
    vocabulary: { more: async () => {} },
    play: { path: undefined },
    taking: { chosen, both: false },
    mayTake: true,
    verdictShown,
    movesShown: verdictShown,
    requestUpdate: () => {},
  };
  const panels = new NimPanels(figure as unknown as NimFigure);
  await panels.open(scene);
  return panels;
}

const aside = async (fields: string, moment?: Moment): Promise<string> =>
  textOf(markupOf((await panelsOf(sceneOf(fields), moment)).aside()));
const legend = async (scene: NimScene, words = english): Promise<string> =>
  textOf(markupOf((await panelsOf(scene)).rulesInShort(words)));

/** Its name, its heaps, its story, and who wins. */
const named: Record<Preset, readonly [label: string, heaps: string, story: string, won: boolean]> =
  {
    'nim-two': ['Nim with 3 and 5', '3 5', 'One may take: any number.', true],
    'nim-three': ['Nim with 3, 5 and 7', '3 5 7', 'One may take: any number.', true],
    abacus: ['Nim with 1 to 5', '1 2 3 4 5', 'Five rods of an abacus', true],
    misere: ['Misère Nim', '3 5 7', 'Nim turned round: whoever takes the last stone loses', true],
    bash: ['Bash, 21 by 1 to 3', '21', 'Bash: one heap, take 1, 2 or 3.', true],
    hundred: ['Count to 100 by 1 to 10', '100', 'whoever says 100 wins', true],
    'one-or-three': ['1 or 3', '20', 'its parity alone decides', false],
    wythoff: ['Wythoff', '9 13', 'Wythoff: take from one heap, or the same number from both', true],
    's-nim': ['2 or 5', '5 12', 'Only 2 or 5 may be taken', false],
    sum: ['A rule for each heap', '10 8 6', 'Three heaps with a rule each', true],
    '1846': ['1846 Brave Game', '23', 'A game for the brave', true],
    '1847': ['1847 Good Luck in CET-4', '20', 'Kiki and Cici', true],
    '1848': ['1848 Fibonacci Again and Again', '1 4 1', 'Fibo begins, Nacci follows', false],
    '1849': ['1849 Rabbit and Grass', '3 5 6', 'Rabbit and Grass have pieces', false],
    '1850': ['1850 Being a Good Boy in Spring Festival', '5 7 9', 'Poker cards lie in heaps', true],
    '2149': ['2149 Public Sale', '30', 'A field is sold', true],
    '2188': ['2188 Choosing the volunteers', '10', 'earthquake of 2008', true],
    '1907': ['1907 John', '3 5 1', 'John and his brother eat candies', true],
    '1536': ['1536 S-Nim', '2 4 7', 'Arthur and Caroll know Nim too well', true],
  };

describe('the caption', () => {
  test.each(presetNames)('tells the story of the named game: %s', async (name) => {
    const [label, heaps, story, won] = named[name];
    const scene = { ...sceneOf(), ...presets[name] };
    expect(english.text(`preset-${name}`)).toBe(label);
    expect(scene.heaps.join(' ')).toBe(heaps);
    expect(await legend(scene)).toContain(story);
    expect(hereOf(scene).why.outcome).toBe(won ? 'N' : 'P');
  });

  test('tells the stories in every language, each another one', async () => {
    const stories = presetNames.filter((name) => !name.startsWith('nim-'));
    const told = languages.flatMap((words) =>
      stories.map((name) => legend({ ...sceneOf(), ...presets[name] }, words)),
    );
    expect(new Set(await Promise.all(told)).size).toBe(3 * stories.length);
  });

  test.each([
    ['heaps=5,6,7&rules=1..3', 'One may take: 1..3. Whoever makes the last move wins.'],
    ['heaps=20&rules=1..10', 'One may take: 1..10. Whoever makes the last move wins.'],
    ['heaps=3,3&rules=1..3_odd', 'One may take: 1..3; an odd number. Whoever'],
    [
      'heaps=9,9&rules=pow2_fib&end=misere',
      '1, 2, 4, 8, …; a Fibonacci number. Whoever makes the last move loses.',
    ],
    ['heaps=9,9&rules=any_5,2', 'Whoever makes the last move wins. Put in order: 2,5.'],
    ['heaps=9,9&rules=5,2,5', 'Put in order: 2,5. Numbers given twice were left out: 2,5.'],
    ['heaps=9,9&rules=2,5,5', 'wins. Numbers given twice were left out: 2,5.'],
  ])(
    'tells the rules of any other game, and what was put right in them: %s',
    async (fields, told) => {
      expect(await legend(sceneOf(fields))).toContain(told);
      expect(await aside(fields)).not.toContain('So far:');
    },
  );
});

describe('a contest problem is answered in its own words', () => {
  test.each([
    ['heaps=23&rules=1..2&story=1846', 'asks who wins: first.'],
    ['heaps=4&rules=1..3&story=1846', 'asks who wins: second.'],
    ['heaps=1&rules=pow2&story=1847', 'asks who wins: Kiki'],
    ['heaps=3&rules=pow2&story=1847', 'asks who wins: Cici'],
    ['heaps=1,1,1&rules=fib&story=1848', 'asks who wins: Fibo'],
    ['heaps=1,4,1&rules=fib&story=1848', 'asks who wins: Nacci'],
    ['heaps=3,5&story=1849', 'asks who wins: Rabbit'],
    ['heaps=3,5,6&story=1849', 'asks who wins: Grass'],
    ['heaps=5,7,9&story=1850', 'number of winning first moves: 1.'],
    ['heaps=3,5,6&story=1850', 'number of winning first moves: 0.'],
    ['heaps=4&rules=1..2&past=on&story=2149', 'winning first bids: 1.'],
    ['heaps=3&rules=1..2&past=on&story=2149', 'winning first bids: none.'],
    ['heaps=3&rules=1..5&past=on&story=2149', 'winning first bids: 3 4 5.'],
    ['heaps=23&rules=1..2&past=on&story=2188', 'asks who goes: Grass'],
    ['heaps=4&rules=1..3&past=on&story=2188', 'asks who goes: Rabbit'],
    ['heaps=3,5,1&end=misere&story=1907', 'asks who wins: John'],
    ['heaps=1&end=misere&story=1907', 'asks who wins: Brother'],
    ['heaps=5,12&rules=2,5&story=1536', 'asks for a letter: L.'],
    ['heaps=2,4,7&rules=2,5&story=1536', 'asks for a letter: W.'],
    ['heaps=2,3,7,12&rules=2,5&story=1536', 'asks for a letter: W.'],
  ])('%s', async (fields, answer) => {
    const told = await aside(fields);
    expect(told).toContain('The problem asks');
    expect(told).toContain(answer);
    expect(await aside(fields, { verdictShown: false })).not.toContain('The problem');
  });
});

describe('under the narration', () => {
  test('the visitor is invited by what the position is worth, if that may be told', async () => {
    expect(await aside('')).toContain('Take a stone. You can win this.');
    expect(await aside('heaps=1,4,5')).toContain(
      'Whoever moves first loses this against good play.',
    );
    expect(await aside('', { verdictShown: false })).toContain('Take a stone, or let the computer');
  });

  test.each([
    ['heaps=3,5,7', 'Winning moves: 1 from heap 1, 1 from heap 2, and 1 from heap 3.'],
    ['heaps=2,4,5', 'Winning moves: 1 from heap 1.'],
    ['heaps=3&rules=2,5', 'Winning moves: 2.'],
    ['heaps=3&rules=2,5&past=on', 'Winning moves: 5.'],
    ['heaps=2,2&coupling=wythoff', 'and 2 from each heap.'],
    ['heaps=1001&rules=odd', 'and 23, and 489 more.'],
    // Worth 0, 1 and 9.
    ['heaps=9,9,9&rules=1..2_odd_any', 'Winning moves: 8 from heap 3.'],
    ['heaps=1000000000000000,999999999999999', 'Winning moves: 1 from heap 1.'],
  ])('the moves that win are named: %s', async (fields, told) => {
    expect(await aside(fields)).toContain(told);
    expect(await aside(fields, { verdictShown: false })).not.toContain('Winning moves');
  });

  test('no winning moves are named where there are none', async () => {
    expect(await aside('heaps=1,4,5')).not.toContain('Winning moves');
  });

  test('numbers are counted up where a game counts', async () => {
    const said = await aside('heaps=100&rules=1..10', { heaps: [93n] });
    expect(said).toContain('So far: 7 of 100.');
    expect(await aside('heaps=21&rules=1..3', { heaps: [20n] })).not.toContain('So far');
  });

  test('under misère play the class stands there, and names what it means', async () => {
    for (const [heaps, name] of [
      ['1,2,2', 'S2'],
      ['1,4,5', 'T2'],
      ['1,1,4', 'S1'],
      ['1,1,1', 'S0'],
      ['1,1', 'T0'],
    ] as const) {
      const told = await aside(`heaps=${heaps}&end=misere`);
      expect(told).toContain(`${name} ${english.text(`class-${name}`)}`);
      expect(await aside(`heaps=${heaps}`)).not.toContain(english.text(`class-${name}`));
    }
  });

  test('what is planned is told with what it leaves, and what that is worth', async () => {
    const scene = sceneOf();
    const planned = (left: bigint[]): Planned => ({
      take: take(1, 5 - Number(left[1])),
      place: { heaps: left },
      why: hereOf(scene, left).why,
    });
    const chosen = planned([3n, 1n, 7n]);
    const told = 'Take 4 from heap 2 That leaves 3, 1, 7.';
    expect(await aside('', { chosen })).toContain(
      `${told} That is won for whoever must move, in 7 plies`,
    );
    expect(await aside('', { chosen: planned([3n, 4n, 7n]) })).toContain(
      'That is lost for whoever',
    );
    const hidden = await aside('', { chosen, verdictShown: false });
    expect(hidden).toContain(told);
    expect(hidden).not.toContain('for whoever must move');
  });

  test('a take that is not allowed is told with the rule', async () => {
    const chosen: Planned = { take: take(1, 3), place: undefined, why: undefined };
    expect(await aside('heaps=5,12&rules=2,5', { chosen })).toContain(
      '3 cannot be taken from heap 2 Here one may take 2,5, and no more than there is.',
    );
    expect(
      await aside('heaps=5&rules=2,5&past=on', { chosen: { ...chosen, take: take(0, 3) } }),
    ).toContain('Here one may take 2,5.');
  });
});
