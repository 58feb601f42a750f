/**
 * The engines of blogs and sites that the sample post is built with. What the recipes show comes from
 * docs/recipes; the rest is the smallest site around it: a first page that links to the post.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlOf, postOf, TITLE } from './sample.ts';

/** The files of a project: the text of each by its path. */
export type Files = Readonly<Record<string, string>>;

export interface Engine {
  readonly name: string;
  /** The npm packages of its project, each with its version. */
  readonly packages: Readonly<Record<string, string>>;
  /** Whether its configuration has to be a module by the project's `package.json`. */
  readonly module?: true;
  /** The files of its project, for figures of the site at an address with a slash at its end. */
  readonly files: (site: string) => Files;
  /** What its program is called with to build the project. */
  readonly build: readonly [program: string, ...args: string[]];
  /** The folder that it builds. */
  readonly output: string;
  /** The address of the post below the first page. */
  readonly post: string;
  /** Whether it bundles `appleyard/elements`, so that no page has the line of the script. */
  readonly bundles?: true;
  /** Whether the first page's link changes the page without loading another document. */
  readonly client: boolean;
  /** The address of a feed with the post. */
  readonly feed?: string;
}

const recipes = fileURLToPath(new URL('../../../docs/recipes/', import.meta.url));
/** Our site, as the recipes write its address. */
const somewhere = /https:\/\/example\.org\/appleyard\/[\d.]+\//g;

/** The files of a recipe, with the address of the site written into them. */
function recipe(name: string, site: string): Record<string, string> {
  const folder = join(recipes, name);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path, 'utf8').replaceAll(somewhere, site);
        return [path.slice(folder.length + 1), text];
      }),
  );
}

/** Front matter, as all engines but Next have it. */
const front = (fields: string): string => `---\n${fields}\n---\n\n`;

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

const eleventy: Engine = {
  name: 'Eleventy',
  packages: { '@11ty/eleventy': '3.1.8', '@11ty/eleventy-plugin-rss': '3.0.0' },
  files: (site) => ({
    ...recipe('eleventy', site),
    'eleventy.config.mjs': `import { feedPlugin } from '@11ty/eleventy-plugin-rss';
export default (config) => {
  config.addPlugin(feedPlugin, {
    collection: { name: 'post' },
    metadata: { title: 'A blog', subtitle: 'Posts', base: 'https://blog.example/', author: { name: 'Somebody' } },
  });
};`,
    'index.md': `${front('layout: post.njk\ntitle: A blog')}[The post](/post/)`,
    'post.md': `${front(`layout: post.njk\ntitle: ${TITLE}\ntags: post`)}${postOf(site)}`,
  }),
  build: ['eleventy'],
  output: '_site',
  post: 'post/',
  client: false,
  feed: 'feed.xml',
};

const vitepress: Engine = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  files: (site) => ({
    ...recipe('vitepress', site),
    'index.md': '# A blog\n\n[The post](/post)\n',
    'post.md': `# ${TITLE}\n\n${postOf(site)}`,
  }),
  build: ['vitepress', 'build'],
  output: '.vitepress/dist',
  post: 'post.html',
  client: true,
};

const docusaurus: Engine = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    ...react,
  },
  files: (site) => ({
    ...recipe('docusaurus', site),
    'src/pages/index.mdx': '# A blog\n\n[The post](/blog/post)\n',
    'docs/intro.md': '# A course\n',
    'blog/2026-01-02-post.mdx': `${front(`title: ${TITLE}\nslug: post`)}${postOf(site)}`,
  }),
  build: ['docusaurus', 'build'],
  output: 'build',
  post: 'blog/post/',
  client: true,
};

const astro: Engine = {
  name: 'Astro',
  packages: { astro: '5.18.2', '@astrojs/mdx': '4.3.14' },
  files: (site) => ({
    ...recipe('astro', site),
    'src/pages/index.mdx': `${front('layout: ../layouts/Post.astro\ntitle: A blog')}[The post](/post/)`,
    'src/pages/post.mdx': `${front(`layout: ../layouts/Post.astro\ntitle: ${TITLE}`)}${postOf(site)}`,
  }),
  build: ['astro', 'build'],
  output: 'dist',
  post: 'post/',
  client: false,
};

/** Changes a file of an engine. */
function withFile(engine: Engine, path: string, change: (text: string) => string): Engine['files'] {
  return (site) => {
    const files = engine.files(site);
    const text = change(files[path] ?? '');
    if (text === files[path]) throw new Error(`${path} of ${engine.name} has not what is changed`);
    return { ...files, [path]: text };
  };
}

/** Its router exchanges the body of the document, as Turbo does. */
const astroRouter: Engine = {
  ...astro,
  name: 'Astro with its router',
  files: withFile(astro, 'src/layouts/Post.astro', (layout) =>
    ["---\nimport { ClientRouter } from 'astro:transitions';\n---", layout]
      .join('\n')
      .replace('</head>', '<ClientRouter /></head>'),
  ),
  client: true,
};

const astroPackage: Engine = {
  ...astro,
  name: 'Astro with the package',
  files: withFile(astro, 'src/layouts/Post.astro', (layout) =>
    layout.replace(/<script.*<\/script>/, "<script>import 'appleyard/elements';</script>"),
  ),
  bundles: true,
};

const next: Engine = {
  name: 'Next',
  packages: { next: '16.4.6', '@next/mdx': '16.4.6', '@mdx-js/loader': '3.1.1', ...react },
  files: (site) => ({
    ...recipe('next', site),
    'next.config.mjs': `import createMDX from '@next/mdx';
export default createMDX()({
  output: 'export',
  trailingSlash: true,
  pageExtensions: ['jsx', 'mdx'],
});`,
    'mdx-components.jsx': 'export const useMDXComponents = (components) => components ?? {};',
    'app/page.jsx': `import Link from 'next/link';
export default function Home() {
  return <><h1>A blog</h1><Link href="/post/">The post</Link></>;
}`,
    'app/post/page.mdx': `# ${TITLE}\n\n${postOf(site)}`,
  }),
  build: ['next', 'build'],
  output: 'out',
  post: 'post/',
  client: true,
};

const nextPackage: Engine = {
  ...next,
  name: 'Next with the package',
  files: withFile(next, 'app/layout.jsx', (layout) =>
    layout
      .replace("import Script from 'next/script'", "import Elements from './elements.jsx'")
      .replace(/<Script.*?\/>/s, '<Elements />'),
  ),
  bundles: true,
};

/** It renders its pages when it builds them, so it imports the package where there is no document. */
const svelteKit: Engine = {
  name: 'SvelteKit with the package',
  packages: {
    '@sveltejs/kit': '2.70.4',
    '@sveltejs/adapter-static': '3.0.9',
    '@sveltejs/vite-plugin-svelte': '6.2.4',
    svelte: '5.57.3',
    vite: '7.3.8',
  },
  module: true,
  files: (site) => ({
    'svelte.config.js': `import adapter from '@sveltejs/adapter-static';
// The links in the prose name a scene, and not an element of the page.
export default { kit: { adapter: adapter(), prerender: { handleMissingId: 'ignore' } } };`,
    'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit()] };`,
    'src/app.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />%sveltekit.head%</head>
  <body><div>%sveltekit.body%</div></body>
</html>`,
    'src/routes/+layout.js':
      "export const prerender = true;\nexport const trailingSlash = 'always';",
    'src/routes/+page.svelte': '<h1>A blog</h1>\n<a href="/post/">The post</a>',
    'src/routes/post/+page.svelte': `<script>import 'appleyard/elements';</script>
<h1>${TITLE}</h1>
${htmlOf(postOf(site))}`,
  }),
  build: ['vite', 'build'],
  output: 'build',
  post: 'post/',
  bundles: true,
  client: true,
};

export const engines = [
  eleventy,
  vitepress,
  docusaurus,
  astro,
  astroRouter,
  astroPackage,
  next,
  nextPackage,
  svelteKit,
];
