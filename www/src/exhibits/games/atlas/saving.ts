import { html, nothing, type TemplateResult } from 'lit';
import type { AtlasRow, AtlasRows } from '../../../../pkg/atlas.js';
import { CodedError, isEnded } from '../../../engine/errors.ts';
import { written } from '../../../stage/export/table.ts';
import { type Exportable, exportFigure, save } from '../../../stage/export.ts';
import { renderRefusal } from '../../../stage/form.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownPosition } from '../shown.ts';
import type { AtlasRun, Known } from './known.ts';
import { allRows, type TableRun } from './table-rows.ts';

/** The most bytes of a saved table. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What goes on with the files of a game: how far the table has come, and what has failed. */
interface Saving {
  done?: number | undefined;
  bytes?: number;
  error?: CodedError | undefined;
}
const going = new WeakMap<Known, Saving>();

/** The buttons that save the table and the graph. The size of a table is said before it is written. */
export function renderSaving(
  figure: Exportable & Pick<ShownPosition, 'mayReveal' | 'requestUpdate'>,
  words: Messages,
  known: Known,
): TemplateResult {
  const state = going.get(known) ?? {};
  going.set(known, state);
  const { positions, drawn } = known.summary;
  const run = known.run as unknown as TableRun & AtlasRun;
  if (state.bytes === undefined && !state.error) {
    state.bytes = 0;
    void run
      .ask('rows', 0)
      .then((piece) => {
        state.bytes = estimated(piece, positions);
      })
      .catch(() => {})
      .finally(() => figure.requestUpdate());
  }
  const { bytes } = state;
  const much = bytes !== undefined && bytes > MOST_BYTES;
  const busy = state.done !== undefined;
  const off = !figure.mayReveal('hints') || busy || much;
  const act = (make: () => Promise<void>) => async () => {
    if (busy) return;
    state.done = 0;
    state.error = undefined;
    figure.requestUpdate();
    try {
      await make();
    } catch (thrown) {
      if (!isEnded(thrown)) state.error = CodedError.from(thrown);
    }
    state.done = undefined;
    figure.requestUpdate();
  };
  const table = (kind: 'csv' | 'json') =>
    act(async () => {
      await figure.vocabulary.more('tables');
      const said = figure.vocabulary.words ?? words;
      const rows = allRows(run, (done) => {
        state.done = done;
        figure.requestUpdate();
      });
      const blob = kind === 'csv' ? await written(asTable(said, rows)) : await asJson(rows);
      save(`appleyard-games-positions.${kind}`, blob);
    });
  const dot = act(async () => {
    const text = await run.ask('dot');
    save('appleyard-games-graph.dot', new Blob([text], { type: 'text/vnd.graphviz' }));
  });
  // The picture shows no more than the visitor sees.
  const svg = act(() => exportFigure(figure, 'svg'));
  const button = (id: string, on: boolean, does: () => Promise<void>) =>
    html`<button class="primary" aria-disabled=${!on} @click=${() => on && void does()}>${words.text(id)}</button>`;
  const about = {
    kilobytes: bytes && Math.ceil(bytes / 1000),
    positions,
    much: much ? 'yes' : 'no',
  };
  return html`<section class="wide atlas-saving"><h2>${words.text('atlas-save')}</h2>
    <p class="choices">${button('atlas-save-csv', !off, table('csv'))} ${button('atlas-save-json', !off, table('json'))}
      ${button('atlas-save-dot', !off && drawn, dot)} ${button('atlas-save-svg', !busy, svg)}</p>
    <p class="about">${busy ? words.text('atlas-saving', { done: state.done, positions }) : bytes === undefined ? nothing : words.text('atlas-size', about)}</p>
    ${renderRefusal(words, state.error)}</section>`;
}

/** The bytes of the whole table, from its first piece. */
export function estimated({ rows }: AtlasRows, positions: number): number {
  const first = new Blob([rows.map((row) => line(row).join(',')).join('\r\n')]).size;
  return rows.length === 0 ? 0 : Math.ceil((first * positions) / rows.length);
}

const line = (row: AtlasRow): (string | number)[] => [
  row.position,
  row.outcome,
  row.remoteness ?? '',
  row.depth ?? '',
  row.best ?? '',
];

async function* asTable(
  words: Messages,
  rows: AsyncIterable<AtlasRow>,
): AsyncGenerator<(string | number)[]> {
  const names = ['position', 'outcome', 'plies', 'depth', 'best'] as const;
  yield names.map((name) => words.text(`column-${name}`));
  for await (const row of rows) yield line(row).with(1, words.text(`outcome-${row.outcome}`));
}

/** The table as JSON, one position in each line. */
export async function asJson(rows: AsyncIterable<AtlasRow>): Promise<Blob> {
  const parts: string[] = ['[\n'];
  let first = true;
  for await (const row of rows) {
    parts.push(`${first ? '' : ',\n'}${JSON.stringify(row)}`);
    first = false;
  }
  parts.push('\n]\n');
  return new Blob(parts, { type: 'application/json' });
}
