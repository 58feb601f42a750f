/**
 * Words inside the markup of a snippet. HTML, XML and MDX read a character reference alike. So every
 * character that one of them, or an engine around them, would take for a mark is written as one:
 *
 *     & " < >      marks of all three
 *     { } $ ` \ [ ]   templates, formulas and Markdown, which some engines look for even inside a tag
 *     line breaks   a blank line would end the HTML in Markdown, and XML would make it a space
 */
const IN_ATTRIBUTES = /[&"<>{}$`\\[\]\t\n]/g;
/** Between tags MDX reads Markdown too. */
const IN_TEXT = /[&"<>{}$`\\[\]\t\n*_~|]/g;

/** Characters that XML cannot hold or that HTML reads as a mistake: controls, half pairs, and the like. */
const UNFIT = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

const written = (text: string, marks: RegExp): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNFIT, '\ufffd')
    .replace(marks, (mark) => NAMED[mark] ?? `&#${mark.charCodeAt(0)};`);

/** Text that is safe between tags. */
export const text = (words: string): string => written(words, IN_TEXT);

/** The attributes of a tag, each with a space before it. */
export const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${written(String(value), IN_ATTRIBUTES)}"`)
    .join('');
