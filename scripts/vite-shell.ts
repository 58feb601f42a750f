import type { Plugin } from 'vite';
import { unfetchedWords } from '../www/src/embed/unfetched.ts';
import { slugs } from '../www/src/exhibits/slugs.ts';
import { escaped } from '../www/src/writing/escaped.ts';
import { labelsOf } from './vite-heads.ts';
import { allWords } from './vite-words.ts';

/** What every page has at the beginning of its head. `root` leads to the site's folder. */
const head = (root: string): string => `
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="${root}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${root}src/theme/page.css" />`;

/** The script of an exhibit's page. */
const start = (root: string, slug: string): string => `
    <script type="module">
      import { startPage } from '${root}src/page/page.ts';

      startPage(() => import('${root}src/exhibits/${slug}/element.ts'));
    </script>`;

/** The places of the pictures on the first page. */
const cards = slugs.map(
  (slug) => `
      <a slot="${slug}" href="./${slug}/"><!--still:${slug}--></a>`,
);

const WITHOUT_SCRIPT = `  <noscript>
      <p>Appleyard needs JavaScript. · Appleyard 需要 JavaScript。 · Appleyard necesita JavaScript.</p>
    </noscript>
  `;

/**
 * A page from what it alone has. Each page gets the head that all share, and a sentence for readers whose browser runs no
 * script; an exhibit also gets its figure and its script, and the first page a place for the picture of each exhibit.
 */
export function shelled(page: string, path: string): string {
  const root = '../'.repeat(path.split('/').length - 2) || './';
  const [, slug] = /<appleyard-page exhibit="(\w+)"[^>]*>/.exec(page) ?? [];
  const script = slug === undefined ? '' : start(root, slug);
  return page
    .replace('<head>', `$&${head(root)}${script}`)
    .replace(/<appleyard-page exhibit="(\w+)"[^>]*>/, `$&\n      <appleyard-$1></appleyard-$1>`)
    .replace('<appleyard-gallery>', `$&${cards.join('')}\n    `)
    .replace('<!--unfetched-->', Object.values(unfetchedWords).join(' · '))
    .replace('</body>', `${WITHOUT_SCRIPT}$&`);
}

/**
 * Shows a browser that runs no script the picture of the exhibit with its title, in English as the page is. Other browsers
 * read nothing of it.
 */
export function unscripted(): Plugin {
  const words = allWords();
  return {
    name: 'unscripted',
    apply: 'build',
    transformIndexHtml: {
      // Before that, the build would look for the picture among the sources.
      order: 'post',
      handler(page) {
        const slug = /<appleyard-page exhibit="(\w+)"[^>]*>/.exec(page)?.[1];
        if (slug === undefined) return page;
        const { title, picture } = labelsOf(slug, words);
        const shown = `<h1>${escaped(title)}</h1>
      <img src="../plates/${slug}.svg" width="640" height="400" alt="${escaped(picture)}" />`;
        return page.replace('<noscript>', `$&\n      ${shown}`);
      },
    },
  };
}

/** Puts around each page what all pages share, so that a page in `www` holds only its own. */
export function shells(): Plugin {
  return {
    name: 'shells',
    transformIndexHtml: { order: 'pre', handler: (page, { path }) => shelled(page, path) },
  };
}
