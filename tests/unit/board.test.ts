import { expect, test, vi } from 'vitest';
import { Board } from '../../www/src/stage/board.ts';
import { PanZoom } from '../../www/src/stage/pan-zoom.ts';
import { drawingAt } from './drawing-at.ts';

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' '];

/** A board of marks in an endless row, or in three rows of ten, and what a key does on it. */
function pressed(key: string, held: Partial<KeyboardEvent> = {}, first = 0) {
  const { board, chosen } = boardOf(first > 0, first);
  const preventDefault = vi.fn();
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  board.keydown({ key, ...none, ...held, preventDefault } as unknown as KeyboardEvent);
  return { taken: preventDefault.mock.calls.length, focus: board.focus, chosen };
}

/** The box of the mark 7, in px of the window; the picture stands at (100, 50). */
const SEVEN = { x: 200, y: 150, width: 20, height: 10 };

function boardOf(
  rows: boolean,
  first: number,
  under?: (x: number, y: number) => number | undefined,
) {
  const chosen: number[] = [];
  const board = new Board<number>(
    {
      renderRoot: {
        querySelector: (id: string) =>
          id === '#7' ? { getBoundingClientRect: () => SEVEN } : null,
      } as unknown as ParentNode,
      panZoom: new PanZoom(
        () => {},
        () => 8,
      ),
      updateComplete: Promise.resolve(true),
      requestUpdate: () => {},
    },
    {
      id: String,
      named: Number,
      place: () => undefined,
      nearest: () => 7,
      ...(under && { under }),
      neighbour: (mark, key) => {
        if (!rows) return mark + 1;
        const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -10, ArrowDown: 10 }[key];
        const sideways = Math.abs(by) === 1;
        const to = mark + by;
        const same = Math.floor(to / 10) === Math.floor(mark / 10);
        return to >= 0 && to < 30 && (!sideways || same) ? to : undefined;
      },
      plot: () => undefined,
      choose: (mark) => chosen.push(mark),
    },
    first,
  );
  return { board, chosen };
}

test.each(keys)('%s is the board’s', (key) => {
  const { taken, focus, chosen } = pressed(key);
  expect([taken, focus + chosen.length]).toEqual([1, 1]);
});

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'with %s it is the browser’s, such as its way back',
  (held) => {
    for (const key of keys) {
      expect(pressed(key, { [held]: true })).toEqual({ taken: 0, focus: 0, chosen: [] });
    }
  },
);

test('Home and End go to the ends of the row, with Ctrl to the first mark and the last', () => {
  expect(pressed('Home', {}, 14)).toEqual({ taken: 1, focus: 10, chosen: [] });
  expect(pressed('End', {}, 14)).toEqual({ taken: 1, focus: 19, chosen: [] });
  expect(pressed('Home', { ctrlKey: true }, 14)).toEqual({ taken: 1, focus: 0, chosen: [] });
  expect(pressed('End', { ctrlKey: true }, 14)).toEqual({ taken: 1, focus: 29, chosen: [] });
  expect(pressed('Home', { altKey: true }, 14)).toEqual({ taken: 0, focus: 14, chosen: [] });
});

const click = (detail: number, clientX: number, clientY: number) =>
  ({
    ...{ detail, clientX, clientY, target: { id: '23' } },
    currentTarget: drawingAt(
      { x: 100, y: 50, width: 900, height: 900 },
      { width: 900, height: 900 },
    ),
  }) as unknown as MouseEvent;

test('a click without a place, as a screen reader makes it, chooses the mark it is on', () => {
  const { board, chosen } = boardOf(true, 1);
  board.click(click(0, 0, 0));
  expect(chosen).toEqual([23]);
});

test.each([
  ['on the mark', 210, 155, true],
  ['just beside it', 243, 155, true],
  ['just above it', 210, 127, true],
  ['too far beside it', 245, 155, false],
  ['too far below it', 210, 185, false],
  ['too far at its corner', 240, 180, false],
  ['far away', 600, 700, false],
])('a pointer chooses the nearest mark if that is near: %s', (_, x, y, near) => {
  const { board, chosen } = boardOf(true, 1);
  board.click(click(1, x, y));
  expect([chosen, board.focus]).toEqual(near ? [[7], 7] : [[], 1]);
});

test('a place that belongs to a mark chooses it, however far its element is', () => {
  const { board, chosen } = boardOf(true, 1, (x, y) => (x === 500 && y === 650 ? 4 : undefined));
  board.click(click(1, 600, 700));
  board.click(click(1, 601, 700));
  expect(chosen).toEqual([4]);
});
