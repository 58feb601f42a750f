import type { Mount } from '../stage/define-exhibit.ts';
import { type Slug, slugs } from './slugs.ts';

interface Shown {
  readonly mount: Mount;
}

const found = import.meta.glob<Shown>('./*/element.ts');

/**
 * The module of each exhibit's element, for scripts that show any exhibit. The page of an exhibit imports only
 * its own.
 */
export const exhibits = Object.fromEntries(
  slugs.map((slug) => [slug, found[`./${slug}/element.ts`]]),
) as Readonly<Record<Slug, () => Promise<Shown>>>;
