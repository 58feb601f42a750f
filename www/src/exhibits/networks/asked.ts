import { html, nothing, type TemplateResult } from 'lit';
import { besidePart, type Part } from '../../stage/beside.ts';
import { LatestAnswer } from '../../stage/latest-answer.ts';
import { boxIn } from '../../stage/own-place.ts';
import type { Size } from '../../stage/picture-view.ts';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, sayAll } from '../../words/sentence.ts';
import type { Comparator } from './fields.ts';
import { type Judged, judged, specKey } from './proof/judge.ts';
import { exampleOf, grouped } from './proof/verdict-view.ts';
import type { ShownNetwork } from './shown.ts';

/** On a picture narrower than this, the answer opens under it and not beside the mark, in px. */
const NARROW = 720;
/** Width and height of the buttons at a mark, in px. */
const [WIDTH, HEIGHT] = [240, 56];
/** Width of the result at the outputs, in px. */
const OUTCOME = 220;

/** Places the buttons under the mark if there is room, otherwise over it. */
function beside(
  { x, top, bottom }: { x: number; top: number; bottom: number },
  { width, height }: Size,
): string {
  const left = Math.max(0, Math.min(width - WIDTH, x - WIDTH / 2));
  const under = bottom + HEIGHT + 12 < height ? bottom + 12 : Math.max(0, top - HEIGHT);
  return `inset-inline-start: ${left}px; inset-block-start: ${under}px`;
}

/** Answers what the asked comparator does and what would change without it; for a ghost, what would change with it. */
export class Asked {
  readonly #figure: ShownNetwork;
  /** The verdict on the network without the comparator, or with the ghost put back. */
  readonly #other: LatestAnswer<Judged>;
  /** Where the asked mark is on the picture. */
  #part: Part | undefined;

  constructor(figure: ShownNetwork) {
    this.#figure = figure;
    this.#other = new LatestAnswer(figure);
  }

  /** What the panel says about the comparator, or the ghost, that was asked. */
  sentences(words: Messages): readonly Sentence[] {
    const { asked, askedGhost } = this.#figure;
    if (asked !== undefined) return [...this.#does(asked), ...this.#change(words, 'without')];
    const [low, high] = this.#figure.ghosts[askedGhost ?? -1]?.comparator ?? [];
    if (low === undefined || high === undefined) return [];
    const ghost = { id: 'why-ghost', args: { low: low + 1, high: high + 1 } };
    return [ghost, ...this.#change(words, 'with')];
  }

  /** All sentences are known, so they can be announced. */
  get complete(): boolean {
    const { pending, progress } = this.#other;
    return !this.#reveals || !pending || progress !== undefined;
  }

  /** Places the card on the picture so that it covers neither the inputs nor the outputs. */
  place(): void {
    const figure = this.#figure;
    const picture = figure.renderRoot.querySelector<SVGSVGElement>('svg.picture');
    const card = figure.renderRoot.querySelector<HTMLElement>('.sheet > .why');
    const layout = figure.layout();
    if (!picture || !card || !layout || !this.#part) return;
    const { width, height, text, foot, left, right, wide } = layout;
    const others = [
      { left: 0, top: 0, right: left, bottom: height },
      { left: right - wide, top: 0, right: width, bottom: height },
      { left: width - OUTCOME * text, top: foot - 12 * text, right: width, bottom: height },
    ];
    const box = { width: card.offsetWidth, height: card.offsetHeight };
    const spot = besidePart(box, layout, this.#part, others);
    const sheet = boxIn(card.offsetParent ?? picture, picture);
    card.style.insetInline = `${spot.left}px auto`;
    card.style.insetBlock = `${spot.top - sheet.top}px auto`;
    card.style.maxBlockSize = `${height}px`;
  }

  /** The panel beside the mark: the sentences, and buttons to change the network. */
  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { asked, askedGhost, editor, panZoom, traced } = figure;
    const layout = figure.layout();
    const isGhost = asked === undefined;
    const ghost = askedGhost === undefined ? undefined : figure.ghosts[askedGhost];
    const pair = isGhost ? ghost?.comparator : traced?.comparators[asked];
    if (!layout || !pair) return nothing;
    this.#judge();
    const label = isGhost
      ? words.text('why-label-ghost')
      : words.text('why-label', { number: asked + 1 });
    const edit = (id: string, work: () => Promise<void>) =>
      html`<button class="primary" @click=${() => void work().then(figure.restore)}>${words.text(id)}</button>`;
    const acts = isGhost
      ? edit('put-it-back', () => figure.putBack(askedGhost ?? 0))
      : html`${edit('take-out', () => figure.takeOut(asked))} ${edit('reverse', () => editor.reverse(asked))}`;
    const { k: zoom, x, y } = panZoom.transform;
    const [low, high] = pair;
    const at = zoom * (isGhost ? (layout.ghosts[askedGhost ?? 0] ?? 0) : layout.x(asked)) + x;
    const [top, bottom] = [low, high]
      .sort((a, b) => a - b)
      .map((wire) => zoom * layout.y(wire) + y);
    const span = { x: at, top: top ?? 0, bottom: bottom ?? 0 };
    const reach = Math.min(12, layout.pitch / 2);
    this.#part = { left: at - reach, right: at + reach, top: span.top, bottom: span.bottom };
    // On a phone the answer opens below the picture; the buttons stay near the finger.
    const near = layout.width < NARROW && !figure.fit;
    const answers = figure.tasked && asked !== undefined && !figure.editable;
    const answer = () => figure.answer(sure(asked) + 1);
    const buttons = answers
      ? html`<p class="acts"><button class="primary" @click=${answer}>${words.text('task-spare-this')}</button></p>`
      : figure.editable
        ? html`<p class=${near ? 'acts at-mark' : 'acts'} .style=${near ? beside(span, layout) : ''}>${acts}</p>`
        : nothing;
    return html`${near ? buttons : nothing}${renderWhyPanel(words, {
      label,
      title: label,
      body: html`${near ? nothing : buttons}<p>${sayAll(words, this.sentences(words))}</p>`,
      at: { x: at, y: (span.top + span.bottom) / 2, halo: layout.pitch / 2, reach: 0 },
      picture: layout,
      close: () => figure.closeWhy(),
    })}`;
  }

  get #reveals(): boolean {
    return this.#figure.mayReveal('result') && !this.#figure.currentScene().predict;
  }

  /** Asks the core for the verdict on the changed network. */
  #judge(): void {
    const { asked, askedGhost, traced, editor } = this.#figure;
    if (!traced || !this.#reveals) return;
    const net: readonly Comparator[] | undefined =
      asked === undefined
        ? editor.returned(askedGhost ?? -1)
        : traced.comparators.toSpliced(asked, 1);
    const spec = net && { wires: traced.wires, comparators: net.flat() };
    if (spec) this.#other.of(specKey(spec), (asking) => judged(spec, asking));
  }

  #change(words: Messages, how: 'with' | 'without'): readonly Sentence[] {
    const { outcome, inputs, sorted, counterexample } = this.#other.answer?.verdict ?? {};
    if (!this.#reveals || !outcome || outcome === 'undecided') return [];
    if (outcome === 'sorts') return [{ id: `why-${how}-sorts` }];
    // A small frame has room for the most important sentences only.
    const example = this.#figure.fit ? [] : exampleOf(counterexample);
    if (sorted === undefined || inputs === undefined)
      return [{ id: `why-${how}-fails` }, ...example];
    const args = { sorted: grouped(words, sorted), inputs: grouped(words, inputs) };
    return [{ id: `why-${how}-broken`, args }, ...example];
  }

  /** Says what the comparator does to the elements that come to it. */
  #does(k: number): readonly Sentence[] {
    const { traced, judge, done } = this.#figure;
    const [low, high] = traced?.comparators[k] ?? [];
    if (!traced || low === undefined || high === undefined) return [];
    // A visitor who has to predict the step must not see its elements here.
    const predicted = this.#figure.currentScene().predict && k >= done;
    const known = this.#figure.mayReveal('result') && !predicted;
    const come = known ? (k < done ? 'why-done' : 'why-to-come') : 'why-covered';
    const idle = known && judge.answer?.verdict.redundant.includes(k);
    const joins = { layer: sure(traced.layers[k]) + 1, low: low + 1, high: high + 1 };
    const exchanged = traced.swaps(k) ? 'yes' : 'no';
    const met = { one: traced.at(k, low), other: traced.at(k, high), exchanged };
    return [
      { id: 'why-comparator', args: joins },
      // A small frame has room for the most important sentences only.
      ...(this.#figure.fit && known ? [] : [{ id: come, args: known ? met : {} }]),
      ...(idle ? [{ id: 'why-redundant' }] : []),
    ];
  }
}
