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

test('as many colours as a frame can hold stay exact; of more, the frequent ones do', async () => {
  const shades = (count: number) =>
    picture((x, y) => {
      const at = (y * width + x) % 1024;
      return at < count ? [at % 256, Math.floor(at / 256) * 60, 90] : paper;
    });
  for (const count of [255, 1000]) {
    const frames = [
      [shades(count), 0.1],
      [square(8), 0.1],
      [shades(count), 0.1],
    ] as const;
    const decoded = decodeFrames(await written(frames));
    for (const [at, [frame]] of frames.entries()) {
      const most = count === 255 && at === 0 ? 0 : 24;
      expect(farthest(decoded[at]?.data ?? [], frame.data), `${count} ${at}`).toBeLessThanOrEqual(
        most,
      );
      const last = 4 * (width * height - 1);
      const [red, green, blue] = decoded[at]?.data.slice(last) ?? [];
      if (count === 255) expect([red, green, blue]).toEqual(paper);
    }
  }
});

test('a frame stores only what has changed', async () => {
  const noise = picture((x, y) => [(x * 37 + y * 91) % 256, (x * y) % 256, (x * 13) % 256]);
  const one = (await written([[noise, 1]])).byteLength;
  const many = (await written(Array.from({ length: 10 }, () => [noise, 1] as const))).byteLength;
  expect(one).toBeGreaterThan(2000);
  expect(many).toBeLessThan(1.5 * one);
});
