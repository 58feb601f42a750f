import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence } from '../../words/sentence.ts';
import { lineSample } from './lines-chart.ts';
import type { Running } from './race.ts';
import {
  algorithms,
  type Kind,
  type Lane,
  letterOf,
  mostLanes,
  representations,
} from './race-kinds.ts';
import type { Outlook } from './race-outlook.ts';
import { digits, movesOf, timeOf, worded } from './race-words.ts';

/** Of a shorter run it is not told how fast it went: what is slow at first weighs too much, in ms. */
const RATED_MS = 10;

export interface LanesView {
  readonly words: Messages;
  readonly lanes: readonly Lane[];
  outlook(lane: Lane): Outlook;
  running(lane: Lane): Running | undefined;
  choose(lane: Lane, kind: Kind): void;
  start(lane: Lane): void;
  stop(lane: Lane): void;
  remove(lane: Lane): void;
}

/** The lanes: what each will try, and how far it is. */
export function renderLanes(view: LanesView): TemplateResult {
  return html`<ol class="lanes">${repeat(
    view.lanes,
    ({ id }) => id,
    (lane, place) => strip(view, lane, place),
  )}</ol>`;
}

export const mayAdd = (lanes: readonly Lane[]): boolean => lanes.length < mostLanes;

function strip(view: LanesView, lane: Lane, place: number): TemplateResult {
  const { words } = view;
  const running = view.running(lane);
  const outlook = view.outlook(lane);
  const letter = letterOf(place);
  return html`<li>
    <div class="head"><b>${letter}</b> ${lineSample(place)}
      ${kindFields(view, lane, letter)}
      <span class="acts">${actions(view, lane, letter, { running, outlook })}</span></div>
    ${running?.state === 'running' ? bar(words, running, letter) : nothing}
    <p class="facts">${running ? plain(words, told(words, running)) : plain(words, ahead(words, outlook))}
      ${running ? failure(words, running.error) : failure(words, outlook.refusal)}</p>
  </li>`;
}

function kindFields(view: LanesView, { id, kind }: Lane, letter: string): TemplateResult {
  const { words, choose } = view;
  const lane = { id, kind };
  const field = <Name extends keyof Kind>(name: Name, prefix: string, all: readonly Kind[Name][]) =>
    html`<select name=${`race-${name}-${id}`} aria-label=${words.text(`race-field-${name}`, { letter })}
      @change=${(event: Event) => {
        const value = all[(event.target as HTMLSelectElement).selectedIndex];
        if (value !== undefined) choose(lane, { ...kind, [name]: value });
      }}>${all.map((value) => {
        const label = words.text(prefix === 'as' ? `race-as-${value}` : `race-by-${value}`);
        return html`<option value=${value} .selected=${value === kind[name]}>${label}</option>`;
      })}</select>`;
  return html`${field('representation', 'as', representations)} ${field('algorithm', 'by', algorithms)}`;
}

interface State {
  readonly running: Running | undefined;
  readonly outlook: Outlook;
}

/** What can be done with a lane. */
function actions(
  view: LanesView,
  lane: Lane,
  letter: string,
  { running, outlook }: State,
): TemplateResult {
  const { words, lanes } = view;
  const act = (what: 'stop' | 'start-long' | 'remove', does: () => void) =>
    html`<button aria-label=${words.text(`race-label-${what}`, { letter })} @click=${does}>${words.text(`race-act-${what}`)}</button>`;
  if (running?.state === 'running') return act('stop', () => view.stop(lane));
  const waits = outlook.long && !outlook.refusal && running?.state !== 'done';
  return html`${waits ? act('start-long', () => view.start(lane)) : nothing}
    ${lanes.length > 1 ? act('remove', () => view.remove(lane)) : nothing}`;
}

function bar(words: Messages, { moves, total }: Running, letter: string): TemplateResult {
  const share = total > 0 ? moves / total : 0;
  return html`<progress max="1" .value=${share} aria-label=${words.text('race-progress', { letter })}></progress>`;
}

function failure(words: Messages, error: Running['error']): unknown {
  if (!error) return nothing;
  return html`<span class="wrong">${words.text(`error-${error.code}`, error.params)}</span>`;
}

/** Before the start: how many moves, and about how long. */
function ahead(words: Messages, outlook: Outlook): readonly Sentence[] {
  const { moves, estimate, long, pending, refusal } = outlook;
  if (pending === 'counting') return [{ id: 'race-counting' }];
  const count = moves && movesOf(words, moves);
  if (refusal) return count ? [{ id: 'race-would', args: { count } }] : [];
  const will: Sentence[] = count ? [{ id: 'race-will', args: { count } }] : [];
  if (pending === 'measuring') return [...will, { id: 'race-measuring' }];
  if (estimate === undefined) return long ? [...will, { id: 'race-unmeasured' }] : will;
  if (estimate < 1) return will;
  const time = timeOf(words, estimate, 2);
  return [...will, { id: long ? 'race-long' : 'race-estimate', args: { time } }];
}

/** From the start on: what it has tried, in what time of its own. */
function told(words: Messages, running: Running): readonly Sentence[] {
  const { moves, total, spent, summary, state, plan } = running;
  const time = timeOf(words, spent);
  const of = (count: number) => movesOf(words, { exact: String(count), about: count });
  const { stored = 0, rounds = 0 } = summary ?? {};
  const kept: Sentence[] =
    stored > 0 ? [{ id: 'race-stored', args: { stored, algorithm: plan.algorithm } }] : [];
  const turns: Sentence[] = rounds > 0 ? [{ id: 'race-rounds', args: { rounds } }] : [];
  const rate = spent >= RATED_MS ? worded(words, (moves / spent) * 1000) : '';
  const quick: Sentence[] = rate === '' ? [] : [{ id: 'race-rate', args: { rate } }];
  if (state === 'failed') return [];
  if (state === 'stopped') {
    return [{ id: 'race-stopped', args: { tried: of(moves), time } }, ...kept, ...turns];
  }
  const tried: Sentence =
    state === 'done'
      ? { id: 'race-done', args: { tried: of(moves), time } }
      : { id: 'race-tried', args: { tried: digits(words, String(moves)), total: of(total), time } };
  return [tried, ...quick, ...kept, ...turns];
}
