/** A row of a table. */
export type Row = readonly (string | number)[];
/** Rows of a table. A large table comes piece by piece. */
export type Rows = Iterable<Row> | AsyncIterable<Row>;

/** The rows that are joined before the file gets them. */
const ROWS_A_PART = 10_000;

/**
 * A table as CSV. Its first character says that it is UTF-8, because spreadsheets would guess another
 * encoding.
 */
export async function written(rows: Rows): Promise<Blob> {
  const done: string[] = ['\ufeff'];
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(`${row.map(quoted).join(',')}\r\n`);
    if (lines.length < ROWS_A_PART) continue;
    done.push(lines.join(''));
    lines = [];
  }
  return new Blob([...done, lines.join('')], { type: 'text/csv' });
}

/** RFC 4180: a cell with a comma, a quote or a line break is quoted. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
