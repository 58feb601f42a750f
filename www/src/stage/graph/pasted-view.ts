import { html, nothing, type TemplateResult } from 'lit';
import type { GraphReading } from '../../../pkg/graphs.js';
import type { ForeignReading } from '../../reading/graph.ts';
import type { Messages } from '../../words/messages.ts';
import { renderRefusal } from '../form.ts';
import { renderChoice } from '../inputs.ts';
import { liveRegion } from '../live-region.ts';
import { edgeName } from './edge-name.ts';
import type { GraphChoice, Pasted, ReadGraph } from './pasted.ts';

/** The ways in which a question can be answered, and what each says to the core. */
const answers: Readonly<
  Record<GraphReading['open'][number], Readonly<Record<string, GraphChoice>>>
> = {
  direction: { both: { directed: false }, oneway: { directed: true } },
  columns: {
    weights: { columns: 'weights' },
    neighbours: { columns: 'neighbours' },
    labels: { columns: 'labels' },
  },
  counts: { counts: { counts: true }, edge: { counts: false } },
  ends: { names: { indices: false }, indices: { indices: true } },
  blanks: { parts: { blanks: false }, names: { blanks: true } },
  names: { called: { named: 'labels' }, numbered: { named: 'numbers' } },
};

/** What a visitor can say where a text is refused because it can be read in several ways. */
const remedies: Readonly<Record<string, Readonly<Record<string, GraphChoice>>>> = {
  'graph-doubtful-column': answers.columns,
  'graph-number-alone': { edges: { form: 'edges' } },
  'graph-other-form': { edges: { form: 'edges' } },
  'graph-both-ways': { make: { directed: true } },
};

/** How a text is read, before it counts; or why it is refused. What can be read in another way can be chosen. */
export function renderReading(
  words: Messages,
  pasted: Pasted,
  correct: (choice: GraphChoice) => void,
  oneWay: boolean,
): TemplateResult {
  const { seen, error } = pasted;
  if (error) {
    const ways = Object.entries(remedies[error.code] ?? {});
    return html`<p>${renderRefusal(words, error, 'about-graph')}
      ${ways.map(([name, choice]) => html`<button @click=${() => correct(choice)}>${words.text(`graph-read-${name}`)}</button>`)}</p>`;
  }
  const open = seen?.reading?.open.filter((one) => !oneWay || one !== 'direction') ?? [];
  return html`<p id="about-graph" class="about">${renderRead(words, seen)}
      ${seen ? nothing : words.text('graph-text-about')}</p>
    ${open.map((question) => renderQuestion(words, pasted, correct, question))}`;
}

/** The sentences of a reading, spoken when it is new. `drawn` is whether the graph is drawn as it was read. */
export const renderRead = (words: Messages, seen: ReadGraph | undefined, drawn = true): unknown =>
  liveRegion(
    seen?.reading
      ? sentences(words, seen, seen.reading, drawn).map((one) => html`${one} `)
      : nothing,
    { attempt: seen },
  );

function renderQuestion(
  words: Messages,
  pasted: Pasted,
  correct: (choice: GraphChoice) => void,
  question: GraphReading['open'][number],
): TemplateResult {
  const ways = answers[question];
  const reading = pasted.seen?.reading;
  const chosen = Object.entries(ways).find(
    ([, choice]) =>
      reading && Object.entries(choice).every(([field, value]) => said(reading, field) === value),
  );
  return renderChoice(words, {
    legend: `graph-ask-${question}`,
    name: `graph-${question}`,
    choices: Object.keys(ways),
    chosen: chosen?.[0],
    label: (way) => `graph-read-${way}`,
    choose: (way) => correct(ways[way] ?? {}),
    look: 'graph-tools',
  });
}

/** What a reading says of a field of the choice. */
const said = (reading: ForeignReading, field: string): unknown =>
  (reading as unknown as Record<string, unknown>)[field];

/** Whole sentences that say how a text was read, and what of it is not used. */
function sentences(words: Messages, seen: ReadGraph, reading: ForeignReading, drawn: boolean) {
  const { names, edges, merged } = seen;
  const { form, directed, columns, counts, blanks, named, places } = reading;
  const { turned, twoWay, loops, attributes, weights } = reading;
  const kept = drawn && places && seen.drawn?.nodes.every(({ at }) => at);
  const args = { form, nodes: names.length, edges: edges.length / 2 };
  return [
    words.text('graph-read', { ...args, direction: directed ? 'oneway' : 'both' }),
    columns &&
      (columns !== 'weights' || lined(form)) &&
      words.text('graph-read-columns', { columns: lined(form) ? columns : `of-${columns}` }),
    weights > 0 && words.text('graph-read-weighed', weighed(seen)),
    turned > 0 && words.text('graph-read-turned', { turned }),
    twoWay > 0 && words.text('graph-read-two-way', { edges: twoWay }),
    named && words.text('graph-read-named', { named }),
    counts && words.text('graph-read-counted'),
    blanks && words.text('graph-read-blanks'),
    attributes > 0 && words.text('graph-read-attributes', { attributes }),
    loops > 0 && words.text('graph-read-loops', { loops }),
    kept && words.text('graph-read-places'),
    merged > 0 && words.text('graph-merged', { merged }),
  ].filter((one) => typeof one === 'string');
}

/** What becomes of the weights: who has a use for them has put them on the edges. */
function weighed({ drawn }: ReadGraph) {
  const { edges = [] } = drawn ?? {};
  const without = edges.find(({ weight }) => weight === undefined);
  const weights = edges.filter(({ weight }) => weight !== undefined).length;
  // The core says why it looks for no path then.
  const below = edges.find(({ weight }) => weight && /^-[0.]*[1-9]/.test(weight));
  const weighed = weights === 0 ? 'none' : without ? 'some' : below ? 'below' : 'all';
  const named = without ?? below;
  return { weighed, weights, edge: drawn && named ? edgeName(drawn, named) : '' };
}

/** Whether a form has lines of columns. */
const lined = (form: string): boolean =>
  /^(edges|csv|pajek|dimacs|matrix-market|lgl|tgf)$/.test(form);
