import type { Size } from '../../../stage/picture-view.ts';
import { labelOf } from '../described/labels.ts';
import type { Shape } from '../described/picture.ts';
import type { Here } from '../picture/squares.ts';

/** The height of a button and the room between two, for a finger, in px. */
const [TALL, GAP] = [44, 8];
/** The room beside the text of a button; the value of its move stands in it. */
const BESIDE = 48;
/** The size of letters: of a position, of a long position, and of a button. */
const [LARGE, SMALLER, SMALL] = [40, 24, 16];
/** The most lines of a position, and the most stones that are drawn in a row and the most rows. */
const [MOST_LINES, MOST_STONES, MOST_ROWS] = [3, 60, 8];

/** About how wide a text is, as a multiple of the size of its letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.62), 0);

/** The beginning of a text that has room, with a sign that it goes on. */
function shortened(text: string, most: number): string {
  if (widthOf(text) <= most + 0.01) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(letters.join('')) > most - 1) letters.pop();
  return `${letters.join('')}…`;
}

/** A text in lines that have room. */
function inLines(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const letter of text) {
    const line = `${lines.at(-1)}${letter}`;
    if (widthOf(line) <= most) lines[lines.length - 1] = line;
    else lines.push(letter);
  }
  const [last] = lines.slice(MOST_LINES - 1);
  return last === undefined || lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), shortened(`${last}…`, most)];
}

/**
 * A position as text, in large letters, and its moves as buttons below, as many as there is room for. Heaps
 * (`3,5,7`) and groups (`5+3+1`) also show their stones.
 */
export function formShapes({ width, height }: Size, here: Here, heaps: boolean): readonly Shape[] {
  const room = width - 2 * GAP;
  const label = here.shown?.label ?? here.position;
  const letters = widthOf(label) * LARGE <= room ? LARGE : SMALLER;
  const lines = inLines(label, room / letters);
  const shapes: Shape[] = lines.map((says, at) => ({
    form: 'text',
    at: [room / 2, (at + 0.5) * letters * 1.2, letters],
    says,
    tone: 'ink',
  }));
  let top = lines.length * letters * 1.2 + GAP;
  const stones = heaps ? stonesOf(label, room, top) : [];
  const below = Math.max(top, ...stones.map(({ at }) => (at[1] ?? 0) + (at[2] ?? 0) + GAP));
  if (below + 2 * (TALL + GAP) <= height) {
    shapes.push(...stones);
    top = below;
  }
  return [...shapes, ...buttons(here, room, top + GAP, height)];
}

function buttons(here: Here, room: number, top: number, height: number): Shape[] {
  const labels = here.options.map(({ chosen }) => labelOf(here, chosen));
  if (labels.length === 0) return [];
  const widest = Math.max(...labels.map(widthOf)) * SMALL + BESIDE;
  const width = Math.min(room, Math.max(72, widest));
  const across = Math.min(labels.length, Math.max(1, Math.floor((room + GAP) / (width + GAP))));
  const rows = Math.max(1, Math.floor((height - top + GAP) / (TALL + GAP)));
  const left = (room - across * (width + GAP) + GAP) / 2;
  return here.options.slice(0, across * rows).flatMap(({ chosen }, at): Shape[] => {
    const x = left + (at % across) * (width + GAP);
    const y = top + Math.floor(at / across) * (TALL + GAP);
    const says = shortened(labels[at] ?? '', (width - BESIDE) / SMALL);
    return [
      { form: 'rectangle', at: [x, y, width, TALL], tone: 'faint', chosen },
      { form: 'text', at: [x + width / 2 + 6, y + TALL / 2, SMALL], says, tone: 'ink', chosen },
    ];
  });
}

/** A row of stones for each heap; none if one of them has too many. */
function stonesOf(label: string, room: number, top: number): Shape[] {
  const heaps = label.split(/[,+]/).map(Number);
  if (heaps.length > MOST_ROWS || heaps.some((count) => !(count <= MOST_STONES))) return [];
  const step = Math.min(20, room / Math.max(1, ...heaps));
  return heaps.flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Shape => {
      const x = room / 2 + (at - (count - 1) / 2) * step;
      return { form: 'circle', at: [x, top + (row + 0.5) * 22, step * 0.4], tone: 'first' };
    }),
  );
}
