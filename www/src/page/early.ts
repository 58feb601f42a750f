/**
 * Runs before the scripts of a page, on its own: it alone knows the visitor's theme and language, and the figure of a frame,
 * before they come. So the theme never changes while the page is drawn, and everything comes at the same time. The build
 * puts it into the head of each page (`scripts/vite-early.ts`), with what it announces: addresses of words with `*` for the
 * language, and in a frame those of each figure's files.
 */
import { preferences } from '../stage/preferences.ts';
import { themes } from '../theme/themes.ts';

const { words = '', figures = '{}' } = document.currentScript?.dataset ?? {};
const query = new URLSearchParams(location.search);
const theme = themes.find((known) => known === query.get('theme'));
document.documentElement.dataset.theme = (figures !== '{}' && theme) || preferences.theme;

function announce(address: string): void {
  const link = document.createElement('link');
  const script = address.endsWith('.js');
  link.rel = script ? 'modulepreload' : 'preload';
  if (!script) link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = address.replace('*', preferences.language);
  document.head.append(link);
}

const asked = new Map<string, string>(Object.entries(JSON.parse(figures))).get(
  query.get('figure') ?? '',
);
for (const address of `${words} ${asked ?? ''}`.split(' ')) if (address) announce(address);

// A browser gives a page from a disk no modules; a script of this kind it does give, and that says what to do.
if (location.protocol === 'file:') {
  const script = document.createElement('script');
  script.src = words.replace(/words.*/s, 'from-disk.js');
  document.head.append(script);
}
