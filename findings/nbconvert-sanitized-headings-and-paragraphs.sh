#!/usr/bin/env bash
# nbconvert 7.17.2 with `--sanitize-html` shows the marks of a notebook's own Markdown to the reader: a heading becomes
# the text `<h1 id="Title">Title…</h1>`, and each paragraph stands between `<p>` and `</p>`. Only links and emphasis are
# rendered. The option is described as one that makes HTML safe, and the same notebook without it is in order.
# `--SanitizeHTML.strip=True`, described as "remove unsafe markup entirely instead of escaping", changes nothing of it.
# Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check nbconvert==7.17.2 bleach==6.4.0
cat >post.ipynb <<'JSON'
{"cells": [{"cell_type": "markdown", "id": "a", "metadata": {}, "source": "# Title\n\nSome *words*."}],
 "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
 "nbformat": 4, "nbformat_minor": 5}
JSON
convert() {
  venv/bin/jupyter-nbconvert --to html --log-level ERROR "$@" post.ipynb --stdout | grep -oE '(<|&lt;)(h1 id|p(>|&gt;))[^¶]*(words|Title)' | head -2
}
plain=$(convert)
sanitized=$(convert --sanitize-html)
stripped=$(convert --sanitize-html --SanitizeHTML.strip=True)
printf '%s\n--\n%s\n--\n%s\n' "$plain" "$sanitized" "$stripped"
[[ "$plain" == *'<h1 id="Title">Title'* ]]
[[ "$sanitized" == *'&lt;h1 id="Title"&gt;Title'* ]]
[ "$stripped" = "$sanitized" ]
