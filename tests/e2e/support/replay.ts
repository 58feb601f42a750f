/** A sort done again from its exported table, apart from the code that is tested. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPanel } from './quicksort.ts';
import { expect } from './test.ts';

export interface Row {
  readonly step: number;
  readonly operation: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The table of all steps, as the Export panel gives it. */
export async function exportedRows(page: Page): Promise<Row[]> {
  const panel = await openPanel(page, 'Export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^CSV/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('appleyard-quicksort.csv');
  const [header, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toBe('step,operation,a,b,c');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  return lines.map((line) => {
    const [step, operation = '', a, b, c] = line.split(',');
    return { step: Number(step), operation, a: Number(a), b: Number(b), c: Number(c) };
  });
}

/** The two places whose elements change places in a step, counted from 0. */
export function exchangedBy({ operation, a, b, c }: Row): readonly [number, number] | undefined {
  switch (operation) {
    case 'pivot':
    case 'place':
      return [a, b];
    case 'larger':
      return [b, c];
    case 'smaller':
    case 'move':
      return [a - 1, b - 1];
    case 'exchange':
      return [a - 1, b];
    case 'shift':
      return [a - 1, a];
    case 'comparator':
      return c === 1 ? [a, b] : undefined;
    default:
      return undefined;
  }
}

/** The list at the start and after each step. */
export function replay(list: readonly number[], rows: readonly Row[]): number[][] {
  const lists = [[...list]];
  for (const row of rows) {
    const next = [...(lists.at(-1) ?? [])];
    const [from, to] = exchangedBy(row) ?? [0, 0];
    [next[from], next[to]] = [next[to] ?? Number.NaN, next[from] ?? Number.NaN];
    lists.push(next);
  }
  return lists;
}

const compares = [
  'probe',
  'equal',
  'larger',
  'smaller',
  'scan-left',
  'scan-right',
  'stay',
  'move',
  'shift',
  'settle',
  'comparator',
];
const swapping = ['pivot', 'larger', 'smaller', 'exchange', 'move', 'place'];

/** Comparisons, exchanges and comparators of some steps, counted from the table. */
export function counted(rows: readonly Row[]) {
  const count = (wanted: (row: Row) => boolean) => rows.filter(wanted).length;
  return {
    comparisons: count(({ operation }) => compares.includes(operation)),
    swaps: count((row) => {
      const [from, to] = exchangedBy(row) ?? [0, 0];
      return swapping.includes(row.operation) && from !== to;
    }),
    comparators: count(({ operation }) => operation === 'comparator'),
  };
}
