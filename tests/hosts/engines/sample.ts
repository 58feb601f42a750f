/** The sample post: prose, and each exhibit as an element and as a frame, by the snippets of the Embed dialog. */
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { elementSnippet, figureId, iframeSnippet } from '../../../www/src/share/address.ts';
import type { EmbedOptions } from '../../../www/src/share/options.ts';
import type { Language } from '../../../www/src/words/language.ts';

/** A figure of the post, which is there twice, as an element and as a frame. */
export interface Sample {
  readonly exhibit: Slug;
  readonly lang: Language;
  readonly link: string;
  /** The step of the link. There is a step before it and one after it. */
  readonly step: number;
}

const sample = (exhibit: Slug, lang: Language, start: string, step: number): Sample => ({
  exhibit,
  lang,
  link: `v=1&${start}cursor=${step}`,
  step,
});

/** Their languages differ from each other, and most of them from that of the page. */
export const samples: readonly Sample[] = [
  sample('nim', 'es', 'heaps=1,4,5,7&', 1),
  sample('lattice', 'zh', 'columns=9&rows=8&', 20),
  sample('quicksort', 'en', '', 3),
  sample('networks', 'zh', '', 2),
  sample('chain', 'es', 'objects=9&', 2),
];

export const forms = ['element', 'frame'] as const;
export type Form = (typeof forms)[number];

export const TITLE = 'Five figures';

/** The prose around a snippet, by which a test sees that the post is whole. */
export const before = (exhibit: Slug, form: Form): string => `The ${form} of ${exhibit}:`;
export const LAST = 'The post ends here.';

/** The picture's alternative text has characters that Markdown, HTML and JSX treat each in their way. */
const PICTURE = 'Picture of the figure: “is 1 < 2?” & *more*';

/** A flag has to hold in every engine, so one figure has one. It changes nothing until a run ends. */
const optionsOf = ({ exhibit, lang }: Sample): Partial<EmbedOptions> => ({
  lang,
  loop: exhibit === 'nim',
});

/** The id of a figure's element. */
export const idOf = (one: Sample): string => figureId(one);

/**
 * The snippet of a figure of the site at an address. The line of the script, which comes first in that of an
 * element, stands in the layout, as the recipes say.
 */
export function snippetOf(site: string, form: Form, one: Sample): string {
  const { exhibit, link } = one;
  const words = { title: `Is it ${exhibit}?`, picture: PICTURE, options: optionsOf(one) };
  const base = { url: site, isPublic: true };
  // The frame needs an id of its own, because the element of the same scene has that of the scene.
  if (form === 'frame')
    return iframeSnippet(base, { exhibit, link, ...words, id: `${idOf(one)}-frame` });
  return elementSnippet(base, { exhibit, link, ...words }).replace(/^<script.*\n/, '');
}

/** A link in the prose that opens another moment in the element. */
function steering(one: Sample): string {
  const link = one.link.replaceAll('&', '&amp;').replace(/\d+$/, String(one.step - 1));
  return `Now <a data-appleyard="${idOf(one)}" href="#${link}">a step before</a>.`;
}

/** The text of the post in Markdown, which is MDX as well, without a heading. */
export function postOf(site: string): string {
  const parts = samples.flatMap((one) =>
    forms.map((form) => {
      const said = `${before(one.exhibit, form)}\n\n${snippetOf(site, form, one)}`;
      return form === 'element' ? `${said}\n\n${steering(one)}` : said;
    }),
  );
  return `Five figures, *each* twice.\n\n${parts.join('\n\n')}\n\n${LAST}\n`;
}

/** The same text in HTML, for an engine without Markdown. */
export const htmlOf = (post: string): string =>
  post
    .split('\n\n')
    .map((block) => (/^<(appleyard|figure)/.test(block) ? block : `<p>${block}</p>`))
    .join('\n');
