import { beforeEach, describe, expect, test } from 'vitest';
import type { Way } from '../../www/src/exhibits/paths/fields.ts';
import { Drawing, type WayFigure } from '../../www/src/exhibits/paths/way.ts';
import { streets } from './paths-walk.ts';

/** What the core says of each node, for a way through streets. */
function judged(side: number, way: Way): number[] {
  const after = streets(side);
  const head = way.at(-1) ?? -1;
  const to = side * side - 1;
  return after.map((_, node) => {
    if (way.includes(node)) return 3;
    if (!after[head]?.includes(node)) return 0;
    return node === to ? 2 : 1;
  });
}

describe('a way that the visitor draws', () => {
  let figure: WayFigure & { way: Way; found: readonly Way[] };
  let drawing: Drawing;

  beforeEach(async () => {
    figure = {
      lifetime: new AbortController().signal,
      from: 0,
      way: [0],
      found: [],
      undoable: async (change) => void (await change()),
      name: (node) => `n${node}`,
      moves: async (way) => judged(3, way),
      take: (way, found) => Object.assign(figure, { way, found }),
      requestUpdate: () => {},
    };
    drawing = new Drawing(figure);
    await drawing.open(figure.way);
  });

  const touch = async (...nodes: number[]) => {
    for (const node of nodes) await drawing.touch(node);
  };

  test('goes on to a neighbour, and back to the node before', async () => {
    expect([...drawing.free]).toEqual([1, 3]);
    await touch(1, 4);
    expect(figure.way).toEqual([0, 1, 4]);
    await touch(1);
    expect(figure.way).toEqual([0, 1]);
    await drawing.back();
    expect(figure.way).toEqual([0]);
  });

  test('that arrives is kept, and the next one begins at the start', async () => {
    await touch(1, 2, 5, 8);
    expect([figure.way, figure.found]).toEqual([[0], [[0, 1, 2, 5, 8]]]);
    expect(drawing.said).toEqual({
      id: 'way-found',
      args: { found: 1, number: 0, path: 'n0 → n1 → n2 → n5 → n8' },
    });
    await touch(3, 6, 7, 8);
    expect(figure.found).toHaveLength(2);
    await touch(1, 2, 5, 8);
    expect(figure.found).toHaveLength(2);
    expect(drawing.said).toMatchObject({ id: 'way-again', args: { found: 2, number: 1 } });
    expect(drawing.again).toBe(0);
  });

  test('says why it cannot go to a node', async () => {
    const why = () => [drawing.refused?.why.id, drawing.refused?.why.args];
    await touch(4);
    expect(why()).toEqual(['way-no-edge', { name: 'n4', head: 'n0' }]);
    await touch(0);
    expect(why()).toEqual(['way-here', { name: 'n0', head: 'n0' }]);
    await touch(1, 4, 3, 0);
    expect(why()).toEqual(['way-twice', { name: 'n0', head: 'n3' }]);
    expect(figure.way).toEqual([0, 1, 4, 3]);
    await touch(6);
    expect(drawing.refused).toBeUndefined();
  });

  test('that is walled in is stuck until it goes back', async () => {
    await touch(1, 2, 5, 4);
    expect(drawing.stuck).toBe(false);
    await touch(7, 6, 3);
    expect(drawing.stuck).toBe(true);
    await drawing.back();
    expect(drawing.stuck).toBe(false);
    await drawing.restart();
    expect([figure.way, drawing.stuck]).toEqual([[0], false]);
  });

  test('takes quick touches one after the other', async () => {
    await Promise.all([1, 2, 5, 8].map((node) => drawing.touch(node)));
    expect(figure.found).toEqual([[0, 1, 2, 5, 8]]);
  });
});
