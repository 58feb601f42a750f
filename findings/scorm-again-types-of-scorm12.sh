#!/usr/bin/env bash
# scorm-again 3.4.3: the types of its entry point `scorm-again/scorm12` promise a default export, and the module has a named
# one, `Scorm12API`. So what TypeScript accepts stops in Node with a SyntaxError, and what runs is refused by TypeScript. The
# entry point `scorm-again` agrees with its types. Seen with Node 20 and TypeScript 5.9.3.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund scorm-again@3.4.3 typescript@5.9.3
cat >tsconfig.json <<'JSON'
{ "compilerOptions": { "noEmit": true, "strict": true, "skipLibCheck": true, "target": "es2022", "module": "preserve", "types": [] }, "files": ["of.ts"] }
JSON
seen=$(
  for from in scorm-again/scorm12 scorm-again; do
    for name in API '{ Scorm12API as API }'; do
      echo "import $name from '$from'; new API();" >of.ts
      if npx tsc -p . >errors.txt; then types=accept; else types=$(grep -oE 'TS[0-9]+' errors.txt | head -1); fi
      cp of.ts of.mjs
      if node of.mjs 2>errors.txt; then runs=runs; else runs=$(grep -oE 'SyntaxError' errors.txt | head -1); fi
      echo "import $name from '$from': $types, $runs"
    done
  done
)
echo "$seen"
[ "$seen" = "import API from 'scorm-again/scorm12': accept, SyntaxError
import { Scorm12API as API } from 'scorm-again/scorm12': TS2614, runs
import API from 'scorm-again': TS1192, SyntaxError
import { Scorm12API as API } from 'scorm-again': accept, runs" ]
