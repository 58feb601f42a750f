import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import type { Point } from '../picture/view.ts';
import type { LatticeScene } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';

/** The largest side that the picture grows to for a game, so that the path stays on the picture. */
const MOST_ROOM = 64;

/**
 * Begins a game on a picture with room for the points that moves reach from its start. However it begins, it gives
 * nothing away until somebody asks why. Whether anybody may ask stays as the link says it.
 */
export async function begin(figure: ShownLattice, fields: Partial<LatticeScene>): Promise<void> {
  const start = fields.path?.[0];
  if (!start) return;
  const scene = figure.currentScene();
  const reach = await reachOf(figure, scene, start);
  const room = (side: number, least: number, reached: number) =>
    Math.max(side, least + 1, Math.min(reached, MOST_ROOM));
  // A teacher who sets a task goes on setting it.
  if (figure.panel !== 'ask') figure.panel = undefined;
  await figure.change({
    ask: undefined,
    view: undefined,
    order: 'pull',
    ...fields,
    why: false,
    cursor: undefined,
    columns: room(scene.columns, start.m, reach.columns),
    rows: room(scene.rows, start.n, reach.rows),
  });
  void figure.play.answer();
}

async function reachOf(
  figure: ShownLattice,
  scene: LatticeScene,
  { m, n }: Point,
): Promise<{ columns: number; rows: number }> {
  const size = { columns: m + 1, rows: n + 1, order: 'pull' as const };
  try {
    const plan = await engine.quietly(
      'LatticePlan',
      configOf({ ...scene, ...size }),
      figure.lifetime,
    );
    const { columns, rows } = await plan.ask('reach');
    plan.free();
    return { columns, rows };
  } catch {
    return { columns: 0, rows: 0 };
  }
}
