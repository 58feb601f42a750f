/** The snippets that the author has pasted into the post, as the page gives them. */
import { elementSnippet, iframeSnippet } from '../../../www/src/share/address.ts';

const base = { url: 'https://figures.example/appleyard/', isPublic: true };
const words = {
  exhibit: 'lattice',
  title: 'Would you go first?',
  picture: 'Picture of the figure: Would you go first?',
  options: { lang: 'en' as const },
};

/** The author has chosen an id that is easier to write. */
export const element = elementSnippet(base, {
  ...words,
  id: 'fig1',
  link: 'v=1&columns=9&rows=8&cursor=20',
});

export const frame = iframeSnippet(base, {
  ...words,
  link: 'v=1&moves=-1,0_0,-1_-1,-1&columns=8&rows=8&cursor=20',
});
