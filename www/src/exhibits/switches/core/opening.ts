import type { Opening } from '../../../engine/opening.ts';

/** What the core answers about the opening of this exhibit. The build puts it here; without it the core is asked. */
export const opening: Opening = [];
