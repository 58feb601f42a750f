import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import fc from 'fast-check';
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';
import * as explained from '../../www/src/exhibits/nim/explained/explained.ts';
import { mostStones } from '../../www/src/exhibits/nim/fields.ts';
import { type Layout, type LayoutPlan, layoutHeaps } from '../../www/src/stage/heaps/layout.ts';
import { type HeapsFrame, heapsPicture } from '../../www/src/stage/heaps/view.ts';
import { barred, boardLeft, DUST, derived, drawn, planOf, unknown } from './nim-plans.ts';

interface Text {
  readonly kind: string;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As shares of the font: the width of a digit's ink, and its width with the room around it. */
const [INK, ADVANCE, TALL] = [0.5, 0.6, 0.7];

/** The font of a text, in px, as the layout says. */
function fontOf(kind: string, { fonts }: Layout): number {
  return kind === 'heading' ? fonts.heading : kind === 'digit' ? fonts.digit : fonts.count;
}

/** A number of stones, as the page prints it. */
const count = (stones: bigint): string => stones.toLocaleString('en');

/** The boxes of the ink of all numbers on a picture. */
function texts(plan: LayoutPlan): Text[] {
  const { start, grundyValues, plain } = plan;
  const layout = layoutHeaps(plan);
  const why = {
    ...unknown,
    heaps: [...start],
    ...(grundyValues ? { grundyValues: [...grundyValues] } : {}),
  };
  const frame: HeapsFrame = {
    why,
    start,
    plain,
    explained,
    cancelled: undefined,
    digits: grundyValues !== undefined,
    deciding: true,
    summed: true,
    planned: undefined,
    last: undefined,
    winning: [],
    tabindex: () => undefined,
  };
  const words = { heap: () => '', stone: () => '', sum: '', count };
  const picture = heapsPicture(frame, layout, words);
  const markup = collectResultSync(render(svg`${picture}`)).replace(/<!--.*?-->/g, '');
  const found = markup.matchAll(/<text class="([^"]*)" x="([^"]*)" y="([^"]*)"[^>]*>([\d,]+)</g);
  return [...found].map(([, kinds = '', x, y, text = '']) => {
    const [kind = '', ...more] = kinds.split(' ');
    const font = fontOf(kind, layout);
    const width = ((text.length - 1) * ADVANCE + INK) * font;
    const bearing = ((ADVANCE - INK) / 2) * font;
    // Numbers of stones end or begin at their place; all other numbers are centred on it.
    const beside = more.includes('start') ? bearing : -width - bearing;
    const left = Number(x) + (kind === 'count' ? beside : -width / 2);
    // Headings stand on their line.
    const middle = Number(y) - (kind === 'heading' ? (TALL / 2) * font : 0);
    const half = (TALL / 2) * font;
    return { kind, text, left, right: left + width, top: middle - half, bottom: middle + half };
  });
}

/** The pairs of texts that run into each other. */
function collisions(all: readonly Text[]): string[] {
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (next) =>
          one.left < next.right - DUST &&
          next.left < one.right - DUST &&
          one.top < next.bottom - DUST &&
          next.top < one.bottom - DUST,
      )
      .map((next) => `${one.kind} ${one.text}, ${next.kind} ${next.text}`),
  );
}

/** Large on small pictures: long numbers, many digits, many heaps. */
const tight: readonly (readonly [width: number, height: number, start: readonly bigint[]])[] = [
  [320, 300, [500n, 3n]],
  [390, 400, [500n, 3n]],
  [390, 400, [1000n, 41n]],
  [1000, 400, [9999n, 41n]],
  [1268, 300, [2082n, 3868n, 26n, 100n, 278n, 10n]],
  [320, 300, Array<bigint>(24).fill(40n)],
  [320, 300, [mostStones, 1n]],
  [1280, 700, [mostStones, 1n]],
];

describe('the numbers on the picture', () => {
  const cases = [
    ['in a frame', { text: 1 }],
    ['presented', { text: 1.6 }],
  ] as const;

  /** Checks the drawing of any heaps in this room, and of heaps that leave little space. */
  function check(room: Pick<LayoutPlan, 'text'>, holds: (plan: LayoutPlan) => void): void {
    const plans = planOf(fc.oneof(drawn, barred)).map((plan) => ({ ...plan, ...room }));
    const examples = tight.map(([width, height, start]): [LayoutPlan] => [
      {
        size: { width, height },
        start,
        grundyValues: start,
        bundled: true,
        ...derived(start, start),
        ...room,
      },
    ]);
    fc.assert(fc.property(plans, holds), { examples });
  }

  test.each(cases)('of the heaps are not cut off at the left: %s', (_, room) => {
    check(room, (plan) => {
      const counts = texts(plan).filter(({ kind }) => kind === 'count');
      // Rows lower than the smallest text have no numbers.
      const shown = layoutHeaps(plan).fonts.count > 0 ? plan.start : [];
      expect(counts.map(({ text }) => text)).toEqual(shown.map(count));
      // A hair of the first digit may touch the edge.
      for (const { left } of counts) expect(left).toBeGreaterThanOrEqual(-1);
    });
  });

  test.each(cases)('of the board stand apart: %s', (_, room) => {
    check(room, (plan) => {
      const digits = texts(plan).filter(({ kind }) => kind !== 'count' && kind !== 'heading');
      expect(collisions(digits)).toEqual([]);
    });
  });

  test.each(cases)('of the headings stand apart: %s', (_, room) => {
    check(room, (plan) => {
      const headings = texts(plan).filter(({ kind }) => kind === 'heading');
      expect(collisions(headings)).toEqual([]);
      for (const { top, right } of headings) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(plan.size.width);
      }
    });
  });

  test.each(cases)('of the heaps stand apart from each other and the board: %s', (_, room) => {
    check(room, (plan) => {
      const counts = texts(plan).filter(({ kind }) => kind === 'count');
      expect(collisions(counts)).toEqual([]);
      const left = boardLeft(layoutHeaps(plan));
      for (const { right } of counts) expect(right).toBeLessThanOrEqual(left);
    });
  });
});
