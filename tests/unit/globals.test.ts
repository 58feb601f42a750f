import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keptToItself } from '../../scripts/vite-globals.ts';

const kept = (code: string, ...expected: string[]) =>
  keptToItself(code, expected, 'some 1.2.3, a.js');

describe('what a library sets on the page is removed', () => {
  test('whatever name the library has for the global object, and however it assigns', () => {
    const code = 'const t=globalThis;(t.versions??=[]).push("1"),window.other=1;self.third||=f();';
    expect(kept(code, 'globalThis.versions', 'globalThis.other', 'globalThis.third')).toBe(
      'const t=globalThis;([]).push("1"),1;f();',
    );
  });

  test('and reading it by its name alone gives the assigned value', () => {
    const code = 'const a=globalThis;a.list??=new WeakMap;class C{get(t){return list.get(t)}}';
    expect(kept(code, 'globalThis.list')).toBe(
      'const a=globalThis;new WeakMap;class C{get(t){return (new WeakMap).get(t)}}',
    );
  });

  test('also what it adds to an object of the language', () => {
    expect(kept('Symbol.metadata??=Symbol("m");', 'Symbol.metadata')).toBe('Symbol("m");');
  });
});

test('its own variables stay, and what its functions do when they are called', () => {
  const code =
    'import{a}from"a";const t=globalThis,[y,{z:w=1}]=a;class C{}C.styles=[];y.b=w.c=a.d=1;' +
    'const f=t=>{t.x=1;globalThis.y=2};export const e={};e.x=f;' +
    'for(const k in e){const v=e[k];v.name=k}';
  expect(kept(code)).toBe(code);
});

test('what a module of CommonJS exports stays, but not in a module that has no such names', () => {
  const code = 'function f(){}module.exports={f};exports.g=f;';
  expect(kept(code)).toBe(code);
  expect(() => kept(`export const a=1;${code}`)).toThrow('leaves on the page module.exports');
});

describe('the build ends, and names the library and its version', () => {
  test('if it sets something that is not known', () => {
    const code = 'const t=globalThis;t.versions??=[];t.more=1;';
    expect(() => kept(code, 'globalThis.versions')).toThrow(
      'some 1.2.3, a.js: leaves on the page globalThis.more;',
    );
    expect(() => kept('Array.prototype.last=1')).toThrow(
      'leaves on the page Array.prototype.last;',
    );
    expect(() => kept('stray=1')).toThrow('leaves on the page stray;');
    expect(() => kept('const k="a";globalThis[k]=1')).toThrow('leaves on the page globalThis.?;');
  });

  test('if it no longer sets what is known', () => {
    expect(() => kept('const t=globalThis;t.versions.push(1)', 'globalThis.versions')).toThrow(
      'some 1.2.3, a.js: no longer leaves on the page globalThis.versions;',
    );
  });

  test('if it reads what it sets in an unknown way', () => {
    const code = 'const t=globalThis;t.list??=[];const f=()=>t.list.length;';
    expect(() => kept(code, 'globalThis.list')).toThrow('some 1.2.3, a.js: reads globalThis.list');
  });
});

test.each([
  ['lit-html/lit-html.js', ['globalThis.litHtmlVersions']],
  ['lit-element/lit-element.js', ['globalThis.litElementVersions']],
])('%s sets nothing global and is the same otherwise', (file, names) => {
  const code = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
  const changed = keptToItself(code, names, file);
  expect(code).toMatch(/\(\w\.lit\w+Versions\?\?=\[\]\)\.push/);
  expect(changed).toBe(code.replace(/\(\w\.lit\w+Versions\?\?=\[\]\)/, '([])'));
});
