import { describe, expect, test } from 'vitest';
import { treeOf } from '../../www/src/exhibits/paths/picture/tree.ts';
import { milestonesOf } from '../../www/src/exhibits/paths/walk.ts';
import { streetWalk } from './paths-walk.ts';

describe('a walk that was recorded', () => {
  const { walk, paths } = streetWalk(3);

  test('knows its stack at each moment: what has been entered and not left', () => {
    const stack: number[] = [];
    for (let moment = 0; moment <= walk.steps; moment += 1) {
      const step = walk.step(moment);
      if (step?.operation === 'enter') stack.push(step.node);
      if (step?.operation === 'leave') expect(stack.pop()).toBe(step.node);
      expect(walk.nodes(moment), `moment ${moment}`).toEqual(stack);
    }
    expect(stack).toEqual([]);
  });

  test('gives each path, and how many have been found', () => {
    expect(walk.found).toHaveLength(12);
    expect(walk.found.map((_, at) => walk.path(at))).toEqual(paths);
    for (const [at, moment] of walk.found.entries()) {
      expect(walk.count(moment - 1)).toBe(at);
      expect(walk.count(moment)).toBe(at + 1);
    }
  });

  test('knows the dead ends beside the stack until it leaves the node above them', () => {
    for (let moment = 1; moment <= walk.steps; moment += 1) {
      const step = walk.step(moment);
      if (step?.operation !== 'leave') continue;
      const { paths: found = 0, parent } = walk.calls[step.call] ?? {};
      const kind = found > 0 ? 'done' : 'dead';
      expect(walk.tried(moment).get(step.node)).toBe(parent === undefined ? undefined : kind);
    }
    expect(walk.tried(walk.steps).size).toBe(0);
  });

  test('has a milestone at each path, and to predict also where it turns back', () => {
    expect(milestonesOf(walk, false).map(({ step }) => step)).toEqual(walk.found);
    const turns = milestonesOf(walk, true).map(({ step }) => walk.step(step)?.operation);
    expect(new Set(turns)).toEqual(new Set(['found', 'leave']));
    const many = milestonesOf(streetWalk(4).walk, false);
    expect(many.length).toBeLessThanOrEqual(100);
    expect(many.length).toBeGreaterThan(50);
  });
});

describe('the tree of a walk', () => {
  test('has each call and each path once, leaves from left to right, parents over their children', () => {
    const { walk, paths } = streetWalk(3);
    const { twigs, cut } = treeOf(walk);
    expect(cut).toBe(false);
    expect(twigs.filter(({ call }) => call !== undefined)).toHaveLength(walk.calls.length);
    expect(twigs.filter(({ call }) => call === undefined)).toHaveLength(paths.length);
    const under = (at: number) => twigs.filter((twig) => twig.under === at);
    const leaves = twigs.filter((_, at) => under(at).length === 0).map(({ x }) => x);
    expect(leaves).toEqual([...leaves].sort((a, b) => a - b));
    for (const [at, twig] of twigs.entries()) {
      const children = under(at);
      for (const child of children) expect(child.depth).toBe(twig.depth + 1);
      if (children.length === 0) continue;
      const xs = children.map(({ x }) => x);
      expect(twig.x).toBeCloseTo((Math.min(...xs) + Math.max(...xs)) / 2);
    }
  });

  test('leaves deep levels out where there are too many calls', () => {
    const { walk } = streetWalk(4);
    const { twigs, cut, levels } = treeOf(walk, 500);
    expect(cut).toBe(true);
    expect(twigs.length).toBeLessThanOrEqual(500);
    expect(levels).toBeGreaterThan(5);
  });
});
