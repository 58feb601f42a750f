/** Where a block goes that a button inserts into the text of a lesson. */
import { added, begun } from '../edit.ts';
import type { Lesson } from '../lesson.ts';

/** A text after a change, and what is selected in it. */
export interface Changed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The place of the moment that holds a place of the text; the first one for the lines above all moments. */
export function momentAt({ text, moments }: Lesson, caret: number): number {
  const line = lineAt(text, caret);
  return Math.max(
    0,
    moments.findLastIndex(({ from }) => from <= line),
  );
}

/** The place in the text where the words of a moment end. */
export function endOf({ text, moments }: Lesson, at: number): number {
  const moment = moments[at];
  if (!moment) return text.length;
  const lines = text.split('\n').slice(0, moment.to);
  while (lines.length > moment.from + 1 && lines.at(-1)?.trim() === '') lines.pop();
  return lines.join('\n').length;
}

const lineAt = (text: string, caret: number): number => text.slice(0, caret).split('\n').length - 1;

/**
 * Inserts a block after the paragraph that holds a place of the text and after its answers, with a blank line on either
 * side, so that neither becomes a part of the other. `chosen` is the part of the block that is selected afterwards. A place above all moments
 * stands for the end of the first one.
 */
export function inserted(lesson: Lesson, caret: number, block: string, chosen = block): Changed {
  const [first] = lesson.moments;
  if (!first) {
    const text = added(lesson, 0, block);
    return selected(text, text.length - block.length - 1, block, chosen);
  }
  const lines = lesson.text.split('\n');
  const above = lineAt(lesson.text, caret) < first.from;
  let end = lineAt(lesson.text, above ? endOf(lesson, 0) : caret);
  const { to } = lesson.moments[momentAt(lesson, caret)] ?? first;
  const last = Math.min(to, lines.length);
  const isBlank = (line: number): boolean => lines[line]?.trim() === '';
  for (;;) {
    while (end < last && !isBlank(end)) end += 1;
    let next = end;
    while (next < last && isBlank(next)) next += 1;
    if (next >= last || !BELONGS.test(lines[next] ?? '')) break;
    end = next;
  }
  const before = lines.slice(0, end).join('\n').trimEnd();
  const after = lines
    .slice(end)
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
  const head = `${before}\n\n${block}\n`;
  const text = after === '' ? head : `${head}\n${after}\n`;
  return selected(text, before.length + 2, block, chosen);
}

/** A list or a place for an answer, which stays with the words above it. Two lists would become one. */
const BELONGS = /^(?:\s+\S|[-*+]\s|\d{1,9}[.)]\s|_{3})/;

/** Begins a moment at the end. Its heading is selected. */
export const withMoment = (lesson: Lesson, heading: string, block = ''): Changed => {
  const text = begun(lesson, heading, block);
  const from = text.lastIndexOf(`## ${heading}`) + '## '.length;
  return { text, from, to: from + heading.length };
};

function selected(text: string, start: number, block: string, chosen: string): Changed {
  const from = start + Math.max(0, block.indexOf(chosen));
  return { text, from, to: from + chosen.length };
}
