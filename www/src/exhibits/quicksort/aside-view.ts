import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { claim, claimed } from './account.ts';
import { diagram } from './diagram.ts';
import type { QuicksortFigure } from './element.ts';
import type { Here } from './moments.ts';
import type { QuicksortFrame } from './view.ts';

export interface Aside {
  readonly figure: QuicksortFigure;
  readonly words: Messages;
  readonly here: Here;
  readonly frame: QuicksortFrame;
  /** A place whose element is to change places with another. */
  readonly exchanging: number | undefined;
  /** The place in the field that asks for a pivot, from 1. */
  readonly picked: number;
  pick(place: number): void;
}

/** Under the narration: what no longer holds, what is to be chosen, the areas as the document draws them. */
export function renderAside(aside: Aside): TemplateResult {
  const { figure, words, here, frame, exchanging } = aside;
  const all = claimed(here).filter(({ holds }) => !holds);
  // A frame has room for one.
  const broken = figure.fit ? all.slice(0, 1) : all;
  return html`${broken.map(
    (area) => html`<p class="broken" role="alert">✗ ${say(words, claim(area, words))}</p>`,
  )}
  ${figure.fit ? nothing : exchanged(aside, all.length === 0)}
  ${
    exchanging === undefined
      ? nothing
      : html`<p class="exchange">${words.text('exchange-with', { place: exchanging + 1 })}</p>`
  }
  ${chooser(aside)}
  ${
    frame.pointers.length === 0 || figure.fit || figure.presenting || !figure.tells
      ? nothing
      : html`<pre class="areas" aria-label=${words.text('areas-label')}>${diagram(figure.length, frame.place, frame.pointers)}</pre>`
  }`;
}

/** What a visitor has exchanged, and the way back. */
function exchanged({ figure, words }: Aside, holds: boolean): TemplateResult | typeof nothing {
  const { exchange } = figure.currentScene();
  if (!exchange) return nothing;
  const places = { first: exchange.first + 1, second: exchange.second + 1 };
  return html`<p class="exchange">${words.text('exchanged', places)}
    ${holds ? words.text('exchanged-holds') : nothing}
    <button class="primary" @click=${() => figure.adjust({ exchange: undefined })}>${words.text('exchange-back')}</button></p>`;
}

/** The pivot by its number, for those who cannot point. */
function chooser({ figure, words, picked, pick }: Aside): TemplateResult | typeof nothing {
  const { choosing, fields } = figure;
  if (!choosing) return nothing;
  const { lo, hi } = choosing;
  const place = picked > lo && picked <= hi ? picked : lo + 1 + Math.floor((hi - lo) / 2);
  const wrong = fields.wrong('pick');
  const field = { name: 'pick', min: lo + 1, max: hi, value: () => place, take: pick };
  return html`<p>${fields.render(field, words)}
    <button class="primary" aria-disabled=${wrong}
      @click=${() => !wrong && figure.choose(place - 1)}>${words.text('pick-take')}</button></p>`;
}
