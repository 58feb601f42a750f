import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Size } from './plate-view.ts';

/** Of the panel, in px; the style sheet says the same in rem. */
const WIDTH = 352;
/** How far below its mark it may reach, in px, with a few options in the longest language. */
const HEIGHT = 320;

/** The mark that was asked: where it stands, and what around it must stay in view. */
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
  readonly plate: Size;
  close(): void;
}

/** Opens beside the mark that was asked: its verdict, its options, a way to put it away. */
export function renderWhyPanel(words: Messages, panel: WhyPanel): TemplateResult {
  const { label, title, body, at, plate, close } = panel;
  // Not styleMap: its first rendering is a style attribute, which the policy forbids.
  return html`<section class="why" .style=${beside(at, plate)} aria-label=${label}>
    <h2>${title}</h2>
    ${body}
    <button class="close" @click=${close}>${words.text('close')}</button>
  </section>`;
}

/** Right of the mark where there is room, else left beyond its arrows; never below the plate. */
function beside({ x, y, halo, reach }: AskedMark, { width, height }: Size): string {
  const gap = halo + 14;
  const right = x + gap + WIDTH < width;
  const low = y + HEIGHT > height;
  const start = right ? `${x + gap}px auto` : `auto ${width - x + gap + reach}px`;
  const block = low ? 'auto 0' : `${Math.max(0, y - 40)}px auto`;
  return `inset-inline: ${start}; inset-block: ${block}`;
}
