/// <reference path="../../www/src/env.d.ts" />
import { afterEach, expect, test, vi } from 'vitest';
import { NetworksFigure } from '../../www/src/exhibits/networks/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { openedPanel, until } from './drawn-panel.ts';

afterEach(() => vi.unstubAllGlobals());

test('a network that comes beside the shown one is announced by its name, and not the last comparator', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const { figure, panel } = await openedPanel(new NetworksFigure(nowhere('en')), 'network');
  await until(() => panel.all('input[name=beside][value=bubble]').length > 0);
  panel.check('input[name=beside][value=bubble]');
  await until(() => figure.loaded && figure.currentScene().beside === 'bubble');
  expect(figure.editor.news).toEqual({
    id: 'network-beside-this',
    args: { name: 'bubble sort' },
  });
  figure.release();
});
