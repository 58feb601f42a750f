import { html, nothing, type TemplateResult } from 'lit';
import type { NetworkReading } from '../../../../pkg/comparators.js';
import { renderChoice } from '../../../stage/inputs.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Messages } from '../../../words/messages.ts';

/** How a typed list is read, before it is drawn, with the choice to count its wires from another number. */
export function renderReading(
  words: Messages,
  reading: NetworkReading,
  turn: (first: 0 | 1) => void,
): TemplateResult {
  const { form, comparators: size, wires, first, countedBy: why, otherFirst } = reading;
  const counts = {
    'text-reversed': reading.reversed,
    'text-aside-comments': reading.comments,
    'text-aside-headings': reading.headings,
    'text-aside-outside': reading.outside,
    'text-aside-entries': reading.entries,
  };
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  const sentences = [
    words.text('text-reading', { form, size, wires, first }),
    ...(size > 0 ? [words.text('text-counted', { why })] : []),
    ...said.map(([id, count]) => words.text(id, { count })),
  ];
  return html`<p class="reading">${liveRegion(sentences.join(' '))}</p>
    ${
      otherFirst === undefined
        ? nothing
        : renderChoice(words, {
            legend: 'text-turn',
            name: 'turn',
            choices: ['1', '0'] as const,
            chosen: first === 0 ? '0' : '1',
            label: (number) => `text-turn-${number}`,
            choose: (number) => turn(number === '0' ? 0 : 1),
            look: 'counting',
          })
    }`;
}
