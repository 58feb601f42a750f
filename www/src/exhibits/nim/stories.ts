import type { NimScene } from './scene.ts';

/** What is played, whatever lies there. */
export type Rules = Pick<NimScene, 'rules' | 'end' | 'coupling' | 'past' | 'story'>;

export interface PresetGame extends Rules {
  readonly heaps: readonly bigint[];
}

/** Problems of the Hangzhou online judge that the source document names, by their numbers there. */
export const stories = [
  '1846',
  '1847',
  '1848',
  '1849',
  '1850',
  '2149',
  '2188',
  '1907',
  '1536',
] as const;

export type Story = (typeof stories)[number];

export const nim: Rules = {
  rules: ['any'],
  end: 'normal',
  coupling: 'none',
  past: false,
  story: 'none',
};

/** Whether the same is played, with whatever heaps. */
export const same = (a: Rules, b: Rules): boolean =>
  a.rules.join('_') === b.rules.join('_') &&
  a.end === b.end &&
  a.coupling === b.coupling &&
  a.past === b.past &&
  a.story === b.story;

/** Nim itself, with whatever heaps. */
export function isPlainNim(game: PresetGame): boolean {
  return same(nim, game);
}
