import { html, nothing, type TemplateResult } from 'lit';
import { Lazy } from '../stage/lazy.ts';
import type { Messages } from '../words/messages.ts';
import { code, said } from './said.ts';

/** How to put figures into the pages of one engine, or the site onto one server. */
export interface Recipe {
  /** The name of its folder; its steps are the messages `recipe-<id>-1`, `recipe-<id>-2` and so on. */
  readonly id: string;
  /** The engine's or the server's own name, the same in all languages. */
  readonly name: string;
  /** The files to copy, below its folder, in the order in which the steps name them. */
  readonly files: readonly string[];
}

/** The engines, in `docs/recipes/<id>`. */
export const engines: readonly Recipe[] = [
  { id: 'html', name: 'HTML', files: ['index.html'] },
  { id: 'eleventy', name: 'Eleventy', files: ['_includes/post.njk'] },
  {
    id: 'hugo',
    name: 'Hugo',
    files: ['layouts/shortcodes/appleyard.html', 'content/posts/nim.md'],
  },
  { id: 'hexo', name: 'Hexo', files: ['scripts/appleyard.js'] },
  { id: 'jekyll', name: 'Jekyll', files: ['_includes/custom-head.html'] },
  { id: 'mkdocs', name: 'Material for MkDocs', files: ['mkdocs.yml'] },
  { id: 'mdbook', name: 'mdBook', files: ['theme/head.hbs'] },
  { id: 'sphinx', name: 'Sphinx', files: ['conf.py', 'nim.rst'] },
  { id: 'vitepress', name: 'VitePress', files: ['.vitepress/config.mjs'] },
  { id: 'docusaurus', name: 'Docusaurus', files: ['docusaurus.config.js'] },
  { id: 'astro', name: 'Astro', files: ['astro.config.mjs', 'src/layouts/Post.astro'] },
  { id: 'next', name: 'Next.js', files: ['app/layout.jsx', 'app/elements.jsx'] },
  { id: 'vite', name: 'Vite', files: ['main.js', 'index.html'] },
  { id: 'wordpress', name: 'WordPress', files: [] },
];

/** Places that build the site themselves, so that its author installs nothing. */
export const builders: readonly Recipe[] = [
  { id: 'pages', name: 'GitHub Pages', files: [] },
  { id: 'netlify', name: 'Netlify', files: ['netlify.toml'] },
];

/** Servers that are given the built folder. */
export const servers: readonly Recipe[] = [
  { id: 'nginx', name: 'nginx', files: ['appleyard.conf'] },
  { id: 'apache', name: 'Apache', files: ['.htaccess'] },
  { id: 'caddy', name: 'Caddy', files: ['Caddyfile'] },
];

/** Recipes to open. The steps and files of all come when the first is opened. */
export class Recipes {
  readonly #texts: Lazy<typeof import('./recipe-files.ts')>;
  readonly #redraw: () => void;
  readonly #opened = new Set<string>();

  /** `speak` fetches the words of the steps. */
  constructor(speak: () => Promise<void>, redraw: () => void) {
    this.#redraw = redraw;
    this.#texts = new Lazy(async () => {
      const [files] = await Promise.all([import('./recipe-files.ts'), speak()]);
      return files;
    }, redraw);
  }

  /** The recipes of a list; the files name the site at `base`, an address with a slash at its end. */
  render(words: Messages, list: readonly Recipe[], base: string): TemplateResult {
    const toggle = (id: string, { open }: HTMLDetailsElement) => {
      if (open) this.#opened.add(id);
      else this.#opened.delete(id);
      this.#redraw();
    };
    return html`<div class="recipes">${list.map(
      (recipe) => html`<details id=${`recipe-${recipe.id}`}
        @toggle=${(event: Event) => toggle(recipe.id, event.currentTarget as HTMLDetailsElement)}>
        <summary>${recipe.name}</summary>
        ${
          this.#opened.has(recipe.id)
            ? this.#texts.render(words, ({ textOf }) =>
                renderRecipe(words, recipe, (file) => textOf(recipe.id, file, base)),
              )
            : nothing
        }
      </details>`,
    )}</div>`;
  }
}

function renderRecipe(
  words: Messages,
  { id, files }: Recipe,
  textOf: (file: string) => string,
): TemplateResult {
  const steps: string[] = [];
  for (let i = 1; words.has(`recipe-${id}-${i}`); i += 1) steps.push(`recipe-${id}-${i}`);
  return html`<ol>${steps.map((step) => html`<li>${said(words, step)}</li>`)}</ol>
    ${files.map((file) => html`<h4><code>${file}</code></h4> ${code(textOf(file))}`)}`;
}
