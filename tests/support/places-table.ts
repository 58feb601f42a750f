/** The table of docs/places.md. */
import { readFileSync } from 'node:fs';
import { forms, type Place } from '../../www/src/share/places.ts';
import type { Seen } from '../hosts/engines/seen.ts';

/** The forms as the table names them. */
const formNames = {
  frame: forms.iframe,
  element: forms.element,
  'frame alone': forms.bare,
  picture: forms.picture,
  Markdown: forms.markdown,
  'Marp’s Markdown': forms.marp,
  link: forms.link,
  'pandoc frame': forms.pandocFrame,
  'pandoc element': forms.pandocElement,
} as const;

export type FormName = keyof typeof formNames;

export const knownBy = ['npm test', 'full', 'once', 'rules'] as const;

export interface Row {
  readonly tool: string;
  readonly version: string;
  /** What is seen of the codes for a web page; — where nobody would paste it. */
  readonly frame: Seen | '—';
  readonly element: Seen | '—';
  /** What the dialog has for it, and what is seen of that. */
  readonly place: Place;
  readonly form: FormName;
  readonly shows: Seen;
  readonly known: (typeof knownBy)[number];
}

const page = readFileSync(new URL('../../docs/places.md', import.meta.url), 'utf8');

/** The rows under a heading, without its first two lines, each as its cells. */
const cellsUnder = (heading: string): string[][] => {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [part = ''] = after.split('\n## ');
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

/** The words for what is seen, as the page explains them. */
export const explained = cellsUnder('How to read it').map(([word]) => word);

export const rows = cellsUnder('The table').map((cells) => {
  const [tool, version, frame, element, place, form, shows, known] = cells;
  return { tool, version, frame, element, place, form, shows, known } as Row;
});

export const formOf = (name: FormName) => formNames[name];

/** What a row claims, as the form that was pasted and what is seen of it. */
export const claims = ({ frame, element, form, shows }: Row): [FormName, Seen][] => {
  const all = [
    ['frame', frame],
    ['element', element],
    [form, shows],
  ] as const;
  return all.filter((claim): claim is [FormName, Seen] => claim[1] !== '—');
};
