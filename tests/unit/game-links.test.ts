/// <reference path="../../www/src/env.d.ts" />
/** A game that somebody shares: who opens its link may ask why, unless the one who made the first link forbade it. */
import { describe, expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { DrawnPanel, opened, until } from './drawn-panel.ts';

/** Each exhibit with a game, at its start, and the fields with which “I go first” begins there. */
const games = [
  ['nim', '', {}],
  ['chain', '', {}],
  ['games', '', {}],
  ['lattice', '', { path: [{ m: 20, n: 0 }], opponent: 'perfect' }],
] as const;

/** A figure of an exhibit at a link, and the buttons beside its game. */
async function played(slug: (typeof games)[number][0], link: string) {
  const still = await stillOf(slug);
  await still.fetch?.();
  const figure = await opened(new still.figure(nowhere('en')), link);
  const aside = new DrawnPanel(() => figure.words && figure.panels.aside(figure.words));
  return { figure, aside };
}

describe.each(games)('%s', (slug, link, fields) => {
  test.each(['first', 'second'] as const)('the %s player is the computer', async (computer) => {
    for (const teacher of ['', '&hints=off']) {
      const { figure } = await played(slug, `v=1${link}${teacher}`);
      const begun = figure as unknown as { begin(fields: unknown): Promise<void> };
      await begun.begin({ computer, ...fields });
      await until(() => figure.timeline.length === (computer === 'first' ? 1 : 0));
      await until(() => /(path|plies|takes)=/.test(figure.currentLink()));
      const shared = figure.currentLink();
      expect(shared.includes('hints=off'), shared).toBe(teacher !== '');
      figure.release();
      const later = await played(slug, shared);
      await until(() => later.aside.text !== '');
      expect(later.aside.texts('.why-button').length > 0, shared).toBe(teacher === '');
      if (teacher === '') {
        later.aside.press(later.aside.texts('.why-button')[0] ?? '');
        await until(() => later.aside.all('.why-button[aria-pressed="true"]').length === 1);
      }
      later.figure.release();
    }
  });
});
