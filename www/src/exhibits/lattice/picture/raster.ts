import type { Rgb } from '../../../stage/rgb.ts';
import { CRISP, type Layout, levelOf } from './layout.ts';

/** A part of the raster that the core paints in one call: its first position and its size in pixels. */
export interface Tile {
  /** Each pixel is the mean of 2^level by 2^level positions. */
  readonly level: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The longest side of a tile, in pixels and in positions. */
const [SIDE, SPAN] = [512, 2048];
/** How many tiles are requested at once: few, so that the newest view is painted before those left behind. */
const MOST_PENDING = 3;
/** How many tiles are kept; each takes a megabyte. */
const MOST_KEPT = 40;

/** A painted tile; `sparse` if hardly anything in it is lost. */
export interface Painted {
  readonly picture: ImageBitmap;
  readonly sparse: boolean;
}

/** A tile is sparse if at most this part of it is lost. */
const SPARSE = 0.05;
/**
 * A single lost position is at least BOLD screen pixels wide; a pixel of several spreads by REACH of its
 * own.
 */
const [BOLD, REACH] = [4, 2];

interface Kept extends Painted {
  readonly tile: Tile;
  used: number;
}

/**
 * The picture as a raster with one pixel per position. The core paints tiles, which are kept and drawn on a
 * canvas at any magnification. While a tile is being painted, a coarser one takes its place.
 *
 *     run ──paint(tile)──> pixels ──> ImageBitmap ──kept──> drawImage
 */
export class Raster {
  readonly #redraw: () => void;
  readonly #kept = new Map<string, Kept>();
  readonly #pending = new Set<string>();
  #paint: ((tile: Tile) => Promise<Painted> | undefined) | undefined;
  #draws = 0;
  #generation = 0;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Forgets all tiles, because the run or the colours are new. */
  reset(paint: ((tile: Tile) => Promise<Painted> | undefined) | undefined): void {
    for (const { picture } of this.#kept.values()) picture.close();
    this.#kept.clear();
    this.#pending.clear();
    this.#paint = paint;
    this.#generation += 1;
  }

  /** Draws the tiles that the layout shows, and requests those that are missing. */
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
    // Edges are sharp if squares have a whole number of pixels, or are so large that a fraction does not matter.
    const pixels = layout.step * scale;
    context.imageSmoothingEnabled = pixels < CRISP && !isWhole(pixels);
    const coarseFirst = [...this.#kept.values()].sort((a, b) => b.tile.level - a.tile.level);
    for (const kept of coarseFirst) {
      if (kept.tile.level < level || !place(context, kept, layout, scale)) continue;
      kept.used = this.#draws;
    }
    context.restore();
    this.#dropOldest();
  }

  /** Whether all requested tiles have been painted. */
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
      (painted) => {
        if (generation !== this.#generation) return painted.picture.close();
        this.#pending.delete(key);
        this.#kept.set(key, { tile, ...painted, used: this.#draws });
        this.#redraw();
      },
      // The run has ended, and the code that ended it draws the next one.
      () => {
        if (generation === this.#generation) this.#pending.delete(key);
      },
    );
  }

  /** Drops old tiles, but no visible one: that would be requested again at once, without end. */
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

/** Whether a number is whole, except for rounding errors of the screen's scale. */
const isWhole = (pixels: number): boolean => Math.abs(pixels - Math.round(pixels)) < 1e-6;

/** Gives the canvas as many pixels as the screen has under it. */
function cover(canvas: HTMLCanvasElement, { width, height }: Layout, scale: number): void {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width === wide && canvas.height === high) return;
  canvas.width = wide;
  canvas.height = high;
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
}

/** The tiles of a level that are visible, whole or in part. */
export function tilesSeen(
  layout: Pick<Layout, 'seen'>,
  level: number,
  columns: number,
  rows: number,
): Tile[] {
  const side = Math.min(SIDE, SPAN / 2 ** level);
  const span = side * 2 ** level;
  const tiles: Tile[] = [];
  const first = (from: number) => Math.floor(from / span) * span;
  const pixels = (from: number, count: number) =>
    Math.min(side, Math.ceil((count - from) / 2 ** level));
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

/** Draws a tile at its place; returns false if that is outside the picture. */
function place(
  context: CanvasRenderingContext2D,
  { tile, picture, sparse }: Kept,
  layout: Layout,
  scale: number,
): boolean {
  const size = 2 ** tile.level;
  const x = layout.x(tile.left - 0.5);
  const y = layout.y(tile.bottom + tile.height * size - 0.5);
  const wide = tile.width * size * layout.step;
  const high = tile.height * size * layout.stepUp;
  if (x > layout.width || y > layout.height || x + wide < 0 || y + high < 0) return false;
  const pixel = (wide / tile.width) * scale;
  if (!sparse || tile.level > 0 || pixel >= BOLD) {
    context.drawImage(picture, x, y, wide, high);
    return true;
  }
  // Single pixels grow: where they overlap pale ones, the darker colour stays.
  const smooth = context.imageSmoothingEnabled;
  context.imageSmoothingEnabled = false;
  const by = Math.min(pixel, (BOLD - pixel) / 2) / scale;
  for (const right of [0, -by, by]) {
    for (const down of [0, -by, by]) {
      context.drawImage(picture, x + right, y + down, wide, high);
      context.globalCompositeOperation = 'darken';
    }
  }
  context.globalCompositeOperation = 'source-over';
  context.imageSmoothingEnabled = smooth;
  return true;
}

/**
 * Makes lost positions visible in a tile where they are rare, as in Wythoff's game. A pixel with a lost
 * position takes the colour of lost ones, not a mean, and grows, so that a thin line stays a line. Returns
 * whether the tile is sparse.
 */
export function embolden(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  level: number,
  won: Rgb,
  lost: Rgb,
): boolean {
  const marked: number[] = [];
  const most = width * height * SPARSE;
  for (let i = 0; i < width * height; i += 1) {
    const drawn = data[4 * i + 3] !== 0;
    if (!drawn || won.every((part, at) => data[4 * i + at] === part)) continue;
    if (marked.push(i) > most) return false;
  }
  const reach = level === 0 ? 0 : REACH;
  for (const i of marked) {
    const [left, top] = [i % width, Math.floor(i / width)];
    for (let y = Math.max(0, top - reach); y <= Math.min(height - 1, top + reach); y += 1) {
      for (let x = Math.max(0, left - reach); x <= Math.min(width - 1, left + reach); x += 1) {
        data.set(lost, 4 * (x + y * width));
      }
    }
  }
  return true;
}
