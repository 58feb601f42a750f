import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { type Asking, unheard } from '../../../engine/engine.ts';
import { renderFailure } from '../../../stage/form.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { bigNumber } from '../../../words/big-number.ts';
import { formatted } from '../../../words/formatted.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from './core/engine.ts';
import { share } from './lengths.ts';

/** Listing stops after this time, in ms, and makes this number of calls at a time. */
const [PATIENCE_MS, SLICE] = [4000, 500_000];
/** The length of the longest bar and its height, in px. */
const [LONGEST, HEIGHT] = [260, 12];
/** What listing would take is said in the largest of these units, each with its length in seconds. */
const units = [
  ['year', 31_556_952],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How far one of the two has come. */
interface Lane {
  readonly paths: bigint;
  /** States that it has looked at, or calls that it has made, and the time that it took, in ms. */
  readonly work: number;
  readonly ms: number;
  readonly finished: boolean;
}

/** Counting against listing, on the same graph: both do their work before the visitor's eyes. */
export class Race {
  readonly #figure: Asker;
  #of = '';
  readonly #race: LatestAnswer<void>;
  #count: Lane | undefined;
  #list: Lane | undefined;

  constructor(figure: Asker) {
    this.#figure = figure;
    this.#race = new LatestAnswer(figure);
  }

  forget(): void {
    this.#race.stop();
    this.#count = undefined;
    this.#list = undefined;
  }

  #run(config: PathsConfig): void {
    this.forget();
    const running = this.#race.ask((asking) => this.#compare(config, asking));
    void running.then((newest) => newest && this.#figure.requestUpdate());
  }

  async #compare(config: PathsConfig, { signals }: Asking): Promise<void> {
    const ended = () => signals.some(({ aborted }) => aborted);
    const { run, finished } = await engine.begin('PathCount', config, unheard, ...signals);
    const ms = await finished;
    const [paths, work] = await Promise.all([run.ask('paths'), run.ask('looked')]);
    run.free();
    if (ended()) return;
    this.#count = { paths: BigInt(paths), work, ms, finished: true };
    this.#figure.requestUpdate();
    const list = await engine.quietly('PathList', config, ...signals);
    const begun = performance.now();
    for (let found = 0n, end = false; !end && !ended(); ) {
      found += BigInt(await list.ask('skip', SLICE));
      const [all, calls] = await Promise.all([list.ask('finished'), list.ask('calls')]);
      const spent = performance.now() - begun;
      if (!ended()) this.#list = { paths: found, work: calls, ms: spent, finished: all };
      this.#figure.requestUpdate();
      end = all || spent > PATIENCE_MS;
    }
    list.free();
  }

  render(words: Messages, config: PathsConfig): TemplateResult {
    const key = JSON.stringify(config);
    if (key !== this.#of) this.forget();
    this.#of = key;
    const start = () => this.#run(config);
    const { pending, error } = this.#race;
    return html`<section class="wide"><h2>${words.text('race-title')}</h2>
      <p><button class="primary" aria-disabled=${pending ? 'true' : 'false'} @click=${pending ? nothing : start}>${words.text('race-start')}</button></p>
      ${this.#lane(words, this.#count, 'race-count')}${this.#lane(words, this.#list, 'race-list')}
      ${error ? renderFailure(words, error, start) : nothing}</section>`;
  }

  #lane(words: Messages, lane: Lane | undefined, id: string): unknown {
    const all = this.#count?.paths;
    if (!lane || all === undefined) return nothing;
    const { language } = words;
    const args = {
      paths: bigNumber(String(lane.paths), language),
      work: bigNumber(String(lane.work), language),
      ms: formatted(lane.ms / 1000, language, { maximumSignificantDigits: 2 }),
      done: lane.finished ? 'yes' : 'no',
      rest: durationOf(lane, all, language),
    };
    const wide = Math.max(1, share(String(lane.paths), String(all)) * (LONGEST - 2));
    const said = words.text(id, args);
    return html`<p>${this.#race.pending ? said : liveRegion(said)}
      <svg class="chart" width=${LONGEST} height=${HEIGHT} aria-hidden="true">
        <rect class="chart-bar" x="1" y="1" width=${wide} height=${HEIGHT - 2}></rect></svg></p>`;
  }
}

/** How long all paths would take at the pace so far, in the largest unit that fits. */
function durationOf({ paths, ms }: Lane, all: bigint, language: string): string {
  // Milliseconds of all paths, in whole numbers because there may be more than a number holds.
  const seconds = (all * BigInt(Math.ceil(ms))) / ((paths || 1n) * 1000n);
  const [unit, length] = units.find(([, one]) => seconds >= BigInt(one)) ?? ['second', 1];
  const value = seconds / BigInt(length);
  if (value < 1_000_000n)
    return formatted(value, language, { style: 'unit', unit, unitDisplay: 'long' });
  const power = String(value).length - 1;
  return `10^${power} ${formatted(2n, language, { style: 'unit', unit, unitDisplay: 'long' }).replace(/^2\s*/u, '')}`;
}
