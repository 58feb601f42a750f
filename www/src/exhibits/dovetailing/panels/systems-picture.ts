import { html, nothing, svg, type TemplateResult } from 'lit';
import { Board } from '../../../stage/board.ts';
import { cut } from '../../../stage/cut.ts';
import type { Overlay } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { Timeline } from '../../../stage/timeline.ts';
import { renderWhyPanel } from '../../../stage/why-panel.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain, type Sentence } from '../../../words/sentence.ts';
import { layoutSweep } from '../picture/layout.ts';
import { type Pictured, sweepPlan } from '../picture/plan.ts';
import {
  LETTER,
  type Mark,
  marksOf,
  type SweepFrame,
  spotsOf,
  sweepPicture,
} from '../picture/view.ts';
import type { ShownSweep } from '../shown.ts';
import type { Column, Report } from '../swept.ts';
import { type Side, sideOfH, sideOfX } from './sides.ts';
import { type Asked, type Reported, said } from './systems-asked.ts';

/** A picture that is wider than this has H and X beside each other, and another one has X below H; in px. */
const BESIDE = 560;
/** The room above each for its name, and between the two. */
const [HEADING, GAP] = [26, 16];

/** What is said of a procedure with whose check V has come to an end. */
const ends: Partial<Record<Column['state'], string>> = {
  halted: 'picture-h-accepts',
  dropped: 'picture-h-rejects',
};

/** One of the two machines in the picture. */
interface Half {
  readonly machine: 'h' | 'x';
  readonly side: Side;
  /** What a column is about. */
  readonly about: readonly Sentence[];
  /** The answer with which a column ends. */
  answer(column: number): boolean | undefined;
}

/** H and X side by side: H tries one procedure after the other, and X runs for all questions at once. */
export class SystemsPicture implements Overlay {
  readonly panel = 'systems';
  readonly timeline: Timeline;
  readonly #figure: ShownSweep;
  readonly #board: Board<number>;
  #one: Asked | undefined;
  #all: Reported | undefined;
  #halves: readonly Half[] = [];
  #pictured: readonly (Pictured & { readonly half: Half })[] = [];
  /** The mark that the visitor has touched, and the moment at which it was touched. */
  #touched: { readonly mark: number; readonly cursor: number } | undefined;

  constructor(figure: ShownSweep) {
    this.#figure = figure;
    this.timeline = new Timeline(() => figure.retell());
    const plan = sweepPlan(
      () => this.#pictured,
      (mark) => {
        this.timeline.pause();
        this.#touched = { mark, cursor: this.timeline.cursor };
        figure.requestUpdate();
      },
    );
    this.#board = new Board(figure, plan, 0);
  }

  /** Shows the runs of H and X on the picture, as far as the core has answered. Another question begins anew. */
  show(one: Asked | undefined, all: Reported | undefined): void {
    const figure = this.#figure;
    const again = this.#one === one;
    if (!figure.showOverlay(this) && again && this.#all === all) return;
    [this.#one, this.#all] = [one, all];
    this.#halves = one && all ? halvesOf(one, all) : [];
    const { timeline } = this;
    const sides = this.#halves.map(({ side }) => side);
    timeline.length = Math.max(0, ...sides.map(({ length }) => length));
    const stops = sides.flatMap(({ reports }) => reports.map(({ moment }) => moment));
    timeline.milestones = [...new Set(stops)].sort((a, b) => a - b);
    if (!again) timeline.place(0);
    // The picture and its sentences stand above the panel, and are drawn already.
    setTimeout(() => figure.retell());
  }

  picture(words: Messages, size: Size): TemplateResult {
    const { width, height } = size;
    const text = this.#figure.projected ? 1.8 : 1;
    const [heading, beside] = [HEADING * text, width > BESIDE * text];
    const part = {
      width: beside ? (width - GAP) / 2 : width,
      height: (beside ? height : (height - GAP) / 2) - heading,
    };
    let first = 0;
    const drawn = this.#halves.map((half, place) => {
      const { side } = half;
      const here = side.at(Math.min(this.timeline.cursor, side.length));
      const layout = layoutSweep(part, text, side, false);
      const frame: SweepFrame = {
        here,
        marks: marksOf(side, here, layout),
        moments: side.length,
        first,
        asks: 0,
        never: () => true,
        covered: () => false,
        tabindex: (mark) => this.#board.tabindex(mark),
      };
      first += frame.marks.length;
      const left = beside ? place * (part.width + GAP) : 0;
      const top = heading + (beside ? 0 : place * (part.height + heading + GAP));
      return { half, frame, marks: frame.marks, layout, left, top };
    });
    this.#pictured = drawn;
    return html`<svg class="picture sweep" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('picture-systems')}
      @click=${this.#board.click} @keydown=${this.#board.keydown} @focusin=${this.#board.focusin}>${drawn.map(
        ({ half, frame, layout, left, top }) => {
          const { machine } = half;
          const asked = this.#one?.question;
          const name =
            machine === 'h' && asked
              ? words.text('picture-h', { what: words.text(asked.id, asked.args) })
              : words.text('systems-all');
          return svg`<g transform=${`translate(${left},${top})`}>
            <text class="heading" aria-hidden="true" x=${layout.grid.left} y=${-heading / 2}>${cut(name, part.width - layout.grid.left, LETTER * text)}</text>
            ${sweepPicture(frame, layout, {
              mark: (mark) => this.#spoken(words, half, mark),
              row: (step) => words.text('dovetailing-row', { step }),
              report: ({ report }) => words.text('picture-line', this.#args(half, report)),
              count: String,
              tray: words.text(`picture-${machine}-tray`),
              empty: words.text('dovetailing-empty'),
              alone: undefined,
              machines: words.text(`picture-${machine}-columns`),
              steps: words.text(`picture-${machine}-steps`),
            })}</g>`;
        },
      )}</svg>`;
  }

  caption(): Sentence {
    return { id: 'picture-caption' };
  }

  narration(): readonly Sentence[] {
    const { cursor } = this.timeline;
    if (cursor === 0) return [{ id: 'picture-begin' }];
    return this.#halves.flatMap((half) => [
      ...(cursor <= half.side.length ? this.#step(half, cursor) : []),
      ...(cursor >= half.side.length ? this.#end(half) : []),
    ]);
  }

  /** What the step that led to the cursor has done. */
  #step(half: Half, cursor: number): readonly Sentence[] {
    const { side, machine } = half;
    if (machine === 'h') {
      const { last, columns } = side.at(cursor);
      if (!last) return [];
      const { machine: column, step } = last;
      const args = { column, step, decision: said(half.answer(column)) };
      const id = ends[sure(columns[column]).state];
      const wrong = id === ends.halted ? this.#one?.wrong : undefined;
      // What ends the search is said first.
      return [
        ...(wrong ? [{ id: 'picture-h-accepts', args }, wrong] : id ? [{ id, args }] : []),
        { id: 'picture-h-step', args },
      ];
    }
    const reports = side.reports.filter(({ moment }) => moment === cursor);
    return [
      { id: 'picture-x-step', args: { round: cursor - 1 } },
      ...reports.map((report) => ({ id: 'picture-x-report', args: this.#args(half, report) })),
    ];
  }

  /** How far a machine has come where the picture ends. */
  #end({ side, machine }: Half): readonly Sentence[] {
    const { columns } = side.at(side.length);
    if (machine === 'h') {
      if (side.reports.length > 0) return [];
      return [{ id: 'picture-h-open', args: { columns: columns.length } }];
    }
    const open = columns.findIndex(({ state }) => state === 'going');
    const args = { reports: side.reports.length, questions: columns.length };
    const waits: readonly Sentence[] =
      open < 0
        ? []
        : [{ id: 'picture-x-open', args: { column: open, steps: columns[open]?.done } }];
    return [{ id: 'picture-x-end', args }, ...waits];
  }

  description(): readonly Sentence[] {
    const { cursor } = this.timeline;
    return [
      ...this.narration(),
      ...this.#halves.flatMap((half) =>
        half.side
          .at(Math.min(cursor, half.side.length))
          .columns.flatMap(({ state }, column) =>
            state === 'waiting' ? [] : this.#column(half, column),
          ),
      ),
    ];
  }

  whyCard(): TemplateResult | typeof nothing {
    const { words } = this.#figure;
    const { mark: touched = 0, cursor } = this.#touched ?? {};
    if (!words || cursor !== this.timeline.cursor) return nothing;
    let first = 0;
    for (const { half, marks, layout, left, top } of this.#pictured) {
      const at = touched - first;
      const [mark, spot] = [marks[at], spotsOf(marks, layout)[at]];
      first += marks.length;
      if (!mark || !spot) continue;
      const [title, state] = this.#column(half, columnOf(mark));
      if (!title || !state) return nothing;
      const what = words.text(title.id, title.args);
      return renderWhyPanel(words, {
        label: words.text('why-label', { what }),
        title: what,
        body: html`<p>${words.text(state.id, state.args)}</p>`,
        at: {
          x: spot.x + left,
          y: spot.y + top,
          halo: mark.kind === 'report' ? 0 : layout.grid.cell.width / 2,
          reach: 0,
        },
        picture: this.#figure.size,
        close: () => this.closeWhy(),
      });
    }
    return nothing;
  }

  closeWhy(): void {
    this.#touched = undefined;
    this.#figure.requestUpdate();
    this.#board.restore();
  }

  /** What a screen reader says of a mark. */
  #spoken(words: Messages, half: Half, mark: Mark): string {
    const said = this.#column(half, columnOf(mark));
    if (half.machine === 'x') return plain(words, said);
    // A procedure is no sentence, as a question is.
    const [title, state] = said.map(({ id, args }) => words.text(id, args));
    return words.text('picture-mark', { title, state });
  }

  /** What a column is about, and how far it has come. */
  #column(half: Half, column: number): readonly Sentence[] {
    const { words } = this.#figure;
    const { machine, side, about } = half;
    const at = Math.min(this.timeline.cursor, side.length);
    const { done, state } = sure(side.at(at).columns[column]);
    const what = about[column];
    return [
      {
        id: `picture-${machine}-title`,
        args: { column, what: what && words?.text(what.id, what.args) },
      },
      {
        id: `picture-${machine}-${state}`,
        args: { steps: done, decision: said(half.answer(column)) },
      },
    ];
  }

  #args({ machine, answer }: Half, { machine: column, step }: Report) {
    return { machine, column, step, decision: said(answer(column)) };
  }
}

const halvesOf = ({ verdicts, procedures }: Asked, all: Reported): readonly Half[] => [
  {
    machine: 'h',
    side: sideOfH(verdicts),
    about: procedures,
    answer: (column) => verdicts[column]?.decision,
  },
  {
    machine: 'x',
    side: sideOfX(all),
    about: all.questions,
    answer: (column) => all.reports.find(({ n }) => n === column)?.decision,
  },
];

const columnOf = (mark: Mark): number =>
  mark.kind === 'report' ? mark.report.machine : mark.machine;
