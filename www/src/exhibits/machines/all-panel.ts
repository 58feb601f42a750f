import { html, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { renderAnswer } from '../../stage/answer-view.ts';
import type { ArrowKey } from '../../stage/board.ts';
import { Board } from '../../stage/board.ts';
import { arrows } from '../../stage/graph/graph-plan.ts';
import { LatestAnswer } from '../../stage/latest-answer.ts';
import { PaintedPicture } from '../../stage/painted.ts';
import type { Panel } from '../../stage/panels.ts';
import type { Overlay } from '../../stage/picture.ts';
import type { Size } from '../../stage/picture-view.ts';
import { type Rgb, ramp } from '../../stage/rgb.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence } from '../../words/sentence.ts';
import { type Fate, verdictOf } from './account.ts';
import { engine } from './core/engine.ts';
import { fateOf } from './ran.ts';
import type { ShownMachine } from './shown.ts';

/** The machines stand in a square: across by the rules of A, down by those of B. */
const SIDE = 144;
/** How the core writes what becomes of a machine: 1 to 6 are numbers of steps. */
const [LONGEST, REPEAT, SHIFT, UNREACHABLE] = [6, 64, 65, 66];
/** The outcomes in the order of the legend. */
const outcomes: readonly number[] = [1, 2, 3, 4, 5, LONGEST, REPEAT, SHIFT, UNREACHABLE];
/** The ends of two ramps: of the machines that stop, by their steps, and of those that never do. */
const tokens = ['--ramp-far', '--ramp-near', '--p-position', '--paper'] as const;
/** The outcomes of each ramp. */
const ramps = [outcomes.slice(0, LONGEST), outcomes.slice(LONGEST)] as const;

/** The colour of an outcome in the key, which is the one that it has on the picture. */
function fillOf(outcome: number): string {
  const ramp = outcome <= LONGEST ? 0 : 1;
  const part = (100 * ramps[ramp].indexOf(outcome)) / (ramps[ramp].length - 1);
  return `color-mix(in srgb, var(${tokens[2 * ramp + 1]}) ${part}%, var(${tokens[2 * ramp]}))`;
}

/** The machine that somebody points at. */
interface Pointed {
  readonly index: number;
  readonly text: string;
  readonly fate: Fate;
}

/** All machines with two states and two symbols, coloured by when they stop. */
export class AllPanel implements Panel, Overlay {
  readonly panel = 'all';
  readonly #figure: ShownMachine;
  readonly #all: LatestAnswer<Uint8Array>;
  readonly #one: LatestAnswer<Pointed>;
  readonly #painted: PaintedPicture;
  readonly #board: Board<number>;
  #side = 0;
  #left = 0;

  constructor(figure: ShownMachine) {
    this.#figure = figure;
    const redraw = () => figure.retell();
    this.#all = new LatestAnswer(figure);
    this.#one = new LatestAnswer({ lifetime: figure.lifetime, requestUpdate: redraw });
    this.#painted = new PaintedPicture(() => figure.requestUpdate());
    const spot = (index: number) => {
      const { across, down } = placeOf(index);
      const cell = this.#side / SIDE;
      return { x: this.#left + (across + 0.5) * cell, y: (down + 0.5) * cell };
    };
    this.#board = new Board<number>(
      figure,
      {
        id: (index) => `machine-${index}`,
        named: (id) => (/^machine-\d+$/.test(id) ? Number(id.slice(8)) : undefined),
        place: spot,
        nearest: (x, y) => {
          const cell = this.#side / SIDE;
          const [across, down] = [Math.floor((x - this.#left) / cell), Math.floor(y / cell)];
          return inside(across, down) ? indexOf(across, down) : undefined;
        },
        neighbour: (index, key: ArrowKey) => {
          const { across, down } = placeOf(index);
          const [right, below] = arrows[key];
          const to = [across + right, down + below] as const;
          return inside(...to) ? indexOf(...to) : undefined;
        },
        plot: () => undefined,
        choose: (index) => this.#point(index),
      },
      0,
    );
  }

  render(words: Messages): TemplateResult {
    this.#figure.showOverlay(this);
    const all = this.#outcomes();
    const one = this.#one.answer;
    const counted = (outcome: number) => all?.filter((it) => it === outcome).length;
    return html`<p class="wide">${words.text('all-about', { machines: SIDE * SIDE })}</p>
      ${renderAnswer(words, this.#all)}
      ${
        all
          ? html`<table class="wide"><caption class="hidden">${words.text('all-table')}</caption>
        <thead><tr><th scope="col">${words.text('all-outcome')}</th><th scope="col">${words.text('all-count')}</th></tr></thead>
        <tbody>${outcomes.map((outcome) => html`<tr><th scope="row"><svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" fill=${fillOf(outcome)} stroke="currentColor"></rect></svg> ${words.text(`all-${outcome <= LONGEST ? 'steps' : outcome}`, { steps: outcome })}</th><td>${words.text('all-number', { count: counted(outcome) })}</td></tr>`)}</tbody></table>`
          : ''
      }
      ${one ? html`<p class="wide choices"><button class="primary" @click=${() => this.#run(one.text)}>${words.text('all-run', { text: one.text })}</button></p>` : ''}`;
  }

  picture(words: Messages, { width, height }: Size): TemplateResult {
    const side = Math.max(SIDE / 2, Math.min(width, height) - 2);
    [this.#side, this.#left] = [side, (width - side) / 2];
    const all = this.#outcomes();
    const { focus } = this.#board;
    const at = placeOf(focus);
    const cell = side / SIDE;
    const ring = Math.max(cell, 7);
    const [x, y] = [this.#left + (at.across + 0.5) * cell, (at.down + 0.5) * cell];
    if (all) void this.#figure.updateComplete.then(() => this.#paint(all, { width, height }));
    return html`<canvas class="raster" aria-hidden="true"></canvas><svg class="picture over machine" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('all-picture', { machines: SIDE * SIDE })}
      @click=${this.#board.click} @keydown=${this.#board.keydown} @focusin=${this.#board.focusin}>
      <rect class="edge" x=${this.#left} y="0" width=${side} height=${side}></rect>
      ${svg`<g role="row">${keyed(focus, svg`<g class="mark" role="gridcell" id=${`machine-${focus}`} tabindex="0" aria-label=${this.#named(words, focus)}><rect class="picked" x=${x - ring / 2} y=${y - ring / 2} width=${ring} height=${ring}></rect></g>`)}</g>`}</svg>`;
  }

  caption(): Sentence {
    return { id: 'all-caption' };
  }

  narration(): readonly Sentence[] {
    const one = this.#one.answer;
    if (!one) return [{ id: 'all-invite' }];
    const { index, text, fate } = one;
    return [{ id: 'all-machine', args: { index, text } }, verdictOf(fate)];
  }

  description(): readonly Sentence[] {
    return this.narration();
  }

  #outcomes(): Uint8Array | undefined {
    return this.#all.of('all', (asking) =>
      engine.read('TwoStateMachines', {}, asking, (run) => run.ask('outcomes')),
    );
  }

  /** What a screen reader says of a point. It is another element for each, so that each is said. */
  #named(words: Messages, index: number): string {
    if (this.#one.answer?.index === index) return plain(words, this.narration());
    const outcome = this.#outcomes()?.[index];
    if (outcome === undefined) return words.text('all-invite');
    const fate = outcome <= LONGEST ? 'stops' : outcome;
    return words.text('all-cell', { index, fate, steps: outcome });
  }

  #point(index: number): void {
    this.#one.of(String(index), (asking) =>
      engine.read('TwoStateMachines', {}, asking, async (run) => {
        const machine = await run.ask('machine', index);
        return { index, text: machine.text, fate: fateOf(machine) };
      }),
    );
    this.#figure.retell();
  }

  #run(table: string): void {
    this.#figure.togglePanel(this.panel);
    void this.#figure.begin({ machine: 'written', table });
  }

  #paint(all: Uint8Array, picture: Size): void {
    this.#painted.draw(this.#figure.renderRoot, {
      picture,
      left: this.#left,
      top: 0,
      width: this.#side,
      height: this.#side,
      key: 'all',
      colours: tokens,
      most: { width: SIDE, height: SIDE },
      paint: async (_width, _height, palette) => painted(all, palette),
    });
  }
}

const inside = (across: number, down: number): boolean =>
  across >= 0 && down >= 0 && across < SIDE && down < SIDE;
const indexOf = (across: number, down: number): number => across * SIDE + down;
const placeOf = (index: number) => ({ across: Math.floor(index / SIDE), down: index % SIDE });

/** A pixel for each machine. */
function painted(all: Uint8Array, palette: Uint8Array): ImageData {
  const colour = (at: number): Rgb => [
    sure(palette[3 * at]),
    sure(palette[3 * at + 1]),
    sure(palette[3 * at + 2]),
  ];
  const colours = new Map(
    ramps.flatMap((of, at) => {
      const mixed = ramp(colour(2 * at), colour(2 * at + 1), of.length);
      return of.map((outcome, place) => [outcome, sure(mixed[place])] as const);
    }),
  );
  const picture = new ImageData(SIDE, SIDE);
  for (const [index, outcome] of all.entries()) {
    const { across, down } = placeOf(index);
    const rgb = sure(colours.get(outcome));
    picture.data.set([...rgb, 255], 4 * (down * SIDE + across));
  }
  return picture;
}
