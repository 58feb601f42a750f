import { html, type TemplateResult } from 'lit';
import { besidePart } from '../../../stage/beside.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { boxIn } from '../../../stage/own-place.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import type { Layout } from '../picture/layout.ts';
import { spread } from '../picture/table.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import type { ShownLattice } from '../shown.ts';
import type { Offer } from './eating.ts';
import { eat } from './touching.ts';

/** The least room of a mark, in px, so that a finger can hit it. */
const FINGER = 24;

export interface Offering {
  readonly figure: ShownLattice;
  readonly words: Messages;
  readonly layout: Layout;
}

/**
 * Renders the offer: each move as a button, with the position after it, or the reason why no move is
 * possible.
 */
export function renderOffer(offer: Offer, offering: Offering): TemplateResult {
  const { words, figure } = offering;
  const game = areApples(figure.rules.moves) ? 'apples' : 'other';
  const { from, point, moves } = offer;
  const illegal: Sentence = {
    id: 'play-illegal',
    args: { m: point.m, n: point.n, fromM: from.m, fromN: from.n },
  };
  return html`<section class="offer" aria-label=${words.text('offer')}>
    ${moves.map(
      ({
        args,
        to,
      }) => html`<button class="strong primary" @click=${() => void eat(figure, to)}>${words.text('eat', { ...args, ...to })}</button>
      <p>${words.text('eat-leaves', { ...to, game })}</p>`,
    )}
    ${moves.length === 0 ? html`<p class="wrong">${liveRegion(say(words, illegal), { role: 'alert', attempt: offer })}</p>` : ''}
    <button @click=${() => figure.closeWhy()}>${words.text('close')}</button>
  </section>`;
}

/** Offers that have taken the keyboard. */
const entered = new WeakSet<Offer>();

/** Puts the offer beside what the visitor touched, where it covers the fewest other things to touch. */
export function placeOffer(offer: Offer, { layout, figure }: Offering): void {
  const box = figure.renderRoot.querySelector<HTMLElement>('.offer');
  if (!box) return;
  const { piece, point, keyed } = offer;
  if (keyed && !entered.has(offer)) {
    entered.add(offer);
    box.querySelector('button')?.focus();
  }
  const { table, overlays } = figure.frame();
  const pieces = spread(table?.room ?? 0, layout.table);
  const square = (x: number, y: number, size: number) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - size / 2,
    bottom: y + size / 2,
  });
  const markAt = ({ m, n }: Point) =>
    square(layout.x(m), layout.y(n), Math.max(FINGER, 3 * layout.radius));
  // The offer of an apple may cover points, but no other apples.
  const legal = piece === undefined ? (overlays.path?.legal.map(({ to }) => to) ?? []) : [];
  const others = legal.filter(({ m, n }) => m !== point.m || n !== point.n).map(markAt);
  const { top, bottom } = layout.table;
  const middle = piece === undefined ? 0 : pieces.x(piece);
  const column = { left: middle - pieces.size / 2, right: middle + pieces.size / 2, top, bottom };
  const { offsetWidth: width, offsetHeight: height } = box;
  const chosen = piece === undefined ? markAt(point) : column;
  const picture = figure.renderRoot.querySelector<SVGSVGElement>('svg.picture');
  const transport = figure.renderRoot.querySelector('.transport');
  if (!picture || !box.offsetParent) return;
  const around = boxIn(box.offsetParent, picture);
  // Outside the sheet the offer may also cover the text below the picture, but not the transport. That of a
  // point then covers no points. The apples are too far from that text.
  const apart = box.closest('.sheet') === null;
  const most = apart && transport ? boxIn(transport, picture).top : 0;
  const room = { width: layout.width, height: Math.max(layout.height, most) };
  if (apart && piece === undefined) others.push(layout.plot);
  const spot = besidePart({ width, height }, room, chosen, [...others, layout.table]);
  box.style.left = `${spot.left - around.left}px`;
  box.style.top = `${spot.top - around.top}px`;
}
