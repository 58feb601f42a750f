import type { LatticeConfig } from '../../../pkg/lattice.js';
import type { LatticeScene } from './scene.ts';
import { latticeScene } from './scene.ts';

/** What the run of a scene is built from. */
export function configOf(
  scene: Pick<LatticeScene, 'moves' | 'end' | 'columns' | 'rows' | 'order'>,
): LatticeConfig {
  const { moves, end, columns, rows, order } = scene;
  return { moves: [...moves], endRule: end, columns, rows, order };
}

/** Which fields the core refuses with which code: they give way to their defaults. */
const refusals: readonly [codes: readonly string[], fields: readonly (keyof LatticeScene)[]][] = [
  [
    [
      'no-moves',
      'too-many-moves',
      'zero-vector',
      'vector-too-long',
      'repeated-vector',
      'endless-move',
      'endless-moves',
    ],
    ['moves', 'path', 'conjecture'],
  ],
  [
    ['region-too-large', 'too-many-lines', 'columns-out-of-range', 'rows-out-of-range'],
    ['columns', 'rows', 'ask', 'path', 'cursor', 'view', 'order', 'colour'],
  ],
  [
    ['empty-path', 'path-too-long', 'illegal-move', 'point-outside', 'strategy-does-not-apply'],
    ['path', 'opponent', 'cursor'],
  ],
];

/** The defaults of what was refused; undefined if it was nothing of the scene, or its defaults. */
export function mended(code: string, scene: LatticeScene): Partial<LatticeScene> | undefined {
  const [, fields] = refusals.find(([codes]) => codes.includes(code)) ?? [];
  const { defaults } = latticeScene;
  if (!fields?.some((name) => scene[name] !== defaults[name])) return undefined;
  return Object.fromEntries(fields.map((name) => [name, defaults[name]]));
}
