import type { Size } from './picture-view.ts';
import { rgbOf } from './rgb.ts';

/** The core paints at most this many pixels a side. A larger picture is stretched. */
const MOST_PIXELS = 2048;

/** A raster that the core paints, and its place in the picture. */
export interface Painting {
  readonly picture: Size;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Tells pictures of one run apart, besides their size and colours. */
  readonly key: string;
  /** The tokens of the colours, in the order that the core takes them. */
  readonly colours: readonly string[];
  /** The most pixels that the picture has, if they are fewer than the screen has; each then stays a rectangle. */
  readonly most?: Size;
  paint(width: number, height: number, palette: Uint8Array): Promise<ImageData> | undefined;
}

/** A raster under the picture, on the element `canvas.raster`, which has the size of the picture. */
export class PaintedPicture {
  readonly #redraw: () => void;
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

  /** Another run is shown: forgets the picture. */
  forget(): void {
    this.#asked = '';
    this.#drawn = undefined;
    this.#painted?.bitmap.close();
    this.#painted = undefined;
  }

  /** Draws the picture. The page has been drawn before this call. */
  draw(root: ParentNode, painting: Painting): void {
    const canvas = root.querySelector<HTMLCanvasElement>('canvas.raster');
    const { picture, left, top, width, height, colours, most } = painting;
    if (!canvas || width < 1 || height < 1) return;
    // Reading colours from the page is slow, so a step with the same picture returns here.
    const drawn = [
      painting.key,
      picture.width,
      left,
      top,
      width,
      height,
      colours,
      devicePixelRatio,
    ].join();
    if (this.#drawn === drawn && canvas === this.#last) return;
    const scale = devicePixelRatio;
    const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    if (canvas.width !== wide || canvas.height !== high) {
      Object.assign(canvas, { width: wide, height: high });
      Object.assign(canvas.style, { width: `${picture.width}px`, height: `${picture.height}px` });
    }
    const [across, down] = [width * scale, height * scale];
    const pixels = (side: number, fewest = MOST_PIXELS) =>
      Math.max(1, Math.min(MOST_PIXELS, fewest, Math.round(side)));
    const size = { width: pixels(across, most?.width), height: pixels(down, most?.height) };
    const palette = Uint8Array.from(rgbOf(canvas.parentElement ?? canvas, colours).flat());
    const key = `${painting.key} ${size.width} ${size.height} ${palette}`;
    if (this.#asked !== key) this.#ask(key, painting.paint(size.width, size.height, palette));
    const ready = this.#painted?.key === key;
    canvas.dataset.settled = String(ready);
    const context = canvas.getContext('2d');
    context?.clearRect(0, 0, wide, high);
    // Until the next picture comes, the last one stays.
    if (!this.#painted || !context) return;
    context.imageSmoothingEnabled = most === undefined;
    context.drawImage(this.#painted.bitmap, left * scale, top * scale, across, down);
    if (!ready) return;
    this.#drawn = drawn;
    this.#last = canvas;
  }

  #ask(key: string, pixels: Promise<ImageData> | undefined): void {
    this.#asked = key;
    pixels
      ?.then((painted) => createImageBitmap(painted))
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
