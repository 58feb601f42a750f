import { html, nothing, type TemplateResult } from 'lit';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { markSentence, writtenBy } from './account.ts';
import { renderRule } from './edit/rule-field.ts';
import { symbolAt } from './machine.ts';
import type { MachineFrame, Mark } from './picture/frame.ts';
import { cellSpot, type Layout, ruleSpot } from './picture/layout.ts';
import type { ShownMachine } from './shown.ts';

/** The mark of each figure whose answer was announced last. */
const announced = new WeakMap<ShownMachine, Mark>();

/** Beside a mark that was touched: what it is, and what it has to do with the next step. */
export function renderWhy(
  figure: ShownMachine,
  mark: Mark,
  words: Messages,
  layout: Layout,
): TemplateResult | typeof nothing {
  const frame = figure.frame();
  if (!frame || mark.kind === 'step') return nothing;
  const title = titleOf(frame, mark);
  const what = words.text(title.id, title.args);
  const spot =
    mark.kind === 'cell'
      ? cellSpot(layout, mark.cell - frame.here.head)
      : ruleSpot(layout, mark.state, mark.symbol);
  const halo = mark.kind === 'cell' ? layout.tape.side / 2 : layout.table.rule / 2;
  const body = bodyOf(frame, mark);
  if (announced.get(figure) !== mark) {
    announced.set(figure, mark);
    // Not while the page is drawn.
    setTimeout(() => figure.announcer.say(plain(words, body)));
  }
  return renderWhyPanel(words, {
    label: words.text('machines-why-label', { what }),
    title: what,
    body: html`${body.map((sentence) => html`<p>${say(words, sentence)}</p>`)}
      ${mark.kind === 'rule' && !figure.tasked ? [usesOf(figure, mark, words), renderRule(figure, mark, words)] : nothing}`,
    at: { ...spot, halo, reach: 0 },
    picture: layout,
    close: () => figure.closeWhy(),
  });
}

function titleOf({ machine }: MachineFrame, mark: Exclude<Mark, { kind: 'step' }>): Sentence {
  if (mark.kind === 'cell') return { id: 'machines-why-cell', args: { cell: mark.cell } };
  const args = {
    state: machine.states[mark.state],
    read: machine.symbols[mark.symbol],
  };
  return { id: 'machines-why-rule', args };
}

function bodyOf(
  { machine, here, steps, lights, covered }: MachineFrame,
  mark: Exclude<Mark, { kind: 'step' }>,
): readonly Sentence[] {
  const said: Sentence = {
    ...markSentence(machine, here, mark, covered),
    id: mark.kind === 'cell' ? 'machines-why-holds' : 'machines-why-does',
  };
  const over: Sentence = { id: 'machines-why-over' };
  const { state: now } = here;
  if (mark.kind === 'cell') {
    const { step, sentence } = writtenBy(machine, here, steps, mark.cell);
    const why = step && covered(step.state, step.read) ? [] : [sentence];
    if (typeof now !== 'number') return [said, ...why, over];
    const id = mark.cell === here.head ? 'machines-why-head' : 'machines-why-far';
    const symbol = machine.symbols[symbolAt(here, here.head)];
    return [said, ...why, { id, args: { symbol } }];
  }
  if (typeof now !== 'number') return [said, over];
  if (!lights) return [said];
  const read = symbolAt(here, here.head);
  const id = mark.state === now && mark.symbol === read ? 'machines-why-now' : 'machines-why-other';
  return [said, { id, args: { state: machine.states[now], read: machine.symbols[read] } }];
}

/** Buttons to the steps that use a rule. */
function usesOf(
  figure: ShownMachine,
  { state, symbol }: Extract<Mark, { kind: 'rule' }>,
  words: Messages,
): TemplateResult {
  const go = (which: 'before' | 'next') => () =>
    void figure.find({ state, symbol }, which).then((found) => {
      if (found) return;
      figure.announcer.say(words.text('machines-why-none', { which }));
    });
  return html`<p class="actions">
    <button @click=${go('before')}>${words.text('machines-why-before')}</button>
    <button @click=${go('next')}>${words.text('machines-why-next')}</button></p>`;
}
