/** How light a figure is: as its surroundings, or as was chosen. The first is the default. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
