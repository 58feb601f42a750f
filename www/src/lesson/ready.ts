/** The ready lessons: files of the site, one text for each language. */
import type { Language } from '../words/language.ts';

const texts = import.meta.glob<string>('../../lessons/*/*.md', {
  query: '?url',
  import: 'default',
});

/** The names of the ready lessons, in the order of their list. */
export const readyLessons = [
  'nim',
  'lattice',
  'quicksort',
  'networks',
  'chain',
  'games',
  'paths',
  'machines',
  'dovetailing',
  'sorting-and-zero-one',
  'one-value',
  'what-a-machine-cannot-know',
] as const;

export type ReadyLesson = (typeof readyLessons)[number];

/** Fetches the text of a ready lesson. Rejects if it cannot be fetched. */
export async function readyText(name: ReadyLesson, language: Language): Promise<string> {
  const address = await texts[`../../lessons/${language}/${name}.md`]?.();
  if (address === undefined) throw new Error(`there is no lesson ${name} in ${language}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the lesson ${name} came with the status ${answer.status}`);
  return answer.text();
}
