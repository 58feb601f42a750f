import { html, type TemplateResult } from 'lit';
import { slugs } from '../exhibits/slugs.ts';
import { elementSnippet, iframeSnippet } from '../share/address.ts';
import { siteBase } from '../share/base.ts';
import type { Messages } from '../words/messages.ts';
import {
  attributes,
  customProperties,
  events,
  mirrored,
  parts,
  properties,
  roomStyles,
  valuesOf,
} from './reference.ts';
import { code, said } from './said.ts';

/** What the examples of the reference show. An author writes the words. */
const SHOWN = { exhibit: 'lattice', link: 'v=1&cursor=168', title: '…', picture: '…' };

/** A list of names with their meanings. */
const list = (items: readonly (readonly [name: string, about: unknown])[]) =>
  html`<dl>${items.map(([name, about]) => html`<div><dt><code>${name}</code></dt><dd>${about}</dd></div>`)}</dl>`;

/** The element, the frame and links in prose: everything that an author can set. */
export function renderReference(words: Messages): TemplateResult {
  return html`${renderElement(words)} ${renderFrame(words)} ${renderProse(words)}`;
}

function renderElement(words: Messages): TemplateResult {
  const base = siteBase();
  const { url, isPublic } = base;
  const snippet = elementSnippet(base, { ...SHOWN, id: 'fig1' });
  const figures = slugs.map((slug) => `appleyard-${slug}`).join(', ');
  return html`<section id="element"><h2 tabindex="-1">${words.text('guide-element')}</h2>
    ${code(snippet)}
    ${isPublic ? '' : html`<p class="about">${said(words, 'guide-copy-hint', { base: url })}</p>`}
    <p>${said(words, 'guide-element-about', { figures })}</p>
    <h3>${words.text('guide-attributes')}</h3>
    ${list(attributes.map((attribute) => [valuesOf(attribute), said(words, `guide-attribute-${attribute.name}`)]))}
    <p>${said(words, 'guide-flags')}</p>
    <h3>${words.text('guide-properties')}</h3>
    ${list([
      ...properties.map(
        ([name, written]) => [written, said(words, `guide-property-${name}`)] as const,
      ),
      [mirrored.join(', '), said(words, 'guide-property-mirrored')],
    ])}
    <p>${said(words, 'guide-properties-early')}</p>
    <h3>${words.text('guide-events')}</h3>
    ${list(
      events.map((name) => [
        name === 'step' ? 'step  { step, lastStep }' : name,
        said(words, `guide-event-${name}`),
      ]),
    )}
    <h3>${words.text('guide-custom')}</h3>
    <p>${said(words, 'guide-custom-about')}</p>
    <p>${said(words, 'guide-custom-size')}</p>
    ${renderCustomProperties()}
    <h3>${words.text('guide-room')}</h3>
    <p>${said(words, 'guide-room-about')}</p>
    ${code(roomStyles)}
    <p>${said(words, 'guide-room-print')}</p>
    <h3>${words.text('guide-parts')}</h3>
    <p>${said(words, 'guide-parts-about', { example: 'appleyard-nim::part(caption) { display: none }' })}</p>
    ${list(parts.map((name) => [name, said(words, `guide-part-${name}`)]))}
  </section>`;
}

function renderCustomProperties(): TemplateResult {
  const swatch = (value: string) =>
    html`<svg class="swatch" viewBox="0 0 2 1" aria-hidden="true"><rect width="2" height="1" fill=${value}></rect></svg><code>${value}</code>`;
  return html`<dl class="tokens">${customProperties.map(
    ({ name, light, dark }) =>
      html`<div><dt><code>${name}</code></dt><dd>${
        light.startsWith('#')
          ? html`<span>${swatch(light)}</span><span>${swatch(dark)}</span>`
          : html`<code>${light}</code>`
      }</dd></div>`,
  )}</dl>`;
}

function renderFrame(words: Messages): TemplateResult {
  const options = { lang: 'es', controls: 'minimal', autoplay: true } as const;
  const snippet = iframeSnippet(siteBase(), { ...SHOWN, id: 'frame1', options });
  const names = ['figure', ...attributes.filter(({ frame }) => frame).map(({ name }) => name)];
  return html`<section id="frame"><h2 tabindex="-1">${words.text('guide-frame')}</h2>
    ${code(snippet)}
    <p>${said(words, 'guide-frame-about')}</p>
    <p>${said(words, 'guide-frame-parameters', { names: names.join(', '), figures: slugs.join(', ') })}</p>
    <p>${said(words, 'guide-frame-height')}</p>
    <p>${said(words, 'guide-frame-theme')}</p>
    <p>${said(words, 'guide-frame-sandbox')}</p>
  </section>`;
}

function renderProse(words: Messages): TemplateResult {
  const link = `<a data-appleyard="fig1" href="#v=1&amp;cursor=57">57</a>`;
  return html`<section id="prose"><h2 tabindex="-1">${words.text('guide-prose')}</h2>
    <p>${said(words, 'guide-prose-about')}</p>
    ${code(link)}
  </section>`;
}
