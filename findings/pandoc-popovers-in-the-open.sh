#!/usr/bin/env bash
# pandoc 3.9 writes the attribute `popover` of a `<div>` in Markdown as `data-popover`, so a browser shows at once what
# HTML hides until somebody opens it. `popover` has been in HTML since 2023, and pandoc leaves `hidden` as
# it is. The `<button popovertarget>` beside it stays as it is, and opens nothing. Seen with the binary of
# pypandoc_binary 1.17.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pypandoc_binary==1.17
pandoc=$(venv/bin/python -c 'import pypandoc; print(pypandoc.get_pandoc_path())')
printf '<button popovertarget="more">More</button>\n\n<div id="more" popover="auto">Hidden words.</div>\n\n<div hidden="hidden">Others.</div>\n' >post.md
seen=$("$pandoc" post.md)
"$pandoc" --version | head -1
echo "$seen"
[[ "$seen" == *'<button popovertarget="more">'* ]]
[[ "$seen" == *'<div id="more" data-popover="auto">'* ]]
[[ "$seen" == *'<div hidden="hidden">'* ]]
