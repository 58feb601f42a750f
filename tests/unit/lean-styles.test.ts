import { expect, test } from 'vitest';
import { leanly } from '../../scripts/vite-styles.ts';

const sheet = (css: string) => `const styles = css\`${css}\`;`;

test('a style sheet loses its comments and its white space', () => {
  const css = '\n  /* Two\n lines. */\n  .a {\n    color: red;\n    margin: 0 1px;\n  }\n';
  expect(leanly(sheet(css))).toBe(sheet('.a{color: red;margin: 0 1px;}'));
});

test('what a space means in a selector or a value stays', () => {
  const css = ':host([fit]) :is(.a, .b) > p { inline-size: calc(100% - 16px); }';
  expect(leanly(sheet(css))).toBe(
    sheet(':host([fit]) :is(.a, .b) > p{inline-size: calc(100% - 16px);}'),
  );
});

test('what is put into it stays, and so does every other literal', () => {
  const other = 'const text = `  /* kept */  { } `;';
  const css = `  \${shared}\n\n  @media (width > 1px) { .a { margin: 0; } }`;
  const lean = `\${shared}@media (width > 1px){.a{margin: 0;}}`;
  expect(leanly(`${other}${sheet(css)}`)).toBe(`${other}${sheet(lean)}`);
});
