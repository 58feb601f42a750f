#!/usr/bin/env bash
# scorm-again 3.4.3, the platform's side of SCORM 1.2: after LMSFinish its API still takes values, gives them and stores them,
# and each call returns "true" with the error 0. The standard has LMSFinish end the communication, and the same API answers
# every call before LMSInitialize with the error 301, "Not initialized". So a lesson that goes on telling after its end passes
# every test here, and fails in a platform. The same API takes 4,097 characters as cmi.suspend_data, where the standard has
# 4,096 at most, so a test has to count them itself. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund scorm-again@3.4.3
cat >visit.mjs <<'JS'
import { Scorm12API } from 'scorm-again';
const api = new Scorm12API({ autocommit: false, logLevel: 5 });
const said = (name, answer) => console.log(`${name}: ${answer}, ${api.LMSGetLastError()}`);
const place = 'cmi.core.lesson_location';
said('before', api.LMSSetValue(place, '1'));
api.LMSInitialize('');
said('4,097 characters', api.LMSSetValue('cmi.suspend_data', 'x'.repeat(4097)));
said('finish', api.LMSFinish(''));
said('set', api.LMSSetValue(place, '2'));
said('get', api.LMSGetValue(place));
said('commit', api.LMSCommit(''));
JS
seen=$(node visit.mjs)
echo "$seen"
[ "$seen" = 'before: false, 301
4,097 characters: true, 0
finish: true, 0
set: true, 0
get: 2, 0
commit: true, 0' ]
