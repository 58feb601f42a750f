import { preferences } from '../stage/preferences.ts';
import { languageTags } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';

/**
 * Loads the words of a page now and at every change of language, and tells the document. Words that
 * cannot be had leave the page in the language it has, with a remark; the first ones are waited for by
 * what is returned, which fails without them.
 */
export function followPreferences(
  slugs: readonly string[],
  use: (words: Messages) => void,
): Promise<void> {
  let spoken: Messages | undefined;
  const apply = async (): Promise<void> => {
    const { language, theme } = preferences;
    document.documentElement.dataset.theme = theme;
    const words = await loadMessages(language, slugs).catch((error: unknown) => {
      if (!spoken) throw error;
      return undefined;
    });
    if (language !== preferences.language) return;
    preferences.speechless = words === undefined;
    if (!words) {
      if (spoken) use(spoken);
      return;
    }
    spoken = words;
    document.documentElement.lang = languageTags[language];
    document.title = words.text('page-title');
    use(words);
  };
  preferences.addEventListener('change', () => void apply());
  return apply();
}
