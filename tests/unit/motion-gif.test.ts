/** What the encoder of animated pictures writes, read by the decoder of another library. */
import { decode, decodeFrames } from 'modern-gif';
import { expect, test } from 'vitest';
import { Gif } from '../../www/src/stage/motion/gif.ts';

const [width, height] = [64, 40];

/** A picture with a colour for each of its pixels. */
function picture(colour: (x: number, y: number) => readonly [number, number, number]) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at += 1) {
    data.set([...colour(at % width, Math.floor(at / width)), 255], 4 * at);
  }
  return { data, width, height } as ImageData;
}

async function written(frames: readonly (readonly [ImageData, number])[]): Promise<ArrayBuffer> {
  const gif = new Gif();
  for (const [frame, seconds] of frames) gif.add(frame, seconds);
  return gif.finish().arrayBuffer();
}

const farthest = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Math.max(...Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0))));

const paper = [251, 249, 244] as const;
/** A rim may look like this. The library counts it as the same colour. */
const almostPaper = [249, 248, 241] as const;
const ink = [27, 30, 35] as const;
const square = (left: number) =>
  picture((x, y) => (x >= left && x < left + 8 && y > 9 && y < 20 ? ink : paper));

test('frames with few colours come out exactly as they went in, with their times', async () => {
  const frames = [
    [square(4), 0.2],
    [square(20), 0.04],
    // A frame that changes nothing.
    [square(20), 0.5],
    [square(4), 3],
  ] as const;
  const file = await written(frames);
  const gif = decode(file);
  expect(gif).toMatchObject({ version: '89a', width, height, looped: true, loopCount: 0 });
  const decoded = decodeFrames(file);
  expect(decoded.map(({ delay }) => delay)).toEqual([200, 40, 500, 3000]);
  for (const [at, [frame]] of frames.entries()) {
    expect(farthest(decoded[at]?.data ?? [], frame.data), `frame ${at}`).toBe(0);
  }
});

test('of too many colours the frequent ones stay exact, so older frames leave no ghosts', async () => {
  // More shades than a frame can hold in the upper half, in other places in each frame; paper below.
  const shaded = (shift: number) =>
    picture((x, y) => {
      const at = y * width + x + shift;
      if (y >= height / 2 || at % 8 === 0) return paper;
      return at % 8 === 1 ? almostPaper : [at % 256, Math.floor(at / 5) % 256, 90];
    });
  const frames = [shaded(0), square(8), shaded(3), square(30)];
  const decoded = decodeFrames(await written(frames.map((frame) => [frame, 0.1] as const)));
  for (const [at, { data }] of frames.entries()) {
    const read = decoded[at]?.data ?? [];
    expect(farthest(read, data), `frame ${at}`).toBeLessThan(24);
    const ghosts = Array.from({ length: width * height }, (_, pixel) => 4 * pixel)
      .filter((place) => paper.every((band, index) => data[place + index] === band))
      .filter((place) => !paper.every((band, index) => read[place + index] === band));
    expect(ghosts, `frame ${at}`).toEqual([]);
  }
});

test('a frame stores only what has changed', async () => {
  const noise = picture((x, y) => [(x * 37 + y * 91) % 256, (x * y) % 256, (x * 13) % 256]);
  const one = (await written([[noise, 1]])).byteLength;
  const many = (await written(Array.from({ length: 10 }, () => [noise, 1] as const))).byteLength;
  expect(one).toBeGreaterThan(2000);
  expect(many).toBeLessThan(1.5 * one);
});
