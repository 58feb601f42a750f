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

function boardOf(rows: boolean, first: number) {
  const chosen: number[] = [];
  const board = new Board<number>(
    {
      renderRoot: { querySelector: () => null } as unknown as ParentNode,
      panZoom: new PanZoom(() => {}),
      updateComplete: Promise.resolve(true),
      requestUpdate: () => {},
    },
    {
      id: String,
      named: Number,
      place: () => undefined,
      nearest: () => 7,
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

test('a click without a place, as a screen reader makes it, chooses the mark it is on; any other click chooses the nearest mark', () => {
  const { board, chosen } = boardOf(true, 1);
  const click = (detail: number) =>
    board.click({
      detail,
      clientX: 0,
      clientY: 0,
      target: { id: '23' },
      currentTarget: drawingAt(
        { x: 0, y: 0, width: 100, height: 100 },
        { width: 100, height: 100 },
      ),
    } as unknown as MouseEvent);
  click(0);
  click(1);
  expect(chosen).toEqual([23, 7]);
});
