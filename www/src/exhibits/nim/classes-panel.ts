import { html, nothing, svg, type TemplateResult } from 'lit';
import type { HeapRecord, HeapWhy, NimSummary } from '../../../pkg/nim.js';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { takeArgs } from './account.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { NimScene } from './scene.ts';

type Class = NonNullable<HeapWhy['class']>;
type End = NimScene['end'];

export interface ClassesPanel {
  readonly words: Messages;
  readonly why: HeapWhy;
  /** The courses of play; undefined in games that are not Nim. */
  readonly courses: NimSummary['courses'];
  readonly scene: NimScene;
  readonly record: HeapRecord | undefined;
  readonly cursor: number;
  redraw(): void;
}

/** Room of a class in a course, in px. */
const [STEP, HEIGHT] = [58, 48];

/** The class of the position, both ways of winning beside each other, and the courses of play. */
export function renderClassesPanel(panel: ClassesPanel): TemplateResult {
  const { words, why, scene } = panel;
  const at = why.class;
  if (!at) return html`<p>${words.text('classes-only-nim')}</p>`;
  return html`<div>
    <p><span class="badge">${at}</span> ${say(words, { id: `class-${at}` })}</p>
    ${
      scene.hints
        ? html`<div class="side-by-side">${(['normal', 'misere'] as const).map((end) => oneEnd(panel, end, at))}</div>
      <p class="about">${words.text('classes-s1')}</p>`
        : nothing
    }
    ${played(panel)}
  </div>`;
}

/** Who wins under one end rule, by which takes, and where in the course of play the position is. */
function oneEnd(panel: ClassesPanel, end: End, at: Class): TemplateResult {
  const { words, why, courses } = panel;
  const outcome = end === 'normal' ? why.classOutcomes?.normal : why.classOutcomes?.misere;
  const other = underOtherRule(panel, end);
  const steps = courses?.[end] ?? [];
  const here = steps.findIndex((step) => step.class === at);
  const nodes = steps.map(({ class: name, outcome }, place) => ({
    name,
    lost: outcome === 'P',
    here: place === here,
  }));
  return html`<section class="scroll"><h2>${words.text(`classes-${end}`)}</h2>
    <p>${say(words, { id: 'nim-verdict', args: { outcome: outcome ?? 'P', plies: -1 } })}
      ${other ? takes(other, words) : nothing}</p>
    ${course(nodes, words.text(`classes-course-${end}`))}</section>`;
}

function takes({ winningTakes, heaps }: HeapWhy, words: Messages): TemplateResult {
  const named = winningTakes.map((take) =>
    words.text('take-named', { ...takeArgs(take), heaps: heaps.length }),
  );
  if (named.length === 0) return html``;
  const list = listed(named, words.language);
  return html`${words.text('nim-winning-takes', { list, more: 0 })}`;
}

/** What was worked out for the other end rule, by position. */
const known = new Map<string, HeapWhy | undefined>();

/** The same position under an end rule; undefined while it is on its way. */
function underOtherRule({ why, scene, redraw }: ClassesPanel, end: End): HeapWhy | undefined {
  if (end === scene.end) return why;
  const key = `${end} ${why.heaps.join()}`;
  if (!known.has(key)) {
    known.set(key, undefined);
    engine
      .quietly('Nim', configOf({ ...scene, end }))
      .then(async (run) => {
        known.set(key, await run.ask('why', why.heaps));
        run.free();
        redraw();
      })
      // What could not be had is asked for again.
      .catch(() => known.delete(key));
  }
  return known.get(key);
}

/** A class on a course of play. */
interface Node {
  readonly name: Class;
  readonly lost: boolean;
  readonly here: boolean;
}

/** A course of play as a path: lost classes are filled, won ones are rings, the present is marked. */
function course(nodes: readonly Node[], label: string): TemplateResult {
  const x = (place: number) => 26 + place * STEP;
  return html`<svg class="course" width=${nodes.length * STEP} height=${HEIGHT} role="img" aria-label=${label}>
    ${nodes.slice(1).map((_, place) => svg`<line x1=${x(place) + 19} x2=${x(place + 1) - 19} y1="24" y2="24"></line>`)}
    ${nodes.map(
      (
        node,
        place,
      ) => svg`${node.here ? svg`<circle class="at" cx=${x(place)} cy="24" r="21"></circle>` : nothing}
        <circle class=${node.lost ? 'lost' : 'won'} cx=${x(place)} cy="24" r="17"></circle>
        <text class=${node.lost ? 'node on-lost' : 'node'} x=${x(place)} y="24">${node.name}</text>`,
    )}</svg>`;
}

/** The course of the game just played. */
function played({ record, scene, words, cursor }: ClassesPanel) {
  const plies = scene.hints ? (record?.plies ?? []) : [];
  const nodes = plies.flatMap(({ class: name, outcome }, ply) =>
    name ? [{ name, lost: outcome === 'P', here: ply === cursor }] : [],
  );
  if (nodes.length < 2) return nothing;
  const label = nodes.map(({ name }) => name).join(' → ');
  return html`<section class="scroll"><h2>${words.text('classes-played')}</h2>${course(nodes, label)}</section>`;
}
