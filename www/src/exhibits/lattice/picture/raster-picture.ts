import { html, nothing } from 'lit';
import type { LatticeSummary } from '../../../../pkg/lattice.js';
import type { Run } from '../../../engine/engine.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import type { Messages } from '../../../words/messages.ts';
import type { LatticeScene } from '../scene.ts';
import { ahead } from './ahead.ts';
import type { Colours } from './colours.ts';
import { FrontColours } from './front-colours.ts';
import { type Layout, levelOf } from './layout.ts';
import { paletteBytes, paletteOf } from './palette.ts';
import { embolden, Raster } from './raster.ts';
import type { Palette, Shade } from './shade.ts';
import type { Point, Shading } from './view.ts';

/** How many points around the visible ones are fetched too, so that a small pan shows marks at once. */
const MARGIN = 8;

/** Some of the points: the first ones, and how many. */
interface Part {
  readonly m: number;
  readonly n: number;
  readonly columns: number;
  readonly rows: number;
}

/** What the raster needs from its figure. */
export interface RasterFigure {
  readonly renderRoot: ParentNode;
  readonly colours: Colours;
  readonly summary: LatticeSummary | undefined;
  readonly loaded: boolean;
  currentScene(): LatticeScene;
  requestUpdate(): void;
}

/**
 * What a picture needs from its run if it has too many points to record every step: the raster where marks do
 * not fit, the cells of the marks where they do, and the colours of both.
 */
export class RasterPicture {
  readonly ahead = ahead;
  readonly #figure: RasterFigure;
  readonly #raster: Raster;
  #run: Run<'Lattice'> | undefined;
  #palette: Palette | undefined;
  /** The colours that the tiles were painted with. */
  #painted = '';
  readonly #cells: LatestAnswer<{ readonly cells: Uint32Array; readonly part: Part }>;

  constructor(figure: RasterFigure) {
    this.#figure = figure;
    this.#raster = new Raster(() => figure.requestUpdate());
    this.#cells = new LatestAnswer(figure);
  }

  open(run: Run<'Lattice'>): void {
    this.#run = run;
    this.#painted = '';
    this.#cells.stop();
    this.#cells.forget();
    this.#raster.reset(undefined);
  }

  /** The colours of a run that records no steps: only its front is known. */
  front({ weightM, weightN }: LatticeSummary, columns: number, rows: number): FrontColours {
    return new FrontColours([weightM, weightN], columns, rows);
  }

  /** Before marks are drawn: asks the run for the cells of the visible ones. A raster has one mark. */
  prepare({ raster, seen }: Layout, focus: Point): void {
    const { colours } = this.#figure;
    if (!(colours instanceof FrontColours)) return;
    const m = raster ? ([focus.m, focus.m + 1] as const) : seen.m;
    const n = raster ? ([focus.n, focus.n + 1] as const) : seen.n;
    const from = { m: Math.max(0, m[0] - MARGIN), n: Math.max(0, n[0] - MARGIN) };
    const part = {
      ...from,
      columns: Math.min(colours.columns, m[1] + MARGIN) - from.m,
      rows: Math.min(colours.rows, n[1] + MARGIN) - from.n,
    };
    const corners = [
      { m: m[0], n: n[0] },
      { m: m[1] - 1, n: n[1] - 1 },
    ];
    const run = this.#run;
    if (!run || corners.every((corner) => colours.cell(corner))) return;
    this.#cells.of(Object.values(part).join(), async () => ({
      cells: await run.ask('cells', part.m, part.n, part.columns, part.rows),
      part,
    }));
    const { answer } = this.#cells;
    if (answer) colours.take(answer.cells, answer.part);
  }

  /** After the page has been drawn: draws the raster under the marks. */
  draw(layout: Layout): void {
    const canvas = this.#figure.renderRoot.querySelector<HTMLCanvasElement>('canvas.raster');
    if (!layout.raster || !canvas) return;
    const { shade } = this;
    this.#palette = paletteOf(canvas.parentElement ?? canvas);
    const bytes = paletteBytes(this.#palette);
    const { won, lost } = this.#palette;
    const key = `${shade} ${bytes.join()}`;
    if (key !== this.#painted) {
      this.#painted = key;
      this.#raster.reset(({ level, left, bottom, width, height }) =>
        this.#run
          ?.ask('paint', shade, level, left, bottom, width, height, bytes)
          .then(async (pixels) => {
            const sparse = shade === 'winner' && embolden(pixels, level, won, lost);
            return { picture: await createImageBitmap(pixels), sparse };
          }),
      );
    }
    const { columns, rows } = this.#figure.colours;
    this.#raster.draw(canvas, layout, columns, rows);
    canvas.dataset.settled = String(this.#raster.settled);
  }

  /** What the colours show: the number that the scene wants or, if the run does not have it, who wins. */
  get shade(): Shade {
    const { colour } = this.#figure.currentScene();
    const { summary } = this.#figure;
    if (colour === 'winner' || !summary) return 'winner';
    return mostOf(summary, colour) === undefined ? 'winner' : colour;
  }

  /** How marks are shaded, if the scene wants them to show a number. */
  shading(): Shading | undefined {
    const { renderRoot, summary, loaded } = this.#figure;
    const { shade } = this;
    if (shade === 'winner' || !summary || !loaded) return undefined;
    const sheet = renderRoot.querySelector<HTMLElement>('.sheet');
    this.#palette ??= sheet ? paletteOf(sheet) : undefined;
    if (!this.#palette) return undefined;
    const most = mostOf(summary, shade);
    return most === undefined ? undefined : { shade, palette: this.#palette, most };
  }

  /** The legend: what a pixel of the raster means, and the scale of shades from 0 to the largest value. */
  legend(words: Messages, layout: Layout | undefined, brief: 'yes' | 'no'): unknown {
    const { shade } = this;
    const { summary } = this.#figure;
    const scaled = shade === 'winner' || !summary ? nothing : scale(words, shade, summary);
    if (!layout?.raster) return scaled === nothing ? undefined : scaled;
    const { colour } = this.#figure.currentScene();
    const about =
      brief === 'yes'
        ? words.text('raster-brief', { colour })
        : words.text('raster-about', { side: 2 ** levelOf(layout), colour });
    return html`${about} ${scaled}`;
  }
}

function scale(words: Messages, shade: Exclude<Shade, 'winner'>, summary: LatticeSummary) {
  return html`<span class="scale"><span>${words.text(`scale-${shade}`)}</span> 0
    <span class="ramp"></span> ${mostOf(summary, shade)}</span>`;
}

function mostOf(summary: LatticeSummary, shade: Exclude<Shade, 'winner'>): number | undefined {
  return shade === 'plies' ? summary.mostPlies : summary.mostGrundy;
}
