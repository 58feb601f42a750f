import { html, nothing, type TemplateResult } from 'lit';
import { renderAnswer } from '../../stage/answer-view.ts';
import type { Place } from '../../stage/graph/edit-graph.ts';
import { LatestAnswer } from '../../stage/latest-answer.ts';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { cellSpot, type Layout, lineSpot } from './picture/layout.ts';
import type { Mark } from './picture/view.ts';
import type { Order } from './scene.ts';
import type { ShownSweep } from './shown.ts';
import { momentOf } from './swept.ts';

/** Why a step comes when it does, as the core says it. */
interface Why {
  /** Undefined if nobody knows whether its machine begins. */
  readonly round: number | undefined;
  /** The moments before its round, and those of the round before this step; undefined if it does not come. */
  readonly before: number | undefined;
  readonly place: number | undefined;
  readonly moment: number | undefined;
  /** Its moment in the same order if no machine ever ended. */
  readonly bound: number | undefined;
}

/** The question of each figure. */
const queries = new WeakMap<ShownSweep, LatestAnswer<Why>>();
/** The mark of each figure whose answer was announced last. */
const announced = new WeakMap<ShownSweep, Mark>();

/** Beside a mark that was touched: which step it is, in which round, and as which single step of the sweep. */
export function renderWhy(
  figure: ShownSweep,
  mark: Mark,
  words: Messages,
  layout: Layout,
): TemplateResult | typeof nothing {
  const { run, here } = figure;
  if (!run || !here) return nothing;
  const query = queries.get(figure) ?? new LatestAnswer<Why>(figure);
  queries.set(figure, query);
  const { machine, step } = mark.kind === 'report' ? mark.report : mark;
  const { order } = figure.currentScene();
  query.of(`${run.id} ${machine} ${step}`, async () => {
    const [{ round, before, place, t }, bound] = await Promise.all([
      run.ask('why', machine, step),
      run.ask('bound', machine, step),
    ]);
    const count = (it: number | bigint | undefined) =>
      it === undefined ? undefined : momentOf(it);
    return { round, before, place, moment: count(t), bound: count(bound) };
  });
  const why = query.answer;
  const title: Sentence =
    mark.kind !== 'report'
      ? { id: 'why-cell', args: { machine, step } }
      : { id: 'why-report', args: { number: mark.number, machine } };
  const what = words.text(title.id, title.args);
  const state = here.columns[machine]?.state;
  const dropped = state === 'dropped' && (figure.frame()?.never(machine) ?? false);
  const ended = dropped ? 'dropped' : state === 'halted' ? 'ended' : undefined;
  const body = why ? bodyOf(mark, why, order, here.cursor, ended) : [];
  if (why && announced.get(figure) !== mark) {
    announced.set(figure, mark);
    // Not while the page is drawn.
    setTimeout(() => figure.announcer.say(plain(words, body)));
  }
  const report = mark.kind === 'report' ? mark : undefined;
  const spot = report
    ? lineSpot(
        layout,
        (figure.frame()?.marks ?? [])
          .filter(({ kind }) => kind === 'report')
          .findIndex((one) => one.kind === 'report' && one.number === report.number),
      )
    : within(layout.plot, cellSpot(layout, machine, step));
  return renderWhyPanel(words, {
    label: words.text('why-label', { what }),
    title: what,
    body: html`${renderAnswer(words, query)}${body.map((sentence) => html`<p>${say(words, sentence)}</p>`)}`,
    at: report
      ? { x: layout.tray.left, y: spot.y, halo: 0, reach: 0 }
      : { ...spot, halo: layout.grid.cell.width / 2, reach: 0 },
    picture: layout,
    close: () => figure.closeWhy(),
  });
}

/** The top of a bar may lie outside the part that is seen. */
const within = ({ left, top, width, height }: Layout['plot'], { x, y }: Place): Place => ({
  x: Math.min(left + width, Math.max(left, x)),
  y: Math.min(top + height, Math.max(top, y)),
});

/** What a step that is still to come does is not said: whether its machine runs so long is not known before. */
function bodyOf(
  mark: Mark,
  why: Why,
  order: Order,
  cursor: number,
  ended: 'ended' | 'dropped' | undefined,
): readonly Sentence[] {
  const { machine, step } = mark.kind === 'report' ? mark.report : mark;
  const { round, before, place, moment, bound } = why;
  const args = { machine, step, round };
  if (moment === undefined || moment > cursor || before === undefined || place === undefined) {
    if (mark.kind === 'cell' && mark.fixed && mark.moment !== undefined) {
      const id = mark.moment <= cursor ? 'why-idle' : 'why-place';
      return [{ id, args: { ...args, moment: mark.moment } }];
    }
    // In the order that runs the first machine first, no moment is certain for a later one.
    const later = order === 'first' ? 'why-open-own' : 'why-open';
    const open: Sentence =
      bound === undefined ? { id: 'why-open-first' } : { id: later, args: { ...args, bound } };
    if (!ended) return [open];
    return [{ id: `why-none-${ended}` }];
  }
  const came: Sentence = { id: 'why-came', args: { ...args, moment, order } };
  // In the order that runs the first machine first, a round is a single moment.
  const sum: readonly Sentence[] =
    order === 'first' ? [] : [{ id: 'why-sum', args: { before, place, moment } }];
  const halted: readonly Sentence[] =
    mark.kind === 'report' ? [{ id: 'why-halted', args: { ones: mark.report.ones } }] : [];
  const early: readonly Sentence[] =
    bound !== undefined && bound !== moment ? [{ id: 'why-bound', args: { bound } }] : [];
  return [came, ...sum, ...halted, ...early];
}
