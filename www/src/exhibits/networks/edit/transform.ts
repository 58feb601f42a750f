import { whileRunning } from '../../../engine/errors.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import { paired } from '../fields.ts';
import type { NetworkScene } from '../scene.ts';
import type { Editor } from './editor.ts';

/** The changes that the core can make to a whole network. */
export type Transformation = 'untangled' | 'reflected' | 'withoutTop' | 'withoutBottom';

/** A figure with a network. */
interface Transformed {
  readonly lifetime: AbortSignal;
  readonly editor: Editor;
  currentScene(): NetworkScene;
}

/** Replaces the network of a figure by one that the core makes from it. */
export function transform(figure: Transformed, what: Transformation): Promise<void> {
  return figure.editor.replace(async () => {
    const scene = figure.currentScene();
    const asking = { signals: [figure.lifetime] } as const;
    let made: Partial<NetworkScene> | undefined;
    const work = engine.read('Network', configOf(scene), asking, async (run) => {
      const net = paired(await run.ask(what));
      const fewer = what.startsWith('without');
      const wires = fewer ? scene.wires - 1 : scene.wires;
      const fed = fewer ? { input: 'random' as const, values: undefined } : {};
      made = { kind: 'typed', wires, net, cursor: undefined, beside: 'none', ...fed };
    });
    return (await whileRunning(work)) ? made : undefined;
  });
}
