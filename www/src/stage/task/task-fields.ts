import { choice, integer } from '../../share/codec-fields.ts';

/** How often a reader may try unless the link says otherwise. */
const TRIES = 3;

/**
 * What a link asks its reader, one of these kinds, and in how many tries. The link holds no answer: the solver judges what
 * the reader answers.
 */
export const taskFields = <const Kinds extends readonly string[]>(kinds: Kinds) => ({
  task: choice<'none' | Kinds[number]>(['none', ...kinds], 'none'),
  tries: integer({ min: 1, max: 9, default: TRIES }),
});

/** A scene whose exhibit has tasks. */
export interface TaskScene {
  readonly task: string;
  readonly tries: number;
}
