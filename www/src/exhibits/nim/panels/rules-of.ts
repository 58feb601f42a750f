import type { NimScene } from '../scene.ts';

/** The rules of a game, without its heaps. */
export type Rules = Pick<NimScene, 'rules' | 'end' | 'coupling' | 'past' | 'story'>;

export interface PresetGame extends Rules {
  readonly heaps: readonly bigint[];
}

export const nim: Rules = {
  rules: ['any'],
  end: 'normal',
  coupling: 'none',
  past: false,
  story: 'none',
};

/** Whether two games have the same rules; their heaps may differ. */
export const same = (a: Rules, b: Rules): boolean =>
  a.rules.join('_') === b.rules.join('_') &&
  a.end === b.end &&
  a.coupling === b.coupling &&
  a.past === b.past &&
  a.story === b.story;

/** Whether this is Nim itself, with any heaps. */
export function isPlainNim(game: PresetGame): boolean {
  return same(nim, game);
}
