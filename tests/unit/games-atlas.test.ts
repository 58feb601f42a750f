import { describe, expect, test } from 'vitest';
import type { AtlasPlace, AtlasSummary } from '../../www/pkg/atlas.js';
import {
  after,
  decided,
  type Known,
  outcomeAt,
  roundsOf,
  startOf,
  stepsOf,
} from '../../www/src/exhibits/games/atlas/known.ts';
import { layoutRows, nearestSpot } from '../../www/src/exhibits/games/atlas/layout.ts';
import { positionsPicture } from '../../www/src/exhibits/games/atlas/picture.ts';
import { rowsOf, spotsAround } from '../../www/src/exhibits/games/atlas/rows.ts';
import { asJson, estimated } from '../../www/src/exhibits/games/atlas/saving.ts';
import { allRows } from '../../www/src/exhibits/games/atlas/table-rows.ts';
import { markupOf } from './markup.ts';

/** Take one or two of three stones: 3 is lost in 2 plies, 2 and 1 are won in 1, 0 is lost; 4 goes round alone. */
function known(): Known {
  const deciding = decided(new Uint32Array([3, 0, 0, 1, 1, 1, 2, 1, 1, 0, 0, 2]));
  return {
    run: { ask: () => new Promise(() => {}), free: () => {} } as unknown as Known['run'],
    summary: { positions: 5, moves: 6, start: 0 } as AtlasSummary,
    images: false,
    depths: new Uint32Array([0, 1, 1, 2, 1]),
    met: new Uint32Array([0, 1, 2, 4, 3]),
    ends: new Uint32Array([3, 5, 6, 6, 7]),
    targets: new Uint32Array([1, 2, 4, 2, 3, 3, 4]),
    deciding,
    texts: ['3', '2', '1', '0', '4'],
    rowOf: new Map(deciding.map(({ place }, row) => [place, row])),
    rounds: roundsOf(deciding),
  };
}

describe('the order of deciding', () => {
  test('has a round for all positions with the same number of plies', () => {
    expect(known().rounds).toEqual([1, 3, 4]);
    const ties = decided(new Uint32Array([0, 1, 3, 1, 2, 0, 2, 2, 1]));
    expect(roundsOf(ties)).toEqual([1, 2, 3]);
    expect(roundsOf([])).toEqual([]);
  });

  test('a position is known after its step, and one without a row is a draw at the end', () => {
    const at = (step: number) => [0, 1, 2, 3, 4].map((place) => outcomeAt(known(), place, step));
    const no = undefined;
    expect(at(0)).toEqual([no, no, no, no, no]);
    expect(at(1)).toEqual([no, no, no, 'P', no]);
    expect(at(3)).toEqual([no, 'N', 'N', 'P', no]);
    expect(at(4)).toEqual(['P', 'N', 'N', 'P', 'D']);
  });

  test('a folded game is unknown until it is asked, and its start is the first row', () => {
    const level = { lost: 0, won: 0, drawn: 0 };
    const summary = { byDepth: [{ ...level, won: 1 }, level] } as unknown as AtlasSummary;
    const folded: Known = { ...known(), summary, deciding: [], rowOf: new Map(), rounds: [] };
    expect(stepsOf(folded)).toBe(1);
    expect(outcomeAt(folded, 0, 0)).toBeUndefined();
    expect(outcomeAt(folded, 0, 1)).toBe('D');
    expect(startOf(folded)).toBe('N');
    const [lost, drawn] = [
      { ...level, lost: 1 },
      { ...level, drawn: 1 },
    ];
    const outcome = (start: typeof level) =>
      startOf({ ...folded, summary: { ...summary, byDepth: [start] } });
    expect([outcome(lost), outcome(drawn)]).toEqual(['P', 'D']);
  });

  test('moves lead to places, each once', () => {
    expect([0, 1, 2, 3, 4].map((place) => after(known(), place))).toEqual([
      [1, 2, 4],
      [2, 3],
      [3],
      [],
      [4],
    ]);
  });
});

describe('rows', () => {
  test('by depth begin with the start, and by remoteness with draws and the longest games', () => {
    expect(rowsOf(known(), 'depth').places).toEqual([[0], [1, 2, 4], [3]]);
    const { places, names, rowOf } = rowsOf(known(), 'remoteness');
    expect(places).toEqual([[4], [0], [1, 2], [3]]);
    expect(names).toEqual(['=', '2', '1', '0']);
    for (const [row, row_] of places.entries()) {
      for (const place of row_) expect(rowOf(place)).toBe(row);
    }
  });

  test.each([
    { width: 320, height: 300 },
    { width: 900, height: 620 },
  ])('765 positions fit into $width x $height, and none covers another', (size) => {
    const counts = [1, 3, 12, 38, 108, 174, 204, 153, 57, 15];
    let next = 0;
    const rows = counts.map((count) => Array.from({ length: count }, () => next++));
    const { spots, pitch, height } = layoutRows(size, rows);
    expect(spots.size).toBe(765);
    expect(height).toBeLessThanOrEqual(size.height);
    const all = [...spots.values()];
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeLessThanOrEqual(height);
    }
    for (const [at, one] of all.entries()) {
      const near = all
        .slice(at + 1)
        .filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < pitch - 0.01);
      expect(near).toEqual([]);
    }
    const [place] = [...spots.keys()];
    const spot = spots.get(place ?? 0);
    expect(spot && nearestSpot(spots, spot.x + 1, spot.y, pitch)).toBe(place);
    expect(nearestSpot(spots, -500, -500, 20)).toBeUndefined();
  });

  test('of a folded game the position on the board and its options have marks in their rows', () => {
    const here = {
      place: 7,
      depth: 2,
      options: [
        { place: 9, depth: 3 },
        { place: 9, depth: 3 },
        { place: 12, depth: 3, remoteness: 4 },
      ],
    } as unknown as AtlasPlace;
    const { spots, middles } = spotsAround({ width: 400, height: 100 }, 10, here, 'depth');
    expect([...spots.keys()]).toEqual([7, 9, 12]);
    expect(spots.get(7)?.y).toBe(middles[2]);
    expect(spots.get(12)?.y).toBe(middles[3]);
    const left = spotsAround({ width: 400, height: 100 }, 10, here, 'remoteness');
    expect(left.spots.get(12)?.y).toBe(middles[9 - 4]);
    expect(spotsAround({ width: 400, height: 100 }, 10, undefined, 'depth').spots.size).toBe(0);
  });
});

test('a move within a row goes over the marks between its ends, every other move straight', () => {
  const layout = layoutRows({ width: 400, height: 300 }, [[0], [1, 2, 3]]);
  const picture = positionsPicture({
    ...{ layout, outcome: () => undefined, open: () => undefined, current: undefined },
    ...{ chosen: 1, after: [2, 3], deciding: 3, before: [0], names: [] },
    lines: [],
    ...{ tabindex: () => undefined, label: () => '' },
  });
  const paths = [...markupOf(picture).matchAll(/<path class="?(\w+)"? d="M\S+ (\S+)C\S+ (\S+)/g)];
  const over = paths.map(([, kind, from, control]) => [kind, Number(control) < Number(from)]);
  expect(over).toEqual([
    ['before', false],
    ['after', false],
    ['deciding', true],
  ]);
});

describe('the saved table', () => {
  const row = (position: string) => ({
    position,
    outcome: 'N',
    remoteness: 1,
    depth: 2,
    best: 'b',
  });
  const run = {
    ask: async (_: 'rows', from: number) =>
      from === 0 ? { rows: [row('one'), row('two')], next: 2 } : { rows: [row('three')] },
  } as unknown as Parameters<typeof allRows>[0];

  test('has all pieces, and as JSON it can be read again', async () => {
    const heard: number[] = [];
    const json = await asJson(allRows(run, (done) => heard.push(done)));
    expect(JSON.parse(await json.text())).toEqual([row('one'), row('two'), row('three')]);
    expect(heard).toEqual([2, 0]);
  });

  test('its size is said beforehand', async () => {
    const piece = await run.ask('rows', 0);
    // "one,N,1,2,b", a line break, and "two,N,1,2,b" are 24 bytes.
    expect(estimated(piece, 1000)).toBe(12_000);
    expect(estimated({ rows: [] }, 0)).toBe(0);
  });
});
