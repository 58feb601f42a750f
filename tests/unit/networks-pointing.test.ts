import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Editor } from '../../www/src/exhibits/networks/editor.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import { type Layout, layoutNetwork } from '../../www/src/exhibits/networks/layout.ts';
import { type DrawnFigure, Pointing, placeAt } from '../../www/src/exhibits/networks/pointing.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { quiet, sceneOf, tracedOf, typed } from './networks-run.ts';

/** Two long comparators, a reversed one, and one that can be shifted. */
const net: readonly Comparator[] = [
  [0, 6],
  [7, 1],
  [2, 4],
];

let traced: Traced;
let layout: Layout;
let pointing: Pointing;
let calls: unknown[][];
const figure = { done: 0, editable: true, magnified: false, asked: undefined as unknown };
const capture = vi.fn();
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
  Object.assign(figure, { done: 0, editable: true, magnified: false, asked: undefined });
  Object.assign(figure, changes);
  const names = ['insert', 'remove', 'move', 'carry'];
  const editor = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Editor;
  pointing = new Pointing({
    ...(figure as Pick<DrawnFigure, 'done' | 'editable' | 'magnified' | 'asked'>),
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
    currentTarget: { setPointerCapture: capture },
    ...changes,
  }) as unknown as PointerEvent;

/** What letting go came to, without that the moment stands still and that the keyboard goes back. */
const edits = () => calls.filter(([name]) => name !== 'pause' && name !== 'restore');

function grasp(from: At, ...through: At[]): void {
  pointing.down(eventAt(from));
  for (const at of through) pointing.move(eventAt(at));
}

function drag(from: At, ...through: At[]): unknown[][] {
  calls = [];
  grasp(from, ...through);
  pointing.up(eventAt(through.at(-1) ?? from));
  return edits();
}

/** On a comparator, so far from its top end, in parts of its length. */
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

  test('draws a comparator between the others, where it was begun', () => {
    expect(traced.comparators).toEqual(net);
    const x = between(1);
    expect(drag(onWire(0, x), onWire(3, x), { x: 0, y: layout.y(3) })).toEqual([
      ['insert', 2, 0, 3],
    ]);
    expect(drag(onWire(5, layout.right), onWire(7, layout.right))).toEqual([['insert', 3, 5, 7]]);
  });

  test('draws nothing where it ends on the wire where it began', () => {
    const x = between(1);
    grasp(onWire(0, x), onWire(3, x), onWire(0, x));
    expect(pointing.attempt()).toMatchObject({ comparator: undefined });
    expect(pointing.draft()).toBeUndefined();
    pointing.up(eventAt(onWire(0, x)));
    expect(edits()).toEqual([]);
  });

  test('ends on the outermost wire where it goes beyond', () => {
    const x = between(1);
    expect(drag(onWire(5, x), { x, y: 2000 })).toEqual([['insert', 2, 5, 7]]);
    expect(drag(onWire(5, x), { x, y: -2000 })).toEqual([['insert', 2, 0, 5]]);
  });
});

describe('dragging a comparator', () => {
  test('by one end joins it to another wire, in its direction', () => {
    expect(drag(onPost(0, 0), onWire(3, layout.x(0)))).toEqual([['move', 0, 0, [3, 6]]]);
    expect(drag(onPost(0, 1), onWire(3, layout.x(0)))).toEqual([['move', 0, 0, [0, 3]]]);
    // The reversed one sends the smaller element down, on whatever wires.
    expect(drag(onPost(1, 0), onWire(3, layout.x(1)))).toEqual([['move', 1, 1, [7, 3]]]);
    expect(drag(onPost(1, 1), onWire(0, layout.x(1)))).toEqual([['move', 1, 1, [1, 0]]]);
    // Past its other end.
    expect(drag(onPost(2, 0), onWire(6, layout.x(2)))).toEqual([['move', 2, 2, [4, 6]]]);
  });

  test('by one end onto the other leaves it as it is', () => {
    expect(drag(onPost(0, 0), onWire(3, layout.x(0)), onWire(6, layout.x(0)))).toEqual([]);
    expect(drag(onPost(0, 1), onWire(3, layout.x(0)), onWire(0, layout.x(0)))).toEqual([]);
  });

  test('in its middle shifts it, no farther than there are wires', () => {
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

  test('in its middle takes it past others: places are counted without it', () => {
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

  test('far above or beneath all wires takes it out', () => {
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
    pointing.down(eventAt(at, what));
    pointing.move(eventAt({ x: at.x, y: at.y + 40 }, what));
    const { dragging } = pointing;
    pointing.cancel();
    return dragging;
  };

  test('scrolls the page unless it begins on an element', () => {
    expect(taken(onWire(3, between(1)))).toBe(false);
    expect(taken(onPost(0, 0.5))).toBe(false);
    expect(taken(onWire(3, layout.front(0)))).toBe(true);
    expect(taken(onWire(3, layout.inputs))).toBe(true);
  });

  test('moves the comparator that was asked, and no other', () => {
    open(typed(8, net), { asked: 2 });
    expect(taken(onPost(2, 0.5))).toBe(true);
    expect(taken(onPost(0, 0.5))).toBe(false);
    expect(taken(onPost(0, 0.5), { pointerType: 'pen' })).toBe(true);
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

  test('that has dragged does not click as well, once', () => {
    drag(start(), far());
    expect([pointing.swallows(), pointing.swallows()]).toEqual([true, false]);
    drag(start(), far());
    pointing.down(eventAt(start()));
    expect(pointing.swallows()).toBe(false);
  });

  test('that was lost has changed nothing', () => {
    grasp(start(), far());
    expect(pointing.dragging).toBe(true);
    pointing.cancel();
    pointing.up(eventAt(far()));
    expect([edits(), pointing.dragging, pointing.swallows()]).toEqual([[], false, false]);
  });

  test('is held fast, stops the moment, and gives the keyboard back', async () => {
    drag(start(), far());
    expect(capture).toHaveBeenCalledExactlyOnceWith(7);
    await quiet();
    expect(calls.map(([name]) => name)).toEqual(['pause', 'insert', 'restore']);
    calls = [];
    drag(onWire(2, layout.inputs), onWire(5, layout.inputs));
    await quiet();
    expect(calls.map(([name]) => name)).toEqual(['pause', 'carry', 'restore']);
  });

  test('of another kind, or on a figure that is not edited, takes nothing', () => {
    for (const changes of [{ button: 2 }, { isPrimary: false }]) {
      pointing.down(eventAt(start(), changes));
      pointing.move(eventAt(far()));
      expect(pointing.dragging).toBe(false);
    }
    open(typed(8, net), { editable: false });
    expect(drag(start(), far())).toEqual([]);
    open(typed(0, []));
    expect(drag(start(), { x: 300, y: 200 })).toEqual([]);
    expect(capture).not.toHaveBeenCalled();
  });

  test('beside the marks of a magnified plate moves it, and draws nothing', () => {
    open(typed(8, net), { magnified: true });
    expect(drag(start(), far())).toEqual([]);
    const event = { stopImmediatePropagation: swallowed } as unknown as Event;
    pointing.down(eventAt(start()));
    pointing.mouse.handleEvent(event);
    expect(swallowed).not.toHaveBeenCalled();
    // What it takes hold of is not moved with the plate.
    pointing.down(eventAt(onPost(0, 0.5)));
    pointing.mouse.handleEvent(event);
    expect(swallowed).toHaveBeenCalledOnce();
    pointing.cancel();
    expect(drag(onPost(2, 0), onWire(3, layout.x(2)))).toEqual([['move', 2, 2, [3, 4]]]);
  });
});

test('a place of the diagram is before the comparators right of it', () => {
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
