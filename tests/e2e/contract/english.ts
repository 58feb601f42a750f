/** Words of nearly every English sentence that no other language has. */
export const english =
  /(?<!\p{L})(the|and|with|of|is|are|that|which|smaller|larger|sorted|wins|loses)(?!\p{L})/iu;
/** Titles of books and articles, quotations, links, code, and the language's own button. */
const quoted =
  /[“«]|Winning Ways|Programming|Journal|Software|Sorting|SorterHunter|English|v=1|https?:|OEIS|Annals|^\d{4} |Proceedings|[{};=]/;

/** The texts that are English sentences of the page. */
export const englishIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => english.test(text) && !quoted.test(text));

/** Counts of groups, as the article writes a row of objects. */
const notation = /\{\d+(,\d+)*\}/g;
const raw = /[{}\uFDD0\uFDD1]|<\/?[a-z]|undefined|NaN|\[object/;

/** The texts that are a placeholder, markup or a value that is missing. */
export const rawIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => raw.test(text.replaceAll(notation, '')));
