import type { Plugin } from 'vite';

/** How Lit changes a text that it has drawn: it takes whatever follows its own mark for that text. */
const changesText = /(\w\(this\._\$AH\))\?(this\._\$AA\.nextSibling)\.data=/;

/**
 * Lets Lit draw a text anew whose node is no longer there. When a browser translates a page, it puts elements
 * in the place of texts; Lit would write into such an element, and the old text would stand.
 */
export function ownTexts(): Plugin {
  return {
    name: 'own-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/lit-html\/lit-html\.js$/ },
      handler: (code) => ({ code: withOwnTexts(code), map: null }),
    },
  };
}

/** The source of Lit that changes only a text of its own. */
export function withOwnTexts(code: string): string {
  if (code.split(changesText).length !== 4) {
    throw new Error('Lit changes its texts in another way; see scripts/vite-texts.ts');
  }
  return code.replace(changesText, '$1&&3===$2?.nodeType?$2.data=');
}
