import { nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { ShownShape } from '../../../../pkg/rules.js';
import type { Size } from '../../../stage/picture-view.ts';
import type { Messages } from '../../../words/messages.ts';
import type { BoardLayout } from '../picture/layout.ts';
import type { Here } from '../picture/squares.ts';
import type { ShownPosition } from '../shown.ts';
import { labelOf, moveArgs } from './labels.ts';

/** A shape of a picture. A text may have the size of its letters as a third number, in the units of its place. */
export type Shape = ShownShape;

/** The room around what a script draws, and the least height of the picture, in px. */
const [MARGIN, LEAST] = [8, 96];

/** The size of letters in the style sheet, in px. */
const LETTERS = 12;

/** A box in the units of the author. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf({ form, at }: ShownShape): Box {
  const [x = 0, y = 0, a = 0, b = 0] = at;
  switch (form) {
    case 'circle':
      return { left: x - a, top: y - a, right: x + a, bottom: y + a };
    case 'rectangle':
      return { left: x, top: y, right: x + a, bottom: y + b };
    case 'line':
      return {
        left: Math.min(x, a),
        top: Math.min(y, b),
        right: Math.max(x, a),
        bottom: Math.max(y, b),
      };
    case 'text':
      // A text whose letters have a size of their own needs room above and below.
      return { left: x, top: y - a * 0.6, right: x, bottom: y + a * 0.6 };
  }
}

/** The smallest box around all shapes. */
function around(shapes: readonly ShownShape[]): Box {
  const boxes = shapes.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** How what a script draws lies in the picture: the author's units times `scale`, moved by `x` and `y` px. */
export interface PictureLayout extends BoardLayout {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The size of texts, in px. */
  readonly text: number;
  readonly shapes: readonly Shape[];
  /** Where the value of a move stands. */
  value(move: number): { readonly x: number; readonly y: number };
}

/** The moves that the picture shows: the first shape of each. */
export function marksOf(shapes: readonly ShownShape[]): ReadonlyMap<number, ShownShape> {
  const marks = new Map<number, ShownShape>();
  for (const shape of shapes) {
    if (shape.chosen !== undefined && !marks.has(shape.chosen)) marks.set(shape.chosen, shape);
  }
  return marks;
}

/**
 * Where a picture lies: in the middle, as large as there is room, with at most `most` px for a unit. Without
 * shapes there is room for a label.
 */
export function layoutShapes(size: Size, shapes: readonly Shape[], most: number): PictureLayout {
  const room = Math.max(LEAST, size.height);
  if (shapes.length === 0) {
    const height = Math.min(room, 160);
    const plain = { scale: 1, x: 0, y: 0, text: 28, side: 0, left: 0, squares: [], shapes };
    const middle = () => ({ x: size.width / 2, y: height / 2 });
    return { ...plain, width: size.width, height, at: middle, value: middle };
  }
  const { left, top, right, bottom } = around(shapes);
  const [across, down] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = Math.min((size.width - 2 * MARGIN) / across, (room - 2 * MARGIN) / down, most);
  const height = Math.max(LEAST, down * scale + 2 * MARGIN);
  const x = (size.width - across * scale) / 2 - left * scale;
  const y = (height - down * scale) / 2 - top * scale;
  const lengths = shapes.flatMap(({ form, at }) =>
    form === 'circle' ? [2 * (at[2] ?? 0)] : form === 'rectangle' ? at.slice(2) : [],
  );
  const marks = marksOf(shapes);
  const inPx = (shape: ShownShape) => {
    const box = boxOf(shape);
    return {
      left: box.left * scale + x,
      right: box.right * scale + x,
      top: box.top * scale + y,
      bottom: box.bottom * scale + y,
    };
  };
  const written = new Set(
    shapes.flatMap(({ form, chosen }) => (form === 'text' && chosen !== undefined ? [chosen] : [])),
  );
  const middle = (shape: ShownShape) => {
    const box = inPx(shape);
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  return {
    shapes,
    ...{ scale, x, y, height, width: size.width, left: 0, squares: [...marks.keys()] },
    side: Math.max(24, Math.min(across, down) * scale * 0.1),
    text: Math.max(14, Math.min(40, 0.7 * Math.min(...lengths.map((it) => it * scale), 34))),
    at: (move) => {
      const shape = marks.get(move);
      return shape ? middle(shape) : { x: size.width / 2, y: height / 2 };
    },
    value: (move) => {
      const shape = marks.get(move);
      if (!shape) return { x: size.width / 2, y: height / 2 };
      // A value must not cover a text.
      return written.has(move) ? { x: inPx(shape).left + 14, y: middle(shape).y } : middle(shape);
    },
    hit: (px, py) =>
      shapes.findLast((shape) => {
        const box = inPx(shape);
        const within = px >= box.left && px <= box.right && py >= box.top && py <= box.bottom;
        return shape.chosen !== undefined && within;
      })?.chosen,
  };
}

/** A position as its script shows it. All texts stay text, whatever they contain. */
export function describedPicture(
  figure: ShownPosition,
  words: Messages,
  here: Here,
  layout: BoardLayout,
): TemplateResult {
  const label = here.shown?.label ?? here.position;
  const picture = layout as PictureLayout;
  const drawn =
    picture.shapes.length === 0
      ? renderLabel(label, layout)
      : renderShapes(figure, words, here, picture);
  return figure.onPicture(layout, words.text('described-picture', { label }), drawn);
}

/** The label of a position, large, in as many lines as it needs. */
function renderLabel(label: string, { width, height }: Size): SVGTemplateResult {
  const most = Math.max(8, Math.floor(width / 17));
  const lines = (label.match(new RegExp(`.{1,${most}}(?:\\s|$)|.{1,${most}}`, 'gsu')) ?? [])
    .map((line) => line.trim())
    .slice(0, 4);
  const first = height / 2 - (lines.length - 1) * 17 + 9;
  return svg`<g role="row"><g role="gridcell" aria-label=${label} class="script-label">${lines.map(
    (line, at) => svg`<text x=${width / 2} y=${first + at * 34}>${line}</text>`,
  )}</g></g>`;
}

/** The shapes in their order; those with a move are marks of the board. */
export function renderShapes(
  figure: Pick<ShownPosition, 'board' | 'values' | 'planning' | 'mayMove' | 'missed'>,
  words: Messages,
  here: Here,
  layout: PictureLayout,
): SVGTemplateResult {
  const { shapes } = layout;
  const marks = marksOf(shapes);
  const planned = figure.planning.shown?.place && figure.planning.shown.move;
  const { did, better } = figure.missed ?? {};
  const drawn = shapes.map((shape) => {
    const move = shape.chosen;
    if (move === undefined) return svg`<g aria-hidden="true">${renderShape(shape, layout)}</g>`;
    const looks = [
      'choice',
      figure.mayMove && 'open',
      move === planned && 'going',
      move === did && 'missed',
      move === better && 'better',
    ];
    const first = marks.get(move) === shape;
    const name = words.text(
      'described-move',
      moveArgs(labelOf(here, move), figure.values.get(move)),
    );
    return svg`<g role=${first ? 'gridcell' : nothing} id=${first ? `s${move}` : nothing}
      class=${looks.filter(Boolean).join(' ')} aria-hidden=${first ? nothing : 'true'}
      tabindex=${first ? (figure.board.tabindex(move) ?? nothing) : nothing}
      aria-label=${first ? name : nothing}>${renderShape(shape, layout)}</g>`;
  });
  const values = [...marks.keys()].flatMap((move) => {
    const value = figure.values.get(move);
    return value ? [renderValue(value.outcome, layout.value(move))] : [];
  });
  return svg`<g role="row">${drawn}</g><g aria-hidden="true">${values}</g>`;
}

function renderShape({ form, at, says, tone }: ShownShape, layout: PictureLayout): unknown {
  const { scale, x, y, text } = layout;
  const [a = 0, b = 0, c = 0, d = 0] = at;
  const [left, top] = [a * scale + x, b * scale + y];
  const look = `shape tone-${tone}`;
  switch (form) {
    case 'circle':
      return svg`<circle class=${look} cx=${left} cy=${top} r=${c * scale}></circle>`;
    case 'rectangle':
      return svg`<rect class=${look} x=${left} y=${top} width=${c * scale} height=${d * scale}></rect>`;
    case 'line':
      return svg`<line class=${look} x1=${left} y1=${top} x2=${c * scale + x} y2=${d * scale + y}></line>`;
    case 'text':
      // The style sheet decides about the size of letters, so the text is scaled.
      return svg`<text class=${look} y="4.2"
        transform=${`translate(${left} ${top}) scale(${(c > 0 ? c * scale : text) / LETTERS})`}>${says}</text>`;
  }
}

/** A ring if the move wins, a disc if it loses, a square if it draws. */
export function renderValue(
  outcome: string,
  { x, y }: { x: number; y: number },
): SVGTemplateResult {
  const r = 6;
  return outcome === 'D'
    ? svg`<rect class="drawn" x=${x - r} y=${y - r} width=${2 * r} height=${2 * r}></rect>`
    : svg`<circle class=${outcome === 'N' ? 'won' : 'lost'} cx=${x} cy=${y} r=${r}></circle>`;
}
