import { html, nothing, type TemplateResult } from 'lit';
import { type ArrowKey, Board, type BoardFigure } from '../../../stage/board.ts';
import type { Messages } from '../../../words/messages.ts';
import { mostObjects } from '../fields.ts';
import { outcomeMark, outcomeOf, signed } from '../picture/marks.ts';
import type { ShownRow } from '../shown.ts';

/** The four games of a row, in the order in which the core lists their values. */
export const variants = [
  { end: 'normal', first: 'fewest' },
  { end: 'misere', first: 'fewest' },
  { end: 'normal', first: 'any' },
  { end: 'misere', first: 'any' },
] as const;

type Variant = (typeof variants)[number];

/** The place of a scene's game in this list. */
export function variantOf({ end, first }: Pick<Variant, 'end' | 'first'>): number {
  return variants.findIndex((one) => one.end === end && one.first === first);
}

/** A value of the table: that of one row in one game. */
interface Cell {
  readonly objects: number;
  readonly variant: number;
}

const idOf = ({ objects, variant }: Cell): string => `value-${objects}-${variant}`;

const steps: Readonly<Record<ArrowKey, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What the table reads of the row, and what it changes. */
type Opened = BoardFigure & Pick<ShownRow, 'currentScene' | 'change'>;

/** The value of each row in each game: a grid with one tab stop, whose cells open their rows. */
export class ValuesTable {
  readonly #figure: Opened;
  readonly #board: Board<Cell>;

  constructor(figure: Opened) {
    this.#figure = figure;
    this.#board = new Board<Cell>(
      figure,
      {
        id: idOf,
        named: (id) => {
          const [, objects, variant] = /^value-(\d+)-(\d)$/.exec(id) ?? [];
          return objects === undefined
            ? undefined
            : { objects: Number(objects), variant: Number(variant) };
        },
        place: () => undefined,
        nearest: () => undefined,
        neighbour: neighbour,
        plot: () => undefined,
        choose: (cell) => this.#open(cell),
      },
      { objects: 1, variant: 0 },
    );
  }

  /** `values` holds the values of the four games, row by row; `here` is the row of the figure. */
  render(words: Messages, values: Int32Array, here: number | undefined): TemplateResult {
    const { end, first } = this.#figure.currentScene();
    const current = variantOf({ end, first });
    const rows = Array.from({ length: values.length / variants.length }, (_, at) => at + 1);
    const head = (variant: Variant) =>
      html`<th scope="col">${words.text(`table-end-${variant.end}`)}</th>`;
    return html`<div class="scroll tall"><table class="worth" role="grid" aria-label=${words.text('table-values')}
        @keydown=${this.#board.keydown} @focusin=${this.#focused}>
      <thead><tr><td></td><th scope="colgroup" colspan="2">${words.text('table-first-fewest')}</th>
        <th scope="colgroup" colspan="2">${words.text('table-first-any')}</th></tr>
        <tr><th scope="col">H</th>${variants.map(head)}</tr></thead>
      <tbody>${rows.map(
        (
          objects,
        ) => html`<tr class=${objects === here ? 'here' : ''}><th scope="row">${objects}</th>
          ${variants.map((_, variant) => {
            const value = values[(objects - 1) * variants.length + variant] ?? 0;
            const at = objects === here && variant === current;
            return html`<td aria-current=${at ? 'true' : nothing}>${this.#cell(words, { objects, variant }, value)}</td>`;
          })}</tr>`,
      )}</tbody></table></div>`;
  }

  #cell(words: Messages, cell: Cell, value: number): TemplateResult {
    const outcome = outcomeOf(value);
    const shown = html`${outcomeMark(outcome)}<span>${signed(value)}</span>`;
    const { objects, variant } = cell;
    const { end, first } = variants[variant] ?? variants[0];
    const args = { objects, end, first, outcome, plies: Math.abs(value) };
    const label = words.text('table-cell', args);
    if (objects > mostObjects)
      return html`<span class="value" role="img" aria-label=${label}>${shown}</span>`;
    return html`<button id=${idOf(cell)} class="value" tabindex=${this.#board.tabindex(cell) ?? -1}
      aria-label=${label} @click=${() => this.#choose(cell)}>${shown}</button>`;
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#board.focusin(event);
    // The head of the table covers cells that scroll below it, so the focused cell must move into view.
    (event.target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  #choose(cell: Cell): void {
    this.#board.focus = cell;
    this.#open(cell);
  }

  #open({ objects, variant }: Cell): void {
    const { end, first } = variants[variant] ?? variants[0];
    void this.#figure.change({
      objects,
      row: undefined,
      end,
      first,
      takes: undefined,
      cursor: undefined,
    });
  }
}

function neighbour({ objects, variant }: Cell, key: ArrowKey): Cell | undefined {
  const [down, right] = steps[key];
  const to = { objects: objects + down, variant: variant + right };
  const inside =
    to.objects >= 1 && to.objects <= mostObjects && to.variant >= 0 && to.variant < variants.length;
  return inside ? to : undefined;
}
