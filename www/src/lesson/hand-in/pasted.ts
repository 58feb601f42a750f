/** Finds the codes in what a teacher has pasted: letters, lists and links, with lines that mail has broken. */

/** The beginning of a code. */
const HEAD = /[\p{L}\p{M}\p{N}-]+-[0-9a-z]{7} ·/u;
const STARTS = new RegExp(`^(?:>\\s*)*(?=${HEAD.source})`, 'u');
/** The end of a code. */
const END = / · =[0-9a-z]{4}(?=\s|$)/;

/** The pieces of a text that may be codes, in their order. Whatever else stands there is a piece too, so that it can be said. */
export function codesIn(typed: string): readonly string[] {
  const pieces: string[] = [];
  let open = '';
  const close = (): void => {
    const begins = HEAD.exec(open)?.index;
    const piece = open.slice(begins).trim();
    if (piece !== '') pieces.push(piece);
    open = '';
  };
  for (const line of linked(typed).split(/[\r\n]+/)) {
    if (STARTS.test(line)) close();
    open = open === '' ? line.replace(STARTS, '') : `${open} ${line.replace(/^(?:>\s*)+/, '')}`;
    for (let end = END.exec(open); end; end = END.exec(open)) {
      const rest = open.slice(end.index + end[0].length);
      open = open.slice(0, end.index + end[0].length);
      close();
      open = rest.trim();
    }
  }
  close();
  return pieces;
}

/** The text with the code of each link in its place. */
const linked = (typed: string): string =>
  typed.replace(/\S*[?&#]code=([^&\s]+)\S*/g, (whole, code: string) => {
    try {
      return `\n${decodeURIComponent(code.replaceAll('+', ' '))}\n`;
    } catch {
      return whole;
    }
  });
