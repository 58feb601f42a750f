import { html, svg, type TemplateResult } from 'lit';
import type { QuicksortSummary } from '../../../pkg/quicksort.js';
import { CodedError } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { type QuicksortScene, victims } from './scene.ts';

/** Seeds that are tried, and the elements of a list for which they are. */
const [SEEDS, MOST_ELEMENTS] = [1000, 4096];
/** The chart, in px, and its columns. */
const [WIDTH, HEIGHT, COLUMNS] = [520, 120, 52];
/** A list that shows well how fast the work grows. */
const KILLED = 256;

export interface LabPanel {
  readonly words: Messages;
  readonly scene: QuicksortScene;
  readonly summary: QuicksortSummary | undefined;
  readonly refused: CodedError | undefined;
  attempt(fields: Partial<QuicksortScene>): void;
  redraw(): void;
}

/** The worst list for a rule, the same list for chance, and how chance comes out over many seeds. */
export function renderLabPanel(panel: LabPanel): TemplateResult {
  const { words, scene, summary, refused, attempt } = panel;
  const killing = scene.input === 'time-killer' || scene.input === 'stack-killer';
  const length = Math.min(summary?.length ?? KILLED, KILLED);
  // The rule is read where it stands: what was chosen just now may not have been tried yet.
  const kill = (input: 'time-killer' | 'stack-killer') => (event: Event) => {
    const rule = (event.currentTarget as Element)
      .closest('fieldset')
      ?.querySelector('select')?.value;
    const against = victims.find((victim) => victim === rule) ?? scene.against;
    attempt({ input, values: undefined, against, pivot: against, length, race: undefined });
  };
  return html`<fieldset class="wide"><legend>${words.text('lab-build')}</legend>
      <label>${words.text('lab-against')} <select name="victim" @change=${(event: Event) =>
        attempt({
          against: (event.target as HTMLSelectElement).value as QuicksortScene['against'],
          ...(killing && scene.pivot === scene.against
            ? { pivot: (event.target as HTMLSelectElement).value as QuicksortScene['pivot'] }
            : {}),
        })}>${victims.map(
        (rule) =>
          html`<option value=${rule} ?selected=${rule === scene.against}>${words.text(`pivot-${rule}`)}</option>`,
      )}</select></label>
      <span class="choices"><button class="primary" @click=${kill('time-killer')}>${words.text('lab-time')}</button>
      <button class="primary" @click=${kill('stack-killer')}>${words.text('lab-stack')}</button>
      <button class="primary" aria-disabled=${!killing}
        @click=${() => killing && attempt({ pivot: 'random' })}>${words.text('lab-random')}</button></span>
      ${refused ? html`<p class="wrong" role="alert">${words.text(`error-${refused.code}`, refused.params)}</p>` : ''}
      <p class="about">${words.text(`lab-about-${killing ? scene.input : 'none'}`)}</p>
    </fieldset>
    ${summary ? outcome(words, summary) : ''}
    ${summary && summary.length > MOST_ELEMENTS ? html`<p class="about wide">${words.text('lab-too-many', { most: MOST_ELEMENTS })}</p>` : distribution(panel)}`;
}

/** What this run has cost, beside what is usual and what is the worst. */
function outcome(
  words: Messages,
  { length, total, framesBound, meanComparisons }: QuicksortSummary,
): TemplateResult {
  return html`<p class="wide">${words.text('lab-outcome', {
    comparisons: total.comparisons,
    mean: Math.round(meanComparisons),
    worst: (length * (length - 1)) / 2,
    waiting: total.mostFrames - 1,
    bound: framesBound - 1,
  })}</p>`;
}

/** Counts that were made, by what they were made of. */
const made = new Map<string, Uint32Array | CodedError | undefined>();

/** Comparisons of the same list with random pivots, seed after seed. */
function distribution({ words, scene, summary, redraw }: LabPanel): TemplateResult {
  if (!summary) return html``;
  const sort = configOf({ ...scene, pivot: 'random', picks: undefined });
  const config = { sort, seeds: SEEDS };
  const key = JSON.stringify(config);
  const begin = () => {
    made.set(key, undefined);
    redraw();
    void count(config)
      .catch((thrown: unknown) => CodedError.from(thrown))
      .then((result) => {
        made.set(key, result);
        redraw();
      });
  };
  const found = made.get(key);
  const begun = made.has(key);
  return html`<section class="wide scroll"><h2>${words.text('lab-seeds', { seeds: SEEDS })}</h2>
    ${
      found instanceof CodedError
        ? html`<p class="wrong" role="alert">${words.text(`error-${found.code}`, found.params)}</p>`
        : found
          ? chart(found, summary, words)
          : html`<button class="primary" aria-disabled=${begun} @click=${() => !begun && begin()}>${words.text(begun ? 'lab-counting' : 'lab-count')}</button>`
    }</section>`;
}

async function count(config: Parameters<typeof engine.quietly<'PivotSeeds'>>[1]) {
  const run = await engine.quietly('PivotSeeds', config);
  const comparisons = await run.ask('comparisons');
  run.free();
  return comparisons;
}

/** How many seeds took how many comparisons, and where the run that is shown lies. */
function chart(
  comparisons: Uint32Array,
  { total }: QuicksortSummary,
  words: Messages,
): TemplateResult {
  const sorted = [...comparisons].sort((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const columns = new Uint32Array(COLUMNS);
  for (const one of comparisons) {
    const at = Math.floor((one - least) / step);
    columns[at] = (columns[at] ?? 0) + 1;
  }
  const highest = Math.max(1, ...columns);
  const wide = WIDTH / COLUMNS;
  const mean = Math.round(comparisons.reduce((sum, one) => sum + one, 0) / comparisons.length);
  const args = { least, most, mean, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
  const here = (total.comparisons - least) / step / COLUMNS;
  return html`<svg class="values" width=${WIDTH + 8} height=${HEIGHT + 30} role="img" aria-label=${words.text('lab-chart', args)}>
      ${Array.from(columns, (seeds, at) => {
        const high = (HEIGHT * seeds) / highest;
        return svg`<rect x=${4 + at * wide} y=${HEIGHT - high} width=${wide - 1} height=${Math.max(seeds > 0 ? 1 : 0, high)}></rect>`;
      })}
      ${here >= 0 && here <= 1 ? svg`<line class="mine" x1=${4 + here * WIDTH} x2=${4 + here * WIDTH} y1="0" y2=${HEIGHT + 4}></line>` : ''}
      <text class="start" x="4" y=${HEIGHT + 20}>${least}</text>
      <text class="end" x=${WIDTH + 4} y=${HEIGHT + 20}>${least + step * COLUMNS}</text></svg>
    <p>${words.text('lab-chart', args)} ${here > 1 ? words.text('lab-beyond', { comparisons: total.comparisons }) : ''}</p>`;
}
