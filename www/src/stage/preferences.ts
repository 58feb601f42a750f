import { type Theme, themes } from '../theme/themes.ts';
import { chooseLanguage, type Language } from '../words/language.ts';

const LANGUAGE_KEY = 'appleyard-language';
const THEME_KEY = 'appleyard-theme';

/** Reads from this device's storage; undefined if it has nothing or the browser forbids it. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes to this device's storage; false if the browser forbids it. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the visitor chose for the whole page. Fires `change`. `forgetful` becomes true when a choice could
 * not be stored; it then holds only until the visitor leaves the page (links then carry the language).
 */
class Preferences extends EventTarget {
  language: Language = chooseLanguage({
    query: globalThis.location?.search ?? '',
    stored: recall(LANGUAGE_KEY) ?? null,
    navigatorLanguages: globalThis.navigator?.languages ?? [],
  });
  theme: Theme = themes.find((theme) => theme === recall(THEME_KEY)) ?? 'auto';
  forgetful = false;
  /** The words of the chosen language could not be fetched, so the page keeps the language before. */
  speechless = false;

  chooseLanguage(language: Language): void {
    this.language = language;
    this.#store(LANGUAGE_KEY, language);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    this.#store(THEME_KEY, theme);
  }

  /** A link to another page of the site. It keeps the language even if nothing can be stored. */
  link(path: string): string {
    const carried = this.forgetful || new URLSearchParams(location.search).has('lang');
    return carried ? `${path}?lang=${this.language}` : path;
  }

  #store(key: string, value: string): void {
    if (!remember(key, value)) this.forgetful = true;
    this.dispatchEvent(new Event('change'));
  }
}

export const preferences = new Preferences();

/** Whether the visitor asked for less motion. Where nobody looks, nothing moves. */
export function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
