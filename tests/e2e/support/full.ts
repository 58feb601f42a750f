/** Whether all combinations are tested, every scene by size by language: `npm test -- --full`. */
export const full = process.env.APPLEYARD_FULL !== undefined;

/**
 * If two kinds of checks go over many scenes, the quick suite gives each scene one of them in turn; the
 * full suite gives it both.
 */
export const share = <T>(all: readonly T[], turn: number, of = 2): readonly T[] =>
  full ? all : all.filter((_, i) => i % of === turn % of);
