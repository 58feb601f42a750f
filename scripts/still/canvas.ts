/** A canvas without a browser, as far as the figures paint: whole pictures, scaled, within a rectangle. */
import { colourOf } from './colour.ts';

/** A picture of pixels, four bytes each, in rows. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Canvas {
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly parentElement = { append: () => {} };
  #width = 0;
  #height = 0;
  readonly context = new Context(this);
  data = new Uint8ClampedArray();

  get width(): number {
    return this.#width;
  }

  set width(width: number) {
    this.#width = width;
    this.clear();
  }

  get height(): number {
    return this.#height;
  }

  set height(height: number) {
    this.#height = height;
    this.clear();
  }

  clear(): void {
    this.data = new Uint8ClampedArray(4 * this.#width * this.#height);
  }

  getContext(): Context {
    return this.context;
  }
}

/** What of a context the figures use. */
class Context {
  fillStyle = '';
  imageSmoothingEnabled = true;
  globalCompositeOperation = 'source-over';
  readonly #canvas: Canvas;
  #scale = 1;
  #path: Box | undefined;
  #clip: Box | undefined;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  setTransform(scale: number): void {
    this.#scale = scale;
  }

  save(): void {}
  beginPath(): void {}

  restore(): void {
    this.#clip = undefined;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path = { x, y, width, height };
  }

  clip(): void {
    this.#clip = this.#path;
  }

  /** The figures always clear the whole canvas. */
  clearRect(): void {
    this.#canvas.clear();
  }

  /** For one pixel, with which a figure reads a colour. */
  fillRect(): void {
    const [red, green, blue, alpha] = colourOf(this.fillStyle);
    this.#canvas.data.set([red, green, blue, Math.round(255 * alpha)]);
  }

  getImageData(): Pixels {
    return this.#canvas;
  }

  /** Each pixel is the mean of the picture's pixels under it, or the nearest one. */
  drawImage(picture: Pixels, x: number, y: number, width: number, height: number): void {
    const { data, width: wide, height: high } = this.#canvas;
    const s = this.#scale;
    const clip = this.#clip ?? { x: 0, y: 0, width: wide / s, height: high / s };
    const from = (at: number, least: number) => Math.max(0, Math.round(Math.max(at, least) * s));
    const to = (end: number, most: number, side: number) =>
      Math.min(side, Math.round(Math.min(end, most) * s));
    const [left, top] = [from(x, clip.x), from(y, clip.y)];
    const right = to(x + width, clip.x + clip.width, wide);
    const bottom = to(y + height, clip.y + clip.height, high);
    const [perX, perY] = [picture.width / (width * s), picture.height / (height * s)];
    for (let down = top; down < bottom; down += 1) {
      const rows = covered((down - y * s) * perY, perY, picture.height);
      for (let across = left; across < right; across += 1) {
        const columns = covered((across - x * s) * perX, perX, picture.width);
        this.#put(4 * (across + down * wide), mean(picture, columns, rows), data);
      }
    }
  }

  #put(at: number, [red, green, blue, alpha]: readonly number[], data: Uint8ClampedArray): void {
    if (!alpha) return;
    const darken = this.globalCompositeOperation === 'darken' && (data[at + 3] ?? 0) > 0;
    for (const [i, part] of [red, green, blue].entries()) {
      data[at + i] = darken ? Math.min(data[at + i] ?? 0, part ?? 0) : (part ?? 0);
    }
    data[at + 3] = alpha;
  }
}

type Span = readonly [first: number, end: number];

/** The pixels of a side that lie under one pixel of the canvas; at least one. */
function covered(begin: number, size: number, side: number): Span {
  const last = side - 1;
  if (size <= 1) {
    const at = Math.min(last, Math.max(0, Math.floor(begin + size / 2)));
    return [at, at + 1];
  }
  const first = Math.min(last, Math.max(0, Math.round(begin)));
  return [first, Math.min(side, Math.max(first + 1, Math.round(begin + size)))];
}

function mean({ data, width }: Pixels, [left, right]: Span, [top, bottom]: Span): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      for (let part = 0; part < 4; part += 1)
        sum[part] = (sum[part] ?? 0) + (data[4 * (x + y * width) + part] ?? 0);
    }
  }
  return sum.map((part) => part / ((right - left) * (bottom - top)));
}
