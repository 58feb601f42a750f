/**
 * The message below the title for the link in the location. `rules` matches the fields that change the rules which the
 * page states; where the link has one of them, the message states no rule.
 */
export const ledeOf = (rules: string | undefined, hash: string): string =>
  rules && hash.match(rules) ? 'lede-own' : 'lede';
