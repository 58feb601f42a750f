import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { PaintedPicture } from '../../../stage/painted.ts';
import type { QuicksortScene } from '../scene.ts';
import type { Layout } from './layout.ts';

/** The colours of a picture, in the order that the core takes them. */
const paints = {
  area: ['--sheet', '--highlight', '--soft', '--ink', '--line', '--finished'],
  value: ['--ramp-far', '--ramp-near'],
} as const;

/**
 * A whole run of many elements as one picture, painted by the core. Time runs down, places run across.
 * It lies on a canvas under the picture, in the strip of the woodcut.
 */
export class RunPicture {
  readonly #painted: PaintedPicture;
  #run: Run<'Quicksort'> | undefined;

  constructor(redraw: () => void) {
    this.#painted = new PaintedPicture(redraw);
  }

  /** Forgets what was drawn, because the theme has changed. */
  recolour(): void {
    this.#painted.recolour();
  }

  open(run: Run<'Quicksort'>): void {
    this.#run = run;
    this.#painted.forget();
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
    this.#painted.draw(root, {
      picture: { width, height },
      left,
      top: woodcut.top,
      width: right - left,
      height: woodcut.height,
      key: colour,
      colours: paints[colour],
      paint: (wide, high, palette) => this.#run?.ask('paint', wide, high, colour, palette),
    });
  }
}
