import { sure } from '../../../sure.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import type { DrawnGhost } from '../edit/ghosts.ts';
import type { Traced } from '../traced.ts';
import type { NetworkWords } from './view.ts';

/** Everything that the words of the picture depend on. */
export interface WordedFigure {
  /** How many comparators are done. */
  readonly done: number;
  /** The picture may show the result; not while hints are off. */
  readonly reveals: boolean;
  /** The verdict says that some other input does not come out sorted. */
  readonly lucky: boolean;
  readonly ghosts: readonly DrawnGhost[];
  /** Which network it is, where two are drawn. */
  readonly name?: string | undefined;
  covers(wire: number): boolean;
}

/** The names of the marks, and the result at the outputs. */
export function pictureWords(
  words: Messages,
  traced: Traced,
  { done, reveals, lucky, covers, ghosts, name }: WordedFigure,
): NetworkWords {
  const value = (at: number, wire: number) => (covers(wire) ? '?' : traced.at(at, wire));
  const outcome = () => {
    const wrong = traced.wrong();
    const wires = listed(
      wrong.map((wire) => String(wire + 1)),
      words.language,
      { style: 'narrow' },
    );
    if (wrong.length > 0) return words.text('picture-unsorted', { wires, count: wrong.length });
    return words.text(lucky ? 'picture-sorted-only' : 'picture-sorted');
  };
  return {
    comparator: (k) => {
      const [low, high] = sure(traced.comparators[k]);
      const [top, bottom] = [Math.min(low, high) + 1, Math.max(low, high) + 1];
      const reversed = low < high ? 'no' : 'yes';
      const layer = sure(traced.layers[k]) + 1;
      return words.text('mark-comparator', { number: k + 1, top, bottom, layer, reversed });
    },
    front: (wire) => words.text('mark-front', { wire: wire + 1, value: value(done, wire) }),
    inputAt: (wire) => words.text('mark-input', { wire: wire + 1, value: value(0, wire) }),
    ghost: (index) => {
      const [low, high] = sure(ghosts[index]).comparator;
      const [top, bottom] = [Math.min(low, high) + 1, Math.max(low, high) + 1];
      return words.text('mark-ghost', { top, bottom });
    },
    layers: words.text('networks-layers'),
    wire: (wire) => words.text('mark-wire', { wire: wire + 1 }),
    layer: (layer) => words.text('picture-layer', { layer: layer + 1 }),
    comparators: (layer, count) => words.text('networks-layer', { layer: layer + 1, count }),
    outcome: reveals && traced.wires > 1 && done === traced.size ? outcome() : undefined,
    input: words.text('networks-input'),
    output: words.text('networks-output'),
    name,
  };
}
