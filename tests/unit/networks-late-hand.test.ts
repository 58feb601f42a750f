import { beforeEach, expect, test, vi } from 'vitest';
import type { HandedFigure } from '../../www/src/exhibits/networks/edit/hand.ts';
import { LateHand } from '../../www/src/exhibits/networks/edit/late-hand.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import { tracedOf, typed } from './networks-run.ts';

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({ engine: {} }));
vi.mock('../../www/src/stage/preferences.ts', () => ({ still: () => true }));

/** Two comparators, and room between them. */
const net: readonly Comparator[] = [
  [0, 1],
  [2, 3],
];
const traced = tracedOf(typed(8, net));
const layout = layoutNetwork({ size: { width: 900, height: 400 }, text: 1, traced });
const capture = vi.fn();
const picture = { setPointerCapture: capture } as unknown as Element;

let edits: unknown[][];
let hand: LateHand;

beforeEach(() => {
  capture.mockClear();
  edits = [];
  const edit =
    (name: string) =>
    (...args: unknown[]) => {
      edits.push([name, ...args]);
      return Promise.resolve();
    };
  hand = new LateHand({
    ...{ traced, done: 0, editable: true, magnified: false, asked: undefined, picked: undefined },
    ...{ board: { focus: 'c1' }, timeline: { pause: () => {} }, putBack: edit('putBack') },
    ...{ layout: () => layout, restore: () => {}, requestUpdate: () => {}, adopt: () => {} },
    editor: { insert: edit('insert'), remove: edit('remove') },
    atRest: ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y }),
  } as unknown as HandedFigure);
});

/** A pointer event between the wires of the first elements. */
function point(type: string, wire: number, buttons: number): void {
  const at = { clientX: layout.front(0), clientY: layout.y(wire) };
  const event = { type, buttons, button: 0, isPrimary: true, pointerType: 'mouse', pointerId: 7 };
  hand.pointer({ ...event, ...at, currentTarget: picture } as unknown as PointerEvent);
}

const come = () => vi.waitUntil(() => hand.here);

test('a drag that ends before the hand is fetched takes effect later, and is no click', async () => {
  point('pointermove', 3, 0);
  point('pointerdown', 3, 1);
  point('pointermove', 5, 1);
  point('pointerup', 5, 0);
  expect([hand.here, hand.swallows(), edits]).toEqual([undefined, true, []]);
  await come();
  expect(edits).toEqual([['insert', 0, 3, 5]]);
  // The pointer is up.
  expect(capture).not.toHaveBeenCalled();
});

test('a drag that goes on while the hand is fetched is captured, and ends as usual', async () => {
  point('pointerdown', 3, 1);
  point('pointermove', 4, 1);
  await come();
  expect(hand.here?.pointing.dragging).toBe(true);
  expect(capture).toHaveBeenCalledExactlyOnceWith(7);
  point('pointermove', 5, 1);
  point('pointerup', 5, 0);
  expect(edits).toEqual([['insert', 0, 3, 5]]);
  expect(hand.swallows()).toBe(true);
});

test('a click works before the hand is fetched, and stays a click', async () => {
  point('pointerdown', 3, 1);
  point('pointerup', 3, 0);
  expect(hand.swallows()).toBe(false);
  await come();
  expect([edits, hand.swallows()]).toEqual([[], false]);
});

test('a key that edits before the hand is fetched is not lost', async () => {
  const key = { type: 'keydown', key: 'Delete', preventDefault() {} };
  expect(hand.key(key as unknown as KeyboardEvent)).toBe(false);
  await come();
  expect(edits).toEqual([['remove', 1]]);
  expect(hand.key(key as unknown as KeyboardEvent)).toBe(true);
  expect(edits).toHaveLength(2);
});

test('a visitor who comes near fetches the hand before doing anything', async () => {
  hand.wake();
  await come();
  expect(edits).toEqual([]);
});
