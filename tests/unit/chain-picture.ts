/** The drawn picture of a row, and the room that everything on it takes. */
import { svg } from 'lit';
import type { ChainWhy } from '../../www/pkg/chain.js';
import type { LayoutPlan } from '../../www/src/exhibits/chain/picture/layout.ts';
import { pictureWords } from '../../www/src/exhibits/chain/picture/picture-words.ts';
import { type ChainFrame, chainPicture } from '../../www/src/exhibits/chain/picture/view.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { frameOf, layoutOf } from './chain-run.ts';
import { classesOf, type Drawn, elementsOf, markupOf, ofClass } from './markup.ts';

export const files = ['common', 'stage', 'chain', 'play', 'octal'] as const;
export const languages: readonly Messages[] = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) => loadMessages(language, files)),
);
export const [english] = languages as [Messages, ...Messages[]];

interface Plan {
  readonly frame?: Partial<ChainFrame>;
  readonly layout?: Partial<LayoutPlan>;
  readonly words?: Messages;
}

export function drawn(position: ChainWhy, plan: Plan = {}) {
  const layout = layoutOf(position.cells.length, plan.layout);
  const frame = frameOf(position, plan.frame);
  const words = pictureWords(plan.words ?? english, frame, layout);
  const markup = markupOf(svg`${chainPicture(frame, layout, words)}`);
  const elements = elementsOf(markup);
  const byId = (id: string) => elements.find((one) => one.id === id);
  return { layout, markup, elements, byId, ofKind: (kind: string) => ofClass(elements, kind) };
}

export interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The widths of a letter in a monospaced font, in the font of the names at least, and of a Chinese character, in parts of the font size. */
const [MONO, SANS, HAN] = [0.6, 0.52, 1];
/** How far digits reach above their line. */
const DIGIT = 0.72;

function textBox(one: Drawn, font: number): Box {
  const [x, y] = [Number(one.x), Number(one.y)];
  const text = one.text.trim();
  const named = classesOf(one).includes('name');
  const begins = classesOf(one).includes('first') || classesOf(one).includes('notation');
  const letter = (sign: string) => (sign > '\u2fff' ? HAN : named ? SANS : MONO);
  const wide = [...text].reduce((sum, sign) => sum + font * letter(sign), 0);
  // The style sheet anchors the texts in the same way.
  const part = begins ? 0 : named ? 1 : 0.5;
  const left = x - part * wide;
  const what = `${one.class} "${text}"`;
  return { what, left, right: left + wide, top: y - DIGIT * font, bottom: y };
}

/** The visible elements, except the links, each with the room that it takes. */
export function boxesOf(elements: readonly Drawn[], font: number): Box[] {
  return elements.flatMap((one): Box[] => {
    const kinds = classesOf(one);
    if (kinds.includes('gone') || kinds.includes('empty') || kinds.includes('cell')) return [];
    // The number of an object stands in its ring.
    if (kinds.includes('number')) return [];
    const what = `${one.class} ${one.id ?? ''}`;
    if (one.tag === 'text') return one.text.trim() === '' ? [] : [textBox(one, font)];
    if (one.tag === 'circle') {
      const [x, y, r] = [Number(one.cx), Number(one.cy), Number(one.r)];
      return [{ what, left: x - r, right: x + r, top: y - r, bottom: y + r }];
    }
    if (one.tag !== 'rect') return [];
    const [left, top] = [Number(one.x), Number(one.y)];
    const [right, bottom] = [left + Number(one.width), top + Number(one.height)];
    return [{ what, left, right, top, bottom }];
  });
}

/** The markup rounds coordinates to a tenth. */
const DUST = 0.21;

const apart = (a: Box, b: Box) =>
  a.right <= b.left + DUST ||
  b.right <= a.left + DUST ||
  a.bottom <= b.top + DUST ||
  b.bottom <= a.top + DUST;

const placed = ({ what, ...sides }: Box) =>
  `${what} ${Object.values(sides).map((side) => Math.round(side))}`;

/** The pairs that overlap, as texts. */
export const collisions = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => !apart(one, other))
      .map((other) => `${placed(one)} and ${placed(other)}`),
  );

/** The elements that leave a picture of this size, as texts. */
export const outside = (boxes: readonly Box[], size: { width: number; height: number }): string[] =>
  boxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < -DUST || right > size.width + DUST || top < -DUST || bottom > size.height + DUST,
    )
    .map(placed);
