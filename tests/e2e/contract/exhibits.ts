import { slugs } from '../../../www/src/exhibits/slugs.ts';
import type { Exhibit } from './exhibit.ts';

/** The description of each exhibit: what the file of its name exports under that name. */
export const exhibits: readonly Exhibit[] = await Promise.all(
  slugs.map(async (slug) => {
    const { [slug]: described }: Record<string, Exhibit> = await import(`../contract/${slug}.ts`);
    if (!described) throw new Error(`tests/e2e/contract/${slug}.ts exports no “${slug}”`);
    return described;
  }),
);
