export const languages = ['en', 'zh', 'es'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
};

/** What `<html lang>` says: a screen reader and the choice of Han glyphs go by it. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hans',
  es: 'es',
};

/** The first of these tags, such as `es-MX`, that is of a language we speak. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag?.split('-', 1)[0]?.toLowerCase();
    const language = languages.find((one) => one === primary);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** A link's wish comes before what the reader once chose, and that before what the browser says. */
export function chooseLanguage(wishes: {
  /** The page's query, such as `?lang=es`. */
  readonly query: string;
  readonly stored: string | null;
  readonly navigatorLanguages: readonly string[];
}): Language {
  const asked = new URLSearchParams(wishes.query).get('lang');
  return languageOf([asked, wishes.stored, ...wishes.navigatorLanguages]) ?? 'en';
}
