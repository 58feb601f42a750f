import { html, nothing, type TemplateResult } from 'lit';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import { kilobytes, type Weights } from '../share/weights.ts';
import type { Messages } from '../words/messages.ts';
import { builders, type Recipes, servers } from './recipes.ts';
import { code, said } from './said.ts';

/** The server of somebody who embeds a figure. */
const ORIGIN = 'https://example.org';
const BASE = `${ORIGIN}/appleyard`;
const FOLDER = `${BASE}/${__APPLEYARD_VERSION__}/`;
const TRIAL = 'http://localhost:8000/';

const OWN = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'`;

const OTHER = `default-src 'self';
script-src 'self' ${ORIGIN} 'wasm-unsafe-eval';
connect-src 'self' ${ORIGIN};
img-src 'self' ${ORIGIN};
style-src 'self' ${ORIGIN};
frame-src ${ORIGIN}`;

/** Run the first in the folder of the sources, the second in that of the page. */
const INSTALL = `npm pack
npm install ../appleyard/appleyard-${__APPLEYARD_VERSION__}.tgz`;

const ELEMENTS = `import 'appleyard/elements';`;

const BINDINGS = `import { nim } from 'appleyard/bindings';

const { Nim } = await nim();`;

/** For authors who publish: the folder, the policy, the package, and what readers download. */
export function renderHosting(
  words: Messages,
  recipes: Recipes,
  weights: Weights | undefined,
): TemplateResult {
  return html`${renderSteps(words, recipes)} ${renderPolicy(words)} ${renderPackage(words)} ${renderLoad(words, weights)}`;
}

function renderSteps(words: Messages, recipes: Recipes): TemplateResult {
  const link = (address: string) => ({ address });
  return html`<section id="host"><h2 tabindex="-1">${words.text('guide-host')}</h2>
    <p>${said(words, 'guide-host-about')}</p>
    <h3>${words.text('guide-host-built')}</h3>
    <p>${said(words, 'guide-host-built-about')}</p>
    ${recipes.render(words, builders, FOLDER)}
    <h3>${words.text('guide-host-own')}</h3>
    <p>${said(words, 'guide-host-own-about')}</p>
    <ol>
      <li>${said(words, 'guide-host-1')} ${code(`APPLEYARD_PUBLIC_BASE=${BASE} npm run build`)}
        ${said(words, 'guide-host-1-windows')} ${code(`$env:APPLEYARD_PUBLIC_BASE = "${BASE}"; npm run build`)}</li>
      <li>${said(words, 'guide-host-2')}
        ${code(`ssh you@example.org mkdir -p /var/www/html/appleyard/${__APPLEYARD_VERSION__}
scp -r dist/. you@example.org:/var/www/html/appleyard/${__APPLEYARD_VERSION__}/`)}</li>
      <li>${said(words, 'guide-host-3')}
        ${recipes.render(words, servers, FOLDER)}</li>
      <li>${said(words, 'guide-host-4')} ${code(`curl -sI ${FOLDER}embed.js`)}</li>
      <li>${said(words, 'guide-host-5', link(FOLDER))}</li>
    </ol>
    <p>${said(words, 'guide-host-keep')}</p>
    <h3>${words.text('guide-host-trial')}</h3>
    <p>${said(words, 'guide-host-trial-about')}</p>
    ${code('npm run build\nnpx http-server dist --cors -p 8000')}
    <p>${said(words, 'guide-host-trial-open', link(TRIAL))}</p>
  </section>`;
}

function renderPolicy(words: Messages): TemplateResult {
  return html`<section id="policy"><h2 tabindex="-1">${words.text('guide-policy')}</h2>
    <p>${said(words, 'guide-policy-own')}</p> ${code(OWN)}
    <p>${said(words, 'guide-policy-other', { origin: ORIGIN })}</p> ${code(OTHER)}
    <p>${said(words, 'guide-policy-why')}</p>
  </section>`;
}

function renderPackage(words: Messages): TemplateResult {
  return html`<section id="npm"><h2 tabindex="-1">${words.text('guide-npm')}</h2>
    <p>${said(words, 'guide-npm-about')}</p> ${code(INSTALL)} ${code(ELEMENTS)} ${code(BINDINGS)}
  </section>`;
}

function renderLoad(words: Messages, weights: Weights | undefined): TemplateResult {
  const ids = ['script', 'near', 'later', 'rest'];
  return html`<section id="load"><h2 tabindex="-1">${words.text('guide-load')}</h2>
    <ul>${ids.map((id) => html`<li>${said(words, `guide-load-${id}`)}</li>`)}</ul>
    ${
      weights
        ? html`<p>${words.text('guide-load-weights')}</p>
          <dl class="weights">${slugs.map((slug) => renderWeight(slug, weights, words))}</dl>`
        : nothing
    }
    <h3>${words.text('guide-privacy')}</h3>
    <p>${said(words, 'guide-privacy-about')}</p>
    <h3>${words.text('guide-stripped')}</h3>
    <p>${said(words, 'guide-stripped-about')}</p>
    <p>${said(words, 'guide-stripped-picture', { command: 'npm run still -- --post post.md' })}</p>
  </section>`;
}

function renderWeight(slug: Slug, weights: Weights, words: Messages) {
  const weight = weights[slug]?.[words.language];
  if (!weight) return nothing;
  const size = words.text('guide-load-kilobytes', { kilobytes: kilobytes(weight) });
  return html`<div><dt>${words.text(`nav-${slug}`)}</dt><dd>${size}</dd></div>`;
}
