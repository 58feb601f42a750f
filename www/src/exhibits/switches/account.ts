import type { SwitchedLamp } from '../../../pkg/switches.js';
import type { Question } from '../../stage/predict.ts';
import type { Sentence } from '../../words/sentence.ts';

/** A moment of the lamp. */
export interface Moment {
  readonly lamp: SwitchedLamp;
  /** The switches that have been flipped, from 0, in their order. */
  readonly flips: readonly number[];
  /** Whether the lamp is covered, and whether it may be said why it is on or off. */
  readonly covered: boolean;
  readonly explained: boolean;
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** How many switches are up. */
export const upOf = ({ up }: SwitchedLamp): number => up.filter(Boolean).length;

/** What the last flip has done. */
export function narrate(moment: Moment): Sentence[] {
  const { lamp, flips, explained } = moment;
  const which = flips.at(-1);
  if (which === undefined) return [{ id: 'switches-begin' }];
  const flip = { id: 'switches-flip', args: { flip: flips.length, which: which + 1 } };
  const parity = { id: `switches-parity-${yesNo(lamp.on)}`, args: { ups: upOf(lamp) } };
  return [flip, markText(moment, lamp.up.length), ...(explained ? [parity] : [])];
}

/** The whole moment. */
export const describe = (moment: Moment): Sentence[] => [
  ...moment.lamp.up.map((_, which) => markText(moment, which)),
  ...narrate(moment),
];

/** What a mark is: a switch or, after the last of them, the lamp. */
export function markText({ lamp, covered }: Moment, mark: number): Sentence {
  const up = lamp.up[mark];
  if (up !== undefined) return { id: `switches-switch-${yesNo(up)}`, args: { which: mark + 1 } };
  return { id: covered ? 'switches-covered' : `switches-lamp-${yesNo(lamp.on)}` };
}

/** What predict-first asks before a switch is flipped. */
export function questionOf(which: number, lamp: SwitchedLamp): Question {
  const answers = [true, false].map((on) => {
    return { label: `switches-lamp-${yesNo(on)}`, right: on === lamp.on };
  });
  return { ask: { id: 'switches-predict', args: { which: which + 1 } }, answers };
}
