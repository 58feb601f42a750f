import type { Plugin } from 'vite';

type Change = readonly [was: RegExp, is: string];

/** What a file of Lit adds to the list of its versions, which it keeps for its warnings in the global object. */
const version = (list: string): Change => [
  new RegExp(`\\(\\w\\.${list}\\?\\?=\\[\\]\\)\\.push\\("[\\d.]+"\\)`, 'g'),
  '0',
];

/** What is changed in each file of Lit. A pattern fits in one place. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  'lit-html/lit-html.js': [
    version('litHtmlVersions'),
    // Lit takes whatever follows its own mark for the text that it has drawn. When a browser translates a page, it puts
    // an element there, and Lit would write into it, where nobody reads it. A text whose node is gone is drawn anew.
    [/(\w\(this\._\$AH\))\?(this\._\$AA\.nextSibling)\.data=/g, '$1&&3===$2?.nodeType?$2.data='],
  ],
  'lit-element/lit-element.js': [version('litElementVersions')],
  '@lit/reactive-element/reactive-element.js': [
    version('reactiveElementVersions'),
    // For decorators, which this project does not use.
    [
      /Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/g,
      'const litPropertyMetadata=new WeakMap;',
    ],
  ],
};

/**
 * Changes Lit for pages of others and for pages that are translated: it leaves no global name, and it changes only a text
 * of its own. The test of the hosts finds any global name, whichever library leaves it.
 */
export function changedLit(): Plugin {
  return {
    name: 'changed-lit',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(lit-|@lit\/).*\.js$/ },
      handler(code, id) {
        const [, file = ''] = /\/node_modules\/(?!.*\/node_modules\/)(.*)$/.exec(id) ?? [];
        return { code: changed(file, code), map: null };
      },
    },
  };
}

/** The source of a file of Lit with its changes. Throws if a pattern does not fit in exactly one place. */
export function changed(file: string, code: string): string {
  return (changes[file] ?? []).reduce((text, [was, is]) => {
    if (text.match(was)?.length !== 1) {
      throw new Error(`${file} has not ${was} once; see scripts/vite-lit.ts`);
    }
    return text.replace(was, is);
  }, code);
}
