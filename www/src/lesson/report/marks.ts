/** How answers of two visits come together, and what they count. */
import type { Answer, AnswerEnding } from '../progress.ts';

/** What each ending counts, of 1. */
export const worth: Readonly<Record<AnswerEnding, number>> = {
  first: 1,
  later: 0.5,
  shown: 0,
  open: 0,
};

/** How an answer of a figure ended, by the event that tells of it. */
export function endingOf(right: boolean | undefined, tries: number, shown: boolean): AnswerEnding {
  if (right !== true) return shown ? 'shown' : 'open';
  return tries === 1 ? 'first' : 'later';
}

/** The later one of two answers to a question. The first ending counts, and a try before it makes it a later one. */
export function later(one: Answer, other: Answer): Answer {
  if (one.ending !== 'open') return one;
  if (other.ending === 'open') return one.tries > other.tries ? one : other;
  if (other.ending !== 'first' || one.tries === 0) return other;
  return { ...other, tries: one.tries + other.tries, ending: 'later' };
}

/** What a link asks and fixes, in one form: a link leaves out the usual number of tries. */
function asked(link: string): string {
  const fields = new URLSearchParams(link);
  const locks = (fields.get('lock') ?? 'none').split(',').sort();
  return [fields.get('task') ?? 'none', fields.get('tries') ?? '3', ...locks].join(' ');
}

/** Whether a link that was kept asks and fixes what the given one does. No other may take the task away. */
export const asksAlike = (given: string, kept: string): boolean =>
  /^v=1(?:&|$)/.test(kept) && asked(given) === asked(kept);
