import { expect, test } from 'vitest';
import { leanly } from '../../scripts/vite-lean.ts';

const sheet = (css: string) => `const styles = css\`${css}\`;`;

test('a style sheet loses its comments and its white space', () => {
  const css = '\n  /* Two\n lines. */\n  .a {\n    color: red;\n    margin: 0 1px;\n  }\n';
  expect(leanly(sheet(css))).toBe(sheet('.a{color:red;margin:0 1px}'));
});

test('a space that has a meaning in a selector or a value stays', () => {
  const css = ':host([fit]) :is(.a, .b) > p { inline-size: calc(100% - 16px); }';
  expect(leanly(sheet(css))).toBe(
    sheet(':host([fit]) :is(.a,.b)>p{inline-size:calc(100% - 16px)}'),
  );
});

test('a number loses the 0 before its point, and what stands in quotes stays as it is', () => {
  const css = `.a { margin: 0.5rem 10.5px; content: ': 0.5, "a > b;}"'; }`;
  expect(leanly(sheet(css))).toBe(sheet(`.a{margin:.5rem 10.5px;content:': 0.5, "a > b;}"'}`));
});

test('values inside it stay, and so does every other literal', () => {
  const other = 'const text = `  /* kept */  { } `;';
  const css = `  \${shared}\n\n  @media (width > 1px) { .a { margin: 0; } }`;
  const lean = `\${shared}@media (width>1px){.a{margin:0}}`;
  expect(leanly(`${other}${sheet(css)}`)).toBe(`${other}${sheet(lean)}`);
});

test('a piece of markup loses the indentation of its lines, nested pieces too', () => {
  const code = `html\`<p class="a  b">\n    <b>\n  </b>\${[svg\`<g>\n  <path />\`]}\n  </p>\``;
  expect(leanly(code)).toBe(`html\`<p class="a  b"> <b> </b>\${[svg\`<g> <path />\`]} </p>\``);
});

test('text that is not markup keeps its lines', () => {
  const code = 'const snippet = `<a>\n  <b></b>\n</a>`;';
  expect(leanly(code)).toBe(code);
});
