/** The exhibits that exist, in the order of the header. */
export const slugs = [
  'nim',
  'lattice',
  'quicksort',
  'networks',
  'chain',
  'games',
  'paths',
  'machines',
  'dovetailing',
] as const;

export type Slug = (typeof slugs)[number];
