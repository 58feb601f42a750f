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

/** When a page counts as at rest, in ms, so that what keeps it on the device disturbs nothing. */
const RESTED_MS = 4000;

/** A page that rests is kept for a time without a network. Without one, there is nothing to keep. */
const rest = (): void => {
  if (navigator.onLine)
    void import('../offline/notice.ts')
      .then(({ noticeOffline }) => noticeOffline())
      .catch(() => undefined);
};

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
  // A frame is part of somebody else's page, which has no worker of ours.
  if (top === self) setTimeout(rest, RESTED_MS);
  return {
    first: apply(),
    more: (...files) => {
      wanted.push(...files);
      return apply().catch(() => undefined);
    },
  };
}
