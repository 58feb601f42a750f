/** Graphs of other programs in the editor: their layout, and how they are read before they are drawn. */
import { expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { drawnFrom, SIDE } from '../../www/src/stage/graph/edit-graph.ts';
import { laidOn } from '../../www/src/stage/graph/edits.ts';
import { Pasted, type ReadText } from '../../www/src/stage/graph/pasted.ts';

const three = drawnFrom(['a', 'b', 'c'], [0, 1, 1, 2]);
const placesOf = ({ nodes }: { nodes: typeof three.nodes }) =>
  nodes.map(({ at }) => at && [at.x, at.y]);

test('a layout fills the square in its longer direction, and keeps its proportions', () => {
  const laid = laidOn(three, [
    [-20, 5],
    [0, 0],
    [20, 10],
  ]);
  expect(placesOf(laid)).toEqual([
    [0, SIDE / 2],
    [SIDE / 2, SIDE / 2 - 125],
    [SIDE, SIDE / 2 + 125],
  ]);
});

test('a layout in which nodes lie on one another, or which is only one point, is let go', () => {
  const flat = [
    [1, 1],
    [1, 1],
    [1, 1],
  ] as const;
  expect(laidOn(three, flat)).toBe(three);
  expect(laidOn(three, [...flat.slice(0, 2), [4, 4]])).toBe(three);
});

/** A core that reads only what `readGraph` hands to it. */
const core: ReadText = async (text) => {
  if (!text.startsWith('{"directed"')) throw new CodedError('graph-other-form', { form: 'gml' });
  // An edge has its weight as its third number.
  const { nodes, edges, directed } = JSON.parse(text);
  const reading = {
    ...{ form: 'json', directed, indices: true, counts: false, blanks: false },
    ...{ turned: 0, twoWay: 0, loops: 0, attributes: 0, weights: 0, weighted: false },
    open: ['ends' as const],
  };
  return {
    names: nodes,
    edges: edges.flatMap((edge: number[]) => edge.slice(0, 2)),
    merged: 0,
    reading,
  };
};

test('a pasted text of another program is read with its form, its weights and its layout', async () => {
  const pasted = new Pasted(core, () => {});
  const node = (id: number) => `node [ id ${id} graphics [ x ${id} y 0 ] ]`;
  const seen = await pasted.look(
    `graph [ directed 1 ${node(3)} ${node(4)} edge [ source 4 target 3 weight 2 ] ]`,
  );
  expect([seen?.names, seen?.edges]).toEqual([
    ['3', '4'],
    [1, 0],
  ]);
  expect(seen?.reading).toMatchObject({ form: 'gml', columns: 'weights', open: [] });
  expect(seen?.drawn?.nodes.map(({ at }) => at?.x)).toEqual([0, SIDE]);
  await pasted.look('graph [');
  expect(pasted.error).toMatchObject({ code: 'graph-syntax', params: { line: 1, column: 8 } });
});
