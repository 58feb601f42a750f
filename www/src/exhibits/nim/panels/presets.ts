import type { HeapWhy } from '../../../../pkg/nim.js';
import type { Sentence } from '../../../words/sentence.ts';
import { stories } from '../stories.ts';
import { nim, type PresetGame, same } from './rules-of.ts';

/** The names of the presets; the contest problems come last. */
export const presetNames = [
  'nim-two',
  'nim-three',
  'abacus',
  'misere',
  'bash',
  'hundred',
  'one-or-three',
  'wythoff',
  's-nim',
  'sum',
  ...stories,
] as const;

export type Preset = (typeof presetNames)[number];

/** The games that have a name, with heaps to begin with. */
export const presets: Readonly<Record<Preset, PresetGame>> = {
  'nim-two': { ...nim, heaps: [3n, 5n] },
  'nim-three': { ...nim, heaps: [3n, 5n, 7n] },
  abacus: { ...nim, heaps: [1n, 2n, 3n, 4n, 5n] },
  misere: { ...nim, heaps: [3n, 5n, 7n], end: 'misere' },
  bash: { ...nim, heaps: [21n], rules: ['1..3'] },
  hundred: { ...nim, heaps: [100n], rules: ['1..10'] },
  'one-or-three': { ...nim, heaps: [20n], rules: ['1,3'] },
  wythoff: { ...nim, heaps: [9n, 13n], coupling: 'wythoff' },
  's-nim': { ...nim, heaps: [5n, 12n], rules: ['2,5'] },
  sum: { ...nim, heaps: [10n, 8n, 6n], rules: ['1..3', 'odd', 'any'] },
  1846: { ...nim, heaps: [23n], rules: ['1..2'], story: '1846' },
  1847: { ...nim, heaps: [20n], rules: ['pow2'], story: '1847' },
  1848: { ...nim, heaps: [1n, 4n, 1n], rules: ['fib'], story: '1848' },
  1849: { ...nim, heaps: [3n, 5n, 6n], story: '1849' },
  1850: { ...nim, heaps: [5n, 7n, 9n], story: '1850' },
  2149: { ...nim, heaps: [30n], rules: ['1..7'], past: true, story: '2149' },
  2188: { ...nim, heaps: [10n], rules: ['1..2'], past: true, story: '2188' },
  1907: { ...nim, heaps: [3n, 5n, 1n], end: 'misere', story: '1907' },
  1536: { ...nim, heaps: [2n, 4n, 7n], rules: ['2,5'], story: '1536' },
};

/** Named games whose story is true for any heaps. */
const ofAnyHeaps: readonly Preset[] = ['misere', 'wythoff', 's-nim'];

/** The named game with exactly these heaps and rules, or the contest problem that the scene names. */
export function chosenPreset(game: PresetGame): Preset | undefined {
  if (game.story !== 'none') return game.story;
  return presetNames.find(
    (name) => same(presets[name], game) && presets[name].heaps.join() === game.heaps.join(),
  );
}

/** The named game whose story fits this game. */
export function presetOf(game: PresetGame): Preset | undefined {
  return chosenPreset(game) ?? ofAnyHeaps.find((name) => same(presets[name], game));
}

/** Whether the numbers of these rules are of the kind that the problem leaves open: 1 to m, or a set. */
export function asks(story: PresetGame['story'], rules: readonly string[]): boolean {
  const [rule, ...more] = rules;
  if (rule === undefined || more.length > 0) return false;
  if (story === '1536') return /^[\d.,]+$/.test(rule);
  return ['1846', '2149', '2188'].includes(story) && /^1(\.\.\d+)?$/.test(rule);
}

/** Whether the players count up: to a hundred, in bids, or in donations. */
export function countsUp(preset: Preset | undefined): boolean {
  return preset === 'hundred' || preset === '2149' || preset === '2188';
}

/** How far the players have counted and, once the figure explains, the answer that the contest expects. */
export function storyOf(
  scene: PresetGame,
  { heaps, winning, winningTakes, outcome }: HeapWhy,
  explained: boolean,
): readonly Sentence[] {
  const [goal = 0n] = scene.heaps;
  const args = { said: Number(goal - (heaps[0] ?? 0n)), goal: Number(goal) };
  const counted = countsUp(presetOf(scene)) ? [{ id: 'nim-counted', args }] : [];
  if (!explained || scene.story === 'none') return counted;
  const bids = winningTakes.map(({ stones }) => String(stones));
  const more = winning > BigInt(bids.length) ? ' …' : '';
  // The problem prints the word “none”, too.
  const printed = bids.length > 0 ? bids.join(' ') + more : 'none';
  const answer = { outcome, count: String(winning), bids: printed };
  return [...counted, { id: `answer-${scene.story}`, args: answer }];
}
