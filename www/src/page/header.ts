import { css, html, nothing, type TemplateResult } from 'lit';
import { slugs } from '../exhibits/slugs.ts';
import { liveRegion } from '../stage/live-region.ts';
import { preferences } from '../stage/preferences.ts';
import { themes } from '../theme/themes.ts';
import { languageNames, languages } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';

/** On a narrow screen one button opens the list of exhibits. */
function openMenu(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
}

/**
 * One line: the name, the exhibits that exist, the language, the theme. `up` leads from this page to the
 * gallery.
 */
export function renderHeader(words: Messages, up: string, current?: string): TemplateResult {
  const choice = <Name extends string>(
    label: string,
    names: readonly Name[],
    chosen: Name,
    nameOf: (name: Name) => unknown,
    choose: (name: Name) => void,
  ) => html`<label class=${label}><span class="hidden">${words.text(label)}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Name)}>
      ${names.map((name) => html`<option value=${name} ?selected=${name === chosen}>${nameOf(name)}</option>`)}
    </select></label>`;
  return html`<header><a class="name" href=${preferences.link(up)}>Appleyard</a><button class="menu" aria-expanded="false" aria-controls="menu" @click=${openMenu}>${words.text('nav')}</button><div id="menu"><nav aria-label=${words.text('nav')}>${slugs.map(
    (slug) =>
      html`<a href=${preferences.link(`${up}${slug}/`)} aria-current=${slug === current ? 'page' : 'false'}>${words.text(`nav-${slug}`)}</a>`,
  )}</nav>${choice(
    'theme',
    themes,
    preferences.theme,
    (theme) => words.text(`theme-${theme}`),
    (theme) => preferences.chooseTheme(theme),
  )}</div>${choice(
    'language',
    languages,
    words.language,
    (language) => languageNames[language],
    (language) => preferences.chooseLanguage(language),
  )}
  </header>`;
}

/** What the browser or the connection does not allow, as long as it lasts. */
export function renderRemarks(words: Messages): TemplateResult {
  const remark = (id: string) => html`<p class="remark">${words.text(id)}</p>`;
  return html`${liveRegion(
    html`${preferences.forgetful ? remark('forgetful') : nothing}
    ${preferences.speechless ? remark('speechless') : nothing}`,
    { block: true },
  )}`;
}

/** Styles of all pages: the width, the header, headings and prose. */
export const pageStyles = css`
  :host {
    display: block;
    min-block-size: 100vh;
    background: var(--paper);
  }

  .page {
    max-inline-size: 112rem;
    margin-inline: auto;
    padding: 0.5rem clamp(0.75rem, 3vw, 2.5rem) 4rem;
  }

  /* Seen only while it has the keyboard, over the header. */
  .skip {
    position: absolute;
    z-index: 2;
    background: var(--paper);
  }

  .skip:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  header {
    position: relative;
    display: flex;
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
    gap: 0 clamp(1rem, 1.6vw, 1.25rem);
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

  .menu {
    display: none;
  }

  #menu {
    display: contents;
  }

  .theme {
    order: 2;
  }

  .language {
    order: 1;
    margin-inline-start: auto;
  }

  header select {
    border-color: transparent;
    background: none;
    color: var(--soft);
  }

  /* One button opens the exhibits and the theme. */
  @media (max-width: 48rem) {
    header {
      gap: 0.5rem;
    }

    .menu {
      display: block;
      order: 1;
      margin-inline-start: auto;
      white-space: nowrap;
    }

    .menu::after {
      content: ' ▾' / '';
    }

    .language {
      margin: 0;
    }

    .menu[aria-expanded='false'] + #menu {
      display: none;
    }

    #menu {
      position: absolute;
      inset: 100% 0 auto;
      z-index: 5;
      display: block;
      padding: 0.5rem 1rem;
      background: var(--sheet);
      border: 1px solid var(--ink);
    }

    nav {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    nav a {
      padding-block: 0.7rem;
    }

    header :is(.menu, select) {
      min-block-size: 2.75rem;
    }
  }

  h1 {
    margin: 0.25rem 0 0;
    font-size: clamp(1.5rem, 2.4vw, 2rem);
    line-height: 1.2;
  }

  /* What is said of other rules keeps its room, so that the figure does not move. */
  .lede {
    display: grid;
    margin: 0.1rem 0 0.6rem;
    font-size: 1.0625rem;
    line-height: 1.4;
    color: var(--soft);
  }

  .lede > span {
    grid-area: 1 / 1;
  }

  .other {
    visibility: hidden;
  }

  /* On a phone the figure and what answers have the first screen. */
  @media (max-width: 36rem) {
    h1 {
      margin: 0;
      font-size: 1.25rem;
    }

    .lede {
      margin-block-end: 0.4rem;
      font-size: 0.9375rem;
      line-height: 1.35;
    }
  }

  .awaited {
    min-block-size: 100vh;
  }

  .prose {
    display: grid;
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    gap: 0 3rem;
    max-inline-size: 76rem;
    margin-block-start: 3rem;
    font-size: 1.0625rem;
  }

  .folded summary {
    padding-block: 1rem;
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

  /* By the size of the letters, which a reader may have made larger. */
  .below {
    container-type: inline-size;
  }

  @container (max-width: 49rem) {
    .prose {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    header :is(button, label),
    nav,
    .folded {
      display: none;
    }
  }
`;
