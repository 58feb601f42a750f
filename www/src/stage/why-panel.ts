import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Size } from './picture-view.ts';

/** The width of the panel, in px; the style sheet has the same in rem. */
const WIDTH = 352;
/** How far it reaches below its mark, in px, with a few moves in the longest language. */
const HEIGHT = 320;

/** The asked mark: its place, and what around it must stay in view. */
export interface AskedMark {
  readonly x: number;
  readonly y: number;
  /** Radius of its halo. */
  readonly halo: number;
  /** How far its arrows reach to the left. */
  readonly reach: number;
}

export interface WhyPanel {
  readonly label: string;
  readonly title: unknown;
  readonly body: unknown;
  readonly at: AskedMark;
  readonly picture: Size;
  close(): void;
}

/** The panel beside the asked mark: its verdict, its moves, and a button to close it. */
export function renderWhyPanel(words: Messages, panel: WhyPanel): TemplateResult {
  const { label, title, body, at, picture, close } = panel;
  // Not styleMap, whose first rendering is a style attribute, which the policy forbids.
  return html`<section class="why" .style=${beside(at, picture)} aria-label=${label}>
    <h2>${title}</h2>
    ${body}
    <button class="close" @click=${close}>${words.text('close')}</button>
  </section>`;
}

/**
 * To the right of the mark if there is room, or else to the left beyond its arrows; never below the picture.
 * Many moves scroll.
 */
function beside({ x, y, halo, reach }: AskedMark, { width, height }: Size): string {
  const gap = halo + 14;
  const right = x + gap + WIDTH < width;
  const low = y + HEIGHT > height;
  const start = right ? `${x + gap}px auto` : `auto ${width - x + gap + reach}px`;
  const top = Math.max(0, y - 40);
  const block = low ? 'auto 0' : `${top}px auto`;
  const most = low ? Math.max(HEIGHT, height) : height - top;
  return `inset-inline: ${start}; inset-block: ${block}; max-block-size: ${most}px`;
}
