/**
 * What stands in the place of a figure that cannot be fetched, by the values of `lang`. It is built in, because no words can
 * be fetched either, and this file imports nothing, because pages without such a figure would share that.
 */
export const unfetchedWords = {
  en: 'This figure cannot be shown, because its files could not be fetched.',
  'zh-Hans': '这个图无法显示，因为没能取得它的文件。',
  es: 'Esta figura no se puede mostrar: no se pudieron obtener sus archivos.',
} as const;

/** Languages by the first letters of their tags, such as `es-MX`, the most wanted one first. */
type Tags = readonly (string | null | undefined)[];

/** The sentence in the first language that it has, as a paragraph. */
export function unfetchedSentence(tags: Tags): HTMLElement {
  const sentence = document.createElement('p');
  const known = Object.entries(unfetchedWords);
  const short = (tag: string) => tag.slice(0, 2).toLowerCase();
  const [wanted] = [...tags, 'en'].flatMap((tag) =>
    known.filter(([lang]) => tag && short(lang) === short(tag)),
  );
  if (wanted) [sentence.lang, sentence.textContent] = wanted;
  return sentence;
}

/** Why `ready` rejects, in the form of all our errors: a code, and what it is about. */
export function unfetched(exhibit: string, cause: unknown): Error {
  const error = new Error(`The files of “${exhibit}” could not be fetched.`, { cause });
  return Object.assign(error, { code: 'exhibit-not-fetched', params: { exhibit } });
}

/**
 * Says above the content of an element that its figure cannot be shown. What stands below, Lit takes away when it draws
 * something else.
 */
export function sayUnfetched(element: Element, tags: Tags): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!root.querySelector('slot')) root.append(document.createElement('slot'));
  hushUnfetched(element);
  const sentence = unfetchedSentence(tags);
  sentence.className = 'unfetched';
  root.prepend(sentence);
}

/** Takes the sentence away, because a later attempt has succeeded. */
export const hushUnfetched = ({ shadowRoot }: Element): void =>
  shadowRoot?.querySelector('.unfetched')?.remove();
