import { expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { type Transformation, transform } from '../../www/src/exhibits/networks/edit/transform.ts';
import { paired } from '../../www/src/exhibits/networks/fields.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { PlainFigure } from './networks-figure.ts';
import { judgedOf, quiet, runOf, sceneOf, typed } from './networks-run.ts';

/** What the core answers to the next question in place of a network. */
let refusal: CodedError | undefined;

vi.mock('../../www/src/exhibits/networks/core/engine.ts', async () => {
  const { Network } = await import('../../www/pkg/networks.js');
  const { readBy } = await import('./asker.ts');
  const start = async (_: string, config: ConstructorParameters<typeof Network>[0]) => {
    const core = new Network(config);
    const ask = async (what: Transformation) => {
      await quiet();
      if (refusal) throw refusal;
      return core[what]();
    };
    return { ask, free: () => core.free() };
  };
  return { engine: { read: readBy(start) } };
});

function figureOf(scene: NetworkScene) {
  const figure = new PlainFigure(scene);
  const editor = new Editor(figure);
  const lifetime = new AbortController().signal;
  const change = (what: Transformation) =>
    transform({ lifetime, editor, currentScene: () => figure.scene }, what);
  return { figure, editor, change };
}

test('a transformed network is the one that the core makes, and still sorts', async () => {
  for (const what of ['untangled', 'reflected', 'withoutTop', 'withoutBottom'] as const) {
    const { figure, change } = figureOf(sceneOf({ wires: 6, kind: 'bubble', beside: 'bitonic' }));
    const core = runOf(figure.scene);
    const net = paired(core[what]());
    core.free();
    await change(what);
    const wires = what.startsWith('without') ? 5 : 6;
    expect(figure.scene).toMatchObject({ wires, kind: 'typed', net, beside: 'none' });
    expect(judgedOf(figure.scene).verdict.outcome).toBe('sorts');
  }
});

test('a transformed network keeps typed elements, unless it has one wire fewer', async () => {
  for (const [what, values] of [
    ['reflected', [7, 8, 9]],
    ['withoutTop', undefined],
  ] as const) {
    const { figure, change } = figureOf(typed(3, [[2, 0]], { input: 'typed', values: [7, 8, 9] }));
    await change(what);
    expect(figure.scene.values).toEqual(values);
  }
});

test('two quick changes of a whole network follow one another', async () => {
  const { figure, change } = figureOf(sceneOf({ wires: 6, kind: 'bubble' }));
  await Promise.all([change('withoutTop'), change('withoutBottom')]);
  expect(figure.shown.map(({ wires }) => wires)).toEqual([5, 4]);
});

test('a network that has gone meanwhile is not changed, and nothing is to be undone', async () => {
  const { figure, editor, change } = figureOf(sceneOf({ wires: 6, kind: 'bubble' }));
  refusal = new CodedError('stale');
  await change('untangled');
  refusal = undefined;
  expect([figure.shown, editor.canUndo]).toEqual([[], false]);
});
