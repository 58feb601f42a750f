import { nim, type PresetGame, same, stories } from './stories.ts';

/** The names of the presets, the contest problems last. */
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

/** Named games whose story holds for any heaps. */
const ofAnyHeaps: readonly Preset[] = ['misere', 'wythoff', 's-nim'];

/** The named game that is played: a contest problem, or one with just these heaps and rules. */
export function chosenPreset(game: PresetGame): Preset | undefined {
  if (game.story !== 'none') return game.story;
  return presetNames.find(
    (name) => same(presets[name], game) && presets[name].heaps.join() === game.heaps.join(),
  );
}

/** The named game whose story is true of this one. */
export function presetOf(game: PresetGame): Preset | undefined {
  return chosenPreset(game) ?? ofAnyHeaps.find((name) => same(presets[name], game));
}

/** Whether a problem leaves it open what may be taken: 1 to m, or a set. */
export function asks(story: PresetGame['story'], rules: readonly string[]): boolean {
  const [rule, ...more] = rules;
  if (rule === undefined || more.length > 0) return false;
  if (story === '1536') return /^[\d.,]+$/.test(rule);
  return ['1846', '2149', '2188'].includes(story) && /^1(\.\.\d+)?$/.test(rule);
}

/** Games in which numbers are named on the way up: the source's count to a hundred, bids, donations. */
export function countsUp(preset: Preset | undefined): boolean {
  return preset === 'hundred' || preset === '2149' || preset === '2188';
}
