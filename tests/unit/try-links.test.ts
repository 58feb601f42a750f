/// <reference path="../../www/src/env.d.ts" />
/** Every use of a link under “Try” is answered aloud, once: also if the moment before it said the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { opened, until } from './drawn-panel.ts';

/** The links of a page. */
function linksOf(slug: Slug): string[] {
  const page = readFileSync(new URL(`../../www/${slug}/index.html`, import.meta.url), 'utf8');
  const [, list = ''] = /<ul slot="try">(.*?)<\/ul>/s.exec(page) ?? [];
  return [...list.matchAll(/href="#([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

/** A figure that is drawn whenever it asks for that, as a page draws it. */
async function drawnFigure(slug: Slug): Promise<AnyFigure> {
  const still = await stillOf(slug);
  await still.fetch?.();
  let waits = false;
  const draw = () => {
    waits = false;
    const { words, loaded, seen } = figure;
    if (!words || !loaded) return;
    seen.picture(words, figure.room);
    seen.whyCard?.();
    figure.panels.aside(words);
    figure.narrator.paragraph(words);
    figure.narrator.announce();
  };
  const requestUpdate = () => {
    if (!waits) setTimeout(draw);
    waits = true;
  };
  const figure: AnyFigure = new still.figure({ ...nowhere('en'), requestUpdate });
  return opened(figure, '');
}

test.each(slugs)(
  '%s',
  async (slug) => {
    const figure = await drawnFigure(slug);
    const { announcer } = figure;
    await until(() => figure.narrated === figure.timeline.cursor);
    const links = linksOf(slug);
    // Each twice: the second use says the same as the first.
    for (const link of links.flatMap((one) => [one, one])) {
      const before = announcer.spoken;
      figure.openLink(link);
      await until(() => announcer.spoken > before);
      expect(announcer.spoken, link).toBe(before + 1);
      expect(announcer.text, link).not.toBe('');
    }
    figure.release();
  },
  60_000,
);
