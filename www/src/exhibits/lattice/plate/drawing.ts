import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../words/messages.ts';
import type { LatticeFigure } from '../element.ts';
import type { Layout } from './layout.ts';
import { type LatticeWords, latticePlate } from './view.ts';

/** What the figure knows when it draws its plate. */
export interface Drawing {
  readonly words: Messages;
  readonly layout: Layout;
  readonly picture: LatticeWords;
  /** A pointer has come near. */
  readonly wake: () => void;
  readonly focusin: (event: FocusEvent) => void;
}

/** Draws the plate: the pixels of many points, the marks over them, and for readers who listen the apples. */
export function drawPlate(
  figure: LatticeFigure,
  { words, layout, picture, wake, focusin }: Drawing,
): TemplateResult {
  const { board, eating } = figure;
  const { width, height } = layout;
  const frame = figure.frame();
  const canvas = layout.raster
    ? html`<canvas class="raster" aria-hidden="true"></canvas>`
    : nothing;
  const { described } = (layout.table.bottom > 0 && frame.table) || {};
  // A grid may contain only rows, so what describes the apples in it stands before it.
  const apples = described
    ? html`<div class="hidden" role="img" aria-label=${described}></div>`
    : nothing;
  const called =
    figure.sweeping || figure.shown
      ? html`<p class="demonstration">${words.text('demonstration')}</p>`
      : nothing;
  return html`${apples}${canvas}<svg class=${layout.raster ? 'plate over' : 'plate'}
    role="grid" tabindex="-1" width=${width} height=${height}
    viewBox=${`0 0 ${width} ${height}`}
    aria-label=${words.text('lattice-plate', { game: frame.apples ? 'apples' : 'other' })}
    aria-rowcount=${frame.colours.rows} aria-colcount=${frame.colours.columns}
    @pointerenter=${wake} @touchstart=${{ handleEvent: wake, passive: true }}
    @pointerdown=${eating.pointerdown} @click=${eating.click} @keydown=${board.keydown} @focusin=${focusin}
    >${latticePlate(frame, layout, picture)}</svg>${called}`;
}
