import type { Mount } from '../stage/define-exhibit.ts';
import type { Slug } from './slugs.ts';

/**
 * The module of each exhibit's element, for scripts that show any exhibit. The page of an exhibit imports only
 * its own.
 */
export const exhibits: Readonly<Record<Slug, () => Promise<{ readonly mount: Mount }>>> = {
  nim: () => import('./nim/element.ts'),
  lattice: () => import('./lattice/element.ts'),
  quicksort: () => import('./quicksort/element.ts'),
  networks: () => import('./networks/element.ts'),
  chain: () => import('./chain/element.ts'),
  games: () => import('./games/element.ts'),
  paths: () => import('./paths/element.ts'),
  machines: () => import('./machines/element.ts'),
  dovetailing: () => import('./dovetailing/element.ts'),
};
