import type { Sentence } from '../../../words/sentence.ts';
import { type Known, startOf, stepsOf } from './known.ts';

/** What a step of the solver has found out. */
export function stepSentence(known: Known, step: number): Sentence {
  const { positions, moves } = known.summary;
  const { deciding, rounds } = known;
  const images = known.images ? 'yes' : 'no';
  if (step === 0) return { id: 'atlas-unknown', args: { positions, moves, images } };
  const round = rounds.findIndex((end) => end >= step);
  const last = deciding[step - 1];
  const stage =
    step === stepsOf(known)
      ? 'done'
      : last?.outcome === 'D'
        ? 'ties'
        : round === 0
          ? 'ends'
          : 'spreads';
  return {
    id: 'atlas-step',
    args: { stage, round, decided: step, positions, outcome: startOf(known) },
  };
}
