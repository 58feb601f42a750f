/** The state of a game, in any exhibit that has one. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a figure shows of a game, all at one moment. */
export interface Shown {
  /** The first paragraph of the narration. */
  readonly story: string;
  readonly over: boolean;
  /** Buttons of moves. */
  readonly moves: number;
  /** The names of the picture's rows. */
  readonly rows: readonly string[];
  /** The ids of its marks. */
  readonly marks: readonly string[];
  /** The places of Chain's row, with or without an object. */
  readonly places: number;
}

export interface Standing {
  readonly ply: number;
  readonly over: boolean;
}

/**
 * Waits until it is the visitor's turn or the game is over, with at least `ply` plies made, and until
 * `positionOf` can read a position. It throws as long as the figure contradicts itself.
 */
export async function standingIn<Position extends object>(
  page: Page,
  figure: 'appleyard-chain' | 'appleyard-lattice' | 'appleyard-nim',
  ply: number,
  positionOf: (shown: Shown) => Position,
): Promise<Standing & Position> {
  let stand: (Standing & Position) | undefined;
  await expect(async () => {
    // Read in one call, because the game goes on meanwhile.
    const { sentence, step, ...seen } = await page.locator(figure).evaluate(({ shadowRoot }) => {
      const text = (selector: string) => shadowRoot?.querySelector(selector)?.textContent?.trim();
      return {
        sentence: `${text('.narration p')} ${text('.play > .turn')}`,
        story: text('.narration p') ?? '',
        step: shadowRoot?.querySelector<HTMLInputElement>('input[name=step]')?.value,
        moves: shadowRoot?.querySelectorAll('.moves button').length ?? 0,
        rows: [...(shadowRoot?.querySelectorAll('svg.picture [role=row].heap') ?? [])].map(
          (row) => row.getAttribute('aria-label') ?? '',
        ),
        marks: [...(shadowRoot?.querySelectorAll('svg.picture [role=gridcell]') ?? [])].map(
          ({ id }) => id,
        ),
        places: shadowRoot?.querySelectorAll('svg.picture circle.cell').length ?? 0,
      };
    });
    expect(sentence).toMatch(
      /Your move|You move first|Two people move|the (first|second) player’s turn|The player to move|No move is left/,
    );
    expect(Number(step)).toBeGreaterThanOrEqual(ply);
    if (figure === 'appleyard-lattice')
      expect(seen.story.includes('The game begins at')).toBe(step === '0');
    const over = sentence.includes('No move is left');
    stand = { ply: Number(step), over, ...positionOf({ ...seen, over }) };
  }).toPass({ intervals: [20, 50, 100, 200] });
  if (!stand) throw new Error('the game does not come to rest');
  return stand;
}
