import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Layout, layoutLattice, levelOf } from '../../www/src/exhibits/lattice/layout.ts';
import { Raster, type Tile, tilesSeen } from '../../www/src/exhibits/lattice/raster.ts';

beforeEach(() => vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => vi.unstubAllGlobals());

const level = fc.integer({ min: 0, max: 5 });
const side = fc.integer({ min: 1, max: 4096 });
/** A range of a side, not empty. */
const rangeOf = (count: number) =>
  fc
    .tuple(fc.nat({ max: count - 1 }), fc.nat({ max: count - 1 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const);
const view = fc.record({ level, columns: side, rows: side }).chain(({ columns, rows, ...rest }) =>
  fc.record({
    level: fc.constant(rest.level),
    columns: fc.constant(columns),
    rows: fc.constant(rows),
    seen: fc.record({ m: rangeOf(columns), n: rangeOf(rows) }),
  }),
);

describe('the tiles of a view', () => {
  test('cover every position that is seen, and none twice', () => {
    fc.assert(
      fc.property(view, ({ seen, level: at, columns, rows }) => {
        const tiles = tilesSeen({ seen }, at, columns, rows);
        const size = 2 ** at;
        // Tiles of one view stand in a grid: each way on its own.
        const covering = (position: number, first: 'left' | 'bottom', length: 'width' | 'height') =>
          new Set(
            tiles
              .filter((tile) => tile[first] <= position)
              .filter((tile) => position < tile[first] + tile[length] * size)
              .map((tile) => tile[first]),
          ).size;
        for (const m of [seen.m[0], seen.m[1] - 1, Math.floor((seen.m[0] + seen.m[1]) / 2)]) {
          if (m < seen.m[1]) expect(covering(m, 'left', 'width')).toBe(1);
        }
        for (const n of [seen.n[0], seen.n[1] - 1, Math.floor((seen.n[0] + seen.n[1]) / 2)]) {
          if (n < seen.n[1]) expect(covering(n, 'bottom', 'height')).toBe(1);
        }
        const across = new Set(tiles.map(({ left }) => left));
        const up = new Set(tiles.map(({ bottom }) => bottom));
        const keys = new Set(tiles.map(({ left, bottom }) => `${left},${bottom}`));
        expect(keys.size).toBe(tiles.length);
        expect(tiles.length).toBe(across.size * up.size);
        const lefts = [...across].sort((a, b) => a - b);
        for (const [i, left] of lefts.entries()) {
          const next = lefts[i + 1];
          if (next !== undefined) expect(next - left).toBe(512 * size);
        }
      }),
    );
  });

  test('have sides that the core paints, and end with the plate, but for part of a pixel', () => {
    fc.assert(
      fc.property(view, ({ seen, level: at, columns, rows }) => {
        const size = 2 ** at;
        for (const tile of tilesSeen({ seen }, at, columns, rows)) {
          expect(tile.level).toBe(at);
          for (const pixels of [tile.width, tile.height]) {
            expect(pixels).toBeGreaterThanOrEqual(1);
            expect(pixels).toBeLessThanOrEqual(512);
          }
          expect(tile.left + tile.width * size).toBeLessThan(columns + size);
          expect(tile.bottom + tile.height * size).toBeLessThan(rows + size);
        }
      }),
    );
  });

  test('are the same wherever the view stands: a tile is painted once', () => {
    const part = (from: number, to: number) =>
      tilesSeen({ seen: { m: [from, to], n: [0, 10] } }, 0, 4096, 4096);
    expect(part(0, 600)).toEqual(part(511, 513));
    expect(part(512, 600)).toEqual([{ level: 0, left: 512, bottom: 0, width: 512, height: 512 }]);
  });

  test('have a pixel for each of the screen, or up to two: never fewer but where none is coarser', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 64, noNaN: true }),
        fc.constantFrom(1, 1.5, 2, 3),
        (step, scale) => {
          vi.stubGlobal('devicePixelRatio', scale);
          const at = levelOf({ step } as Layout);
          const pixel = 2 ** at * step * scale;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(5);
          if (at > 0) expect(pixel).toBeLessThanOrEqual(1 + 1e-9);
          if (at < 5) expect(pixel).toBeGreaterThan(0.5 - 1e-9);
        },
      ),
    );
  });
});

/** A canvas that remembers what has been drawn on it since it was cleared. */
function fakeCanvas() {
  const drawn: { picture: unknown; smooth: boolean }[] = [];
  const context = {
    imageSmoothingEnabled: true,
    setTransform() {},
    clearRect: () => drawn.splice(0),
    save() {},
    restore() {},
    beginPath() {},
    rect() {},
    clip() {},
    drawImage(picture: unknown) {
      drawn.push({ picture, smooth: this.imageSmoothingEnabled });
    },
  };
  const canvas = { width: 0, height: 0, style: {}, getContext: () => context };
  return { canvas: canvas as unknown as HTMLCanvasElement, drawn };
}

interface Picture {
  readonly tile: Tile;
  open: boolean;
  close(): void;
}

/** A raster whose tiles are painted as soon as they are asked for, and drawn again then. */
function rastering(columns: number, rows: number) {
  const asked: Tile[] = [];
  const pictures: Picture[] = [];
  let dirty = false;
  const raster = new Raster(() => {
    dirty = true;
  });
  const paint = async (tile: Tile): Promise<ImageBitmap> => {
    asked.push(tile);
    const picture: Picture = {
      tile,
      open: true,
      close() {
        this.open = false;
      },
    };
    pictures.push(picture);
    return picture as unknown as ImageBitmap;
  };
  raster.reset(paint);
  const { canvas, drawn } = fakeCanvas();
  /** Draws until nothing changes any more; false if that never comes. */
  const rest = async (layout: Layout): Promise<boolean> => {
    for (let i = 0; i < 300; i += 1) {
      dirty = false;
      raster.draw(canvas, layout, columns, rows);
      await Promise.resolve();
      await Promise.resolve();
      if (raster.settled && !dirty) return true;
    }
    return false;
  };
  return { raster, paint, asked, pictures, canvas, drawn, rest };
}

describe('the raster', () => {
  test('comes to rest with every tile of the view drawn, painted once each', async () => {
    // More tiles than are kept of what is not seen.
    for (const [width, tallest] of [
      [900, 600],
      [2300, 2200],
    ] as const) {
      const layout = layoutLattice(4096, 4096, width, tallest, 1);
      const { rest, asked, drawn } = rastering(4096, 4096);
      expect(await rest(layout)).toBe(true);
      const wanted = tilesSeen(layout, levelOf(layout), 4096, 4096);
      expect(asked).toHaveLength(wanted.length);
      expect(drawn.map(({ picture }) => (picture as Picture).tile)).toEqual(
        expect.arrayContaining(wanted),
      );
      expect(drawn.every(({ picture }) => (picture as Picture).open)).toBe(true);
    }
  });

  test('keeps what it has painted for the way back, and not without end', async () => {
    const { rest, asked, pictures } = rastering(4096, 4096);
    const at = (i: number) => {
      const [x, y] = [-1500 - 850 * (i % 5), -550 * Math.floor(i / 5)];
      return layoutLattice(4096, 4096, 900, 600, 1, { k: 8, x, y });
    };
    for (let i = 0; i < 35; i += 1) expect(await rest(at(i))).toBe(true);
    const far = asked.length;
    expect(far).toBeGreaterThan(40);
    expect(pictures.filter(({ open }) => open).length).toBeLessThanOrEqual(40);
    await rest(at(33));
    expect(asked.length).toBe(far);
  });

  test('asks for at most three tiles at once', () => {
    const { raster, canvas } = rastering(4096, 4096);
    const pending: Tile[] = [];
    raster.reset((tile) => {
      pending.push(tile);
      return new Promise(() => {});
    });
    const layout = layoutLattice(4096, 4096, 2300, 2200, 1);
    for (let i = 0; i < 5; i += 1) raster.draw(canvas, layout, 4096, 4096);
    expect(pending).toHaveLength(3);
    expect(raster.settled).toBe(false);
  });

  test('puts away the pictures of another run, those on their way too', async () => {
    const { raster, paint, canvas, pictures, drawn, rest } = rastering(100, 100);
    const layout = layoutLattice(100, 100, 600, 600, 1);
    await rest(layout);
    let finish: (picture: ImageBitmap) => void = () => {};
    raster.reset(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    expect(pictures.every(({ open }) => !open)).toBe(true);
    raster.draw(canvas, layout, 100, 100);
    const late = { close: vi.fn() };
    raster.reset(paint);
    finish(late as unknown as ImageBitmap);
    await rest(layout);
    expect(late.close).toHaveBeenCalledOnce();
    expect(drawn.map(({ picture }) => picture)).not.toContain(late);
  });

  test('draws a coarser tile where a finer one is on its way, and that one over it', async () => {
    const { raster, canvas, drawn, rest } = rastering(4096, 4096);
    await rest(layoutLattice(4096, 4096, 900, 600, 1));
    const near = layoutLattice(4096, 4096, 900, 600, 1, { k: 6, x: -1500, y: -1000 });
    raster.draw(canvas, near, 4096, 4096);
    const levels = () => drawn.map(({ picture }) => (picture as Picture).tile.level);
    expect(levels().length).toBeGreaterThan(0);
    expect(Math.min(...levels())).toBeGreaterThan(levelOf(near));
    await rest(near);
    expect(levels()).toEqual(levels().toSorted((a, b) => b - a));
    expect(levels()).toContain(levelOf(near));
  });

  test.each([1, 1.3333333730697632, 2])(
    'has sharp squares where they have a whole number of pixels, at scale %d',
    async (scale) => {
      vi.stubGlobal('devicePixelRatio', scale);
      const { rest, drawn } = rastering(300, 300);
      const layout = layoutLattice(300, 300, 800, 800, 1);
      expect(layout.step * scale).toBeGreaterThan(1);
      await rest(layout);
      expect(drawn.map(({ smooth }) => smooth)).toEqual(drawn.map(() => false));
      const between = { ...layout, step: 1.5 / scale };
      await rest(between);
      expect(drawn.every(({ smooth }) => smooth)).toBe(true);
    },
  );
});
