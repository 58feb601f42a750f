import { html } from 'lit';
import type { MessageArgs, Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';

/** A sentence of the guide with pieces of code in it. */
export function said(words: Messages, id: string, args: MessageArgs = {}): unknown {
  return say(words, { id, args }, { code: (text) => html`<code>${text}</code>` });
}

/** Code that the reader copies into a file or a command line. */
export const code = (text: string) => html`<pre><code>${text}</code></pre>`;
