#!/usr/bin/env bash
# @lit-labs/ssr 4.1.0 refuses a template with an expression in the <title> of an SVG, the name by which screen readers know a
# picture. Lit 3.3.3 draws the same template in a page, and the server draws <desc>. The error speaks of a number of parts and
# does not name the title. Seen with Node 20; jsdom 26.1.0 is the page.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lit@3.3.3 @lit-labs/ssr@4.1.0 jsdom@26.1.0
cat >page.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<!doctype html><body></body>');
const names = ['document', 'Node', 'Element', 'HTMLElement', 'customElements', 'Comment'];
for (const name of names) globalThis[name] = window[name];
globalThis.window = window;
const { html, render } = await import('lit');
render(html`<svg><title>${'a heap of 5'}</title></svg>`, document.body);
console.log('page:', document.querySelector('title').textContent);
JS
cat >server.mjs <<'JS'
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
const drawn = (template) => {
  try {
    return collectResultSync(render(template)).replaceAll(/<!--.*?-->/g, '');
  } catch ({ message }) {
    return /Unexpected final partIndex: \d !== \d/.exec(message)[0];
  }
};
console.log('server, desc:', drawn(html`<svg><desc>${'a heap of 5'}</desc></svg>`));
console.log('server, title:', drawn(html`<svg><title>${'a heap of 5'}</title></svg>`));
JS
seen=$(node --conditions=browser page.mjs && node server.mjs)
echo "$seen"
[ "$seen" = 'page: a heap of 5
server, desc: <svg><desc>a heap of 5</desc></svg>
server, title: Unexpected final partIndex: 0 !== 1' ]
