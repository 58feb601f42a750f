/// <reference path="../../www/src/env.d.ts" />
/** The tabs of a figure: grouped by what they are for, and every group has a name. */
import { expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { Fetching } from '../../www/src/stage/lazy.ts';
import { renderTabs } from '../../www/src/stage/tabs.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { opened } from './drawn-panel.ts';
import { markupOf, textOf } from './markup.ts';

test.each(exhibits)(
  '$slug: first what there is to do, then to look at, then to publish',
  async ({ slug, midway, panels }) => {
    const still = await stillOf(slug);
    await still.fetch?.();
    const figure = await opened(new still.figure(nowhere('en')), midway);
    const { words } = figure;
    if (!words) throw new Error('the figure has no words');
    const drawn = markupOf(renderTabs(figure, words, new Fetching(() => {}), async () => {}));
    const groups = [
      ...drawn.matchAll(/<div class="tabs" role="group" aria-label="([^"]+)">(.*?)<\/div>/g),
    ];
    const named = groups.map(([, name = '']) => name);
    expect(
      ['Things to do', 'Things to look at', 'Publish'].filter((one) => named.includes(one)),
    ).toEqual(named);
    expect(named).toHaveLength(3);
    const tabs = groups.map(([, , within = '']) => textOf(within));
    expect(tabs.at(-1)).toBe('Share Embed Export');
    // No panel is lost, and none stands in two groups.
    const own = tabs.slice(0, -1).join(' ');
    for (const name of panels) expect(own.split(words.text(`word-${name}`)).length, name).toBe(2);
    figure.release();
  },
);
