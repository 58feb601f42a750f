/** The exhibits that exist, in the order of the header, each with the module of its element. */
export const exhibits = {
  nim: () => import('./nim/element.ts'),
  lattice: () => import('./lattice/element.ts'),
  quicksort: () => import('./quicksort/element.ts'),
  networks: () => import('./networks/element.ts'),
  chain: () => import('./chain/element.ts'),
  games: () => import('./games/element.ts'),
} as const;

export type Slug = keyof typeof exhibits;
export const slugs = Object.keys(exhibits) as Slug[];
