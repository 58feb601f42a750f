/** Whether a figure is light or dark, or follows its surroundings, which is the default. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
