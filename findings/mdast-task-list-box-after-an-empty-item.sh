#!/usr/bin/env bash
# mdast-util-gfm-task-list-item 2.0.1 with micromark-extension-gfm-task-list-item 2.1.0: after an empty list item, the
# next paragraph loses a box `[x]` at its beginning. The paragraph is outside the list; GitHub shows the box as text.
# The tree has no trace of it but a field `checked` on the root, so a reader who looks for lost text cannot find it.
# In the development build of the same packages the same text is an AssertionError. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mdast-util-from-markdown@2.1.0 \
  mdast-util-gfm-task-list-item@2.0.1 micromark-extension-gfm-task-list-item@2.1.0
cat >read.mjs <<'JS'
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
const read = (text) =>
  fromMarkdown(text, {
    extensions: [gfmTaskListItem()],
    mdastExtensions: [gfmTaskListItemFromMarkdown()],
  });
const words = (node) => node.value ?? (node.children ?? []).map(words).join('');
try {
  const root = read('-\n[x] marks the spot');
  const [list, paragraph] = root.children;
  console.log(root.checked, list.type, list.children[0].checked, JSON.stringify(words(paragraph)));
} catch (error) {
  console.log(error.name);
}
JS
seen=$(node read.mjs)
echo "$seen"
strict=$(node --conditions=development read.mjs)
echo "$strict"
[[ "$seen" == 'true list null " marks the spot"' ]]
[[ "$strict" == Assertion* ]]
