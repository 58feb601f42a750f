import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import {
  type DrawnFigure,
  Pointing,
  placeAt,
} from '../../www/src/exhibits/networks/edit/pointing.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import { type Layout, layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { quiet, sceneOf, tracedOf, typed } from './networks-run.ts';

/** Two long comparators, a reversed one, and one that can be moved as a whole. */
const net: readonly Comparator[] = [
  [0, 6],
  [7, 1],
  [2, 4],
];

let traced: Traced;
let layout: Layout;
let pointing: Pointing;
let calls: unknown[][];
const figure = {
  done: 0,
  editable: true,
  magnified: false,
  asked: undefined as unknown,
  picked: undefined as unknown,
};
const capture = vi.fn();
const picture = { setPointerCapture: capture };
const swallowed = vi.fn();

function open(scene = typed(8, net), changes: Partial<typeof figure> = {}): void {
  traced = tracedOf(scene);
  layout = layoutNetwork({ size: { width: 900, height: 400 }, text: 1, traced });
  calls = [];
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return Promise.resolve();
    };
  Object.assign(figure, {
    done: 0,
    editable: true,
    magnified: false,
    asked: undefined,
    picked: undefined,
  });
  Object.assign(figure, changes);
  const names = ['insert', 'remove', 'move', 'carry'];
  const editor = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Editor;
  pointing = new Pointing({
    ...(figure as Pick<DrawnFigure, 'done' | 'editable' | 'magnified' | 'asked' | 'picked'>),
    traced,
    layout: () => layout,
    editor,
    atRest: ({ clientX, clientY }: MouseEvent) => ({ x: clientX, y: clientY }),
    timeline: { pause: call('pause') },
    restore: call('restore') as DrawnFigure['restore'],
    requestUpdate: () => {},
  });
}

interface At {
  readonly x: number;
  readonly y: number;
}

const eventAt = ({ x, y }: At, changes: object = {}) =>
  ({
    clientX: x,
    clientY: y,
    button: 0,
    isPrimary: true,
    pointerType: 'mouse',
    pointerId: 7,
    ...changes,
  }) as unknown as PointerEvent;

/** The effects of letting go, without the pause of the run and the return of the focus. */
const edits = () => calls.filter(([name]) => name !== 'pause' && name !== 'restore');

function grasp(from: At, ...through: At[]): void {
  pointing.down(eventAt(from), picture);
  for (const at of through) pointing.move(eventAt(at));
}

function drag(from: At, ...through: At[]): unknown[][] {
  calls = [];
  grasp(from, ...through);
  pointing.up(eventAt(through.at(-1) ?? from));
  return edits();
}

/** A place on a comparator, as a share of its length from the top end. */
function onPost(k: number, part: number): At {
  const [low, high] = traced.comparators[k] ?? [0, 0];
  const [top, bottom] = [layout.y(Math.min(low, high)), layout.y(Math.max(low, high))];
  return { x: layout.x(k), y: top + part * (bottom - top) };
}

const between = (k: number) => (layout.x(k) + layout.x(k + 1)) / 2;
const onWire = (wire: number, x: number): At => ({ x, y: layout.y(wire) });

beforeEach(() => {
  vi.clearAllMocks();
  open();
});

describe('dragging from wire to wire', () => {
  test('draws a comparator where the elements are', () => {
    open(typed(8, net), { done: 2 });
    const x = layout.front(2);
    grasp(onWire(5, x), onWire(4, x), onWire(3, x));
    expect(pointing.attempt()).toEqual({ comparator: [3, 5], place: 2, replaces: undefined });
    expect(pointing.draft()).toEqual({ x, from: 3, to: 5 });
    pointing.up(eventAt(onWire(2, x)));
    expect(edits()).toEqual([['insert', 2, 2, 5]]);
    expect(pointing.draft()).toBeUndefined();
  });

  test('draws a comparator between the others, where the drag began', () => {
    expect(traced.comparators).toEqual(net);
    const x = between(1);
    expect(drag(onWire(0, x), onWire(3, x), { x: 0, y: layout.y(3) })).toEqual([
      ['insert', 2, 0, 3],
    ]);
    expect(drag(onWire(5, layout.right), onWire(7, layout.right))).toEqual([['insert', 3, 5, 7]]);
  });

  test('draws nothing if it ends on the wire where it began', () => {
    const x = between(1);
    grasp(onWire(0, x), onWire(3, x), onWire(0, x));
    expect(pointing.attempt()).toMatchObject({ comparator: undefined });
    expect(pointing.draft()).toBeUndefined();
    pointing.up(eventAt(onWire(0, x)));
    expect(edits()).toEqual([]);
  });

  test('ends on the outermost wire if it goes beyond', () => {
    const x = between(1);
    expect(drag(onWire(5, x), { x, y: 2000 })).toEqual([['insert', 2, 5, 7]]);
    expect(drag(onWire(5, x), { x, y: -2000 })).toEqual([['insert', 2, 0, 5]]);
  });
});

describe('dragging a comparator', () => {
  test('by one end joins it to another wire and keeps its direction', () => {
    expect(drag(onPost(0, 0), onWire(3, layout.x(0)))).toEqual([['move', 0, 0, [3, 6]]]);
    expect(drag(onPost(0, 1), onWire(3, layout.x(0)))).toEqual([['move', 0, 0, [0, 3]]]);
    // A reversed comparator sends the smaller element down on any wires.
    expect(drag(onPost(1, 0), onWire(3, layout.x(1)))).toEqual([['move', 1, 1, [7, 3]]]);
    expect(drag(onPost(1, 1), onWire(0, layout.x(1)))).toEqual([['move', 1, 1, [1, 0]]]);
    // The drag goes past its other end.
    expect(drag(onPost(2, 0), onWire(6, layout.x(2)))).toEqual([['move', 2, 2, [4, 6]]]);
  });

  test('by one end onto the other end leaves it unchanged', () => {
    expect(drag(onPost(0, 0), onWire(3, layout.x(0)), onWire(6, layout.x(0)))).toEqual([]);
    expect(drag(onPost(0, 1), onWire(3, layout.x(0)), onWire(0, layout.x(0)))).toEqual([]);
  });

  test('by its middle moves it, but not beyond the outermost wires', () => {
    const middle = onPost(2, 0.5);
    const { x, y } = middle;
    expect(drag(middle, { x, y: y + layout.gap })).toEqual([['move', 2, 2, [3, 5]]]);
    expect(drag(middle, { x, y: layout.y(7) })).toEqual([['move', 2, 2, [5, 7]]]);
    expect(drag(middle, { x, y: layout.y(0) })).toEqual([['move', 2, 2, [0, 2]]]);
    const reversed = onPost(1, 0.5);
    expect(drag(reversed, { x: reversed.x, y: reversed.y - layout.gap })).toEqual([
      ['move', 1, 1, [6, 0]],
    ]);
  });

  test('by its middle moves it past others, with places counted without it', () => {
    const middle = onPost(0, 0.5);
    const past = { x: between(1), y: middle.y };
    grasp(middle, past);
    expect(pointing.attempt()).toEqual({ comparator: [0, 6], place: 1, replaces: 0 });
    expect(pointing.moving).toBe(0);
    expect(pointing.draft()).toEqual({ x: past.x, from: 0, to: 6 });
    pointing.up(eventAt(past));
    expect(edits()).toEqual([['move', 0, 1, [0, 6]]]);
    expect(pointing.moving).toBeUndefined();
    expect(drag(middle, { x: layout.right, y: middle.y })).toEqual([['move', 0, 2, [0, 6]]]);
    expect(drag(middle, { x: middle.x + 6, y: middle.y })).toEqual([]);
  });

  test('far above or below all wires takes it out', () => {
    for (const [k, part] of [
      [0, 0],
      [0, 0.5],
      [2, 1],
    ] as const) {
      for (const y of [layout.top - 29, layout.y(7) + 29]) {
        const from = onPost(k, part);
        grasp(from, { x: from.x, y });
        expect(pointing.attempt()).toEqual({ comparator: undefined, place: k, replaces: k });
        expect(pointing.draft()).toBeUndefined();
        pointing.up(eventAt({ x: from.x, y }));
        expect(edits()).toEqual([['remove', k]]);
        calls = [];
      }
    }
    const from = onPost(0, 0.5);
    const [move] = drag(from, { x: from.x, y: layout.y(7) + 20 });
    expect(move?.[0]).toBe('move');
  });
});

describe('dragging an element that comes in', () => {
  test('carries it to another wire', () => {
    const x = layout.inputs;
    grasp(onWire(2, x), onWire(5, x));
    expect(pointing.carrying).toEqual({ from: 2, to: 5 });
    expect([pointing.attempt(), pointing.moving, pointing.draft()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    pointing.up(eventAt(onWire(6, x)));
    expect(edits()).toEqual([['carry', 2, 6]]);
    expect(pointing.carrying).toBeUndefined();
  });

  test('back to its wire changes nothing', () => {
    expect(drag(onWire(2, layout.inputs), onWire(5, 0), onWire(2, 0))).toEqual([]);
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };
  const taken = (at: At, what = touch) => {
    pointing.down(eventAt(at, what), picture);
    pointing.move(eventAt({ x: at.x, y: at.y + 40 }, what));
    const { dragging } = pointing;
    pointing.cancel();
    return dragging;
  };

  const everywhere = () => [
    onWire(3, between(1)),
    onPost(0, 0.5),
    onWire(3, layout.front(0)),
    onWire(3, layout.inputs),
  ];

  test('scrolls the page wherever it starts, on an element too', () => {
    for (const at of everywhere()) expect(taken(at)).toBe(false);
    expect(edits()).toEqual([]);
  });

  test('takes hold of the mark on which it rests, and then acts like a mouse', () => {
    vi.useFakeTimers();
    const x = layout.front(0);
    pointing.down(eventAt(onWire(3, x), touch), picture);
    pointing.move(eventAt({ x: x + 3, y: layout.y(3) }, touch));
    expect(pointing.dragging).toBe(false);
    const scrolls = { cancelable: true, preventDefault: vi.fn() };
    pointing.touch.handleEvent(scrolls as unknown as Event);
    expect(scrolls.preventDefault).not.toHaveBeenCalled();
    vi.runOnlyPendingTimers();
    expect(pointing.dragging).toBe(true);
    expect(capture).toHaveBeenCalledExactlyOnceWith(7);
    pointing.touch.handleEvent(scrolls as unknown as Event);
    expect(scrolls.preventDefault).toHaveBeenCalledOnce();
    pointing.up(eventAt(onWire(5, x), touch));
    expect(edits()).toEqual([['insert', 0, 3, 5]]);
    vi.useRealTimers();
  });

  test('that rested and did not move changes nothing and is no touch', () => {
    vi.useFakeTimers();
    for (const at of everywhere()) {
      pointing.down(eventAt(at, touch), picture);
      vi.runOnlyPendingTimers();
      pointing.up(eventAt({ x: at.x + 1, y: at.y }, touch));
      expect(pointing.swallows()).toBe(true);
    }
    expect(edits()).toEqual([]);
    vi.useRealTimers();
  });

  test('that touches briefly is a touch', () => {
    for (const at of everywhere()) {
      pointing.down(eventAt(at, touch), picture);
      pointing.up(eventAt(at, touch));
      expect(pointing.swallows()).toBe(false);
    }
  });

  test('moves the mark that was touched before at once, and no other', () => {
    open(typed(8, net), { asked: 2 });
    expect(taken(onPost(2, 0.5))).toBe(true);
    expect(taken(onPost(0, 0.5))).toBe(false);
    expect(taken(onPost(0, 0.5), { pointerType: 'pen' })).toBe(true);
    open(typed(8, net), { picked: 'w3' });
    expect(taken(onWire(3, layout.front(0)))).toBe(true);
    expect(taken(onWire(4, layout.front(0)))).toBe(false);
    open(typed(8, net), { picked: 'i3' });
    expect(taken(onWire(3, layout.inputs))).toBe(true);
  });
});

describe('a pointer', () => {
  const start = () => onWire(0, between(1));
  const far = () => onWire(3, between(1));

  test('that hardly moves clicks', () => {
    const { x, y } = onPost(0, 0.5);
    expect(drag({ x, y }, { x: x + 2, y: y + 3 })).toEqual([]);
    expect(calls).toEqual([]);
    expect([pointing.dragging, pointing.swallows()]).toEqual([false, false]);
  });

  test('that has dragged does not click at the end of the drag', () => {
    drag(start(), far());
    expect([pointing.swallows(), pointing.swallows()]).toEqual([true, false]);
    drag(start(), far());
    pointing.down(eventAt(start()), picture);
    expect(pointing.swallows()).toBe(false);
  });

  test('that the browser takes away has changed nothing', () => {
    grasp(start(), far());
    expect(pointing.dragging).toBe(true);
    pointing.cancel();
    pointing.up(eventAt(far()));
    expect([edits(), pointing.dragging, pointing.swallows()]).toEqual([[], false, false]);
  });

  test('is captured, pauses the run, and gives the keyboard focus back', async () => {
    drag(start(), far());
    expect(capture).toHaveBeenCalledExactlyOnceWith(7);
    await quiet();
    expect(calls.map(([name]) => name)).toEqual(['pause', 'insert', 'restore']);
    calls = [];
    drag(onWire(2, layout.inputs), onWire(5, layout.inputs));
    await quiet();
    expect(calls.map(([name]) => name)).toEqual(['pause', 'carry', 'restore']);
  });

  test('that is not the primary one, or on a figure that cannot be edited, takes hold of nothing', () => {
    for (const changes of [{ button: 2 }, { isPrimary: false }]) {
      pointing.down(eventAt(start(), changes), picture);
      pointing.move(eventAt(far()));
      expect(pointing.dragging).toBe(false);
    }
    open(typed(8, net), { editable: false });
    expect(drag(start(), far())).toEqual([]);
    open(typed(0, []));
    expect(drag(start(), { x: 300, y: 200 })).toEqual([]);
    expect(capture).not.toHaveBeenCalled();
  });

  test('beside the marks of a magnified picture moves the picture, and draws nothing', () => {
    open(typed(8, net), { magnified: true });
    expect(drag(start(), far())).toEqual([]);
    const event = { stopImmediatePropagation: swallowed } as unknown as Event;
    pointing.down(eventAt(start()), picture);
    pointing.mouse.handleEvent(event);
    expect(swallowed).not.toHaveBeenCalled();
    // A mark that it holds does not move with the picture.
    pointing.down(eventAt(onPost(0, 0.5)), picture);
    pointing.mouse.handleEvent(event);
    expect(swallowed).toHaveBeenCalledOnce();
    pointing.cancel();
    expect(drag(onPost(2, 0), onWire(3, layout.x(2)))).toEqual([['move', 2, 2, [3, 4]]]);
  });
});

test('a comparator at a place of the diagram comes before those to its right', () => {
  open(sceneOf({ wires: 8, kind: 'smallest' }));
  for (let k = 0; k < traced.size; k += 1) {
    const left = traced.comparators.filter((_, at) => layout.x(at) < layout.x(k)).length;
    expect(placeAt(layout, traced, layout.x(k))).toBe(left);
    expect(placeAt(layout, traced, layout.x(k) + 0.1, k)).toBe(
      traced.comparators.filter((_, at) => at !== k && layout.x(at) <= layout.x(k)).length,
    );
  }
  expect(placeAt(layout, traced, 0)).toBe(0);
  expect(placeAt(layout, traced, 1e9)).toBe(traced.size);
});
