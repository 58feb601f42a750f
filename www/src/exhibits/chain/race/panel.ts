import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { ProgramPlan } from '../../../../pkg/chain.js';
import { CodedError } from '../../../engine/errors.ts';
import { renderNumber } from '../../../stage/inputs.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownRow } from '../shown.ts';
import { type Counted, renderCounts } from './counts.ts';
import { renderGain } from './gain.ts';
import { drawnTo } from './growth.ts';
import { distinct, firstKinds, type Kind, type Lane, mostRaced, type Rules } from './kinds.ts';
import { mayAdd, renderLanes } from './lanes.ts';
import { Outlooks } from './outlook.ts';
import { Race } from './race.ts';
import { rates } from './rates.ts';
import { renderReach } from './reach.ts';
import { renderResults } from './results.ts';
import { VisitsView } from './visits.ts';

/** The panel that runs the article's experiment again: data structure against algorithm. */
export class RacePanel implements Panel {
  readonly #figure: ShownRow;
  readonly #race: Race;
  readonly #outlooks: Outlooks;
  readonly #visits: VisitsView;
  #lanes: readonly Lane[] = firstKinds.map((kind, id) => ({ id, kind }));
  #lastLane = firstKinds.length;
  /** The objects of the race, if they differ from those of the figure. */
  #objects: number | undefined;
  /** The row that the reader points at in a chart. */
  #pointed: { readonly chart: 'counts' | 'gain'; readonly objects: number } | undefined;
  /** The page of the table of counts that the reader has turned to. */
  #page: number | undefined;
  /** Counts the races, so that the end of an abandoned race is not announced. */
  #begun = 0;

  constructor(figure: ShownRow) {
    this.#figure = figure;
    this.#race = new Race(figure);
    this.#outlooks = new Outlooks(figure);
    this.#visits = new VisitsView(figure);
  }

  /** After another run of the figure: ends the lanes, and races the row of the figure. */
  forget(): void {
    this.#begun += 1;
    this.#race.forget();
    this.#objects = undefined;
  }

  /** Stops the programs when the reader closes the panel. */
  readonly #here = (element?: Element): void => {
    if (element) return;
    this.#begun += 1;
    this.#race.stopAll();
  };

  get #row(): number {
    return this.#objects ?? this.#figure.summary?.objects ?? 1;
  }

  #rules(): Rules {
    const { end, first } = this.#figure.currentScene();
    return { endRule: end, firstMove: first };
  }

  #plan({ kind }: { readonly kind: Kind }): ProgramPlan {
    return { ...kind, ...this.#rules(), objects: this.#row };
  }

  render(words: Messages): unknown {
    const { summary } = this.#figure;
    if (!summary) return nothing;
    const [objects, rules] = [this.#row, this.#rules()];
    const counted = this.#counted();
    const [array, groups] = firstKinds.map((kind) => {
      const growth = this.#outlooks.growth(kind, rules, drawnTo(objects));
      return growth instanceof CodedError ? undefined : growth;
    });
    const point = (chart: 'counts' | 'gain') => (row: number | undefined) => {
      if (this.#pointed?.chart === chart && this.#pointed.objects === row) return;
      this.#pointed = row === undefined ? undefined : { chart, objects: row };
      this.#figure.requestUpdate();
    };
    const pointed = (chart: 'counts' | 'gain') =>
      this.#pointed?.chart === chart ? this.#pointed.objects : undefined;
    const width = panelWidth(this.#figure);
    const charts = { words, objects, width };
    return html`${this.#lanesOf(words)}
      ${renderCounts({ ...charts, counted, pointed: pointed('counts'), point: point('counts'), page: this.#page, turn: (page) => this.#turn(page) })}
      ${counted ? renderReach({ words, counted, rate: ({ kind }) => rates.of(kind) }) : nothing}
      ${
        array && groups
          ? renderGain({ ...charts, array, groups, pointed: pointed('gain'), point: point('gain') })
          : nothing
      }
      ${this.#visits.render(words, { objects, firstMove: rules.firstMove, width, growth: array })}`;
  }

  /** The counts of the lanes' programs; undefined until all counts have arrived. */
  #counted(): readonly Counted[] | undefined {
    const kinds = distinct(this.#lanes).map(({ kind, place }) => {
      const growth = this.#outlooks.growth(kind, this.#rules(), drawnTo(this.#row));
      return { kind, place, growth };
    });
    if (kinds.some(({ growth }) => growth === undefined)) return undefined;
    return kinds.flatMap(({ kind, place, growth }) =>
      growth && !(growth instanceof CodedError) ? [{ kind, place, growth }] : [],
    );
  }

  #lanesOf(words: Messages): TemplateResult {
    const race = this.#race;
    const { fields } = this.#figure;
    const tells = this.#figure.mayReveal('outcome');
    const lanes = this.#lanes;
    const running = (lane: Lane) => race.of(lane.id);
    const [first] = lanes;
    const base = first && this.#outlooks.of(this.#plan(first)).moves?.about;
    const { endRule, firstMove } = this.#rules();
    return html`<section class="wide race" ${ref(this.#here)}>
      <h2>${words.text('race-title')}</h2>
      <p>${words.text('race-about', { objects: this.#row, end: endRule, first: firstMove })}</p>
      <div class="choices">${renderNumber(
        words,
        fields,
        'race-objects',
        { min: 1, max: mostRaced },
        () => this.#row,
        (objects) => this.#take(objects),
      )}</div>
      <p class="choices">${
        race.underWay
          ? html`<button class="primary" @click=${() => race.stopAll()}>${words.text('race-stop')}</button>`
          : html`<button class="primary" @click=${() => void this.#begin()}>${words.text('race-start')}</button>`
      }
      <button aria-disabled=${mayAdd(lanes) ? 'false' : 'true'} @click=${() => this.#add()}>${words.text('race-add')}</button></p>
      ${renderLanes({
        words,
        lanes,
        running,
        outlook: (lane) => this.#outlooks.of(this.#plan(lane)),
        choose: (lane, kind) => this.#change(lane.id, kind),
        start: (lane) => void race.start(lane.id, this.#plan(lane)),
        stop: (lane) => race.stop(lane.id),
        remove: (lane) => this.#change(lane.id, undefined),
      })}
      <p class="about">${words.text('race-fair')}</p>
      ${renderResults({ words, lanes, running, base, tells })}
    </section>`;
  }

  /** Starts all lanes except those that the core refuses and those that take long. */
  async #begin(): Promise<void> {
    this.#begun += 1;
    const begun = this.#begun;
    for (const { id } of this.#lanes) this.#race.drop(id);
    this.#figure.requestUpdate();
    const ends = await Promise.all(
      this.#lanes.map(async (lane) => {
        const plan = this.#plan(lane);
        const { refusal, long } = await this.#outlooks.settled(plan);
        if (refusal || long || begun !== this.#begun || !this.#lanes.includes(lane)) return false;
        return (await this.#race.start(lane.id, plan)).state === 'done';
      }),
    );
    const { words, announcer } = this.#figure;
    const done = ends.filter((end) => end).length;
    if (begun !== this.#begun || !words || done === 0) return;
    announcer.say(words.text('race-over', { done, lanes: ends.length }));
  }

  #turn(page: number): void {
    this.#page = page;
    this.#figure.requestUpdate();
  }

  #take(objects: number): void {
    this.#page = undefined;
    this.#begun += 1;
    this.#race.forget();
    this.#objects = objects;
    this.#pointed = undefined;
  }

  #add(): void {
    if (!mayAdd(this.#lanes)) return;
    const kind: Kind = { representation: 'groups', algorithm: 'bottom-up' };
    this.#lanes = [...this.#lanes, { id: this.#lastLane, kind }];
    this.#lastLane += 1;
    this.#figure.requestUpdate();
  }

  /** Gives a lane another program, or removes it. */
  #change(id: number, kind: Kind | undefined): void {
    this.#race.drop(id);
    this.#lanes = this.#lanes.flatMap((lane) =>
      lane.id !== id ? [lane] : kind ? [{ id, kind }] : [],
    );
    const { words, announcer } = this.#figure;
    if (words && !kind) announcer.say(words.text('race-removed', { lanes: this.#lanes.length }));
    this.#figure.requestUpdate();
  }
}
