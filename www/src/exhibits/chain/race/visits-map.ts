import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Representation } from '../../../../pkg/chain.js';
import { type ArrowKey, Board, type BoardFigure } from '../../../stage/board.ts';
import { placeIn } from '../../../stage/own-place.ts';
import type { Messages } from '../../../words/messages.ts';
import { notation } from '../picture/view.ts';
import { type Cell, LINE_HEIGHT, layoutVisits, MAP_AXIS, type MapLayout } from './visits-layout.ts';
import { digits } from './words.ts';

export interface VisitsOf {
  readonly representation: Representation;
  readonly rows: Parameters<typeof layoutVisits>[0];
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** How much ink a cell has, on a logarithmic scale from one visit to the largest count. */
export const shade = (times: number, most: number): number =>
  times < 1 ? 0 : most <= 1 ? 1 : 0.08 + (0.92 * Math.log(times)) / Math.log(most);

/** A map of all positions of one representation: a grid with one tab stop, whose cells have sentences. */
export class VisitsMap {
  readonly #figure: BoardFigure;
  readonly #prefix: string;
  readonly #board: Board<number>;
  #layout: MapLayout | undefined;
  #cells: readonly Cell[] = [];
  #pointed: number | undefined;

  constructor(figure: BoardFigure, representation: Representation) {
    this.#figure = figure;
    this.#prefix = `visit-${representation}-`;
    this.#board = new Board<number>(figure, this.#plan(), 0);
  }

  render(words: Messages, { representation, rows }: VisitsOf, room: number, most: number): unknown {
    const current = this.#pointed ?? this.#board.focus;
    return html`${guard([rows, words, room, most, current], () => {
      const layout = layoutVisits(rows, room);
      this.#layout = layout;
      this.#cells = layout.lines.flatMap(({ cells }) => cells);
      if (this.#board.focus >= this.#cells.length) this.#board.focus = 0;
      return html`${this.#map(words, layout, representation, most)} ${this.#readout(words, current)}`;
    })}`;
  }

  #map(
    words: Messages,
    { width, height, lines, pitch }: MapLayout,
    representation: Representation,
    most: number,
  ): TemplateResult {
    const wide = round(Math.max(1.5, pitch - (pitch > 7 ? 2 : 1)));
    const cell = ({ visit, at, x, y }: Cell) => {
      const described = at === (this.#pointed ?? this.#board.focus);
      return svg`<rect role="gridcell" id=${`${this.#prefix}${at}`} class=${described ? 'visit described' : 'visit'}
        tabindex=${this.#board.tabindex(at) ?? nothing} aria-label=${this.#said(words, visit)}
        x=${round(x)} y=${y + 1} width=${wide} height=${LINE_HEIGHT - 3}
        fill-opacity=${round(shade(visit.times, most) * 100) / 100}></rect>`;
    };
    return html`<svg class="visits" role="grid" tabindex="-1" width=${round(width)} height=${height}
      aria-label=${words.text('visits-map', { representation, positions: this.#cells.length })}
      @keydown=${this.#board.keydown} @focusin=${this.#focused} @pointermove=${this.#moved}
      @pointerdown=${this.#moved} @pointerleave=${this.#left}>${lines.map(
        ({ objects, first, y, cells }) => svg`<g role="row">
        ${first ? svg`<text aria-hidden="true" x=${MAP_AXIS - 6} y=${y + LINE_HEIGHT - 4}>${objects}</text>` : nothing}
        ${cells.map(cell)}</g>`,
      )}</svg>`;
  }

  /** The sentence about the position that the reader points at, or that has the focus. */
  #readout(words: Messages, current: number): TemplateResult {
    const visit = this.#cells[current]?.visit;
    return html`<p class="readout">${visit ? this.#said(words, visit) : nothing}</p>`;
  }

  #said(words: Messages, visit: Cell['visit']): string {
    const position = visit.cells ?? notation(visit.groups);
    const args = { position, objects: visit.objects, count: visit.times };
    return words.text('visits-cell', { ...args, times: digits(words, String(visit.times)) });
  }

  #plan(): ConstructorParameters<typeof Board<number>>[1] {
    const prefix = this.#prefix;
    return {
      id: (at) => `${prefix}${at}`,
      named: (id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : undefined),
      place: (at) => this.#cells[at],
      nearest: (x, y) => this.#nearest(x, y),
      neighbour: (at, key) => this.#neighbour(at, key),
      // The map is no part of the picture, so it is never magnified.
      plot: () => undefined,
      choose: () => {},
    };
  }

  #nearest(x: number, y: number): number | undefined {
    const { lines = [], pitch = 1 } = this.#layout ?? {};
    const line = lines[Math.max(0, Math.min(lines.length - 1, Math.floor(y / LINE_HEIGHT)))];
    const [first] = line?.cells ?? [];
    if (!line || !first) return undefined;
    const along = Math.floor((x - first.x) / pitch);
    return first.at + Math.max(0, Math.min(line.cells.length - 1, along));
  }

  #neighbour(at: number, key: ArrowKey): number | undefined {
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = at + (key === 'ArrowLeft' ? -1 : 1);
      return this.#cells[next] ? next : undefined;
    }
    const here = this.#cells[at];
    if (!here) return undefined;
    const y = here.y + (key === 'ArrowUp' ? -LINE_HEIGHT : LINE_HEIGHT);
    const inside = y >= 0 && y < (this.#layout?.height ?? 0);
    return inside ? this.#nearest(here.x, y) : undefined;
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#pointed = undefined;
    this.#board.focusin(event);
  };

  readonly #moved = (event: PointerEvent): void => {
    const { x, y } = placeIn(event);
    this.#point(this.#nearest(x, y));
  };

  readonly #left = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#point(undefined);
  };

  #point(at: number | undefined): void {
    if (at === this.#pointed) return;
    this.#pointed = at;
    this.#figure.requestUpdate();
  }
}
