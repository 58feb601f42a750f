/** Words and addresses in Markdown of any kind. */

/** Marks before which every kind of Markdown takes a backslash as a sign that the character itself is meant. */
const MARKS = /[\\`*_{}[\]]/g;
/** Marks of HTML and of pandoc, of which some kinds would show the backslash: these are written as HTML writes them. */
const REFERRED = /[$^~@|]|<(?=[a-z/!?])|&(?=#?\w+;)|:(?=\S)/gi;
/** What ends an address in brackets, and what a template engine or a formula would take for a mark. */
const UNFIT = /[\s()<>[\]\\{}$`|"]/g;

/** Words between marks. They stand on one line, because an empty line would end them. */
export const words = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(REFERRED, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(MARKS, '\\$&');

/** A link or, after an exclamation mark, a picture. `content` is Markdown. */
export function linked(content: string, address: string): string {
  const encoded = address.replace(
    UNFIT,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${content}](${encoded})`;
}
