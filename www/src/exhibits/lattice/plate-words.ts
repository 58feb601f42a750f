import type { Messages } from '../../words/messages.ts';
import type { Cell } from './colours.ts';
import type { Shade } from './shade.ts';
import type { LatticeWords, MarkState, Point } from './view.ts';

/** The words in the picture, remembered: a plate says the same of most points every time. */
export class PlateWords {
  #key = '';
  #words: LatticeWords | undefined;

  /** The words of a game, which counts wholes and halves or has plain coordinates. */
  of(words: Messages, apples: boolean, shade: Shade): LatticeWords {
    const key = [words.language, apples, shade].join();
    if (this.#words && key === this.#key) return this.#words;
    this.#key = key;
    const said = new Map<string, string>();
    const game = apples ? 'apples' : 'other';
    const state = ({ m, n }: Point, mark: MarkState, cell: Cell | undefined): string => {
      const value = mark === 'lost' || mark === 'won' ? number(cell, shade) : undefined;
      const id = `${mark} ${m} ${n} ${value}`;
      const known = said.get(id);
      if (known !== undefined) return known;
      const plain = words.text(`mark-${mark}`, { m, n, game });
      const text =
        value === undefined ? plain : words.text(`mark-with-${shade}`, { mark: plain, value });
      said.set(id, text);
      return text;
    };
    this.#words = {
      given: words.text('lattice-given'),
      front: words.text('lattice-front'),
      state,
      row: (n) => words.text('lattice-row', { n, game }),
    };
    return this.#words;
  }
}

function number(cell: Cell | undefined, shade: Shade): number | undefined {
  return shade === 'winner' ? undefined : cell?.[shade];
}
