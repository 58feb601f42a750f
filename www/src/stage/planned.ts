import { html, type TemplateResult } from 'lit';
import { besidePart, type Part } from './beside.ts';
import { liveRegion } from './live-region.ts';
import { boxIn } from './own-place.ts';

/** A chosen move, as the picture shows it. */
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
  if ('illegal' in said) return renderIllegal(said.illegal, planning.chosen?.move);
  return html`<div class="planned"><button class="take-these" @click=${() => void planning.make()}>${said.take}</button>
    <span class="leaves">${said.leaves}</span></div>`;
}

/** Beside the touched mark: why nothing can be done with it. Each attempt is spoken. */
export const renderIllegal = (said: unknown, attempt: unknown): TemplateResult =>
  html`<div class="planned"><span class="wrong">${liveRegion(said, { role: 'alert', attempt })}</span></div>`;

/** Places the words about a chosen move beside the marks that it is about. */
export function placePlanned(root: ParentNode, chosenId: string): void {
  const planned = root.querySelector<HTMLElement>('.sheet > .planned');
  const picture = root.querySelector<SVGSVGElement>('svg.picture');
  if (!planned || !picture) return;
  const partOf = (element: Element): Part => boxIn(element, picture);
  const marks = [...picture.querySelectorAll('[role=gridcell][id]')];
  const going = (mark: Element) => mark.classList.contains('going');
  const chosen = [
    ...picture.querySelectorAll('.going'),
    ...marks.filter(({ id }) => id === chosenId),
  ]
    .map(partOf)
    .reduce<Part | undefined>(
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
  const spot = besidePart({ width, height }, boxIn(picture, picture), chosen, others);
  planned.style.left = `${spot.left}px`;
  planned.style.top = `${spot.top}px`;
}
