import { html, type TemplateResult } from 'lit';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { renderChoice } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { placeIn } from '../../../stage/own-place.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Overlay } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { Timeline } from '../../../stage/timeline.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import type { ShownMachine } from '../shown.ts';
import { boundaryAt, boundaryPicture, type Places, placesOf } from './picture.ts';
import {
  askCut,
  askWorld,
  type Crossing,
  type Crossings,
  type Cut,
  configOf,
  firstCut,
  isMiddle,
  type Kind,
  kinds,
  type World,
} from './world.ts';

const sides = ['machine', 'environment'] as const;
type Side = (typeof sides)[number];

/** The arrow keys that move a boundary by one cell. */
const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** An isolated system that is cut in two: the line can be moved, and the run is seen from either side. */
export class BoundaryPanel implements Panel, Overlay {
  readonly panel = 'boundary';
  readonly timeline: Timeline;
  readonly #figure: ShownMachine;
  readonly #world: LatestAnswer<World>;
  readonly #crossed: LatestAnswer<Crossings>;
  #kind: Kind = 'counter';
  #rule = 110;
  #side: Side = 'machine';
  #cut: Cut | undefined;
  #places: Places | undefined;
  #held: 'from' | 'to' | undefined;

  constructor(figure: ShownMachine) {
    this.#figure = figure;
    const asker = {
      get lifetime() {
        return figure.lifetime;
      },
      requestUpdate: () => figure.retell(),
    };
    this.#world = new LatestAnswer(asker);
    this.#crossed = new LatestAnswer(asker);
    this.timeline = new Timeline(() => figure.retell());
  }

  render(words: Messages): TemplateResult {
    this.#figure.showOverlay(this);
    const world = this.#read();
    // What was asked of the system before says nothing of this one.
    const crossed = world && this.#crossed.answer;
    const { fields } = this.#figure;
    const rule = {
      name: 'rule',
      min: 0,
      max: 255,
      value: () => this.#rule,
      take: (value: number) => this.#begin(this.#kind, value),
    };
    return html`<p class="wide">${words.text('boundary-about')}</p>
      ${renderChoice<Kind>(
        words,
        {
          legend: 'boundary-kind',
          name: 'kind',
          choices: kinds,
          chosen: this.#kind,
          label: (kind) => `boundary-kind-${kind}`,
          choose: (kind) => this.#begin(kind, this.#rule),
          look: 'columns',
        },
        this.#kind === 'cells' ? fields.render(rule, words) : '',
      )}
      <p class="wide">${words.text(`boundary-law-${this.#kind}`)}</p>
      ${renderChoice<Side>(words, {
        legend: 'boundary-side',
        name: 'side',
        choices: sides,
        chosen: this.#side,
        label: (side) => `boundary-side-${side}`,
        choose: (side) => {
          this.#side = side;
          this.#figure.retell();
        },
      })}
      ${renderAnswer(words, this.#world)}${renderAnswer(words, this.#crossed)}
      ${crossed?.same ? html`<p class="wide">${say(words, { id: 'boundary-same' })}</p>` : ''}
      ${world?.returns ? html`<p class="wide">${say(words, { id: 'boundary-back' })}</p>` : ''}`;
  }

  picture(words: Messages, size: Size): TemplateResult {
    const { width, height } = size;
    const world = this.#read();
    const cut = this.#cut;
    if (!world || !cut) return html`<svg class="picture" width=${width} height=${height}></svg>`;
    const places = placesOf(size, world, this.#figure.projected ? 1.7 : 1);
    this.#places = places;
    const step = this.timeline.cursor;
    const handles = isMiddle(this.#kind)
      ? [
          { at: cut.from, label: words.text('boundary-left') },
          { at: cut.to, label: words.text('boundary-right') },
        ]
      : [{ at: cut.to, label: words.text('boundary-line') }];
    const frame = {
      world,
      cut,
      step,
      handles,
      crossing: this.#crossing,
      side: this.#side,
      names: [words.text('boundary-environment'), words.text('boundary-machine')] as const,
    };
    return html`<svg class="picture machine boundaries" role="group" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('boundary-picture')}
      @pointerdown=${this.#press} @pointermove=${this.#drag} @pointerup=${this.#release} @pointercancel=${this.#release}
      @keydown=${this.#key}>${boundaryPicture(frame, places)}</svg>`;
  }

  caption(): Sentence {
    return { id: 'boundary-caption' };
  }

  narration(): readonly Sentence[] {
    const world = this.#world.answer;
    if (!world) return [];
    const step = this.timeline.cursor;
    const crossing = this.#crossing;
    if (!crossing || step >= world.steps) return [{ id: 'boundary-end', args: { step } }];
    const machine = this.#side === 'machine';
    const shown = (value: number | undefined) => (value === undefined ? '–' : String(value));
    // What one side hears, the other has said.
    const [left, right] = machine
      ? [crossing.fromLeft, crossing.fromRight]
      : [crossing.toLeft, crossing.toRight];
    const [toLeft, toRight] = machine
      ? [crossing.toLeft, crossing.toRight]
      : [crossing.fromLeft, crossing.fromRight];
    const args = {
      step: step + 1,
      heard: across(left, right),
      left: shown(left),
      right: shown(right),
      said: across(toLeft, toRight),
      toLeft: shown(toLeft),
      toRight: shown(toRight),
    };
    return [{ id: machine ? 'boundary-machine-hears' : 'boundary-environment-hears', args }];
  }

  description(): readonly Sentence[] {
    return this.narration();
  }

  get #crossing(): Crossing | undefined {
    return this.#crossed.answer?.crossings[this.timeline.cursor];
  }

  #begin(kind: Kind, rule: number): void {
    [this.#kind, this.#rule] = [kind, rule];
    this.#cut = undefined;
    this.timeline.place(0);
    this.#figure.retell();
  }

  #read(): World | undefined {
    const config = configOf(this.#kind, this.#rule);
    const key = JSON.stringify(config);
    this.#world.of(key, (asking) => askWorld(config, asking));
    const world = this.#world.answer;
    if (!world) return undefined;
    this.#cut ??= firstCut(this.#kind, world);
    this.timeline.length = world.steps;
    const cut = this.#cut;
    this.#crossed.of(`${key} ${cut.from} ${cut.to}`, (asking) => askCut(config, cut, asking));
    return world;
  }

  #move(which: 'from' | 'to', to: number): void {
    const count = this.#world.answer?.cells.length ?? 0;
    const { from, to: end } = this.#cut ?? { from: 0, to: 0 };
    const cut =
      which === 'from'
        ? { from: Math.max(0, Math.min(to, end)), to: end }
        : { from, to: Math.max(from, Math.min(to, count)) };
    if (cut.from === from && cut.to === end) return;
    this.#cut = cut;
    this.#figure.retell();
  }

  readonly #press = (event: PointerEvent): void => {
    const handle = (event.target as Element).closest<SVGGElement>('.boundary')?.dataset.handle;
    if (handle === undefined) return;
    this.timeline.pause();
    this.#held = isMiddle(this.#kind) && handle === '0' ? 'from' : 'to';
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly #drag = (event: PointerEvent): void => {
    const count = this.#world.answer?.cells.length;
    if (!this.#held || !this.#places || count === undefined) return;
    this.#move(this.#held, boundaryAt(this.#places, placeIn(event).x, count));
  };

  readonly #release = (): void => {
    this.#held = undefined;
  };

  readonly #key = (event: KeyboardEvent): void => {
    const handle = (event.target as Element).closest<SVGGElement>('.boundary')?.dataset.handle;
    const by = keys[event.key];
    if (handle === undefined || by === undefined || !this.#cut) return;
    const which = isMiddle(this.#kind) && handle === '0' ? 'from' : 'to';
    this.#move(which, this.#cut[which] + by);
    event.preventDefault();
  };
}

/** Across which boundaries something crosses, as a choice of a message. */
function across(left: number | undefined, right: number | undefined): string {
  if (left === undefined) return right === undefined ? 'nothing' : 'right';
  return right === undefined ? 'left' : 'both';
}
