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
    /** Formatted once: many points share their number of wholes, and of halves. */
    const once = (id: string, format: () => string): string => {
      const known = said.get(id) ?? format();
      said.set(id, known);
      return known;
    };
    const halves = (n: number) => once(`, ${n}`, () => words.text('lattice-halves', { n }));
    const wholes = (m: number) => once(`${m}`, () => words.text('lattice-wholes', { m }));
    const inApples = words.form('lattice-apples', 'wholes', 'halves');
    const inNumbers = words.form('lattice-point', 'm', 'n');
    const named = ({ m, n }: Point): string =>
      apples ? inApples(wholes(m), halves(n)) : inNumbers(`${m}`, `${n}`);
    const marked: Partial<Record<MarkState, (point: string) => string>> = {};
    this.#words = {
      given: words.text('lattice-given'),
      front: words.text('lattice-front'),
      state: (point, mark, cell) => {
        const value = mark === 'lost' || mark === 'won' ? number(cell, shade) : undefined;
        return once(`${mark} ${point.m} ${point.n} ${value}`, () => {
          marked[mark] ??= words.form(`mark-${mark}`, 'point');
          const plain = marked[mark](named(point));
          if (value === undefined) return plain;
          return words.text(`mark-with-${shade}`, { mark: plain, value });
        });
      },
      row: (n) => (apples ? halves(n) : words.text('lattice-row', { n })),
    };
    return this.#words;
  }
}

function number(cell: Cell | undefined, shade: Shade): number | undefined {
  return shade === 'winner' ? undefined : cell?.[shade];
}
