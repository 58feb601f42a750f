import { html, type TemplateResult } from 'lit';
import type { CodedError } from '../../../engine/errors.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { fewestLanes, MOST_RACED, mostLanes, type Variant, variants } from '../fields.ts';
import type { ShownSort } from '../shown.ts';
import { contenders, type Measured } from './measure.ts';
import { measured } from './measuring.ts';

/** Lets the visitor choose the ways of sorting that race, and measures the fast sort. */
export class RacePanel implements Panel {
  readonly #figure: ShownSort;
  readonly #measured: LatestAnswer<Measured>;

  constructor(figure: ShownSort) {
    this.#figure = figure;
    this.#measured = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { race } = figure.panels;
    return html`${race ? html`<section class="wide">${renderNumbers(race.table(words))}</section>` : ''}
      ${renderRacePanel({
        words,
        lanes: figure.currentScene().race,
        tooMany: figure.length > MOST_RACED ? MOST_RACED : undefined,
        change: (lanes) =>
          void figure.choices.take({ race: lanes, cursor: undefined, exchange: undefined }),
        start: (race) => void this.#start(race),
      })}
      ${renderMeasuring({
        words,
        pending: this.#measured.pending,
        error: this.#measured.error,
        found: this.#measured.answer,
        measure: (length) => {
          this.#measured.forget();
          this.#measured.of(String(length), (asking) => measured(length, asking));
          figure.requestUpdate();
        },
      })}`;
  }

  /** Races on a list that shows the difference, at once. */
  async #start(race: readonly Variant[]): Promise<void> {
    const { choices } = this.#figure;
    await choices.take({ ...PLAIN, race, cursor: undefined, exchange: undefined });
    this.#figure.play();
  }
}

/** A list on which it is plain how much slower ordinary sorts are. */
const PLAIN = { input: 'random', values: undefined, length: 64, seed: 1 } as const;

/** How many elements the measurement sorts. */
const sizes = [1000, 100_000, 1_000_000] as const;

export interface MeasuringView {
  readonly words: Messages;
  readonly pending: boolean;
  readonly error: CodedError | undefined;
  readonly found: Measured | undefined;
  measure(length: number): void;
}

/** The times of the core's fast sort and of the browser's sorts, in milliseconds. */
export function renderMeasuring(view: MeasuringView): TemplateResult {
  const { words, pending, error, found, measure } = view;
  return html`<section class="wide"><h2>${words.text('measure')}</h2>
    <p class="about">${words.text('measure-about')}</p>
    <p class="choices">${sizes.map(
      (size) =>
        html`<button class="primary" aria-disabled=${pending} @click=${() => !pending && measure(size)}>${words.text('measure-size', { size })}</button> `,
    )}</p>
    ${liveRegion(pending ? words.text('measure-running') : found ? words.text('measure-done', { length: found.length, runs: found.runs }) : '')}
    ${renderRefusal(words, error)}
    ${found && !pending ? measuredTable(words, found) : ''}</section>`;
}

function measuredTable(words: Messages, { ms, length, runs }: Measured): TemplateResult {
  const shown = (time: number) => words.text('measure-ms', { ms: Number(time.toPrecision(3)) });
  return renderNumbers({
    label: words.text('measure-done', { length, runs }),
    columns: (['by', 'time', 'ratio'] as const).map((name) => words.text(`measure-column-${name}`)),
    rows: contenders.map((by) => [
      words.text(`measure-by-${by}`),
      shown(ms[by]),
      // A coarse clock may measure 0 for few elements: then there is no ratio.
      ms.core > 0
        ? words.text('measure-ratio', { ratio: Number((ms[by] / ms.core).toPrecision(2)) })
        : '–',
    ]),
  });
}

export interface RaceView {
  readonly words: Messages;
  readonly lanes: readonly Variant[] | undefined;
  /** The most elements of a race, if the list has more. */
  readonly tooMany: number | undefined;
  change(lanes: readonly Variant[] | undefined): void;
  /** Races at once, on a list of 64 elements. */
  start(lanes: readonly Variant[]): void;
}

/** The race that can start at once: quicksort against ordinary sorts. */
const ordinary: readonly Variant[] = ['document', 'plain-insertion', 'bubble'];

/** Races worth seeing, each about one clause of the sort in the blog post. */
const ready: readonly (readonly Variant[])[] = [
  ['document', 'hoare', 'lomuto'],
  ['document', 'larger-first', 'two-calls'],
  ['first-pivot', 'median-pivot', 'ninther-pivot', 'document'],
  ['document', 'insertion', 'network'],
];

/** The choice of the two to four variants that sort the current list side by side. */
export function renderRacePanel(panel: RaceView): TemplateResult {
  const { words, tooMany, change, start } = panel;
  const lanes = panel.lanes ?? [];
  if (tooMany !== undefined) {
    return html`<p>${words.text('race-too-many', { most: tooMany })}</p>`;
  }
  // The boxes themselves say what is chosen, because the visitor may be faster than the next drawing.
  const toggle = (variant: Variant, box: HTMLInputElement) => {
    const boxes = [...(box.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const checked = boxes.filter((one) => one.checked).map(({ value }) => value as Variant);
    if (checked.length > mostLanes) {
      box.checked = false;
      return;
    }
    const raced = lanesOf(lanes, checked, variant);
    if (!raced) for (const one of boxes) one.checked = false;
    change(raced);
  };
  return html`<p class="wide"><button class="primary" @click=${() => start(ordinary)}>${words.text('race-start', { count: PLAIN.length })}</button></p>
    <fieldset class="wide columns"><legend>${words.text('race-lanes', { fewest: fewestLanes, most: mostLanes })}</legend>
      ${variants.map((variant) => {
        const [on, full] = [lanes.includes(variant), lanes.length >= mostLanes];
        return html`<label class="check"><input type="checkbox" name="lane" value=${variant}
          .checked=${on} aria-disabled=${!on && full ? 'true' : 'false'}
          @click=${(event: Event) => !on && full && event.preventDefault()}
          @change=${({ currentTarget }: Event) => toggle(variant, currentTarget as HTMLInputElement)} />${words.text(`variant-${variant}`)}</label>`;
      })}
      <span class="about">${words.text('race-about')}</span>
    </fieldset>
    <p class="wide">${ready.map(
      (race, at) =>
        html`<button class="primary" @click=${() => change(race)}>${words.text(`race-ready-${at + 1}`)}</button> `,
    )}
    ${
      lanes.length > 0
        ? html`<button @click=${() => change(undefined)}>${words.text('race-end')}</button>`
        : ''
    }</p>`;
}

/**
 * The lanes of the checked variants, after the visitor has touched one of them: those that raced before
 * keep their order. Undefined if the touch has ended the race.
 */
export function lanesOf(
  before: readonly Variant[],
  checked: readonly Variant[],
  touched: Variant,
): readonly Variant[] | undefined {
  const kept = before.filter((lane) => checked.includes(lane));
  const lanes = [...kept, ...checked.filter((lane) => !kept.includes(lane))];
  if (lanes.length >= fewestLanes) return lanes;
  return checked.includes(touched) ? [...lanes, other(touched)] : undefined;
}

/** The variant that joins a single one, because a race needs two. */
const other = (variant: Variant): Variant => (variant === 'document' ? 'hoare' : 'document');
