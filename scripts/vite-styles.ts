import type { Plugin } from 'vite';

/** A style sheet in a source file; what is put into it has no backtick of its own. */
const sheet = /\bcss`([^`\\]*)`/g;

/**
 * Style sheets in template literals lose their comments and most of their white space on the way to
 * the visitor: no minifier of scripts may touch what stands in a string.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    // Before anything else changes how the literals are written.
    enforce: 'pre',
    transform: {
      filter: { id: /\/www\/src\/.*\.ts$/, code: 'css`' },
      handler: (code) => ({ code: leanly(code), map: null }),
    },
  };
}

/** The source with its style sheets made lean. */
export function leanly(code: string): string {
  return code.replace(sheet, (_, css: string) => {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
    return `css\`${bare.replace(/ ?([{};]) ?/g, '$1').trim()}\``;
  });
}
