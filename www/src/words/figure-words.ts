import besides from './besides.json' with { type: 'json' };

/** Files that come with that of an exhibit: the games have the same sentences about rules. */
const beside: Readonly<Record<string, readonly string[]>> = besides;

/** The word file of an exhibit, and those that come with it. */
export const ownWords = (exhibit: string): readonly string[] => [
  exhibit,
  ...(beside[exhibit] ?? []),
];

/** The word files that a figure needs before anything is opened. */
export const figureWords = (exhibit: string): readonly string[] => ['common', ...ownWords(exhibit)];
