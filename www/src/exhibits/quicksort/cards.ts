import { html, nothing, type TemplateResult } from 'lit';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { MOST_DRAWN } from './picture/layout.ts';
import { type Pointer, spotOf } from './picture/pointers.ts';
import { STACK } from './picture/view.ts';
import type { ShownSort } from './shown.ts';
import { isPartition, type Part } from './steps.ts';

/** What the card beside a mark does. */
export interface CardActions {
  /** Makes the element at a place the pivot of the current part. */
  pivot(place: number): void;
  /** Lets the visitor choose another pivot for that part. */
  another(): void;
  /** Begins to swap the element with another one. */
  exchange(place: number): void;
}

/** What a pointer points at, in words. */
export function pointerText(words: Messages, { name, at }: Pointer, hi: number): string {
  const behind = at === hi ? 'yes' : 'no';
  const args = {
    name: words.text(`pointer-${name}`),
    place: behind === 'yes' ? at : at + 1,
    behind,
  };
  return words.text('pointer-at', args);
}

/** Which list a row of the picture shows: the one at the start, after a division, or at the end. */
export function rowText(words: Messages, parts: readonly Part[], step: number): string {
  const part = parts.find((one) => one.last === step && isPartition(one));
  const last = Math.max(...parts.map((one) => one.last));
  const at = step === 0 ? 'start' : step === last ? 'end' : 'division';
  return words.text('row-label', { at, from: part && part.lo + 1, to: part?.hi });
}

/** Goes to the moment of a row, and says what the row is. */
export function showRow({ timeline, words, parts, announcer }: ShownSort, step: number): void {
  timeline.seek(step);
  if (words) announcer.say(rowText(words, parts, step));
}

/** The pointer with this number on the board, where pointers come after the elements. */
const pointerOf = (figure: ShownSort, asked: number): Pointer | undefined =>
  figure.frame()?.pointers[asked - figure.length];

/** Whether the element at a place is the pivot of the current part. */
function isPivot(figure: ShownSort, place: number): boolean {
  return figure.mayReveal('areas') && figure.here?.moment.pointers.pivot === place;
}

/** What is known about an element, or what a pointer means. */
export function cardText(figure: ShownSort, asked: number): string {
  const { words } = figure;
  const frame = figure.frame();
  if (!words || !frame) return '';
  if (asked === STACK) {
    const { waiting } = frame;
    const newest = waiting.at(-1);
    const args = {
      count: waiting.length,
      from: newest && newest.lo + 1,
      to: newest?.hi,
      bound: frame.bound,
    };
    return words.text('why-stack', args);
  }
  const pointer = pointerOf(figure, asked);
  if (pointer) {
    const at = pointerText(words, pointer, figure.currentPart?.hi ?? figure.length);
    return `${at} ${words.text(`why-pointer-${pointer.name}`)}`;
  }
  const area = frame.place(asked);
  const value = frame.values[asked];
  const part = figure.currentPart;
  if (part && area === 'equal' && isPivot(figure, asked)) {
    const { pivot } = figure.currentScene();
    // The rule of the blog post is one of two rules, depending on the size of the part.
    const small = part.hi - part.lo < 10 ? 'middle' : 'random';
    const rule = words.text(`pivot-${pivot === 'document' ? small : pivot}`);
    const by = pivot === 'hand' ? 'hand' : 'rule';
    return words.text('why-pivot', { value, by, rule, from: part.lo + 1, to: part.hi });
  }
  return words.text('why-element', { value, area });
}

/** The card beside the touched mark: what the mark is, and what the visitor can do with it. */
export function renderCard(
  figure: ShownSort,
  asked: number,
  actions: CardActions,
): TemplateResult | typeof nothing {
  const { words } = figure;
  const layout = figure.layout();
  if (!words || !layout) return nothing;
  const pointer = pointerOf(figure, asked);
  const place = pointer ? Math.min(pointer.at, figure.length - 1) : asked;
  const stack = asked === STACK;
  const label = pointer
    ? words.text(`pointer-${pointer.name}`)
    : stack
      ? words.text('stack-label')
      : words.text('why-label', { place: asked + 1 });
  const spot = pointer && spotOf(figure.frame()?.pointers ?? [], asked - figure.length, layout);
  return renderWhyPanel(words, {
    label,
    title: label,
    body: html`<p>${cardText(figure, asked)}</p>
      ${pointer || stack || figure.fit ? nothing : offers(figure, words, place, actions)}`,
    at: {
      x: stack ? (layout.left + layout.right) / 2 : layout.x(place + 0.5),
      y: stack ? layout.frames.top : (spot?.y ?? layout.bars.top + layout.bars.height / 2),
      halo: stack ? 0 : layout.slot / 2,
      reach: 0,
    },
    picture: layout,
    close: () => figure.closeWhy(),
  });
}

/** Whether the element at a place lies in a part that has a pivot, and can be touched. */
function inPart({ currentPart: part, length }: ShownSort, place: number): boolean {
  if (!part || !isPartition(part) || length > MOST_DRAWN) return false;
  return place >= part.lo && place < part.hi;
}

/** Whether a second touch makes the element at a place the pivot. */
export const offersPivot = (figure: ShownSort, place: number): boolean =>
  !figure.fit && inPart(figure, place) && !isPivot(figure, place);

/** Whether a touch makes the element at a place the first pivot: nothing is known yet that its card could say. */
export const awaitsPivot = (figure: ShownSort, place: number): boolean =>
  figure.timeline.cursor === 0 && inPart(figure, place);

function offers(
  figure: ShownSort,
  words: Messages,
  place: number,
  actions: CardActions,
): TemplateResult {
  const pivot = !inPart(figure, place)
    ? nothing
    : isPivot(figure, place)
      ? html`<button class="primary" @click=${() => actions.another()}>${words.text('pivot-another')}</button>`
      : html`<button class="primary" @click=${() => actions.pivot(place)}>${words.text('pivot-this')}</button>`;
  return html`${pivot}
    <button @click=${() => actions.exchange(place)}>${words.text('exchange-start')}</button>`;
}
