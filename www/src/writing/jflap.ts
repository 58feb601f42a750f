import type { MachineEnd, MachineTable } from '../../pkg/machines.js';
import { CodedError } from '../engine/errors.ts';
import { escaped } from './escaped.ts';

/** The letters of JFLAP's moves. */
const moves = { left: 'L', right: 'R', stay: 'S' } as const;

/**
 * A machine as a `.jff` file of JFLAP, which has one state more for each kind of end: a final one that accepts; and without
 * rules those that halt and reject, because JFLAP knows no others. Throws `turing-not-written` if a symbol other than the
 * blank is a blank there or has a meaning of its own.
 */
export function writeJflap({ states, symbols, start, cells }: MachineTable): string {
  const used = cells.flatMap((cell) => (cell?.end ? [cell.end] : []));
  const all: readonly MachineEnd[] = ['halt', 'accept', 'reject'];
  const ends = all.filter((end) => used.includes(end));
  if (symbols.some((sign, at) => at > 0 && /[□~!;{}\s]/u.test(sign))) {
    throw new CodedError('turing-not-written', {});
  }
  const free = (name: string): string => (states.includes(name) ? free(`${name}-`) : name);
  const names = [...states, ...ends.map(free)];
  const sign = (at: number) => (at === 0 ? '' : escaped(symbols[at] ?? ''));
  const nodes = names.map((name, id) => {
    const marks = [
      ...(id === start ? ['<initial/>'] : []),
      ...(ends[id - states.length] === 'accept' ? ['<final/>'] : []),
    ];
    const place = `<x>${100 + 120 * (id % 5)}.0</x><y>${100 + 120 * Math.floor(id / 5)}.0</y>`;
    return `    <state id="${id}" name="${escaped(name)}">${place}${marks.join('')}</state>`;
  });
  const rules = cells.flatMap((cell, at) => {
    if (!cell) return [];
    const end = cell.end ? ends.indexOf(cell.end) : -1;
    const to = cell.next ?? states.length + end;
    const from = Math.floor(at / symbols.length);
    return `    <transition><from>${from}</from><to>${to}</to><read>${sign(at % symbols.length)}</read><write>${sign(cell.write)}</write><move>${moves[cell.go]}</move></transition>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<structure>',
    '  <type>turing</type>',
    '  <automaton>',
    ...nodes,
    ...rules,
    '  </automaton>',
    '</structure>',
    '',
  ].join('\n');
}
