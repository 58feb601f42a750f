import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's complaints, short enough to be read. */
export async function complaints(page: Page, ...only: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (only.length > 0 ? axe.withRules(only) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${help} — ${target} ${html.slice(0, 120)}`),
  );
}
