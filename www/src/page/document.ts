import { preferences } from '../stage/preferences.ts';
import { languageTags } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';

/** The words of a page, which load in the background. */
export interface PageWords {
  /** Resolves when the first words have come; rejects if they cannot be fetched. */
  readonly first: Promise<void>;
  /** Fetches further files of words. From now on they follow every change of language. Never rejects. */
  more(...files: readonly string[]): Promise<void>;
}

/**
 * Loads the words of a page now and at every change of language, and sets the document's language. If words
 * cannot be fetched, the page keeps those it has and shows a remark.
 */
export function followPreferences(
  files: readonly string[],
  use: (words: Messages) => void,
): PageWords {
  const wanted = [...files];
  let spoken: Messages | undefined;
  const apply = async (): Promise<void> => {
    const { language, theme } = preferences;
    document.documentElement.dataset.theme = theme;
    const words = await loadMessages(language, wanted).catch((error: unknown) => {
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
  return {
    first: apply(),
    more: (...files) => {
      wanted.push(...files);
      return apply().catch(() => undefined);
    },
  };
}
