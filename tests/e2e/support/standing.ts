/** Where a game stands, in any exhibit that is played. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a figure shows of a game, all at one moment. */
export interface Shown {
  /** The first paragraph of the narration. */
  readonly story: string;
  readonly over: boolean;
  /** Buttons of moves. */
  readonly moves: number;
  /** The names of the plate's rows. */
  readonly rows: readonly string[];
  /** The ids of its marks. */
  readonly marks: readonly string[];
  /** Places where an object lies or lay, in Chain's row. */
  readonly places: number;
}

export interface Standing {
  readonly ply: number;
  readonly over: boolean;
}

/**
 * Waits until somebody at the page is to move, or nobody is, and at least `ply` plies are made, and
 * until `positionOf` reads a position off what is shown: it throws as long as the figure contradicts
 * itself.
 */
export async function standingIn<Position extends object>(
  page: Page,
  figure: 'appleyard-chain' | 'appleyard-lattice' | 'appleyard-nim',
  ply: number,
  positionOf: (shown: Shown) => Position,
): Promise<Standing & Position> {
  let stand: (Standing & Position) | undefined;
  await expect(async () => {
    // All at one moment: a game goes on meanwhile.
    const { told, step, ...seen } = await page.locator(figure).evaluate(({ shadowRoot }) => {
      const text = (selector: string) => shadowRoot?.querySelector(selector)?.textContent?.trim();
      return {
        told: text('.play > p[role=status]') ?? '',
        story: text('.narration p') ?? '',
        step: shadowRoot?.querySelector<HTMLInputElement>('input[name=step]')?.value,
        moves: shadowRoot?.querySelectorAll('.moves button').length ?? 0,
        rows: [...(shadowRoot?.querySelectorAll('svg.plate [role=row]') ?? [])].map(
          (row) => row.getAttribute('aria-label') ?? '',
        ),
        marks: [...(shadowRoot?.querySelectorAll('svg.plate [role=gridcell]') ?? [])].map(
          ({ id }) => id,
        ),
        places: shadowRoot?.querySelectorAll('svg.plate circle.cell').length ?? 0,
      };
    });
    expect(told).toMatch(/^(Your move|It is your turn|Whoever must move|Nothing is left)/);
    expect(Number(step)).toBeGreaterThanOrEqual(ply);
    const [, counted] = /^Ply (\d+)/.exec(seen.story) ?? [];
    expect(counted ?? '0').toBe(step);
    const over = told.startsWith('Nothing');
    stand = { ply: Number(step), over, ...positionOf({ ...seen, over }) };
  }).toPass({ timeout: 8000, intervals: [20, 50, 100, 200] });
  if (!stand) throw new Error('the game does not come to rest');
  return stand;
}
