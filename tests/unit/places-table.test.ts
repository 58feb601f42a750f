/** The table of docs/places.md says what is so, as far as a tool is quick and comes from npm. */
import { describe, expect, test } from 'vitest';
import { places } from '../../www/src/share/places.ts';
import { tools } from '../hosts/engines/tools.ts';
import { claims, explained, formOf, knownBy, rows } from '../support/places-table.ts';
import { filters, seen } from './snippet-filters.ts';

const base = { url: 'https://figures.example/0.1.0/', isPublic: true };
const snippet = {
  exhibit: 'nim',
  link: 'v=1&heaps=1,4,5,7&cursor=1',
  title: 'Which move wins?',
  picture: 'Heaps of 1, 4, 5 and 7 stones',
};
const named = (known: string) => rows.filter((row) => row.known === known).map(({ tool }) => tool);

test('has a row for each of at least 45 tools, in the words that it explains', () => {
  expect(rows.length).toBeGreaterThanOrEqual(45);
  expect(new Set(rows.map(({ tool }) => tool)).size).toBe(rows.length);
  for (const row of rows) {
    for (const word of [row.frame, row.element, row.shows])
      expect([...explained, '—'], row.tool).toContain(word);
    expect(knownBy, row.tool).toContain(row.known);
    expect(row.version, row.tool).not.toBe('');
  }
});

test.each(rows)('the dialog has for $tool what shows a figure, a picture or words', (row) => {
  const { place, form, shows } = row;
  expect(Object.keys(places)).toContain(place);
  expect(places[place]).toContain(formOf(form));
  expect(['figure', 'picture', 'words']).toContain(shows);
});

test('every tool that is run has a row, and every row that says so is run', () => {
  expect(named('npm test').sort()).toEqual(Object.keys(filters).sort());
  expect(named('full').sort()).toEqual(tools.map(({ name }) => name).sort());
});

describe.each(rows.filter(({ known }) => known === 'npm test'))('after $tool', (row) => {
  test.each(claims(row))('the %s is seen as: %s', async (form, what) => {
    const filtered = await filters[row.tool]?.(formOf(form).write(base, snippet));
    expect(seen(filtered ?? ''), filtered).toBe(what);
  });
});
