/// <reference path="../../www/src/env.d.ts" />
/** The panels of networks around their own figure: a network from the table, two beside each other, and the proof. */
import { expect, test } from 'vitest';
import { NetworksFigure } from '../../www/src/exhibits/networks/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { openedPanel, until } from './drawn-panel.ts';

async function open(name: string, link: string) {
  const { figure, panel } = await openedPanel(new NetworksFigure(nowhere('en')), name, link);
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  return { figure, panel, words };
}

test('every network of the table has the size and the depth that the table says, and sorts', async () => {
  const { figure, panel } = await open('network', 'v=1&wires=8');
  await until(() => panel.all('input[name=kind]').length > 7);
  for (const { value } of panel.all('input[name=kind]')) {
    panel.check(`input[name=kind][value="${value}"]`);
    await until(() => figure.loaded && figure.currentScene().kind === value);
    const row = panel
      .one(`input[name=kind][value="${value}"]`)
      .closest('tr')
      ?.querySelectorAll('td');
    const { size, ends } = figure.traced ?? {};
    expect(
      [...(row ?? [])].slice(3).map((cell) => Number(cell.textContent)),
      value,
    ).toEqual([size, ends?.length]);
    figure.afterDrawing();
    await until(() => figure.judge.answer);
    expect(figure.judge.answer?.verdict.outcome, value).toBe('sorts');
  }
});

test('two networks stand beside each other with the same elements, and one of them goes again', async () => {
  const { figure, panel, words } = await open('network', 'v=1&wires=8&kind=insertion&by=layer');
  await until(() => panel.all('input[name=kind]').length > 7);
  panel.check('input[name=beside][value=bubble]');
  await until(() => figure.loaded && figure.beside);
  expect(figure.beside?.row(0)).toEqual(figure.traced?.row(0));
  expect(figure.editable).toBe(false);
  expect(panel.text).toContain(words.text('kind-bubble'));
  panel.check('input[name=beside]:not([value])');
  await until(() => figure.loaded && !figure.beside);
  expect(figure.currentScene().beside).toBe('none');
});

test('the proof has a row for each comparator, which leads to its place, and a chart of its growth', async () => {
  const { figure, panel, words } = await open('proof', 'v=1&wires=8');
  figure.afterDrawing();
  const size = figure.traced?.size;
  await panel.says(words.text('proof-end', { last: 9, wires: 8 }));
  expect(panel.text).toContain(words.text('proof-idle-none'));
  const rows = () => panel.all('.funnel tbody tr');
  expect(rows()).toHaveLength(size ?? -1);
  // One state is left for each number of 1s.
  expect(rows().at(-1)?.lastElementChild?.textContent).toBe('9');
  const leads = rows()[0]?.querySelector('button');
  leads?.click();
  expect(figure.timeline.cursor).toBe(Number(/\d+/.exec(leads?.textContent ?? '')?.[0]));
  await until(() => panel.all('section.growth tbody tr').length === 31);
  expect(panel.texts('section.growth tbody tr').at(-1)).toContain('4,294,967,296');
});
