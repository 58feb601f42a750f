/// <reference path="../../www/src/env.d.ts" />
/** The words in the panel of a game, on its picture and in its caption: winning moves, plans, rules. */
import { describe, expect, test } from 'vitest';
import type { NimFigure } from '../../www/src/exhibits/nim/figure.ts';
import {
  type Preset,
  presetNames,
  presets,
  storyOf,
} from '../../www/src/exhibits/nim/panels/presets.ts';
import { NimPanels } from '../../www/src/exhibits/nim/panels.ts';
import { plannedTake } from '../../www/src/exhibits/nim/play/planned-take.ts';
import type { Plan } from '../../www/src/exhibits/nim/play/play.ts';
import { renderTaking } from '../../www/src/exhibits/nim/play/taking-view.ts';
import type { NimScene } from '../../www/src/exhibits/nim/scene.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, textOf } from './markup.ts';
import { english, hereOf, languages, runOf, sceneOf } from './nim-core.ts';
import { take } from './nim-run.ts';

interface Moment {
  /** The current heaps; without them, the heaps of the scene. */
  readonly heaps?: readonly bigint[];
  /** Whether the figure may show the verdict. */
  readonly reveals?: boolean;
}

/** The panels of a figure that shows a scene, without a page around it. */
async function panelsOf(scene: NimScene, { heaps, reveals = true }: Moment = {}) {
  const figure = {
    words: english,
    loaded: true,
    here: hereOf(scene, heaps),
    summary: runOf(scene).summary(),
    currentScene: () => scene,
    vocabulary: { more: async () => {} },
    play: { path: undefined },
    planning: { chosen: undefined },
    mayMove: true,
    mayReveal: () => reveals,
    requestUpdate: () => {},
  };
  const panels = new NimPanels(figure as unknown as NimFigure);
  await panels.open(scene);
  return { panels, figure: figure as unknown as NimFigure };
}

/** The text of the panel around the fields of a take. */
async function aside(fields: string, moment?: Moment): Promise<string> {
  const scene = sceneOf(fields);
  const { figure } = await panelsOf(scene, moment);
  const { here } = figure;
  if (!here) throw new Error('the figure shows no position');
  return textOf(markupOf(renderTaking({ figure, words: english, scene, here })));
}
const legend = async (scene: NimScene, words = english): Promise<string> =>
  textOf(markupOf((await panelsOf(scene)).panels.rules(words)));

/** Its name, its heaps, its story, and who wins. */
const named: Record<Preset, readonly [label: string, heaps: string, story: string, won: boolean]> =
  {
    'nim-two': ['Nim with 3 and 5', '3 5', '', true],
    'nim-three': ['Nim with 3, 5 and 7', '3 5 7', '', true],
    abacus: ['Nim with 1 to 5', '1 2 3 4 5', 'Five rods of an abacus', true],
    misere: ['Misère Nim', '3 5 7', 'the player who takes the last stone loses', true],
    bash: ['Bash: 21, take 1 to 3', '21', 'Bash’s game: take 1, 2 or 3 from one heap.', true],
    hundred: ['Count to 100 by 1 to 10', '100', 'The player who says 100 wins', true],
    'one-or-three': ['1 or 3', '20', 'the start decides who wins', false],
    wythoff: [
      'Wythoff',
      '9 13',
      'Wythoff’s game: take from one heap, or the same number from both',
      true,
    ],
    's-nim': ['2 or 5', '5 12', 'You may take only 2 or 5', false],
    sum: ['A rule for each heap', '10 8 6', 'Three heaps have three rules', true],
    '1846': ['1846 Brave Game', '23', 'game for the brave', true],
    '1847': ['1847 Good Luck in CET-4', '20', 'Kiki and Cici', true],
    '1848': ['1848 Fibonacci Again and Again', '1 4 1', 'Fibo begins, Nacci follows', false],
    '1849': ['1849 Rabbit and Grass', '3 5 6', 'Rabbit and Grass have pieces', false],
    '1850': ['1850 Being a Good Boy in Spring Festival', '5 7 9', 'Poker cards lie in heaps', true],
    '2149': ['2149 Public Sale', '30', 'A field is up for auction', true],
    '2188': ['2188 Choosing the volunteers', '10', 'earthquake of 2008', true],
    '1907': ['1907 John', '3 5 1', 'John and his brother eat candies', true],
    '1536': ['1536 S-Nim', '2 4 7', 'Arthur and Caroll know Nim too well', true],
  };

describe('the caption', () => {
  test.each(presetNames)('has the story of the named game: %s', async (name) => {
    const [label, heaps, story, won] = named[name];
    const scene = { ...sceneOf(), ...presets[name] };
    expect(english.text(`preset-${name}`)).toBe(label);
    expect(scene.heaps.join(' ')).toBe(heaps);
    // About Nim itself the page says enough.
    const caption = await legend(scene);
    if (story) expect(caption).toContain(story);
    else expect(caption).toBe('');
    expect(hereOf(scene).why.outcome).toBe(won ? 'N' : 'P');
  });

  test('has a different text for each story and each language', async () => {
    const stories = presetNames.filter((name) => !name.startsWith('nim-'));
    const captions = languages.flatMap((words) =>
      stories.map((name) => legend({ ...sceneOf(), ...presets[name] }, words)),
    );
    expect(new Set(await Promise.all(captions)).size).toBe(3 * stories.length);
  });

  test.each([
    ['heaps=5,6,7&rules=1..3', 'You may take 1 to 3. Make the last move, and you win.'],
    ['heaps=20&rules=1..10', 'You may take 1 to 10. Make the last move, and you win.'],
    [
      'heaps=3,3&rules=1..3_odd',
      'Heap by heap you may take: 1 to 3, an odd number. Make the last move',
    ],
    [
      'heaps=9,9&rules=pow2_fib&end=misere',
      'a power of 2, a Fibonacci number. Make the last move, and you lose.',
    ],
    ['heaps=9,9&rules=any_5,2', 'and you win. The numbers are in order here: 2,5.'],
    [
      'heaps=9,9&rules=5,2,5',
      'The numbers are in order here: 2,5. You gave a number twice; once is enough: 2,5.',
    ],
    ['heaps=9,9&rules=2,5,5', 'and you win. You gave a number twice; once is enough: 2,5.'],
  ])(
    'has the rules of any other game, and says if they were put in order: %s',
    async (fields, sentence) => {
      expect(await legend(sceneOf(fields))).toContain(sentence);
      expect(await aside(fields)).not.toContain('The count');
    },
  );
});

describe('a contest problem is answered in its own words', () => {
  test.each([
    ['heaps=23&rules=1..2&story=1846', 'is “first”, because the player to move can win.'],
    ['heaps=4&rules=1..3&story=1846', 'is “second”, because the player to move loses.'],
    ['heaps=1&rules=pow2&story=1847', 'the answer to the problem is “Kiki”.'],
    ['heaps=3&rules=pow2&story=1847', 'the answer to the problem is “Cici”.'],
    ['heaps=1,1,1&rules=fib&story=1848', 'the answer to the problem is “Fibo”.'],
    ['heaps=1,4,1&rules=fib&story=1848', 'the answer to the problem is “Nacci”.'],
    ['heaps=3,5&story=1849', 'the answer to the problem is “Rabbit”.'],
    ['heaps=3,5,6&story=1849', 'the answer to the problem is “Grass”.'],
    ['heaps=5,7,9&story=1850', 'number of winning first moves: 1.'],
    ['heaps=3,5,6&story=1850', 'number of winning first moves: 0.'],
    ['heaps=4&rules=1..2&past=on&story=2149', 'winning first bids: 1.'],
    ['heaps=3&rules=1..2&past=on&story=2149', 'winning first bids: none.'],
    ['heaps=3&rules=1..5&past=on&story=2149', 'winning first bids: 3 4 5.'],
    [
      'heaps=23&rules=1..2&past=on&story=2188',
      'If it is Grass’s move, the answer to the problem is “Grass”',
    ],
    [
      'heaps=4&rules=1..3&past=on&story=2188',
      'If it is Grass’s move, the answer to the problem is “Rabbit”',
    ],
    ['heaps=3,5,1&end=misere&story=1907', 'the answer to the problem is “John”.'],
    ['heaps=1&end=misere&story=1907', 'the answer to the problem is “Brother”.'],
    ['heaps=5,12&rules=2,5&story=1536', 'is the letter L, because the player to move loses.'],
    ['heaps=2,4,7&rules=2,5&story=1536', 'is the letter W, because the player to move can win.'],
    ['heaps=2,3,7,12&rules=2,5&story=1536', 'is the letter W, because the player to move can win.'],
  ])('%s', (fields, answer) => {
    const scene = sceneOf(fields);
    const story = (explained: boolean) =>
      plain(english, storyOf(scene, hereOf(scene).why, explained));
    expect(story(true)).toContain('the problem');
    expect(story(true)).toContain(answer);
    expect(story(false)).not.toContain('the problem');
  });
});

describe('in the panel and on the picture', () => {
  test.each([
    [
      'heaps=3,5,7',
      'Winning moves: 1 from the heap of 3, 1 from the heap of 5, and 1 from the heap of 7.',
    ],
    ['heaps=2,4,5', 'Winning moves: 1 from the heap of 2.'],
    ['heaps=3&rules=2,5', 'Winning moves: 2.'],
    ['heaps=3&rules=2,5&past=on', 'Winning moves: 5.'],
    ['heaps=2,2&coupling=wythoff', 'and 2 from each heap.'],
    ['heaps=1001&rules=odd', 'and 23, and 489 more.'],
    // Grundy values 0, 1 and 9.
    ['heaps=9,9,9&rules=1..2_odd_any', 'Winning moves: 8 from the heap of 9.'],
    [
      'heaps=1000000000000000,999999999999999',
      'Winning moves: 1 from the heap of 1,000,000,000,000,000.',
    ],
  ])('the panel names the winning moves: %s', async (fields, sentence) => {
    expect(await aside(fields)).toContain(sentence);
    expect(await aside(fields, { reveals: false })).not.toContain('Winning moves');
  });

  test('the panel of a lost position names no winning moves', async () => {
    expect(await aside('heaps=1,4,5')).not.toContain('Winning moves');
  });

  test('a game that counts up says how far the count has got', () => {
    const said = (fields: string, left: bigint) => {
      const scene = sceneOf(fields);
      return plain(english, storyOf(scene, hereOf(scene, [left]).why, false));
    };
    expect(said('heaps=100&rules=1..10', 93n)).toBe('The count has reached 7 and ends at 100.');
    expect(said('heaps=21&rules=1..3', 20n)).toBe('');
  });

  test('in misère Nim the panel shows the class and what it means', async () => {
    for (const [heaps, name] of [
      ['1,2,2', 'S2'],
      ['1,4,5', 'T2'],
      ['1,1,4', 'S1'],
      ['1,1,1', 'S0'],
      ['1,1', 'T0'],
    ] as const) {
      const text = await aside(`heaps=${heaps}&end=misere`);
      expect(text).toContain(`${name} ${english.text(`class-${name}`)}`);
      expect(await aside(`heaps=${heaps}`)).not.toContain(english.text(`class-${name}`));
    }
  });

  const onPicture = (fields: string, plan: Plan) => {
    const scene = sceneOf(fields);
    return plannedTake(english, plan, runOf(scene).summary(), scene, scene.heaps);
  };

  test('beside a planned take are a button and what the take leaves', () => {
    const { why } = hereOf(sceneOf(), [3n, 1n, 7n]);
    const plan = (stones: number): Plan => ({
      move: take(1, stones),
      place: { heaps: [3n, BigInt(5 - stones), 7n] },
      why,
    });
    expect(onPicture('', plan(4))).toEqual({ take: 'Take these 4', leaves: 'leaves 3, 1, 7' });
    expect(onPicture('', plan(1))).toEqual({ take: 'Take this one', leaves: 'leaves 3, 4, 7' });
  });

  test('beside an illegal take is the rule', () => {
    const chosen: Plan = { move: take(1, 3), place: undefined, why: undefined };
    expect(onPicture('heaps=5,12&rules=2,5', chosen)).toEqual({
      illegal:
        'You cannot take 3 from the heap of 12. Here you may take 2 or 5, but not more than the heap has.',
    });
    expect(onPicture('heaps=5&rules=2,5&past=on', { ...chosen, move: take(0, 3) })).toEqual({
      illegal: 'You cannot take 3 from the heap of 5. Here you may take 2 or 5.',
    });
  });
});
