/** Changes to a lesson. Each changes its text by whole lines, and leaves all other lines as their teacher wrote them. */
import type { FigureBlock, Lesson, Moment } from './lesson.ts';

/** The lines of a moment without blank ones at its end. */
function linesOf(lines: readonly string[], { from, to }: Moment): readonly string[] {
  const own = lines.slice(from, to);
  while (own.at(-1)?.trim() === '') own.pop();
  return own;
}

/** Puts moments in another order, leaves some out, or repeats some: `order` holds their places from 0. */
export function arranged({ text, moments }: Lesson, order: readonly number[]): string {
  const lines = text.split('\n');
  const [first] = moments;
  const front = lines.slice(0, first?.from);
  const parts = order.flatMap((place) => {
    const moment = moments[place];
    return moment ? [linesOf(lines, moment)] : [];
  });
  while (front.at(-1)?.trim() === '') front.pop();
  return joined([front, ...parts]);
}

/** Moves a moment to another place, from 0. */
export function moved(lesson: Lesson, from: number, to: number): string {
  const order = [...lesson.moments.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  return arranged(lesson, order);
}

export const duplicated = (lesson: Lesson, at: number): string =>
  arranged(
    lesson,
    [...lesson.moments.keys()].flatMap((place) => (place === at ? [at, at] : [place])),
  );

export const takenOut = (lesson: Lesson, at: number): string =>
  arranged(
    lesson,
    [...lesson.moments.keys()].filter((place) => place !== at),
  );

/** Adds a block at the end of a moment, such as a figure or a question. */
export function added({ text, moments }: Lesson, at: number, block: string): string {
  const moment = moments[at];
  const lines = text.split('\n');
  if (!moment) return joined([lines, [block]]);
  const { from, to } = moment;
  return joined([lines.slice(0, from), linesOf(lines, moment), [block], lines.slice(to)]);
}

/** Adds a moment with a heading at the end. */
export const begun = ({ text }: Lesson, heading: string, block = ''): string =>
  joined([text.split('\n'), [`## ${heading}`], [block]]);

/** A figure as the text of a lesson names it: `[label](nim#heaps=3,5)`. */
export const figureText = (slug: string, scene: string, label: string): string =>
  linkText(slug, scene.replace(/^v=1&?/, ''), label);

function linkText(to: string, scene: string, label: string): string {
  // A bracket would end the label, a parenthesis the address.
  const words = label.replace(/[\\[\]]/g, '\\$&');
  const address = scene.replace(/[()<>\s\\]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `[${words}](${to}${address === '' ? '' : `#${address}`})`;
}

/**
 * The text with another address in place of a figure's: `to` is its exhibit, as a name or as an address. A figure whose
 * link goes over several lines stays.
 */
export function figureReplaced(
  text: string,
  { line, label }: Pick<FigureBlock, 'line' | 'label'>,
  to: string,
  scene: string,
): string {
  const lines = text.split('\n');
  const old = lines[line - 1] ?? '';
  if (label === undefined && /^\s*[^\s[]\S*\s*$/.test(old))
    lines[line - 1] = `${to}#${scene === '' ? 'v=1' : scene}`;
  else if (/^\s*\[.*\]\(.*\)\s*$/.test(old)) {
    const [, words = ''] = /^\s*\[(.*)\]\(/.exec(old) ?? [];
    lines[line - 1] = linkText(to, scene, '').replace('[]', () => `[${words}]`);
  }
  return lines.join('\n');
}

/** Parts with one blank line between them, and one line end after the last. Empty parts go. */
function joined(parts: readonly (readonly string[])[]): string {
  const texts = parts.map((lines) => lines.join('\n').replace(/^\n+|\s+$/g, ''));
  return `${texts.filter((part) => part !== '').join('\n\n')}\n`;
}
