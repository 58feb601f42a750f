export const languages = ['en', 'zh', 'es'] as const;

export type Language = (typeof languages)[number];

/** The name of each language in that language, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
};

/** The values of `<html lang>`. Screen readers depend on it, and so does the choice of Han glyphs. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hans',
  es: 'es',
};

/** The first of these tags, such as `es-MX`, whose language we have. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag?.split('-', 1)[0]?.toLowerCase();
    const language = languages.find((one) => one === primary);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** The language of the link comes first, then the reader's earlier choice, then the browser's languages. */
export function chooseLanguage(wishes: {
  /** The page's query, such as `?lang=es`. */
  readonly query: string;
  readonly stored: string | null;
  readonly navigatorLanguages: readonly string[];
}): Language {
  const asked = new URLSearchParams(wishes.query).get('lang');
  return languageOf([asked, wishes.stored, ...wishes.navigatorLanguages]) ?? 'en';
}
