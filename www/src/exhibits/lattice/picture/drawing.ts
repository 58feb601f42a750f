import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../words/messages.ts';
import type { Touches } from '../play/touches.ts';
import type { ShownLattice } from '../shown.ts';
import type { Layout } from './layout.ts';
import { piecesOf, type Table } from './table.ts';
import { type LatticeWords, latticePicture } from './view.ts';

/** What the figure knows when it draws its picture. */
export interface Drawing {
  readonly words: Messages;
  readonly layout: Layout;
  readonly picture: LatticeWords;
  readonly touches: Touches;
  /** A pointer has come near. */
  readonly wake: () => void;
  readonly focusin: (event: FocusEvent) => void;
}

/** Draws the picture: the pixels of many points, the marks over them, and for readers who listen the apples. */
export function drawPicture(figure: ShownLattice, drawing: Drawing): TemplateResult {
  const { words, layout, picture, touches, wake, focusin } = drawing;
  const { width, height } = layout;
  const frame = figure.frame();
  const canvas = layout.raster
    ? html`<canvas class="raster" aria-hidden="true"></canvas>`
    : nothing;
  const table = layout.table.bottom > 0 ? frame.table : undefined;
  const called = figure.shown
    ? html`<p class="demonstration">${words.text('demonstration')}</p>`
    : nothing;
  return html`${table ? renderApples(figure, table, drawing) : nothing}${canvas}<svg class=${layout.raster ? 'picture over' : 'picture'}
    role="grid" tabindex="-1" width=${width} height=${height}
    viewBox=${`0 0 ${width} ${height}`}
    aria-label=${words.text('lattice-picture', { game: frame.apples ? 'apples' : 'other' })}
    aria-rowcount=${frame.colours.rows} aria-colcount=${frame.colours.columns}
    @pointerenter=${wake} @touchstart=${{ handleEvent: wake, passive: true }}
    @pointerdown=${touches.pointerdown} @click=${touches.click} @keydown=${touches.keydown} @focusin=${focusin}
    >${latticePicture(frame, layout, picture)}</svg>${called}`;
}

/**
 * The apples for those who do not see or do not point. A grid may contain only rows, so this stands before
 * it. Apples of one kind are alike, so each kind is a button; in a game the legal moves are buttons already.
 */
function renderApples(
  { play, size, tasked }: ShownLattice,
  table: Table,
  { words, layout, touches, wake }: Drawing,
): TemplateResult | typeof nothing {
  const { described } = table;
  if (!described) return nothing;
  if (play.path || tasked)
    return html`<div class="hidden" role="img" aria-label=${described}></div>`;
  const kinds = piecesOf(table);
  const { top, bottom } = layout.table;
  // A picture that is lower than its sheet is centred in it.
  const above = top + Math.max(0, size.height - layout.height) / 2;
  return html`<div class="apples" role="group" aria-label=${described} @focusin=${wake}
    .style=${`inset-block-start: ${above}px; block-size: ${bottom - top}px`}>
    ${(['whole', 'half'] as const).map((piece) =>
      // Each kind has its place, so no button becomes that of the other kind.
      kinds.includes(piece)
        ? html`<button aria-label=${words.text('table-piece', { piece })} @click=${() => touches.pick(piece)}></button>`
        : nothing,
    )}</div>`;
}
