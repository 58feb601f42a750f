/** The questions name what their answers depend on, and a task that does not fit says what would help. */
import { describe, expect, test } from 'vitest';
import { languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';

describe.each(languages)('in %s', (language) => {
  test('the question about a pivot names the rule', async () => {
    const words = await loadMessages(language, ['tasks']);
    expect(words.text('task-pivot', { from: 1, to: 8, rule: 'RULE' })).toContain('RULE');
  });

  test('a network that shows a failing input is asked about after other elements are chosen', async () => {
    const words = await loadMessages(language, ['tasks', 'networks', 'networks-panels']);
    const said = words.text('task-unfit-input-shown');
    for (const id of ['word-input', 'input-random']) expect(said).toContain(words.text(id));
  });
});
