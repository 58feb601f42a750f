/// <reference path="gifenc.d.ts" />
import { GIFEncoder, nearestColorIndex, quantize } from 'gifenc/dist/gifenc.esm.js';

type Colour = [red: number, green: number, blue: number];

/** A frame has at most this many colours. */
const MOST_COLOURS = 256;
/**
 * In a frame with too many colours this many stay as they are, the most frequent ones. If the paper changed a
 * little from frame to frame, ghosts of older frames would be seen in it.
 */
const KEPT = 64;

/**
 * Writes an animated GIF frame by frame. It keeps the file and one frame in memory.
 *
 *     frame 1          frame 2
 *     all pixels       only those that differ; the others are transparent and show frame 1
 *
 * A frame with few enough colours keeps every one of them exactly.
 */
export class Gif {
  readonly #encoder = GIFEncoder();
  #before: Uint32Array | undefined;

  /** The size so far, in bytes. */
  get bytes(): number {
    return this.#encoder.bytesView().length;
  }

  /** Adds a frame that stands for some seconds. All frames have the same size, and no pixel is transparent. */
  add(
    { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
    seconds: number,
  ): void {
    const now = new Uint32Array(data.buffer, data.byteOffset, width * height);
    const before = this.#before;
    const counts = new Map<number, number>();
    for (const [at, colour] of now.entries()) {
      if (before?.[at] !== colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    // Index 0 is the transparent one, where there is something to show through.
    const first = before ? 1 : 0;
    const palette: Colour[] = before ? [[0, 0, 0]] : [];
    const places = new Map<number, number>();
    const most = MOST_COLOURS - first;
    const chosen = counts.size > most ? fewer(counts, most) : [...counts.keys()].map(bands);
    palette.push(...chosen);
    for (const [place, colour] of [...counts.keys()].entries()) {
      const index = counts.size > most ? nearestColorIndex(chosen, bands(colour)) : place;
      places.set(colour, index + first);
    }
    const indices = Uint8Array.from(now, (colour, at) =>
      before?.[at] === colour ? 0 : (places.get(colour) ?? 0),
    );
    this.#encoder.writeFrame(indices, width, height, {
      palette,
      delay: seconds * 1000,
      transparent: before !== undefined,
      transparentIndex: 0,
      // Every frame stays under the next one.
      dispose: 1,
      colorDepth: Math.max(2, Math.ceil(Math.log2(palette.length))),
    });
    this.#before = now;
  }

  /** Ends the file. */
  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }
}

/** A pixel as it stands in memory: red comes first. */
const bands = (colour: number): Colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

/** At most this many colours in place of more. The most frequent ones stay as they are. */
function fewer(counts: ReadonlyMap<number, number>, most: number): Colour[] {
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  const rest = ranked.slice(KEPT);
  const pixels = new Uint32Array(rest.reduce((sum, [, count]) => sum + count, 0));
  let end = 0;
  for (const [colour, count] of rest) {
    pixels.fill(colour, end, end + count);
    end += count;
  }
  const kept = ranked.slice(0, KEPT).map(([colour]) => bands(colour));
  return [...kept, ...quantize(new Uint8Array(pixels.buffer), most - KEPT)];
}
