/** Fetches the code that the opening does not need. */
export const later = () => import('./late.ts');
