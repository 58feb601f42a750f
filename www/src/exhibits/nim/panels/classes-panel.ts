import { html, nothing, svg, type TemplateResult } from 'lit';
import type { HeapRecord, HeapWhy, NimClass, NimSummary } from '../../../../pkg/nim.js';
import { CodedError } from '../../../engine/errors.ts';
import { worth } from '../../../stage/game-account.ts';
import { type Asker, LatestAnswers } from '../../../stage/latest-answer.ts';
import type { Panel } from '../../../stage/panels.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { takeArgs } from '../account.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import type { NimScene } from '../scene.ts';
import type { ShownGame } from '../shown.ts';

type End = NimScene['end'];

/** The game whose classes are shown. */
type ClassesFigure = Pick<
  ShownGame,
  'here' | 'summary' | 'play' | 'timeline' | 'currentScene' | 'lifetime' | 'requestUpdate'
>;

/** The panel “Last stone”: the class of the position, and who wins under both end rules. */
export class ClassesPanel implements Panel {
  readonly #figure: ClassesFigure;
  readonly #others: ReturnType<typeof othersOf>;

  constructor(figure: ClassesFigure) {
    this.#figure = figure;
    this.#others = othersOf(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { here, summary, play, timeline } = figure;
    if (!here) return nothing;
    return renderClasses({
      words,
      why: here.why,
      courses: summary?.courses,
      scene: figure.currentScene(),
      record: play.record,
      cursor: timeline.cursor,
      others: this.#others,
    });
  }
}

export interface ClassesView {
  readonly words: Messages;
  readonly why: HeapWhy;
  /** The courses of play; undefined in games that are not Nim. */
  readonly courses: NimSummary['courses'];
  readonly scene: NimScene;
  readonly record: HeapRecord | undefined;
  readonly cursor: number;
  readonly others: LatestAnswers<HeapWhy>;
}

/** The width and height of a class in a course of play, and the radii of its mark and of the mark of the present one, in px. */
const [STEP, HEIGHT, MARK, HERE] = [38, 40, 14, 17.5];
/** All classes, in the order of a long game. */
const CLASSES: readonly NimClass[] = ['S2', 'T2', 'S1', 'S0', 'T0'];

/** The class of the position, the two end rules beside each other, and the courses of play. */
export function renderClasses(panel: ClassesView): TemplateResult {
  const { words, why } = panel;
  const at = why.class;
  if (!at) return html`<p>${words.text('classes-only-nim')}</p>`;
  return html`<div>
    <p><span class="badge">${at}</span> ${say(words, { id: `class-${at}` })}</p>
    <div class="side-by-side">${(['normal', 'misere'] as const).map((end) => oneEnd(panel, end, at))}</div>
    <p class="about">${words.text('classes-s1')}</p>
    ${played(panel)}
    <ul class="plain classes">${CLASSES.map((name) => html`<li><span class="badge">${name}</span> ${words.text(`class-${name}`)}</li>`)}</ul>
  </div>`;
}

/** Who wins under one end rule, which moves win, and where the position is in the course of play. */
function oneEnd(panel: ClassesView, end: End, at: NimClass): TemplateResult {
  const { words, why, courses, scene } = panel;
  const outcome = why.classOutcomes?.[end];
  const other = end === scene.end ? why : underOtherRule(panel, end);
  const steps = courses?.[end] ?? [];
  const here = steps.findIndex((step) => step.class === at);
  const nodes = steps.map(({ class: name, outcome }, place) => ({
    name,
    lost: outcome === 'P',
    here: place === here,
  }));
  return html`<section class="scroll"><h2>${words.text(`classes-${end}`)}</h2>
    <p>${say(words, worth(outcome ?? 'P', 'mover'))}
      ${other ? takes(other, words) : nothing}</p>
    ${course(nodes, words.text(`classes-course-${end}`))}</section>`;
}

function takes({ winningTakes, heaps }: HeapWhy, words: Messages): TemplateResult {
  const named = winningTakes.map((take) =>
    words.text('take-named', { ...takeArgs(take, heaps), heaps: heaps.length }),
  );
  if (named.length === 0) return html``;
  const list = listed(named, words.language);
  return html`${words.text('nim-winning-takes', { list, more: 0 })}`;
}

/** What the core found for the other end rule, by position. */
export const othersOf = (figure: Asker) => new LatestAnswers<HeapWhy>(figure);

/** The same position under the other end rule; undefined while the core solves it, or if the core refuses. */
function underOtherRule({ why, scene, others }: ClassesView, end: End): HeapWhy | undefined {
  const found = others.of(`${end} ${why.heaps.join()}`, (asking) =>
    engine.read('Nim', configOf({ ...scene, end }), asking, (run) => run.ask('why', why.heaps)),
  );
  return found instanceof CodedError ? undefined : found;
}

/** A class on a course of play. */
interface Node {
  readonly name: NimClass;
  readonly lost: boolean;
  readonly here: boolean;
}

/** A course of play as a path: lost classes are discs, won ones rings, and the current one is marked. */
function course(nodes: readonly Node[], label: string): TemplateResult {
  const x = (place: number) => (place + 0.5) * STEP;
  const y = HEIGHT / 2;
  return html`<svg class="course" width=${nodes.length * STEP} height=${HEIGHT} role="img" aria-label=${label}>
    ${nodes.slice(1).map((_, place) => svg`<line x1=${x(place) + MARK} x2=${x(place + 1) - MARK} y1=${y} y2=${y}></line>`)}
    ${nodes.map(
      (
        node,
        place,
      ) => svg`${node.here ? svg`<circle class="at" cx=${x(place)} cy=${y} r=${HERE}></circle>` : nothing}
        <circle class=${node.lost ? 'lost' : 'won'} cx=${x(place)} cy=${y} r=${MARK}></circle>
        <text class=${node.lost ? 'node on-lost' : 'node'} x=${x(place)} y=${y}>${node.name}</text>`,
    )}</svg>`;
}

/** The course of the game just played. */
function played({ record, words, cursor }: ClassesView) {
  const plies = record?.plies ?? [];
  const nodes = plies.flatMap(({ outcome }, ply) => {
    const name = record?.classes?.[ply];
    return name ? [{ name, lost: outcome === 'P', here: ply === cursor }] : [];
  });
  if (nodes.length < 2) return nothing;
  const label = nodes.map(({ name }) => name).join(' → ');
  return html`<section class="scroll"><h2>${words.text('classes-played')}</h2>${course(nodes, label)}</section>`;
}
