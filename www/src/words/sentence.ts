import { html, svg } from 'lit';
import type { MessageArgs, Messages } from './messages.ts';
import { type Renderers, renderNodes } from './render-markup.ts';
import './term.ts';

/** A sentence of the page: the id of a message and the values in it. */
export interface Sentence {
  readonly id: string;
  readonly args?: MessageArgs;
}

const icon = (shape: unknown, kind: string) => html`<svg
  class="icon ${kind}" viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true"
>${shape}</svg>`;

const disc = icon(svg`<circle r="6.5"></circle>`, 'lost');
const ring = icon(svg`<circle r="5"></circle>`, 'won');

function renderers(words: Messages): Renderers {
  return {
    term: (children, id) =>
      html`<appleyard-term .note=${words.text(id)}>${children}</appleyard-term>`,
    lost: (children) => html`<span class="lost">${children}</span>`,
    won: (children) => html`<span class="won">${children}</span>`,
    point: (children) => html`<span class="point">${children}</span>`,
    em: (children) => html`<em>${children}</em>`,
    strong: (children) => html`<strong>${children}</strong>`,
    key: (children) => html`<kbd>${children}</kbd>`,
    disc: () => disc,
    ring: () => ring,
    spoken: (children) => html`<span class="hidden">${children}</span>`,
  };
}

/** A sentence as Lit content with its marks drawn; `more` adds the marks of its surroundings. */
export function say(words: Messages, { id, args }: Sentence, more: Renderers = {}): unknown {
  return renderNodes(words.nodes(id, args), { ...renderers(words), ...more });
}

/** The text between two sentences. Chinese has none, because its full stop is wide enough. */
const between = (words: Messages): string => (words.language === 'zh' ? '' : ' ');

/** Several sentences in a row, with their marks drawn. */
export function sayAll(words: Messages, sentences: readonly Sentence[]): unknown[] {
  return sentences.map((sentence, i) => [i > 0 ? between(words) : '', say(words, sentence)]);
}

/** Several sentences in a row as plain text, for announcements. */
export function plain(words: Messages, sentences: readonly Sentence[]): string {
  return sentences.map(({ id, args }) => words.text(id, args)).join(between(words));
}
