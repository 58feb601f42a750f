import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Layout,
  layoutLattice,
  levelOf,
} from '../../www/src/exhibits/lattice/picture/layout.ts';
import {
  embolden,
  type Painted,
  Raster,
  type Tile,
  tilesSeen,
} from '../../www/src/exhibits/lattice/picture/raster.ts';

beforeEach(() => vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => vi.unstubAllGlobals());

const level = fc.integer({ min: 0, max: 5 });
const side = fc.integer({ min: 1, max: 4096 });
/** A range along a side that is not empty. */
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
  test('cover every visible position once', () => {
    fc.assert(
      fc.property(view, ({ seen, level: at, columns, rows }) => {
        const tiles = tilesSeen({ seen }, at, columns, rows);
        const size = 2 ** at;
        // The tiles of a view form a grid, so each direction is checked by itself.
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
          if (next !== undefined) expect(next - left).toBe(Math.min(512 * size, 2048));
        }
      }),
    );
  });

  test('have sides that the core can paint, and end within a pixel of the picture', () => {
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

  test('are the same wherever the view is, so that each is painted once', () => {
    const part = (from: number, to: number) =>
      tilesSeen({ seen: { m: [from, to], n: [0, 10] } }, 0, 4096, 4096);
    expect(part(0, 600)).toEqual(part(511, 513));
    expect(part(512, 600)).toEqual([{ level: 0, left: 512, bottom: 0, width: 512, height: 512 }]);
  });

  test('have one to two pixels for each of the screen, except at the first and the last level', () => {
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

/** A canvas that remembers what was drawn on it since it was cleared. */
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

/** A raster whose tiles are painted as soon as it requests them, and then drawn again. */
function rastering(columns: number, rows: number) {
  const asked: Tile[] = [];
  const pictures: Picture[] = [];
  let dirty = false;
  const raster = new Raster(() => {
    dirty = true;
  });
  const paint = async (tile: Tile): Promise<Painted> => {
    asked.push(tile);
    const picture: Picture = {
      tile,
      open: true,
      close() {
        this.open = false;
      },
    };
    pictures.push(picture);
    return { picture: picture as unknown as ImageBitmap, sparse: false };
  };
  raster.reset(paint);
  const { canvas, drawn } = fakeCanvas();
  /** Draws until nothing changes any more; returns false if it never rests. */
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
  test('comes to rest when every tile of the view is painted once and drawn', async () => {
    // More tiles than the raster keeps out of sight.
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

  test('keeps painted tiles for the way back, but only a limited number', async () => {
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

  test('requests at most three tiles at once', () => {
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

  test('closes the pictures of an older run, and those that are still on their way', async () => {
    const { raster, paint, canvas, pictures, drawn, rest } = rastering(100, 100);
    const layout = layoutLattice(100, 100, 600, 600, 1);
    await rest(layout);
    let finish: (painted: Painted) => void = () => {};
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
    finish({ picture: late as unknown as ImageBitmap, sparse: true });
    await rest(layout);
    expect(late.close).toHaveBeenCalledOnce();
    expect(drawn.map(({ picture }) => picture)).not.toContain(late);
  });

  test('draws a coarser tile while a finer one is on its way, and then the finer one over it', async () => {
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

describe('a tile in which hardly anything is lost', () => {
  const won = [200, 230, 220] as const;
  const lost = [110, 30, 20] as const;
  const mixed = [180, 190, 180] as const;

  /** A tile of ten by ten pixels: `shades` of them mix the two colours, the others are won. */
  const tile = (shades: number, transparent = 0) => {
    const data = new Uint8ClampedArray(400);
    for (let i = 0; i < 100 - transparent; i += 1) {
      data.set([...(i < shades ? mixed : won), 255], 4 * i);
    }
    return { data, width: 10, height: 10 };
  };
  /** The pixels that have the colour of lost positions. */
  const lostIn = ({ data }: { data: Uint8ClampedArray }) =>
    Array.from({ length: 100 }, (_, i) => i).filter((i) =>
      lost.every((part, at) => data[4 * i + at] === part),
    );

  test('gives mixed pixels the colour of lost positions, and their neighbours too where a pixel means several', () => {
    const one = tile(4);
    expect(embolden(one, 0, won, lost)).toBe(true);
    expect(lostIn(one)).toEqual([0, 1, 2, 3]);
    const many = tile(1);
    expect(embolden(many, 3, won, lost)).toBe(true);
    expect(lostIn(many)).toEqual([0, 1, 2, 10, 11, 12, 20, 21, 22]);
  });

  test('does not change if more is lost, because then shades show how much', () => {
    const pixels = tile(6);
    expect(embolden(pixels, 3, won, lost)).toBe(false);
    expect(pixels).toEqual(tile(6));
  });

  test('does not count pixels that are not drawn', () => {
    expect(embolden(tile(2, 50), 0, won, lost)).toBe(true);
  });

  test('enlarges its lost pixels until they are large enough by themselves', async () => {
    const times = async (step: number, sparse: boolean) => {
      const { raster, paint, drawn, rest } = rastering(64, 64);
      raster.reset(async (one) => ({ ...(await paint(one)), sparse }));
      const layout = layoutLattice(64, 64, 800, 800, 1);
      await rest({ ...layout, step, stepUp: step });
      return drawn.length;
    };
    expect(await times(1, true)).toBe(9 * (await times(1, false)));
    expect(await times(4, true)).toBe(await times(4, false));
  });
});
