import { beforeEach, describe, expect, test } from 'vitest';
import type { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { Pointing } from '../../www/src/exhibits/networks/edit/pointing.ts';
import { Trial } from '../../www/src/exhibits/networks/edit/trial.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import { type Layout, layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { tracedOf, typed } from './networks-run.ts';

const net: readonly Comparator[] = [
  [0, 6],
  [7, 1],
  [2, 4],
];

let traced: Traced;
let layout: Layout;
let pointing: Pointing;
let trial: Trial;
let figure: { done: number; picked: string | undefined; board: { focus: string } };

beforeEach(() => {
  traced = tracedOf(typed(8, net));
  layout = layoutNetwork({ size: { width: 900, height: 400 }, text: 1, traced });
  figure = { done: 1, picked: undefined, board: { focus: 'w0' } };
  const done = async () => {};
  pointing = new Pointing({
    traced,
    done: 1,
    editor: { insert: done, remove: done, move: done, carry: done } as unknown as Editor,
    editable: true,
    magnified: false,
    asked: undefined,
    picked: undefined,
    layout: () => layout,
    atRest: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    timeline: { pause: () => {} },
    restore: () => {},
    requestUpdate: () => {},
  });
  trial = new Trial(figure, pointing);
});

const picture = { setPointerCapture: () => {} };

const eventAt = (x: number, y: number) =>
  ({
    clientX: x,
    clientY: y,
    button: 0,
    isPrimary: true,
    pointerType: 'mouse',
  }) as unknown as PointerEvent;

function drag(from: readonly [number, number], to: readonly [number, number]): void {
  pointing.down(eventAt(...from), picture);
  pointing.move(eventAt(...to));
}

const flat = (...all: readonly Comparator[]) => all.flat();

describe('a trial of nothing', () => {
  test('is not drawn, and changes nothing', () => {
    expect(trial.underWay).toBe(false);
    expect(trial.draft(layout)).toBeUndefined();
    expect(trial.comparators(traced)).toBeUndefined();
  });

  test('begins with one chosen element, until the keyboard focus is on another', () => {
    for (const [picked, focus] of [
      ['w3', 'w3'],
      ['w3', 'c1'],
      ['w3', 'i1'],
      ['i3', 'w1'],
      ['i3', 'i1'],
      [undefined, 'w1'],
    ] as const) {
      figure.picked = picked;
      figure.board.focus = focus;
      expect([trial.underWay, trial.draft(layout), trial.comparators(traced)]).toEqual([
        false,
        undefined,
        undefined,
      ]);
    }
  });
});

describe('a comparator from one element to another', () => {
  test('is tried where the elements are, with the smaller one going up', () => {
    for (const done of [0, 1, 3]) {
      for (const [picked, focus] of [
        ['w5', 'w3'],
        ['w3', 'w5'],
      ] as const) {
        Object.assign(figure, { done, picked, board: { focus } });
        expect(trial.underWay).toBe(true);
        expect(trial.draft(layout)).toEqual({ drafted: { x: layout.front(done), from: 3, to: 5 } });
        expect(trial.comparators(traced)).toEqual(flat(...net.toSpliced(done, 0, [3, 5])));
      }
    }
    expect(traced.comparators).toEqual(net);
  });
});

describe('a drag with the pointer', () => {
  const between = () => (layout.x(1) + layout.x(2)) / 2;

  test('from wire to wire is tried at its place', () => {
    drag([between(), layout.y(0)], [between(), layout.y(3)]);
    expect(trial.underWay).toBe(true);
    expect(trial.draft(layout)).toEqual({
      drafted: { x: between(), from: 0, to: 3 },
      moving: undefined,
    });
    expect(trial.comparators(traced)).toEqual(flat([0, 6], [7, 1], [0, 3], [2, 4]));
    pointing.move(eventAt(between(), layout.y(0)));
    expect(trial.underWay).toBe(true);
    expect(trial.draft(layout)?.drafted).toBeUndefined();
    expect(trial.comparators(traced)).toBeUndefined();
    pointing.cancel();
    expect([trial.underWay, trial.draft(layout)]).toEqual([false, undefined]);
  });

  test('takes precedence over what the keyboard would draw', () => {
    Object.assign(figure, { picked: 'w5', board: { focus: 'w7' } });
    drag([between(), layout.y(0)], [between(), layout.y(3)]);
    expect(trial.draft(layout)?.drafted).toMatchObject({ from: 0, to: 3 });
    expect(trial.comparators(traced)).toEqual(flat([0, 6], [7, 1], [0, 3], [2, 4]));
  });

  test('of a comparator is tried at its new place, or without the comparator', () => {
    const x = layout.x(2);
    drag([x, layout.y(4)], [x, layout.y(5)]);
    expect(trial.draft(layout)).toMatchObject({ drafted: { from: 2, to: 5 }, moving: 2 });
    expect(trial.comparators(traced)).toEqual(flat([0, 6], [7, 1], [2, 5]));
    pointing.move(eventAt(x, layout.y(7) + 40));
    expect(trial.draft(layout)).toEqual({ drafted: undefined, moving: 2 });
    expect(trial.comparators(traced)).toEqual(flat([0, 6], [7, 1]));
    expect(trial.underWay).toBe(true);
    expect(traced.comparators).toEqual(net);
  });

  test('of an input is drawn, and does not change the network', () => {
    drag([layout.inputs, layout.y(2)], [layout.inputs, layout.y(5)]);
    expect(trial.underWay).toBe(true);
    expect(trial.draft(layout)).toEqual({ carrying: { from: 2, to: 5 } });
    expect(trial.comparators(traced)).toBeUndefined();
  });
});
