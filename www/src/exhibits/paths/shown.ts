import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Way } from './fields.ts';
import type { PathsFigure } from './figure.ts';
import type { PathsScene } from './scene.ts';

/** A path that was asked for. The visitor's own way comes back with the next touch. */
export interface Shown {
  /** Absent until the core has found the path, and if there is no such path. */
  readonly path?: Way;
  /** Its number among all paths, in digits, if it was asked for by its number. */
  readonly number?: string;
  /** What is said of it. */
  said?(words: Messages): Sentence;
}

/** The path that a link asks for by its number. The core is asked for it, and draws it later. */
export function linkedPath(figure: PathsFigure, scene: PathsScene): Shown | undefined {
  const { number, cursor = 0 } = scene;
  if (number === undefined) return undefined;
  if (cursor === 0) {
    const late = import('./count/numbered.ts').catch(() => undefined);
    void late.then((it) => it?.openNumbered(figure, scene, number));
  }
  return { number };
}
