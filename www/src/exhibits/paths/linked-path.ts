import type { PathsScene } from './scene.ts';
import type { AskedPath, ShownGraph } from './shown.ts';

/** The path that a link asks for by its number. The core is asked for it, and draws it later. */
export function linkedPath(figure: ShownGraph, scene: PathsScene): AskedPath | undefined {
  const { number, cursor = 0 } = scene;
  if (number === undefined) return undefined;
  if (cursor === 0) {
    const late = import('./count/numbered.ts').catch(() => undefined);
    void late.then((it) => it?.openNumbered(figure, scene, number));
  }
  return { number };
}
