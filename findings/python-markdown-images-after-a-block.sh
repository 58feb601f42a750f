#!/usr/bin/env bash
# Python-Markdown 3.11.3 moves an element that closes itself, `<img … />`, `<br />` or `<link … />`, to the end of the page if it
# stands on the same line as the end of an HTML block. The picture then follows the last paragraph. Written without the
# slash, as `<img …>`, it stays where it is, and so does an element with an end tag. The other Markdown libraries that were
# tried (markdown-it-py, mistune, markdown2) keep the order. MkDocs and Pelican run Python-Markdown. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check Markdown==3.11.3 markdown-it-py==4.3.0
convert() {
  printf '%s\n\nFirst.\n\nSecond.\n' "$1" | venv/bin/python -c "$2" | tr -d '\n'
}
ours='import markdown, sys; print(markdown.markdown(sys.stdin.read()))'
theirs='import sys; from markdown_it import MarkdownIt; print(MarkdownIt("commonmark").render(sys.stdin.read()))'
slash=$(convert '<div>The figure:</div><img src="a.png" alt="a" />' "$ours")
plain=$(convert '<div>The figure:</div><img src="a.png" alt="a">' "$ours")
other=$(convert '<div>The figure:</div><img src="a.png" alt="a" />' "$theirs")
printf '%s\n' "$slash" "$plain" "$other"
[ "$slash" = '<div>The figure:</div><p>First.</p><p>Second.</p><p><img src="a.png" alt="a" /></p>' ]
[ "$plain" = '<div>The figure:</div><p><img src="a.png" alt="a"></p><p>First.</p><p>Second.</p>' ]
[ "$other" = '<div>The figure:</div><img src="a.png" alt="a" /><p>First.</p><p>Second.</p>' ]
