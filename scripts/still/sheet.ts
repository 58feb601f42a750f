/**
 * The words around a drawing, line by line, as the export of a page prints them:
 *
 *     title
 *     ┌──────────┐
 *     │ drawing  │
 *     └──────────┘
 *     legend
 *     narration
 *     address
 *
 * Nobody measures letters here, so lines are broken where wide letters would end. Then no font is too wide.
 */

import { escaped } from '../../www/src/writing/escaped.ts';
import { colourOf, written } from './colour.ts';
import { type Look, lookOf } from './paint.ts';
import type { Sheets } from './styles.ts';
import { classesOf, type Element, xml } from './tree.ts';

/** The width of a wide letter in parts of its font's size: of a Latin one, and of a Chinese one. */
const [LATIN, HAN] = [0.6, 1];
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** A piece of a line in one paint. */
interface Piece {
  readonly text: string;
  readonly fill: string;
  readonly bold?: boolean;
}

/** Words in one font. */
export interface Paragraph {
  readonly pieces: readonly Piece[];
  readonly family: string;
  readonly size: number;
  readonly bold?: boolean;
  /** A long word may be broken anywhere, as in an address. */
  readonly anywhere?: boolean;
}

/** The lines of a paragraph as SVG, below `top`, and the height that they take. */
export function set(
  paragraph: Paragraph,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): { readonly svg: string; readonly height: number } {
  const { family, size, bold } = paragraph;
  const leading = size * 1.35;
  const lines = broken(paragraph, width / size).filter((line) => line.length > 0);
  const svg = lines.map((pieces, at) =>
    xml(
      'text',
      {
        x: left,
        y: top + at * leading + size,
        'font-family': family,
        'font-size': size,
        'font-weight': bold ? '700' : undefined,
        'xml:space': 'preserve',
      },
      pieces
        .map(({ text, fill, bold: heavy }) =>
          xml('tspan', { fill, 'font-weight': heavy ? '700' : undefined }, escaped(text)),
        )
        .join(''),
    ),
  );
  return { svg: svg.join(''), height: lines.length * leading };
}

const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? HAN : LATIN), 0);

/** The pieces of each line. `room` is the width of a line in parts of the font's size. */
function broken({ pieces, anywhere }: Paragraph, room: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const { text, ...paint } of pieces) {
    const words = anywhere
      ? [...text]
      : (text.match(/\p{Script=Han}[^\s\p{Script=Han}]*|\s+|[^\s\p{Script=Han}]+/gu) ?? []);
    for (const word of words) {
      const length = wide(word);
      const blank = word.trim() === '';
      if (used > 0 && used + length > room && !blank) {
        lines.push([]);
        used = 0;
      }
      if (blank && used === 0) continue;
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      const same = last && last.fill === paint.fill && last.bold === paint.bold;
      if (same) line[line.length - 1] = { ...paint, text: last.text + word };
      else line.push({ ...paint, text: word });
      used += length;
    }
  }
  return lines;
}

/** What only the page has: what is spoken there, and what can be done there. */
const LEFT_OUT: readonly string[] = ['hidden', 'invite'];
/** How a small drawing between words is written as a letter. */
const LETTERS: Readonly<Record<string, string>> = { lost: '●', won: '○' };

/** The words of a legend or a narration, with its small drawings as letters in their colours; without what invites to act. */
export function piecesOf(legend: Element, sheets: Sheets): Piece[] {
  const look = lookOf(legend, sheets);
  const fill = written(colourOf(look.inherited.color ?? 'black'));
  return legend.children.flatMap((child): Piece[] => {
    if (typeof child === 'string') {
      const bold = look.inherited['font-weight'] === '700';
      return [{ text: child.replaceAll(/\s+/g, ' '), fill, ...(bold ? { bold } : {}) }];
    }
    if (classesOf(child).some((name) => LEFT_OUT.includes(name))) return [];
    return sign(child, sheets) ?? piecesOf(child, sheets);
  });
}

/** The letter of a small drawing; undefined if an element holds words. */
function sign(element: Element, sheets: Sheets): Piece[] | undefined {
  const own = () => lookOf(element, sheets);
  if (element.name === 'svg') {
    const kind = classesOf(element).find((one) => LETTERS[one]);
    const mark = kind && lookOf({ ...element, name: 'span' }, sheets);
    return kind && mark ? [{ text: LETTERS[kind] ?? '', fill: colour(mark, 'color') }] : [];
  }
  if (element.children.length > 0) return undefined;
  if (classesOf(element).includes('ramp')) return ramp(own());
  const background = own().own.get('background');
  if (!background) return undefined;
  // A pale square would be lost on the paper, so a hollow one has the colour of its border.
  const hollow = classesOf(element).includes('smaller');
  const border = own().own.get('border-color') ?? own().inherited.color ?? 'black';
  return [
    { text: ' ', fill: written(colourOf(border)) },
    { text: hollow ? '□' : '■', fill: written(colourOf(hollow ? border : background)) },
    { text: ' ', fill: written(colourOf(border)) },
  ];
}

/** A scale of colours, from one end to the other. */
function ramp(look: Look): Piece[] {
  const { custom = new Map<string, string>() } = look.styles ?? {};
  const [near = 'black', far = 'white'] = [custom.get('--ramp-near'), custom.get('--ramp-far')];
  return [0, 25, 50, 75, 100].map((part) => ({
    text: '■',
    fill: written(colourOf(`color-mix(in srgb, ${far} ${part}%, ${near})`)),
  }));
}

const colour = ({ inherited }: Look, name: string): string =>
  written(colourOf(inherited[name] ?? 'black'));
