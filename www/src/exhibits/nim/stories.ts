/** Problems of the Hangzhou online judge, by their numbers; the article on games of taking stones names them. */
export const stories = [
  '1846',
  '1847',
  '1848',
  '1849',
  '1850',
  '2149',
  '2188',
  '1907',
  '1536',
] as const;

export type Story = (typeof stories)[number];
