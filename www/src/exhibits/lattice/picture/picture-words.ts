import type { Messages } from '../../../words/messages.ts';
import { moveArgs } from '../naming.ts';
import { areApples, type Move, writeMoves } from '../rules.ts';
import type { Cell } from './colours.ts';
import type { Shade } from './shade.ts';
import type { LatticeWords, MarkState, Point } from './view.ts';

/** The words in the picture. They are remembered, because most of them stay the same from step to step. */
export class PictureWords {
  #key = '';
  #words: LatticeWords | undefined;

  /** The words of a game, whose points are wholes and halves or plain coordinates. */
  of(words: Messages, moves: readonly Move[], shade: Shade): LatticeWords {
    const apples = areApples(moves);
    const key = [words.language, writeMoves(moves), shade].join();
    if (this.#words && key === this.#key) return this.#words;
    this.#key = key;
    const said = new Map<string, string>();
    /** Formats a text once, because many points share their number of wholes or of halves. */
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
      edge: words.text('lattice-edge'),
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
      played: (mark, ply) =>
        ply
          ? words.text('mark-move', { mark, ...moveArgs(moves, ply.index, ply.times) })
          : words.text('mark-token', { mark }),
      row: (n) => (apples ? halves(n) : words.text('lattice-row', { n })),
    };
    return this.#words;
  }
}

function number(cell: Cell | undefined, shade: Shade): number | undefined {
  return shade === 'winner' ? undefined : cell?.[shade];
}
