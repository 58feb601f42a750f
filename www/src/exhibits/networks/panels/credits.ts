/** What somebody found or proved about the least number of comparators or layers. */
export type Credit =
  | 'size-known'
  | 'depth-known'
  | 'both-known'
  | 'size-proved'
  | 'depth-proved'
  | 'trivial';

/** The works that the list of the best known networks cites, by their short names there. */
const works: Readonly<Record<string, string>> = {
  '[TAOCPv3]': 'D. E. Knuth (The Art of Computer Programming 3)',
  '[Par89]': 'I. Parberry (1989)',
  '[CCFS16]': 'M. Codish, L. Cruz-Filipe, M. Frank, P. Schneider-Kamp (2016)',
  '[BZ14]': 'D. Bundala, J. Závodný (2014)',
  '[Harder19]': 'J. Harder (2019)',
  '[Baddar09]': 'S. W. Al-Haj Baddar (2009)',
  '[EM14]': 'T. Ehlers, M. Müller (2014)',
  '[CCEMS16]': 'M. Codish, L. Cruz-Filipe, T. Ehlers, M. Müller, P. Schneider-Kamp (2016)',
  '[Ehlers17]': 'T. Ehlers (2017)',
  '[Wang25]': 'Wang (2025)',
  SorterHunter: 'B. Dobbelaere (SorterHunter)',
  'odd-even merge': 'K. E. Batcher (1968)',
  'Batcher odd-even merge': 'K. E. Batcher (1968)',
};

const phrases: readonly [phrase: RegExp, credit: Credit][] = [
  [/^size\/depth ubounds: (.+)$/i, 'both-known'],
  [/^size ubound: (.+)$/i, 'size-known'],
  [/^depth ubound: (.+)$/i, 'depth-known'],
  [/^optimal size proven (?:in|by) (.+)$/i, 'size-proved'],
  [/^(?:optimal depth proven (?:in|by)|depth optimality:) (.+)$/i, 'depth-proved'],
  [/^(trivial)$/i, 'trivial'],
  [/^(\[.+\])$/, 'both-known'],
];

/** Reads the remarks of the list one by one and leaves out those it does not know. */
export function creditsOf(comment: string): { credit: Credit; who: string }[] {
  const remarks = comment.replace(/\.$/, '').split(', ');
  return remarks.flatMap((remark) => {
    for (const [phrase, credit] of phrases) {
      const [, name] = phrase.exec(remark) ?? [];
      if (name !== undefined) return [{ credit, who: works[name] ?? name }];
    }
    return [];
  });
}
