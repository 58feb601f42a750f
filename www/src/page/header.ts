import { css, html, nothing, type TemplateResult } from 'lit';
import { slugs } from '../exhibits/index.ts';
import { preferences } from '../stage/preferences.ts';
import { type Theme, themes } from '../theme/themes.ts';
import { languageNames, languages, languageTags } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';

/** Name, the exhibits that exist, language, theme. `up` leads from this page to the gallery. */
export function renderHeader(words: Messages, up: string, current?: string): TemplateResult {
  return html`<header>
    <a class="name" href=${preferences.link(up)}>Appleyard</a>
    <nav aria-label=${words.text('nav')}>${slugs.map(
      (slug) =>
        html`<a href=${preferences.link(`${up}${slug}/`)} aria-current=${slug === current ? 'page' : 'false'}>${words.text(`nav-${slug}`)}</a>`,
    )}</nav>
    <div class="choices">
      <div role="group" aria-label=${words.text('language')}>${languages.map(
        (language) =>
          html`<button lang=${languageTags[language]} aria-pressed=${language === words.language}
            @click=${() => preferences.chooseLanguage(language)}>${languageNames[language]}</button>`,
      )}</div>
      <label><span class="hidden">${words.text('theme')}</span>
        <select @change=${(event: Event) =>
          preferences.chooseTheme((event.target as HTMLSelectElement).value as Theme)}>
          ${themes.map(
            (theme) =>
              html`<option value=${theme} ?selected=${theme === preferences.theme}>${words.text(`theme-${theme}`)}</option>`,
          )}
        </select></label>
    </div>
  </header>`;
}

/** What the browser or the connection did not allow, for as long as that is so. */
export function renderRemarks(words: Messages): TemplateResult {
  const remark = (id: string) => html`<p class="remark" role="status">${words.text(id)}</p>`;
  return html`${preferences.forgetful ? remark('forgetful') : nothing}
    ${preferences.speechless ? remark('speechless') : nothing}`;
}

/** Page-wide: the width, the header, headings and prose. */
export const pageStyles = css`
  :host {
    display: block;
    min-block-size: 100vh;
    background: var(--paper);
  }

  .page {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding: 1rem clamp(1rem, 4vw, 3.25rem) 4rem;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 1.5rem;
  }

  header .name {
    font-size: 1.25rem;
    font-weight: 700;
    text-decoration: none;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    font: 0.9375rem var(--sans);
  }

  nav a {
    text-decoration: none;
    color: var(--soft);
    padding-block: 0.3rem;
  }

  nav a[aria-current='page'] {
    color: var(--ink);
    border-block-end: 2px solid var(--p-position);
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline-start: auto;
    gap: 0 0.5rem;
  }

  .choices select {
    border-color: transparent;
    background: none;
  }

  h1 {
    margin: 1.75rem 0 0;
    font-size: clamp(1.75rem, 4vw, 2.5rem);
    line-height: 1.2;
  }

  .lede {
    margin: 0.4rem 0 1.25rem;
    max-inline-size: 44rem;
    font-size: 1.1875rem;
    color: var(--soft);
  }

  .awaited {
    min-block-size: 100vh;
  }

  .prose {
    display: grid;
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    gap: 0 3rem;
    margin-block-start: 3rem;
    font-size: 1.0625rem;
  }

  .prose h2 {
    font-size: 1.375rem;
    margin: 1.5rem 0 0.5rem;
  }

  .prose p,
  .prose li {
    margin-block: 0.5rem;
  }

  .prose ul {
    padding-inline-start: 1.2rem;
  }

  aside {
    font-size: 0.9375rem;
    color: var(--soft);
    padding-block-start: 1.5rem;
  }

  .remark {
    margin-block: 0.75rem;
    padding: 0.5rem 1rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--highlight);
  }

  @media (max-width: 52rem) {
    .prose {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    .choices,
    nav {
      display: none;
    }
  }
`;
