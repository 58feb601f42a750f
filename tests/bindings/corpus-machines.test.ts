/** The machines of tests/corpus: each is read as its entry says, or refused with the code and place that it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as machines from '../../www/pkg/machines.js';
import * as notations from '../../www/pkg/notations.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { type ForeignReading, readMachine } from '../../www/src/reading/machine.ts';
import { writeJflap } from '../../www/src/writing/jflap.ts';
import { corpusOf } from './support/corpus.ts';

interface Entry {
  /** The rules, `state read write direction next` each. */
  readonly rules?: readonly string[];
  readonly input?: string;
  readonly reading?: Readonly<Record<string, unknown>>;
  readonly refused?: Readonly<Record<string, unknown>>;
}

const { expected, textOf } = corpusOf<Entry>('machines');

for (const [name, { initSync }] of Object.entries({ machines, notations })) {
  initSync({ module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
}

/** What is in a machine: its table, and how it was read. */
interface Seen {
  readonly table: machines.MachineTable;
  readonly reading: ForeignReading;
}

async function read(text: string, choice = {}): Promise<Seen | CodedError> {
  try {
    const { machine, reading } = await readMachine(text, choice, async (given, said) => {
      const found = new notations.MachineText({ text: given, ...said });
      const reading = found.reading();
      // What a link keeps is read to the letter.
      const table = new machines.TuringMachine({ text: reading.own, limit: 1 }).table();
      return [table, reading] as const;
    });
    return { table: machine, reading };
  } catch (thrown) {
    return CodedError.from(thrown);
  }
}

const letters = { left: 'L', right: 'R', stay: 'S' } as const;

/** The rules of a table by names. */
const rulesOf = ({ states, symbols, cells }: machines.MachineTable): string[] =>
  cells.flatMap((cell, at) => {
    if (!cell) return [];
    const state = states[Math.floor(at / symbols.length)];
    const next = cell.next === undefined ? `(${cell.end})` : states[cell.next];
    const signs = [symbols[at % symbols.length], symbols[cell.write]];
    return [[state, ...signs, letters[cell.go], next].join(' ')];
  });

async function entryOf(text: string): Promise<Entry> {
  const seen = await read(text);
  if (seen instanceof CodedError) return { refused: { code: seen.code, ...seen.params } };
  const { own: _, ...reading } = seen.reading;
  const { right } = seen.table;
  return { rules: rulesOf(seen.table), ...(right !== '' && { input: right }), reading };
}

for (const [name, entry] of Object.entries(expected)) {
  test(`${name} is ${entry.refused ? 'refused' : 'read'} as its entry says`, async () => {
    expect(await entryOf(textOf(name))).toEqual(entry);
  });
}

/** Numbers by chance, the same in each run. */
function chance(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(below));
  };
}

describe('a text with a change', () => {
  const names = Object.entries(expected).flatMap(([name, { rules }]) => (rules ? [name] : []));

  /** A text with one sign or one line changed, taken out or doubled. */
  function changed(text: string, below: (most: number) => number): string {
    if (below(4) === 0) {
      const lines = text.split('\n');
      const at = below(lines.length);
      const line = lines[at] ?? '';
      lines.splice(at, 1, ...(below(2) === 0 ? [] : [line, line]));
      return lines.join('\n');
    }
    const signs = [...text];
    const at = below(signs.length);
    const other = [...'01ABabqLRlrSN_*#,;:(){}[]"\'<> \n\t!-.?'];
    const kind = below(3);
    const sign = kind === 0 ? [] : [other[below(other.length)] ?? ' '];
    signs.splice(at, kind === 2 ? 0 : 1, ...sign);
    return signs.join('');
  }

  test('is refused with a code, or read as what it says now', async () => {
    const below = chance(36);
    const codes = new Map<string, number>();
    let same = 0;
    for (let round = 0; round < 3000; round += 1) {
      const name = names[below(names.length)] ?? '';
      const text = changed(textOf(name), below);
      const seen = await read(text);
      if (seen instanceof CodedError) {
        expect(seen.code, text).toMatch(/^(turing-|invisible)/);
        codes.set(seen.code, (codes.get(seen.code) ?? 0) + 1);
        continue;
      }
      // Who knows nothing of the forms takes only the names out of the text: they stand in it.
      const { table, reading } = seen;
      const own = ['jflap', 'json'].includes(reading.form);
      for (const state of reading.form === 'standard' || own ? [] : table.states) {
        expect(text.includes(state), text).toBe(true);
      }
      if (JSON.stringify(rulesOf(table)) === JSON.stringify(expected[name]?.rules)) same += 1;
    }
    expect(codes.size).toBeGreaterThan(8);
    // Half of all changes strike a comment, a blank, a name in all its places or what is left aside.
    expect(same).toBeLessThan(1800);
  });

  test('is never the old machine if a rule of it says something else', async () => {
    const below = chance(63);
    for (let round = 0; round < 1500; round += 1) {
      const [name, { form, text }] = pick(below);
      // Another direction, symbol or state in one rule.
      const marks = [...text.matchAll(form)];
      const mark = marks[below(Math.max(1, marks.length))];
      if (!mark) continue;
      const [word, before = ''] = mark;
      const old = word.slice(before.length);
      const turned: Record<string, string> = { L: 'R', R: 'L', l: 'r', r: 'l' };
      const to = turned[old] ?? 'L';
      const at = mark.index + before.length;
      const seen = await read(text.slice(0, at) + to + text.slice(at + old.length));
      if (seen instanceof CodedError) continue;
      expect(rulesOf(seen.table), name).not.toEqual(expected[name]?.rules);
    }
  });

  /** A file, with the places of directions in its rules. */
  function pick(below: (most: number) => number): [string, { form: RegExp; text: string }] {
    const forms: readonly (readonly [RegExp, RegExp])[] = [
      // The rules of a final state are left aside.
      [/^jflap\/(?!final)/, /(<move>)[LR]/g],
      [/^automata-lib\//, /("[^"]*", "[^"]", ")[LR]|(",\s+")[LR](?=")/g],
      [/^jsturing\//, /(^\S+ \S \S )[lr]/gm],
      [/^yaml\/(?!anchors|other)/, /((?:: |\{|, ))[LR](?=[\s:},])/g],
      [/^tuples\/(?!head|table)/, /((?:^|[ (,]))[LR](?=[\s),])/gm],
    ];
    const [files, form] = forms[below(forms.length)] ?? forms[0] ?? [/./, /./g];
    const some = names.filter((name) => files.test(name));
    const name = some[below(some.length)] ?? '';
    return [name, { form, text: textOf(name) }];
  }
});

describe('jsturing', () => {
  /** The simulator as its page describes it: of the rules that fit, the most particular one. */
  function simulated(text: string, tape: string, steps: number): string[] {
    const rules = text
      .split('\n')
      .map((line) => (line.split(';')[0] ?? '').trim().split(/\s+/))
      .filter((words) => words.length > 4);
    const cells = new Map([...tape].map((sign, at) => [at, sign]));
    let [state, head] = ['0', 0];
    const moments: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const read = cells.get(head) ?? '_';
      moments.push(`${state} ${head} ${read}`);
      const fits = [
        [state, read],
        [state, '*'],
        ['*', read],
        ['*', '*'],
      ].map(([one, sign]) => rules.find(([own, its]) => own === one && its === sign));
      const rule = fits.find((one) => one !== undefined);
      if (!rule || /^halt/i.test(state)) break;
      const [, , write, move = '', next] = rule;
      cells.set(head, write === '*' ? read : (write ?? read));
      head += { l: -1, r: 1 }[move.toLowerCase()] ?? 0;
      state = next === '*' ? state : (next ?? state);
    }
    return moments;
  }

  test('runs as its simulator does', async () => {
    for (const name of Object.keys(expected).filter((one) => /^jsturing\/(?!refused)/.test(one))) {
      const text = textOf(name);
      const seen = await read(text);
      if (seen instanceof CodedError) throw seen;
      const signs = seen.table.symbols;
      const below = chance(13);
      for (let round = 0; round < 30; round += 1) {
        const right = Array.from({ length: below(7) }, () => signs[below(signs.length)]).join('');
        const machine = new machines.TuringMachine({
          text: seen.reading.own,
          tape: { right },
          limit: 60,
        });
        while (!machine.advance(1000).finished);
        const { known } = machine.summary();
        const found = Array.from({ length: known + 1 }, (_, step) => {
          const { state, head, read: symbol } = machine.at(step);
          return state === undefined
            ? undefined
            : `${seen.table.states[state]} ${head} ${signs[symbol]}`;
        });
        const moments = simulated(text, right, known + 1);
        for (const [step, moment] of found.entries()) {
          if (moment !== undefined) expect(moment, `${name} ${right}`).toBe(moments[step]);
          else expect(moments[step]).toMatch(/^halt/i);
        }
      }
    }
  });
});

test('a machine that is written as a file of JFLAP is read again', async () => {
  for (const [name, { rules }] of Object.entries(expected)) {
    if (!rules) continue;
    const seen = await read(textOf(name));
    if (seen instanceof CodedError) throw seen;
    const { table } = seen;
    let text: string;
    try {
      text = writeJflap(table);
    } catch (thrown) {
      expect(CodedError.from(thrown).code).toBe('turing-not-written');
      continue;
    }
    const again = await read(text);
    if (again instanceof CodedError) throw again;
    // JFLAP has its own blank, and states without rules for ends that do not accept.
    const blank = (rule: string) =>
      rule.replaceAll(` ${table.symbols[0]} `, ' □ ').replaceAll(` ${table.symbols[0]} `, ' □ ');
    const end = (rule: string) => rule.replace(/\((halt|reject)\)$/, '$1');
    expect(rulesOf(again.table).map(end).sort(), name).toEqual(rules.map(blank).map(end).sort());
  }
});
