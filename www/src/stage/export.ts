import { html } from 'lit';
import { siteBase } from '../share/base.ts';
import type { Messages } from '../words/messages.ts';
import { fullText } from '../words/reading-time.ts';
import { type Sentence, sayAll } from '../words/sentence.ts';
import { painted } from './export/paint.ts';
import { printed } from './export/printed.ts';
import { type Sheet, sheetOf, type WordsHeight, withRasters } from './export/sheet.ts';
import { type Rows, written } from './export/table.ts';
import { type Asking, renderLegend } from './picture.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { Row, Rows } from './export/table.ts';

/** What one row of a figure's table stands for. */
export type Tabled = 'steps' | 'plies' | 'points' | 'lost';

/** What the export needs to know about a figure. */
export interface Exportable extends Asking {
  readonly exhibit: string;
  readonly renderRoot: ParentNode;
  readonly vocabulary: Vocabulary;
  readonly narrator: { said(words: Messages): readonly Sentence[] };
  /** The link to the moment, without `#`. */
  currentLink(): string;
  /** The run as rows, with the names of the columns first. `words` include those of tables. */
  csv(words: Messages): Rows;
}

/** Saves the figure as it looks now: the picture as SVG or PNG, the run as CSV. */
export async function exportFigure(figure: Exportable, kind: 'svg' | 'png' | 'csv'): Promise<void> {
  if (kind === 'csv') return saveTable(figure, '', (words) => figure.csv(words));
  const sheet = await sheetNow(figure);
  const name = `appleyard-${figure.exhibit}.${kind}`;
  if (!sheet) return;
  if (kind === 'png') return save(name, await painted(sheet));
  save(
    name,
    new Blob([new XMLSerializer().serializeToString(withRasters(sheet))], {
      type: 'image/svg+xml',
    }),
  );
}

/**
 * What the figure shows now, with its title, legend, narration and link; undefined if it shows no picture. In a `film`
 * the words of every picture have these heights at least, and there is room for the longest narration that may be said at
 * once. Its narration may be that of an earlier step.
 */
export async function sheetNow(
  figure: Omit<Exportable, 'csv'>,
  film?: WordsHeight,
  said?: readonly Sentence[],
): Promise<Sheet | undefined> {
  const picture = figure.renderRoot.querySelector<SVGSVGElement>('svg.picture');
  const { words } = figure.vocabulary;
  if (!picture || !words) return undefined;
  return sheetOf(picture, {
    title: words.text('title'),
    legend: renderLegend(figure, words),
    narration: html`${sayAll(words, said ?? printed(figure, words))}`,
    room: film === undefined ? undefined : { kept: film, text: fullText(words.language) },
    address: `${siteBase().url}${figure.exhibit}/#${figure.currentLink()}`,
  });
}

/**
 * Saves a table of a figure as CSV in the current language. `about` distinguishes its file name from
 * others.
 */
export async function saveTable(
  { exhibit, vocabulary }: Pick<Exportable, 'exhibit' | 'vocabulary'>,
  about: '' | '-table',
  rows: (words: Messages) => Rows,
): Promise<void> {
  await vocabulary.more('tables');
  if (vocabulary.words)
    save(`appleyard-${exhibit}${about}.csv`, await written(rows(vocabulary.words)));
}

/** Saves a file. */
export function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download holds the data itself once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
