import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Where axe looks: a part of the figure, the open dialog, or the whole page. */
export type Part = readonly string[] | 'page';

/** axe's complaints, short enough to be read. It is brought to the page once. */
export async function complaints(
  page: Page,
  part: Part,
  rules: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([path, values]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const context = path === 'page' ? document : { fromShadowDom: [...path] };
      const { violations } = await axe.run(context as Axe.ElementContext, {
        resultTypes: ['violations'],
        ...(values.length > 0 && { runOnly: [...values] }),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ target, html }) => `${id}: ${help} — ${target} ${html.slice(0, 120)}`),
      );
    },
    [part, rules] as const,
  );
}
