/** The figures in somebody's post, found in its HTML or Markdown. */
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';

/** A figure as a snippet names it. */
export interface Posted {
  readonly exhibit: string;
  readonly link: string;
  readonly id: string | undefined;
  readonly lang: string | undefined;
  readonly theme: string | undefined;
  /** The address of the site that the snippet names, with a slash at its end. */
  readonly base: string | undefined;
}

/** Code that a post shows instead of using it. */
const SHOWN = /^(?:```|~~~).*?^(?:```|~~~)|<pre\b.*?<\/pre>|<!--.*?-->/gms;
const TAG = /<(appleyard-[\w-]+|iframe)\b((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export const isSlug = (name: string): name is Slug => (slugs as readonly string[]).includes(name);

/** The figures of a post in their order: elements and frames. A figure that is there twice counts once. */
export function postedIn(post: string): readonly Posted[] {
  const text = post.replaceAll(SHOWN, '');
  const language = /<html\b[^>]*\blang="([^"]+)"/i.exec(text)?.[1];
  const base = attribute(/<script\b[^>]*\bsrc="([^"]*)embed\.js"/i.exec(text)?.[1]);
  const found = [...text.matchAll(TAG)].flatMap(([, tag = '', written = '']) => {
    const given = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [
        name.toLowerCase(),
        attribute(one ?? other) ?? '',
      ]),
    );
    const { id } = given;
    const [exhibit, options] =
      tag.toLowerCase() === 'iframe'
        ? framed(given.src ?? '')
        : [tag.slice('appleyard-'.length).toLowerCase(), { ...given, link: given.scene, base }];
    if (exhibit === undefined) return [];
    const { link = '', lang = language, theme, base: site } = options;
    return [{ exhibit, link, id, lang, theme, base: site }];
  });
  const keys = found.map(({ id, ...rest }) => JSON.stringify(rest));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** What the address of a frame shows. */
function framed(src: string): [string | undefined, Partial<Record<string, string>>] {
  const [, base, query = '', link = ''] = /^(.*?)embed\.html\?([^#]*)#?(.*)$/.exec(src) ?? [];
  if (base === undefined) return [undefined, {}];
  const given = Object.fromEntries(new URLSearchParams(query));
  return [given.figure, { ...given, link, base }];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

const attribute = (text: string | undefined): string | undefined =>
  text?.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
  );
