/** Where strangers find the site: set at build for a public deployment, else where this page is. */
export interface Base {
  /** Ends in a slash; holds embed.js, embed.html and a folder per exhibit. */
  readonly url: string;
  /** False on one's own machine, where a link is of no use to others. */
  readonly isPublic: boolean;
}

/**
 * The base address. A public one is pinned to the version that made the link, so that a post
 * written today shows the same figure in ten years: `https://host/path/0.1.0/`.
 */
export function baseAddress(configured: string | null, version: string, script: string): Base {
  if (configured) return { url: `${configured.replace(/\/$/, '')}/${version}/`, isPublic: true };
  // Built scripts lie one folder below the site's root.
  const here = new URL('..', script);
  const local = ['localhost', '127.0.0.1', '[::1]', ''].includes(here.hostname);
  return { url: here.href, isPublic: !local };
}

/** Text made safe inside a double-quoted attribute. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export interface Snippet {
  readonly exhibit: string;
  readonly link: string;
  readonly language: string;
  readonly title: string;
  readonly picture: string;
}

/** The linked picture that stands where neither frames nor scripts do. */
function fallback({ url }: Base, { exhibit, link, picture }: Snippet): string {
  return `<a href="${attribute(`${url}${exhibit}/#${link}`)}"><img src="${url}plates/${exhibit}.svg" alt="${attribute(picture)}" width="640"></a>`;
}

/** A frame that keeps its shape in any column; what strips frames keeps the picture inside. */
export function iframeSnippet(base: Base, snippet: Snippet): string {
  const { exhibit, link, language, title } = snippet;
  const source = `${base.url}embed.html?figure=${exhibit}&lang=${language}#${link}`;
  return `<iframe src="${attribute(source)}" title="${attribute(title)}" loading="lazy" style="width:100%;aspect-ratio:4/3;min-height:400px;border:0">
  ${fallback(base, snippet)}
</iframe>`;
}

/** The element itself, with the picture inside until it is upgraded. */
export function elementSnippet(base: Base, snippet: Snippet): string {
  const { exhibit, link, language } = snippet;
  return `<script type="module" src="${base.url}embed.js"></script>
<appleyard-${exhibit} id="fig1" lang="${language}" scene="${attribute(link)}">
  ${fallback(base, snippet)}
</appleyard-${exhibit}>`;
}
