import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { rgbOf } from '../../../stage/rgb.ts';
import type { QuicksortScene } from '../scene.ts';
import type { Layout } from './layout.ts';

/** The colours of a picture, in the order that the core takes them. */
const paints = {
  area: ['--sheet', '--highlight', '--soft', '--ink', '--line', '--finished'],
  value: ['--ramp-far', '--ramp-near'],
} as const;

/** The core paints at most this many pixels a side. A larger picture is stretched. */
const MOST_PIXELS = 2048;

/**
 * A whole run of many elements as one picture, painted by the core. Time runs down, places run across.
 * It lies on a canvas under the plate, in the strip of the woodcut.
 */
export class Picture {
  readonly #redraw: () => void;
  #run: Run<'Quicksort'> | undefined;
  #painted: { key: string; bitmap: ImageBitmap } | undefined;
  #asked = '';
  /** What was drawn last; undefined if the theme has changed since. */
  #drawn: string | undefined;
  #last: HTMLCanvasElement | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Forgets what was drawn, because the theme has changed. */
  recolour(): void {
    this.#drawn = undefined;
  }

  open(run: Run<'Quicksort'>): void {
    this.#run = run;
    this.#asked = '';
    this.#drawn = undefined;
    this.#painted?.bitmap.close();
    this.#painted = undefined;
  }

  canvas(shown: boolean): TemplateResult | typeof nothing {
    if (!shown) return nothing;
    return html`<canvas class="raster" aria-hidden="true"></canvas>`;
  }

  /** Draws the picture. The page has been drawn before this call. */
  draw(
    root: ParentNode,
    { width, height, left, right, woodcut }: Layout,
    { colour }: QuicksortScene,
  ): void {
    const canvas = root.querySelector<HTMLCanvasElement>('canvas.raster');
    if (!canvas || woodcut.height < 1) return;
    // Reading colours from the page is slow, so a step with the same picture returns here.
    const drawn = `${width} ${height} ${left} ${woodcut.top} ${colour} ${devicePixelRatio}`;
    if (this.#drawn === drawn && canvas === this.#last) return;
    const scale = devicePixelRatio;
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== wide || canvas.height !== high) {
      Object.assign(canvas, { width: wide, height: high });
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    }
    const [across, down] = [(right - left) * scale, woodcut.height * scale];
    const pixels = (side: number) => Math.min(MOST_PIXELS, Math.round(side));
    const size = [pixels(across), pixels(down)] as const;
    const palette = Uint8Array.from(rgbOf(canvas.parentElement ?? canvas, paints[colour]).flat());
    const key = `${size} ${colour} ${palette}`;
    if (this.#asked !== key) this.#ask(key, size, colour, palette);
    const context = canvas.getContext('2d');
    context?.clearRect(0, 0, wide, high);
    canvas.dataset.settled = String(this.#painted?.key === key);
    if (this.#painted?.key !== key) return;
    context?.drawImage(this.#painted.bitmap, left * scale, woodcut.top * scale, across, down);
    this.#drawn = drawn;
    this.#last = canvas;
  }

  #ask(
    key: string,
    [width, height]: readonly [number, number],
    colour: QuicksortScene['colour'],
    palette: Uint8Array,
  ): void {
    this.#asked = key;
    this.#run
      ?.ask('paint', width, height, colour, palette)
      .then((pixels) => createImageBitmap(pixels))
      .then(
        (bitmap) => {
          if (this.#asked !== key) return bitmap.close();
          this.#painted?.bitmap.close();
          this.#painted = { key, bitmap };
          this.#redraw();
        },
        () => {}, // The run has ended, and its successor draws what is next.
      );
  }
}
