#!/bin/bash
# What: the container query list `@container (a), (b)`, which a style sheet may write as media queries are written, is
#   in the draft of css-conditional-5, and lightningcss 1.30.1, which many builds use, does not accept it either: it
#   refuses the comma. A browser that does not know the list drops the whole rule without a word (seen in Chromium
#   147 and 148; the small frames of a page then kept two lines of tabs). `or` between the conditions is understood.
# Versions: lightningcss 1.30.1, Node 20. Exits with 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent lightningcss@1.30.1
cat > run.mjs <<'JS'
import { transform } from 'lightningcss';
const read = (condition) => {
  try {
    const code = Buffer.from(`@container ${condition} { a { color: red } }`);
    return String(transform({ filename: 'a.css', code, minify: true }).code);
  } catch (thrown) {
    return `refused: ${thrown.message}`;
  }
};
const list = read('(max-height: 26rem), (max-width: 48rem)');
const either = read('(max-height: 26rem) or (max-width: 48rem)');
console.log('list:', list);
console.log('or:  ', either);
if (!list.startsWith('refused') || either.startsWith('refused')) process.exit(1);
JS
node run.mjs
