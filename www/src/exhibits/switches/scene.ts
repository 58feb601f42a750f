import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { numbersField } from '../../share/codec-numbers.ts';
import { stageFields } from '../../stage/stage-scene.ts';

/** The most flips that a link holds. */
export const most = 24;
/** A link says which of the three switches are flipped, one after the other; without that, each once. */
const fields = { flips: numbersField({ most, largest: 2 }, 1), ...stageFields(most) };

export type SwitchesScene = WithClassroom<typeof fields>;

export const switchesScene = defineScene({ fields });

/** What the core is asked for. */
export const configOf = ({ flips = [0, 1, 2] }: SwitchesScene) => ({ flips: [...flips] });
