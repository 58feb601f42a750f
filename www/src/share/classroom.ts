import { flag, some } from './codec-fields.ts';

/** What a teacher may set for any exhibit. It is part of every scene, so a link carries it. */
export const classroomFields = {
  /** Legal moves, outcomes and advice are shown. */
  hints: flag(true),
  /** Marks stay covered until they are touched. */
  reveal: flag(false),
  /** Play stops before each milestone and asks what will come. */
  predict: flag(false),
  /** Only the figure and the narration, large enough for a projector. */
  present: flag(false),
  /** What whoever opens the link cannot change: the rules, the start, or anything outside of the figure. */
  lock: some(['rules', 'start', 'panels']),
};
