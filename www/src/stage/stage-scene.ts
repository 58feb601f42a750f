import { optionalInteger, optionalTuple } from '../share/codec-fields.ts';
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
