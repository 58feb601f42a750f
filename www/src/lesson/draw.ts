/** Draws the words of a lesson from their tree. A text stays text, whatever it looks like. */

import { html, type TemplateResult } from 'lit';
import type { Nodes, RootContent } from 'mdast';
import { codeOf } from '../words/hidden.ts';

/** Characters that turn words round are shown by their numbers, so that nobody is misled. */
const seen = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069\p{Cc}]/gu, (one) =>
    /[\n\t]/.test(one) ? one : `[${codeOf(one)}]`,
  );

export const drawAll = (nodes: readonly Nodes[]): readonly unknown[] => nodes.map(draw);

export function draw(node: Nodes): unknown {
  switch (node.type) {
    case 'text':
      return seen(node.value);
    case 'paragraph':
      return html`<p>${drawAll(node.children)}</p>`;
    case 'emphasis':
      return html`<em>${drawAll(node.children)}</em>`;
    case 'strong':
      return html`<strong>${drawAll(node.children)}</strong>`;
    case 'inlineCode':
      return html`<code>${seen(node.value)}</code>`;
    case 'code':
      return html`<pre><code>${seen(node.value)}</code></pre>`;
    case 'break':
      return html`<br />`;
    case 'thematicBreak':
      return html`<hr />`;
    case 'blockquote':
      return html`<blockquote>${drawAll(node.children)}</blockquote>`;
    case 'heading':
      return html`<h3>${drawAll(node.children)}</h3>`;
    case 'list':
      return list(node);
    case 'listItem':
      return html`<li>${node.children.map((child) => (tight(child) ? drawAll(child.children) : draw(child)))}</li>`;
    case 'table':
      return table(node);
    case 'link':
      return link(node);
    default:
      return seen('value' in node ? String(node.value) : '');
  }
}

/** A paragraph of an item, which needs no room of its own. */
const tight = (node: RootContent) => node.type === 'paragraph';

function list({ ordered, start, children }: Extract<Nodes, { type: 'list' }>): TemplateResult {
  return ordered
    ? html`<ol start=${start ?? 1}>${drawAll(children)}</ol>`
    : html`<ul>${drawAll(children)}</ul>`;
}

function table({ children }: Extract<Nodes, { type: 'table' }>): TemplateResult {
  const [head, ...rows] = children;
  const cells = (row: typeof head) => row?.children.map((cell) => drawAll(cell.children)) ?? [];
  return html`<div class="wide"><table>
    <thead><tr>${cells(head).map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** A link says where it leads, because anybody may have written it. Another page opens beside the lesson. */
function link({ url, children }: Extract<Nodes, { type: 'link' }>): TemplateResult {
  const { host } = new URL(url, location.href);
  const where = host === location.host ? '' : ` (${host})`;
  return html`<a href=${url} target="_blank" rel="noopener noreferrer">${drawAll(children)}</a>${where}`;
}
