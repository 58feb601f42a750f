import type { Settled } from '../share/codec.ts';
import { optionalInteger, optionalTuple } from '../share/codec-fields.ts';
import { outOfRange } from '../share/codec-notices.ts';
import { viewLimits } from './plate-view.ts';

/** The fields of every exhibit with a timeline and a plate; without a cursor the run is shown whole. */
export const stageFields = (mostSteps: number) => ({
  /** Steps taken. */
  cursor: optionalInteger({ min: 0, max: mostSteps }),
  view: optionalTuple(viewLimits),
});

/** A scene as the stage knows it; the exhibit knows the rest. */
export interface StageScene {
  readonly cursor: number | undefined;
  readonly view: Readonly<Record<'zoom' | 'x' | 'y', number>> | undefined;
  readonly hints: boolean;
  readonly reveal: boolean;
  readonly predict: boolean;
  readonly present: boolean;
}

/** The rule that every exhibit has: the cursor lies within the run. */
export function settleCursor<Scene extends Pick<StageScene, 'cursor'>>(
  scene: Scene,
  steps: number,
): Settled<Scene> {
  const { cursor } = scene;
  if (cursor === undefined || cursor <= steps) return { scene, notices: [] };
  const notices = [outOfRange('cursor', cursor, { min: 0, max: steps })];
  return { scene: { ...scene, cursor: undefined }, notices };
}
