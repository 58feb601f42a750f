import type { Messages } from '../../words/messages.ts';
import type { Traced } from './traced.ts';
import type { NetworkWords } from './view.ts';

/** The names of the marks. */
export function plateWords(
  words: Messages,
  traced: Traced,
  figure: { readonly done: number; covers(wire: number): boolean },
): NetworkWords {
  const value = (at: number, wire: number) => (figure.covers(wire) ? '?' : traced.at(at, wire));
  return {
    comparator: (k) => {
      const [low = 0, high = 0] = traced.comparators[k] ?? [];
      const [top, bottom] = [Math.min(low, high) + 1, Math.max(low, high) + 1];
      const reversed = low < high ? 'no' : 'yes';
      const layer = (traced.layers[k] ?? 0) + 1;
      return words.text('mark-comparator', { number: k + 1, top, bottom, layer, reversed });
    },
    front: (wire) => words.text('mark-front', { wire: wire + 1, value: value(figure.done, wire) }),
    input: (wire) => words.text('mark-input', { wire: wire + 1, value: value(0, wire) }),
    comparators: words.text('networks-comparators'),
    wires: words.text('networks-front'),
    inputs: words.text('networks-inputs'),
  };
}
