import { CRISP, type Layout, levelOf } from './layout.ts';

/** Part of the raster that is painted at once: its first position and its size in pixels. */
export interface Tile {
  /** A pixel is the mean of 2^level by 2^level positions. */
  readonly level: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels a side of a tile. */
const SIDE = 512;
/** Tiles asked for at once: the newest view is painted before what it has left behind. */
const MOST_PENDING = 3;
/** Tiles kept; each takes a megabyte. */
const MOST_KEPT = 40;

interface Kept {
  readonly tile: Tile;
  readonly picture: ImageBitmap;
  used: number;
}

/**
 * The plate as a raster, one pixel a position: tiles painted by the core, kept, and drawn on a
 * canvas at any magnification. Where a tile is still being painted, a coarser one stands in.
 *
 *     run ──paint(tile)──> pixels ──> ImageBitmap ──kept──> drawImage
 */
export class Raster {
  readonly #redraw: () => void;
  readonly #kept = new Map<string, Kept>();
  readonly #pending = new Set<string>();
  #paint: ((tile: Tile) => Promise<ImageBitmap> | undefined) | undefined;
  #draws = 0;
  #generation = 0;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Forgets all tiles: another run, or other colours. */
  reset(paint: ((tile: Tile) => Promise<ImageBitmap> | undefined) | undefined): void {
    for (const { picture } of this.#kept.values()) picture.close();
    this.#kept.clear();
    this.#pending.clear();
    this.#paint = paint;
    this.#generation += 1;
  }

  /** Draws what the layout shows, as far as its tiles are there, and asks for the others */
  draw(canvas: HTMLCanvasElement, layout: Layout, columns: number, rows: number): void {
    const scale = devicePixelRatio;
    cover(canvas, layout, scale);
    const context = canvas.getContext('2d');
    if (!context) return;
    this.#draws += 1;
    const level = levelOf(layout);
    const wanted = tilesSeen(layout, level, columns, rows);
    for (const tile of wanted) this.#want(tile);

    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, layout.width, layout.height);
    context.save();
    context.beginPath();
    const { left, right, top, bottom } = layout.plot;
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    // Sharp edges, where squares have a whole number of pixels, or so many that it does not matter.
    const pixels = layout.step * scale;
    context.imageSmoothingEnabled = pixels < CRISP && !isWhole(pixels);
    const coarseFirst = [...this.#kept.values()].sort((a, b) => b.tile.level - a.tile.level);
    for (const kept of coarseFirst) {
      if (kept.tile.level < level || !place(context, kept, layout)) continue;
      kept.used = this.#draws;
    }
    context.restore();
    this.#dropOldest();
  }

  /** Whether everything asked for has been painted. */
  get settled(): boolean {
    return this.#pending.size === 0;
  }

  #want(tile: Tile): void {
    const key = Object.values(tile).join();
    if (this.#kept.has(key) || this.#pending.has(key) || this.#pending.size >= MOST_PENDING) return;
    const painting = this.#paint?.(tile);
    if (!painting) return;
    const generation = this.#generation;
    this.#pending.add(key);
    painting.then(
      (picture) => {
        if (generation !== this.#generation) return picture.close();
        this.#pending.delete(key);
        this.#kept.set(key, { tile, picture, used: this.#draws });
        this.#redraw();
      },
      // The run has ended; whoever ended it draws what is next.
      () => {
        if (generation === this.#generation) this.#pending.delete(key);
      },
    );
  }

  /** What is seen stays, however much it is: a tile that is dropped and still wanted never rests. */
  #dropOldest(): void {
    if (this.#kept.size <= MOST_KEPT) return;
    const oldest = [...this.#kept]
      .filter(([, { used }]) => used < this.#draws)
      .sort(([, a], [, b]) => a.used - b.used);
    for (const [key, { picture }] of oldest.slice(0, this.#kept.size - MOST_KEPT)) {
      picture.close();
      this.#kept.delete(key);
    }
  }
}

/** But for what dividing by the screen's scale and multiplying again leaves. */
const isWhole = (pixels: number): boolean => Math.abs(pixels - Math.round(pixels)) < 1e-6;

/** A canvas has as many pixels as the screen has under it. */
function cover(canvas: HTMLCanvasElement, { width, height }: Layout, scale: number): void {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width === wide && canvas.height === high) return;
  canvas.width = wide;
  canvas.height = high;
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
}

/** The tiles of a level that are seen, in whole or in part. */
export function tilesSeen(
  layout: Pick<Layout, 'seen'>,
  level: number,
  columns: number,
  rows: number,
): Tile[] {
  const span = SIDE * 2 ** level;
  const tiles: Tile[] = [];
  const first = (from: number) => Math.floor(from / span) * span;
  const pixels = (from: number, count: number) =>
    Math.min(SIDE, Math.ceil((count - from) / 2 ** level));
  for (let bottom = first(layout.seen.n[0]); bottom < layout.seen.n[1]; bottom += span) {
    for (let left = first(layout.seen.m[0]); left < layout.seen.m[1]; left += span) {
      tiles.push({
        level,
        left,
        bottom,
        width: pixels(left, columns),
        height: pixels(bottom, rows),
      });
    }
  }
  return tiles;
}

/** Draws a tile where it belongs; false if that is outside the plate. */
function place(
  context: CanvasRenderingContext2D,
  { tile, picture }: Kept,
  layout: Layout,
): boolean {
  const size = 2 ** tile.level;
  const x = layout.x(tile.left - 0.5);
  const y = layout.y(tile.bottom + tile.height * size - 0.5);
  const wide = tile.width * size * layout.step;
  const high = tile.height * size * layout.stepUp;
  if (x > layout.width || y > layout.height || x + wide < 0 || y + high < 0) return false;
  context.drawImage(picture, x, y, wide, high);
  return true;
}
