/** Texts of the corpus with one line, sign or number changed, always the same ones. */
import { randomOf } from '../../support/random.ts';

type Kind = 'dropped' | 'doubled' | 'changed';

/** The text with one line or one sign changed. */
export function mutated(text: string, next: () => number): { kind: Kind; text: string } {
  const below = (limit: number) => Math.floor(next() * limit);
  const choice = next();
  if (choice < 0.3) {
    const lines = text.split(/(?<=\n)/);
    const at = below(lines.length);
    const kind = choice < 0.15 ? 'dropped' : 'doubled';
    lines.splice(at, 1, ...(kind === 'dropped' ? [] : [lines[at] ?? '', lines[at] ?? '']));
    return { kind, text: lines.join('') };
  }
  const signs = [...text.matchAll(/[^\s\p{L}]|[\n\t]/gu)];
  const sign = signs[below(signs.length)];
  const at = sign?.index ?? 0;
  const others = /\d/.test(sign?.[0] ?? '') ? '0123456789' : '[](){}<>"\',;:-=|*#&./\n';
  const other = next() < 0.4 ? '' : (others[below(others.length)] ?? '');
  return { kind: 'changed', text: text.slice(0, at) + other + text.slice(at + 1) };
}

/** A sequence that the name of a file begins. */
export const seeded = (name: string) =>
  randomOf([...name].reduce((sum, sign) => 31 * sum + sign.charCodeAt(0), 7));
