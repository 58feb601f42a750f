import type { Settled } from '../share/codec.ts';
import { optionalInteger, optionalTuple } from '../share/codec-fields.ts';
import { outOfRange } from '../share/codec-notices.ts';
import { viewLimits } from './picture-view.ts';

/** The fields of every exhibit with a timeline and a picture. Without a cursor the whole run is shown. */
export const stageFields = (mostSteps: number) => ({
  /** The number of steps taken. */
  cursor: optionalInteger({ min: 0, max: mostSteps }),
  view: optionalTuple(viewLimits),
});

/** The fields of a scene that the stage knows. The exhibit knows the rest. */
export interface StageScene {
  readonly cursor: number | undefined;
  readonly view: Readonly<Record<'zoom' | 'x' | 'y', number>> | undefined;
  readonly hints: boolean;
  readonly reveal: boolean;
  readonly predict: boolean;
  readonly present: boolean;
  readonly lock: string;
  /** What the link asks, in an exhibit that has tasks. */
  readonly task?: string;
  readonly tries?: number;
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
