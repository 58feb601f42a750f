import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutShapes, marksOf } from '../../www/src/exhibits/games/described/picture.ts';
import { gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { exampleNames, exampleScript } from '../../www/src/exhibits/games/script/examples.ts';
import { MOST_BYTES, pack, tooLong, unpack } from '../../www/src/exhibits/games/script/pack.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { renderNotices } from '../../www/src/stage/notices.ts';
import { markupOf } from './markup.ts';

test('a script that is too long is refused with its size and the limit, in bytes', () => {
  expect(tooLong('é'.repeat(MOST_BYTES / 2))).toBeUndefined();
  expect(tooLong('é'.repeat(2 ** 22))).toMatchObject({
    code: 'script-too-long',
    params: { bytes: 2 ** 23, limit: MOST_BYTES },
  });
});

describe('a script in a link', () => {
  test('comes out as it went in, and every example fits', async () => {
    for (const name of exampleNames) {
      const script = exampleScript(name);
      const packed = await pack(script);
      expect(await unpack(packed), name).toBe(script);
      const scene = { ...gamesScene.defaults, game: 'script' as const, script: packed };
      const link = encode(gamesScene, { scenes: [scene], place: 1 });
      expect(link.length, name).toBeLessThan(2000);
      expect(decode(gamesScene, link)).toMatchObject({ link: { scenes: [scene] }, notices: [] });
    }
    expect(await unpack(await pack('// 中文 “é” 😀\r\n'))).toBe('// 中文 “é” 😀\r\n');
  });

  test('unfolds to no more than a script may have, however much it holds', async () => {
    expect((await unpack(await pack(' '.repeat(MOST_BYTES)))).length).toBe(MOST_BYTES);
    const bomb = await pack(' '.repeat(6_000_000));
    expect(bomb.length).toBeLessThan(linkLimits.characters);
    const bad = expect.objectContaining({ code: 'link-bad-script' });
    await expect(unpack(bomb)).rejects.toEqual(bad);
    for (const wrong of ['A', 'AAAA', 'zzzz', (await pack('fn start() { 1 }')).slice(0, -4)]) {
      await expect(unpack(wrong), wrong).rejects.toEqual(bad);
    }
  });

  test('is dropped with its game, and a game without it is not shown', () => {
    const left = decode(gamesScene, 'v=1&game=hexapawn&script=AAAA');
    expect(left.link.scenes[0]).toMatchObject({ game: 'hexapawn', script: undefined });
    const lacking = decode(gamesScene, 'v=1&game=script');
    expect(lacking.link.scenes[0].game).toBe('in-a-row');
    expect(lacking.notices).toMatchObject([{ code: 'link-bad-script' }]);
    const odd = decode(gamesScene, 'v=1&game=script&script=%3Cb%3E');
    expect(odd.notices).toMatchObject([{ code: 'link-bad-script' }, { code: 'link-bad-script' }]);
    // The field is wrong and the game lacks it; a reader sees one notice.
    const words = { has: () => true, text: (id: string) => id } as never;
    const shown = markupOf(renderNotices(odd.notices, words, false, () => {}));
    expect(shown.match(/link-bad-script/g)).toHaveLength(1);
  });
});

test('the examples are those of the core, each once', () => {
  const folder = new URL('../../crates/rules/examples-of-games/', import.meta.url);
  const files = readdirSync(folder).map((file) => file.replace(/\.rhai$/, ''));
  expect([...exampleNames].sort()).toEqual(files.sort());
});

describe('the picture of a position', () => {
  const tone = 'ink' as const;
  const picture = [
    { form: 'rectangle' as const, at: [-20, 0, 10, 10], tone, chosen: 1 },
    { form: 'circle' as const, at: [-15, 5, 4], tone, chosen: 0 },
    { form: 'text' as const, at: [10, 30], says: '<b>', tone },
    { form: 'line' as const, at: [0, 0, 10, 10], tone, chosen: 1 },
  ];
  test.each([
    [320, 120],
    [800, 450],
  ])('fills %i by %i and lies within', (width, height) => {
    const layout = layoutShapes({ width, height }, picture, 40);
    for (const [x, y] of [
      [-20, 0],
      [10, 30],
    ] as const) {
      const [px, py] = [x * layout.scale + layout.x, y * layout.scale + layout.y];
      expect(px).toBeGreaterThanOrEqual(0);
      expect(px).toBeLessThanOrEqual(width);
      expect(py).toBeGreaterThanOrEqual(0);
      expect(py).toBeLessThanOrEqual(layout.height);
    }
    expect(layout.height).toBeLessThanOrEqual(height);
  });

  test('has one mark for each move, and a touch finds the uppermost shape', () => {
    expect([...marksOf(picture).keys()]).toEqual([1, 0]);
    const layout = layoutShapes({ width: 400, height: 300 }, picture, 40);
    const { x, y } = layout.at(0);
    expect(layout.hit?.(x, y)).toBe(0);
    const corner = [-20 * layout.scale + layout.x + 2, layout.y + 2] as const;
    expect(layout.hit?.(...corner)).toBe(1);
    expect(layout.hit?.(0, 0)).toBeUndefined();
  });

  test('without shapes leaves room for the label', () => {
    const layout = layoutShapes({ width: 400, height: 300 }, [], 40);
    expect(layout.squares).toEqual([]);
    expect(layout.height).toBeLessThanOrEqual(160);
  });
});
