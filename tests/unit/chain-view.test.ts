/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joined,
  type Mark,
  markOf,
  notation,
  objectsOf,
  slotsOf,
  takeOf,
} from '../../www/src/exhibits/chain/picture/view.ts';
import {
  article,
  groupsOf,
  moveWorth,
  signedValue,
  takesOf,
  worthOf,
} from '../support/plain-chain.ts';
import { drawn, english } from './chain-picture.ts';
import {
  anyMoment,
  anyRow,
  one,
  positionOf,
  rowPosition,
  runOf,
  sceneOf,
  two,
} from './chain-run.ts';
import { classesOf, type Drawn } from './markup.ts';

const every = (cells: string) => [...cells].map((_, at) => at);
const there = (cells: string) => every(cells).filter((at) => cells[at] === '1');
const pairs = (cells: string) => every(cells).filter((at) => cells.slice(at, at + 2) === '11');
const about = (attribute: string | undefined, value: number) =>
  expect(Math.abs(Number(attribute) - value)).toBeLessThan(0.11);

test('the plain solver of these tests has the values of the article', () => {
  for (const [at, [direct, reverse]] of article.entries()) {
    const row = '1'.repeat(at + 1);
    expect([signedValue(row, 'normal', true), signedValue(row, 'misere', true)], row).toEqual([
      direct,
      reverse,
    ]);
  }
});

describe('the marks of the row', () => {
  test('mean takes', () => {
    for (const take of [one(1), one(40), two(1), two(39)]) {
      expect(takeOf(markOf(take))).toEqual(take);
    }
    expect([markOf(one(5)), markOf(two(4))]).toEqual(['o4', 'j3']);
  });

  test('are its objects, and the joints of those that lie next to each other', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, cells }) => {
        expect(objectsOf(position)).toEqual(there(cells));
        expect(every(cells).filter((at) => joined(cells, at))).toEqual(pairs(cells));
        const { elements } = drawn(position);
        const marks = elements.filter(({ role, id }) => role === 'gridcell' && id);
        const expected = there(cells).flatMap((at) =>
          pairs(cells).includes(at) ? [`o${at}`, `j${at}`] : [`o${at}`],
        );
        expect(marks.map(({ id }) => id)).toEqual(expected);
        for (const mark of marks) expect(mark['aria-label']).toMatch(/\S/);
      }),
      { numRuns: 40 },
    );
  });

  test('have the places of the layout: an object on its cell, a joint between two', () => {
    for (const width of [300, 900]) {
      const { layout, byId } = drawn(rowPosition('1101110111110111011'), {
        layout: { size: { width, height: 400 } },
      });
      expect(layout.lines > 1).toBe(width === 300);
      for (let at = 0; at < 19; at += 1) {
        const [object, joint] = [byId(`o${at}`), byId(`j${at}`)];
        const { x, y } = layout.cell(at);
        if (object) {
          about(object.cx, x);
          about(object.cy, y);
        }
        if (joint) {
          about(String(Number(joint.x) + Number(joint.width) / 2), x + layout.pitch / 2);
          about(String(Number(joint.y) + Number(joint.height) / 2), y);
        }
      }
    }
  });

  test('are in one named row for each line; a line without objects has a cell that says so', () => {
    const size = { width: 300, height: 400 };
    const { layout, elements } = drawn(rowPosition(`${'0'.repeat(30)}11`), { layout: { size } });
    const rows = elements.filter(({ role }) => role === 'row');
    expect(layout.lines).toBe(2);
    expect(rows.map((row) => row['aria-label'])).toEqual(
      Array.from({ length: layout.lines }, (_, at) =>
        english.text('mark-line', { line: at + 1, lines: layout.lines, objects: 2 }),
      ),
    );
    const cells = elements.filter(({ role }) => role === 'gridcell');
    expect(cells.map((cell) => cell.id ?? cell.class)).toEqual([
      ...Array(layout.lines - 1).fill('empty'),
      ...['o30', 'j30', 'o31'],
    ]);
    for (const cell of cells) expect(cell['aria-label']).toMatch(/\S/);
  });

  test('have the tab stop that the board gives them', () => {
    for (const mark of ['o1', 'j0'] as const) {
      const frame = { tabindex: (some: Mark) => (some === mark ? (0 as const) : undefined) };
      const stops = drawn(rowPosition('111'), { frame }).elements.filter(
        ({ tabindex }) => tabindex,
      );
      expect(stops.map(({ id, tabindex }) => [id, tabindex])).toEqual([[mark, '0']]);
    }
  });

  test('have barred joints exactly if the first move may take only one', () => {
    const barred = (cells: string, changes = {}) =>
      drawn(rowPosition(cells, changes))
        .ofKind('barred')
        .map(({ id }) => id);
    expect(barred('1111')).toEqual(['j0', 'j1', 'j2']);
    expect(barred('1111', { first: 'any' })).toEqual([]);
    expect(barred('11011')).toEqual([]);
    const run = runOf(sceneOf({ objects: 4 }));
    expect(drawn(positionOf(run, [one(1)])).ofKind('barred')).toEqual([]);
    expect(
      drawn(positionOf(run, [one(1)]))
        .ofKind('joint')
        .map(({ id }) => id),
    ).toEqual(['j1', 'j2']);
  });
});

/** A bar as a reader sees it: its direction, its middle, its length. */
function barsOf(elements: readonly Drawn[]) {
  return elements.flatMap((one, at) => {
    if (!classesOf(one).includes('bar')) return [];
    const next = elements[at + 1];
    const label = next && classesOf(next).includes('plies') ? Number(next.text) : undefined;
    const [top, height] = [Number(one.y), Number(one.height)];
    const wins = classesOf(one).includes('wins');
    expect(classesOf(one).includes('loses')).toBe(!wins);
    const x = Number(one.x) + Number(one.width) / 2;
    return [{ x, top, bottom: top + height, height, label, wins, kinds: classesOf(one) }];
  });
}

/** Expects bars at these places and at no others; the markup rounds places to a tenth. */
function expectPlaces(bars: readonly { readonly x: number }[], places: readonly number[]): void {
  const sorted = (xs: readonly number[]) => xs.toSorted((a, b) => a - b);
  const far = sorted(places).map((x, at) =>
    Math.abs(x - (sorted(bars.map((bar) => bar.x))[at] ?? -99)),
  );
  expect(bars).toHaveLength(places.length);
  expect(far.filter((off) => off > 0.2)).toEqual([]);
}

describe('the bars', () => {
  test('show every take: up if it wins, down if it loses, with its plies', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        const { elements, layout } = drawn(position);
        const bars = barsOf(elements);
        const takes = takesOf(cells, ruled);
        expect(bars).toHaveLength(takes.length);
        for (const take of takes) {
          const { x, y } = layout.take(take);
          const here = bars.filter((bar) => Math.abs(bar.x - x) < 0.2);
          expect(here).toHaveLength(1);
          const { won, plies } = moveWorth(cells, take, end);
          expect(here).toMatchObject([{ wins: won, label: plies }]);
          const [{ top, bottom, height } = { top: 0, bottom: 0, height: 0 }] = here;
          about(String(height), layout.bar(plies));
          if (won) about(String(bottom), y - layout.above);
          else about(String(top), y + layout.below);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** A position with six winning moves, of which two win sooner than the others. */
  const cells = '11101111';
  const slower = { position: rowPosition(cells), end: 'normal' as const, cells, ruled: false };

  test('are marked as deciding exactly if their moves win soonest', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        const { elements, layout } = drawn(position);
        const { won, plies } = worthOf(cells, end, ruled);
        const best = takesOf(cells, ruled)
          .filter((take) => {
            const worth = moveWorth(cells, take, end);
            return won && worth.won && worth.plies === plies;
          })
          .map((take) => layout.take(take).x);
        const bars = barsOf(elements).filter(({ kinds }) => kinds.includes('deciding'));
        expectPlaces(bars, best);
      }),
      { numRuns: 60, examples: [[slower]] },
    );
  });

  test('of nine objects say that the middle wins in 7, and nothing else', () => {
    const bars = barsOf(drawn(rowPosition('1'.repeat(9))).elements);
    const sorted = bars.toSorted((a, b) => a.x - b.x);
    expect(sorted.map(({ wins, label }) => (wins ? label : -(label ?? 0)))).toEqual([
      -8, -8, -8, -8, 7, -8, -8, -8, -8,
    ]);
  });

  test('are missing, with their names, while the values are hidden', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position }) => {
        const { markup, ofKind, elements } = drawn(position, { frame: { values: false } });
        for (const kind of ['bar', 'plies', 'deciding', 'wins', 'loses']) {
          expect(ofKind(kind)).toEqual([]);
        }
        expect(ofKind('name').map(({ text }) => text.trim())).toEqual([
          english.text('picture-groups'),
        ]);
        // The names for screen readers hide the values, too.
        const labels = elements.map((some) => some['aria-label'] ?? '').join('\n');
        expect(labels).not.toMatch(/win|lose|lost|won|pl(?:y|ies)/i);
        expect(markup).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 30 },
    );
  });

  test('have names: left of the first line or, without room there, above and below it', () => {
    const names = (cells: string, width: number, takes = [] as never[]) => {
      const run = runOf(sceneOf({ row: cells }));
      return drawn(positionOf(run, takes), { layout: { size: { width, height: 400 } } })
        .ofKind('name')
        .map(({ text }) => text.trim());
    };
    const all = ['picture-wins', 'picture-loses', 'picture-groups'].map((id) => english.text(id));
    expect(names('11011', 900)).toEqual(all);
    expect(names('11011', 400)).toEqual(all);
    const run = runOf(sceneOf({ objects: 1 }));
    const ended = drawn(positionOf(run, [one(1)])).ofKind('name');
    expect(ended.map(({ text }) => text.trim())).toEqual([english.text('picture-groups')]);
  });
});

describe('the planned take and the last one', () => {
  test('show at their objects, at their joint and at their bar', () => {
    const position = rowPosition('110111');
    for (const take of [one(5), two(4), two(1)]) {
      const { elements, layout, ofKind } = drawn(position, { frame: { planned: take } });
      const objects = every('111111').slice(take.first, take.first + take.count);
      const marks = objects.map((at) => `o${at}`);
      const going = ofKind('going').map(({ id }) => id);
      expect(going.sort()).toEqual([...marks, ...(take.count === 2 ? [markOf(take)] : [])].sort());
      const bars = barsOf(elements).filter(({ kinds }) => kinds.includes('planned'));
      expectPlaces(bars, [layout.take(take).x]);
    }
    const { ofKind } = drawn(position);
    expect([...ofKind('going'), ...ofKind('planned')]).toEqual([]);
  });

  test('mark the cells that the last ply has emptied, and no others', () => {
    const run = runOf(sceneOf({ row: '1101111' }));
    const position = positionOf(run, [one(1), two(5)]);
    const { ofKind, layout } = drawn(position, { frame: { last: two(5) } });
    expect(ofKind('cell')).toHaveLength(7);
    expect(ofKind('taken').map(({ cx }) => Number(cx))).toEqual(
      [4, 5].map((at) => Math.round(layout.cell(at).x * 10) / 10),
    );
    expect(drawn(position).ofKind('taken')).toEqual([]);
  });
});

describe('the array and the links', () => {
  test('are a digit under every cell, and a visible link between neighbours', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, cells }) => {
        const { ofKind } = drawn(position);
        expect(
          ofKind('digit')
            .map(({ text }) => text)
            .join(''),
        ).toBe(cells);
        const links = ofKind('link').map((link) => !classesOf(link).includes('gone'));
        expect(links).toEqual(
          every(cells)
            .slice(1)
            .map((at) => pairs(cells).includes(at - 1)),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('the groups', () => {
  test('have a place for every object, from large to small groups, and an empty place between two groups', () => {
    fc.assert(
      fc.property(anyRow(40), (cells) => {
        const slots = slotsOf(cells);
        expect([...slots.keys()].sort((a, b) => a - b)).toEqual(there(cells));
        const taken = new Set(slots.values());
        expect(taken.size).toBe(slots.size);
        // The places form the row of the groups, with one gap between two.
        const last = Math.max(...taken);
        const row = Array.from({ length: last + 1 }, (_, slot) => (taken.has(slot) ? 1 : 0)).join(
          '',
        );
        expect(row).toBe(
          groupsOf(cells)
            .map((size) => '1'.repeat(size))
            .join('0'),
        );
        expect(last).toBeLessThan(cells.length);
        // Neighbours stay neighbours.
        for (const at of pairs(cells)) expect(slots.get(at + 1)).toBe((slots.get(at) ?? 0) + 1);
      }),
    );
    expect(slotsOf('000').size).toBe(0);
    // Of equal groups the left one comes first.
    expect([...slotsOf('1101011').entries()]).toEqual([
      [0, 0],
      [1, 1],
      [5, 3],
      [6, 4],
      [3, 6],
    ]);
  });

  test('are drawn in these places, and taken objects are invisible', () => {
    const cells = '1011110';
    const { ofKind, layout } = drawn(rowPosition(cells));
    const { groups } = layout;
    if (!groups) throw new Error('there is room for the groups');
    const rings = ofKind('grouped');
    expect(rings).toHaveLength(cells.length);
    const slots = slotsOf(cells);
    for (const [at, ring] of rings.entries()) {
      const slot = slots.get(at);
      expect(classesOf(ring).includes('gone')).toBe(slot === undefined);
      if (slot !== undefined) about(ring.cx, groups.x(slot));
    }
  });

  test('have their sizes below them, which the article has a notation for', () => {
    expect(notation([4, 1])).toBe('{1,0,0,1}');
    expect(notation([9])).toBe('{0,0,0,0,0,0,0,0,1}');
    expect(notation([2, 2, 1, 1, 1])).toBe('{3,2}');
    expect(notation([])).toBe('{0}');
    fc.assert(
      fc.property(anyRow(30), (cells) => {
        const groups = groupsOf(cells);
        const counts = notation(groups).slice(1, -1).split(',').map(Number);
        const again = counts.flatMap((count, at) => Array<number>(count).fill(at + 1)).reverse();
        expect(again).toEqual(groups);
        expect(counts.at(-1)).toBeGreaterThan(0);
      }),
    );
    const written = (cells: string, width: number) =>
      drawn(rowPosition(cells), { layout: { size: { width, height: 800 } } }).ofKind('notation')[0]
        ?.text;
    expect(written('1011110', 900)).toBe('4 + 1');
    expect(written('101010101011', 900)).toBe('2 + 1 + 1 + 1 + 1 + 1');
    expect(written(`${'10'.repeat(20)}`, 300)).toBe('20×1');
  });
});
