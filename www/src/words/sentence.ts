import { html, svg } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';
import type { MessageArgs, Messages } from './messages.ts';
import { type Renderers, renderNodes } from './render-markup.ts';
import './term.ts';

/** A sentence of the page: the id of a message and the values in it. */
export interface Sentence {
  readonly id: string;
  readonly args?: MessageArgs;
  /** Without what follows it. */
  readonly alone?: true;
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
    point: (children) => html`<span class="point" translate="no">${children}</span>`,
    em: (children) => html`<em>${children}</em>`,
    strong: (children) => html`<strong>${children}</strong>`,
    key: (children) => html`<kbd>${children}</kbd>`,
    disc: () => disc,
    ring: () => ring,
    spoken: (children) => html`<span class="hidden">${children}</span>`,
    // What only a visitor at the figure can do: a picture of it leaves this out.
    invite: (children) => html`<span class="invite">${children}</span>`,
  };
}

/**
 * A browser that translates the page puts elements (`font`) in the place of the texts of a sentence. If the
 * sentence changes after that, it is drawn anew as a whole, because pieces of a translation do not fit it any
 * more. Otherwise its elements stay, so that the keyboard keeps its place among them.
 */
class Whole extends Directive {
  #text = '';

  render(_text: string, pieces: unknown): unknown {
    return pieces;
  }

  override update(part: ChildPart, [text, pieces]: Parameters<Whole['render']>): unknown {
    const left = text !== this.#text && (part.parentNode as Element).querySelector('font');
    this.#text = text;
    // Lit then knows of nothing that it has drawn here, and removes all of it.
    if (left) setCommittedValue(part);
    return pieces;
  }
}

const whole = directive(Whole);

/** A sentence as Lit content with its marks drawn; `more` adds the marks of its surroundings. */
export function say(words: Messages, { id, args }: Sentence, more: Renderers = {}): unknown {
  const pieces = renderNodes(words.nodes(id, args), { ...renderers(words), ...more });
  return whole(words.text(id, args), pieces);
}

/** The text between two sentences. Chinese has none, because its full stop is wide enough. */
const between = (words: Messages): string => (words.language === 'zh' ? '' : ' ');

/**
 * The sentences, each with what follows it: the message `<id>-more`, if there is one, says what a reader does not take in
 * at once.
 */
export function following(words: Messages, sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.flatMap((sentence) => {
    const { id, args, alone } = sentence;
    const more = `${id}-more`;
    if (alone || !words.has(more) || words.text(more, args) === '') return [sentence];
    return [
      { ...sentence, alone: true },
      { ...sentence, id: more, alone: true },
    ];
  });
}

/** Several sentences in a row, with their marks drawn. */
export function sayAll(words: Messages, sentences: readonly Sentence[]): unknown[] {
  return following(words, sentences).map((sentence, i) => [
    i > 0 ? between(words) : '',
    say(words, sentence),
  ]);
}

/** Several sentences in a row as plain text, for announcements. */
export function plain(words: Messages, sentences: readonly Sentence[]): string {
  return following(words, sentences)
    .map(({ id, args }) => words.text(id, args))
    .join(between(words));
}
