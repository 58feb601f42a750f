import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { renderSample } from '../../../stage/chart.ts';
import { renderSelect } from '../../../stage/inputs.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain, type Sentence } from '../../../words/sentence.ts';
import { algorithms, type Kind, type Lane, letterOf, mostLanes, representations } from './kinds.ts';
import type { Outlook } from './outlook.ts';
import type { Running } from './race.ts';
import { digits, movesOf, timeOf, worded } from './words.ts';

/** A shorter run shows no speed, because its slow start weighs too much, in ms. */
const RATED_MS = 10;
/** A lane shows the time that is left from here on, in ms. */
const LEFT_MS = 1000;

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

/** The lanes: the moves that each will try, and how many it has tried. */
export function renderLanes(view: LanesView): TemplateResult {
  return html`<ol class="lanes">${repeat(
    view.lanes,
    ({ id }) => id,
    (lane, place) => strip(view, lane, place),
  )}</ol>${against(view)}`;
}

/** A lane that takes longer than this is set against those that take next to no time, in ms. */
const NOTICED_MS = 1000;

/** How long the slowest lane would take, as an estimate, against the lanes that take next to no time. */
function against({ words, lanes, outlook }: LanesView): unknown {
  const all = lanes.map((lane, place) => ({ letter: letterOf(place), ...outlook(lane) }));
  const [slow] = all
    .flatMap(({ letter, estimate }) => (estimate ? [{ letter, time: estimate.from }] : []))
    .filter(({ time }) => time >= NOTICED_MS)
    .sort((a, b) => b.time - a.time);
  const quick = all.filter((one) => instant(one)).map(({ letter }) => letter);
  if (!slow || quick.length === 0) return nothing;
  const args = {
    slow: slow.letter,
    time: timeOf(words, slow.time, 2),
    quick: quick.join(', '),
    count: quick.length,
  };
  return html`<p class="against">${words.text('race-estimated', args)}</p>`;
}

/** Few moves take next to no time, also where their pace has not been measured. */
const FEW_MOVES = 50_000;

/** Whether a lane takes less than a millisecond, or as good as nothing. */
const instant = ({ moves, estimate, long, pending, refusal }: Outlook): boolean =>
  !long &&
  !pending &&
  !refusal &&
  moves !== undefined &&
  (estimate ? estimate.to < 1 : moves.about < FEW_MOVES);

export const mayAdd = (lanes: readonly Lane[]): boolean => lanes.length < mostLanes;

function strip(view: LanesView, lane: Lane, place: number): TemplateResult {
  const { words } = view;
  const running = view.running(lane);
  const outlook = view.outlook(lane);
  const letter = letterOf(place);
  return html`<li>
    <div class="head"><b>${letter}</b> ${renderSample({ look: place })}
      ${kindFields(view, lane, letter)}
      <span class="acts">${actions(view, lane, letter, { running, outlook })}</span></div>
    ${running?.state === 'running' ? bar(words, running, letter) : nothing}
    <p class="facts">${running ? plain(words, progress(words, running)) : plain(words, ahead(words, outlook))}
      ${running ? failure(words, running.error) : failure(words, outlook.refusal)}</p>
  </li>`;
}

function kindFields(view: LanesView, { id, kind }: Lane, letter: string): TemplateResult {
  const { words, choose } = view;
  const lane = { id, kind };
  const field = <Name extends keyof Kind>(
    name: Name,
    prefix: 'as' | 'by',
    all: readonly Kind[Name][],
  ) =>
    renderSelect(
      `race-${name}-${id}`,
      all.map((value) => [value, words.text(`race-${prefix}-${value}`)]),
      kind[name],
      (value) => choose(lane, { ...kind, [name]: value }),
      words.text(`race-field-${name}`, { letter }),
    );
  return html`${field('representation', 'as', representations)} ${field('algorithm', 'by', algorithms)}`;
}

interface State {
  readonly running: Running | undefined;
  readonly outlook: Outlook;
}

/** The buttons of a lane. */
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

/** Before the start: how many moves the lane will try, and in what time. */
function ahead(words: Messages, outlook: Outlook): readonly Sentence[] {
  const { moves, estimate, long, pending, refusal } = outlook;
  if (pending === 'counting') return [{ id: 'race-counting' }];
  const count = moves && movesOf(words, moves);
  if (refusal) return count ? [{ id: 'race-would', args: { count } }] : [];
  const will: Sentence[] = count ? [{ id: 'race-will', args: { count } }] : [];
  if (pending === 'measuring') return [...will, { id: 'race-measuring' }];
  if (instant(outlook)) return [...will, { id: 'race-instant' }];
  if (estimate === undefined) return long ? [...will, { id: 'race-unmeasured' }] : will;
  const { from, to } = estimate;
  const least = timeOf(words, from, 2);
  const open = from < to;
  const time = open ? words.text('race-range', { from: least, to: timeOf(words, to, 2) }) : least;
  const about: Sentence = { id: long ? 'race-long' : 'race-estimate', args: { time } };
  return [...will, about, ...(open ? [{ id: 'race-slower' }] : [])];
}

/** After the start: how many moves the lane has tried, and its own time. */
function progress(words: Messages, running: Running): readonly Sentence[] {
  const { moves, total, spent, summary, state, plan, pace } = running;
  const time = timeOf(words, spent);
  const of = (count: number) => movesOf(words, { exact: String(count), about: count });
  const { stored, rounds } = summary ?? {};
  const kept: Sentence[] = stored
    ? [{ id: 'race-stored', args: { stored, algorithm: plan.algorithm } }]
    : [];
  const turns: Sentence[] = rounds ? [{ id: 'race-rounds', args: { rounds } }] : [];
  const now = pace.measured;
  const left = spent >= RATED_MS ? ((total - moves) * now.spent) / now.moves : 0;
  const rest: Sentence[] =
    left >= LEFT_MS ? [{ id: 'race-left', args: { time: timeOf(words, left, 2) } }] : [];
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
  return [tried, ...rest, ...quick, ...kept, ...turns];
}
