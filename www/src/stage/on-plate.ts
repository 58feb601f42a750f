import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { besidePart } from './beside.ts';
import { type GameSurroundings, whyButton } from './game-view.ts';
import { liveRegion } from './live-region.ts';
import { winnerOf } from './play.ts';

export { onPlateStyles } from './on-plate-styles.ts';

/** A chosen move, as the plate shows it. */
export type PlannedMove =
  | {
      /** The label of the button that makes the move. */
      readonly take: string;
      /** What is left after the move. */
      readonly leaves: unknown;
    }
  | {
      /** Why the rules do not allow it. */
      readonly illegal: unknown;
    };

/**
 * Beside the chosen mark: the button that makes the move and what is left after it, or why the move is
 * illegal.
 */
export function renderPlanned(
  planning: { readonly chosen: { readonly move: unknown } | undefined; make(): Promise<void> },
  said: PlannedMove,
): TemplateResult {
  if ('illegal' in said) {
    const alert = { role: 'alert', attempt: planning.chosen?.move } as const;
    return html`<div class="planned"><span class="wrong">${liveRegion(said.illegal, alert)}</span></div>`;
  }
  return html`<div class="planned"><button class="take-these" @click=${() => void planning.make()}>${said.take}</button>
    <span class="leaves">${said.leaves}</span></div>`;
}

/** Places the words about a chosen move beside the marks that it is about. */
export function placePlanned(root: ParentNode, chosenId: string): void {
  const planned = root.querySelector<HTMLElement>('.sheet > .planned');
  const plate = root.querySelector<SVGSVGElement>('svg.plate');
  if (!planned || !plate) return;
  const origin = plate.getBoundingClientRect();
  const partOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - origin.left,
      right: right - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
    };
  };
  const marks = [...plate.querySelectorAll('[role=gridcell][id]')];
  const going = (mark: Element) => mark.classList.contains('going');
  const chosen = [...plate.querySelectorAll('.going'), ...marks.filter(({ id }) => id === chosenId)]
    .map(partOf)
    .reduce<ReturnType<typeof partOf> | undefined>(
      (one, other) =>
        one
          ? {
              left: Math.min(one.left, other.left),
              right: Math.max(one.right, other.right),
              top: Math.min(one.top, other.top),
              bottom: Math.max(one.bottom, other.bottom),
            }
          : other,
      undefined,
    );
  if (!chosen) return;
  const others = marks.filter((mark) => !going(mark) && mark.id !== chosenId).map(partOf);
  const { offsetWidth: width, offsetHeight: height } = planned;
  const spot = besidePart({ width, height }, origin, chosen, others);
  planned.style.left = `${spot.left}px`;
  planned.style.top = `${spot.top}px`;
}

/** The label of a demonstration or, at the end of a game, who has won and what to do next. */
export function renderOnPlate(figure: GameSurroundings, words: Messages): TemplateResult {
  const { play } = figure;
  if (figure.demonstrates)
    return html`<p class="demonstration">${words.text('game-demonstration')}</p>`;
  const { who, last } = winnerOf(play);
  return html`<div class="ended"><p class=${who === 'you' ? 'won' : who === 'computer' ? 'lost' : ''}>${words.text('play-winner', { who, last })}</p>
    <button class="primary" @click=${() => figure.again()}>${words.text('play-new')}</button> ${whyButton(figure, words)}</div>`;
}
