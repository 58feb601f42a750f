import { html, nothing, type TemplateResult } from 'lit';
import type { Summary } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import { Lazy } from '../../stage/lazy.ts';
import type { Messages } from '../../words/messages.ts';
import { type Colours, FrontColours } from './colours.ts';
import { type Layout, levelOf } from './layout.ts';
import type { Raster } from './raster.ts';
import type { LatticeScene } from './scene.ts';
import type { Palette, Shade } from './shade.ts';
import type { Point, Shading } from './view.ts';

/** Points beyond those seen whose cells are fetched too, so that a small move shows marks at once. */
const MARGIN = 8;

/** The figure around it. */
export interface RasterFigure {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly colours: Colours;
  readonly summary: Summary | undefined;
  readonly ready: boolean;
  currentScene(): LatticeScene;
  requestUpdate(): void;
}

/**
 * What a plate of too many points to be recorded needs from its run: the raster where marks do not
 * fit, the cells of the marks where they do, and the colours of both.
 */
export class RasterPlate {
  readonly #figure: RasterFigure;
  readonly #painting: Lazy<typeof import('./painting.ts')>;
  #raster: Raster | undefined;
  #run: Run<'Lattice'> | undefined;
  #palette: Palette | undefined;
  /** What the tiles were painted with. */
  #painted = '';
  #asked = '';

  constructor(figure: RasterFigure) {
    this.#figure = figure;
    this.#painting = new Lazy(
      () => import('./painting.ts'),
      () => figure.requestUpdate(),
    );
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
      figure.requestUpdate(),
    );
  }

  open(run: Run<'Lattice'>): void {
    this.#run = run;
    this.#painted = '';
    this.#asked = '';
    this.#raster?.reset(undefined);
  }

  canvas(layout: Layout): TemplateResult | typeof nothing {
    if (!layout.raster) return nothing;
    return html`<canvas class="raster" aria-hidden="true"></canvas>`;
  }

  /** Before marks are drawn: asks for the cells of those that are seen; of a raster that is one. */
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
    const key = Object.values(part).join();
    if (key === this.#asked || corners.every((corner) => colours.cell(corner))) return;
    this.#asked = key;
    this.#run?.ask('cells', part.m, part.n, part.columns, part.rows).then(
      (cells) => {
        if (this.#asked !== key) return;
        colours.take(cells, part);
        this.#figure.requestUpdate();
      },
      () => {}, // The run has ended, and whoever ended it draws what is next.
    );
  }

  /** After the page has been drawn: the raster under the marks. */
  draw(layout: Layout): void {
    const canvas = this.#figure.renderRoot.querySelector<HTMLCanvasElement>('canvas.raster');
    const painting = layout.raster ? this.#painting.module : undefined;
    if (!painting || !canvas) return;
    const { shade } = this;
    this.#raster ??= new painting.Raster(() => this.#figure.requestUpdate());
    this.#palette = painting.paletteOf(canvas.parentElement ?? canvas);
    const bytes = painting.paletteBytes(this.#palette);
    const key = `${shade} ${bytes.join()}`;
    if (key !== this.#painted) {
      this.#painted = key;
      this.#raster.reset(({ level, left, bottom, width, height }) =>
        this.#run
          ?.ask('paint', shade, level, left, bottom, width, height, bytes)
          .then((pixels) => createImageBitmap(pixels)),
      );
    }
    const { columns, rows } = this.#figure.colours;
    this.#raster.draw(canvas, layout, columns, rows);
    canvas.dataset.settled = String(this.#raster.settled);
  }

  /** What the colours tell: who wins, where the number that the scene wants is not worked out. */
  get shade(): Shade {
    const { colour } = this.#figure.currentScene();
    const { summary } = this.#figure;
    if (colour === 'winner' || !summary) return 'winner';
    return mostOf(summary, colour) === undefined ? 'winner' : colour;
  }

  /** How marks are shaded, if the scene wants them to tell more than the winner. */
  shading(): Shading | undefined {
    const { renderRoot, summary, ready } = this.#figure;
    const { shade } = this;
    if (shade === 'winner' || !summary || !ready) return undefined;
    const sheet = renderRoot.querySelector<HTMLElement>('.sheet');
    this.#palette ??= sheet ? this.#painting.module?.paletteOf(sheet) : undefined;
    if (!this.#palette) return undefined;
    return { shade, palette: this.#palette, most: mostOf(summary, shade) ?? 0 };
  }

  /** The legend of a shade: from none to the most. */
  scale(words: Messages, shade: Exclude<Shade, 'winner'>): TemplateResult {
    const { summary } = this.#figure;
    const most = (summary && mostOf(summary, shade)) ?? 0;
    return html`<span class="scale"><span>${words.text(`scale-${shade}`)}</span> 0
      <span class="ramp"></span> ${most}</span>`;
  }

  /** What a pixel of the raster stands for. */
  about(words: Messages, layout: Layout): string {
    return words.text('raster-about', {
      side: 2 ** levelOf(layout),
      colour: this.#figure.currentScene().colour,
    });
  }
}

function mostOf(summary: Summary, shade: Exclude<Shade, 'winner'>): number | undefined {
  return shade === 'plies' ? summary.mostPlies : summary.mostGrundy;
}
