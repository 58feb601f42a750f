/**
 * Runs every example of docs/api.md as it is printed, each in a Node of its own, from the root of the
 * repository. A line `expression; // => value` has to be reached and to give that value.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GameAtlas } from '../../www/pkg/atlas.js';
import * as chain from '../../www/pkg/chain.js';
import * as comparators from '../../www/pkg/comparators.js';
import * as counts from '../../www/pkg/counts.js';
import * as discrete from '../../www/pkg/discrete.js';
import * as dovetailing from '../../www/pkg/dovetailing.js';
import * as graphs from '../../www/pkg/graphs.js';
import * as lattice from '../../www/pkg/lattice.js';
import * as machines from '../../www/pkg/machines.js';
import * as misere from '../../www/pkg/misere.js';
import * as networks from '../../www/pkg/networks.js';
import * as nim from '../../www/pkg/nim.js';
import * as notations from '../../www/pkg/notations.js';
import * as paths from '../../www/pkg/paths.js';
import * as quicksort from '../../www/pkg/quicksort.js';
import * as rules from '../../www/pkg/rules.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/api.md`, 'utf8');

interface Example {
  /** The line of the page where the example begins. */
  readonly line: number;
  readonly code: string;
}

function examplesOf(markdown: string): Example[] {
  return [...markdown.matchAll(/^```js\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    code,
  }));
}

const CHECKS = `import { deepStrictEqual as check } from 'node:assert';
const unreached = new Set();
function expectValue(line, value, expected) {
  unreached.delete(line);
  check(value, expected);
}
process.on('exit', (code) => {
  if (code === 0 && unreached.size > 0) {
    console.error('not reached: line ' + [...unreached].join(', '));
    process.exitCode = 1;
  }
});
`;

/** The example, with checks in place of its `// =>` comments. */
function checked({ line, code }: Example): string {
  const lines = code.split('\n').map((text, i) => {
    const [, indent, expression, expected] = /^(\s*)(.*);\s*\/\/ => (.*)$/.exec(text) ?? [];
    if (expression === undefined) {
      if (text.includes('// =>'))
        throw new Error(`line ${line + i} is not "expression; // => value"`);
      return text;
    }
    const at = line + i;
    return `${indent}expectValue(${at}, (${expression}), (${expected})); /* line ${at} */`;
  });
  const expected = lines.flatMap((text) => /\/\* line (\d+) \*\/$/.exec(text)?.[1] ?? []);
  return `${CHECKS}${expected.map((at) => `unreached.add(${at});`).join('')}\n${lines.join('\n')}`;
}

/** The output of an example that fails; empty if it runs and all its values are right. */
async function complaint(example: Example): Promise<string> {
  const module = checked(example);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '-'],
      { cwd: root },
      (error, _out, complaints) => resolve(error ? complaints || error.message : ''),
    );
    child.stdin?.end(module);
  });
}

/** Each example starts a Node, on a machine that may be busy; in ms. */
const PATIENCE = { timeout: 60_000 };

describe('docs/api.md', PATIENCE, () => {
  test.each(examplesOf(page))('the example in line $line runs', async (example) => {
    expect(await complaint(example)).toBe('');
  });

  /** The part of the page between two headings. */
  const part = (from: string, to: string) => page.slice(page.indexOf(from), page.indexOf(to));

  test.each([
    ['lattice', lattice, part('## `Lattice`', '## `Nim`'), ['Lattice', 'pushTrace']],
    ['nim', nim, part('## `Nim`', '## `Quicksort`'), ['GrundyTable', 'tryTake']],
    ['quicksort', quicksort, part('## `Quicksort`', '## `Network`'), ['PivotSeeds', 'orders']],
    ['networks', networks, part('## `Network`', '## `Chain`'), ['NetworkStock', 'withoutTop']],
    [
      'comparators',
      comparators,
      part('## `NetworkText`', '## `NetworkGrowth`'),
      ['NetworkText', 'reading'],
    ],
    [
      'misere',
      misere,
      part('## `MisereQuotient`', '## `ChainMap`'),
      ['MisereQuotient', 'winningMoves'],
    ],
    ['chain', chain, part('## `Chain`', '## `TokenGraph`'), ['ChainVisits', 'census']],
    [
      'atlas',
      { GameAtlas },
      part('## `GameAtlas` and', '## `ScriptCheck`'),
      ['GameAtlas', 'deciding'],
    ],
    ['graphs', graphs, part('## `TokenGraph`', '## `PathWalk`'), ['ReadyGraph', 'mexSet']],
    ['paths', paths, part('## `PathWalk`', '## `TuringMachine`'), ['PathWalk', 'moves']],
    [
      'machines',
      machines,
      part('## `TuringMachine`', '## `MachineText`'),
      ['TwoStateMachines', 'nextBreak'],
    ],
    [
      'notations',
      notations,
      part('## `MachineText`', '## `DiscreteMachine`'),
      ['MachineText', 'reading'],
    ],
    [
      'discrete',
      discrete,
      part('## `DiscreteMachine`', '## `Sweep`'),
      ['DiscreteMachine', 'backwards'],
    ],
    [
      'dovetailing',
      dovetailing,
      part('## `Sweep`', '## `ScriptedGame`'),
      ['QuestionsRun', 'systemProcedure', 'verdicts'],
    ],
    ['counts', counts, part('## `PathWalk`', '## `TuringMachine`'), ['PathCount', 'byLength']],
    [
      'rules',
      rules,
      part('## `ScriptedGame`', '### The games of SolvedGame'),
      ['ScriptCheck', 'shown'],
    ],
  ])('names everything the package %s has', (_, glue, section, some) => {
    const exported = Object.entries(glue).filter(([name]) => name !== 'default');
    const members = exported
      .flatMap(([, { prototype }]) => (prototype ? Object.getOwnPropertyNames(prototype) : []))
      // Methods of the glue, which users do not call.
      .filter((name) => name !== 'constructor' && !name.startsWith('__'));
    const names = exported.map(([name]) => name);
    expect([...names, ...members]).toEqual(expect.arrayContaining(some));
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
    expect(members.filter((name) => !section.includes(`${name}(`))).toEqual([]);
  });
});

describe('an example', PATIENCE, () => {
  const wrong = (code: string) => complaint({ line: 1, code });

  test('fails if it throws, gives another value, or never reaches one', async () => {
    expect(await wrong('[1 + 1, 2n]; // => [2, 2n]')).toBe('');
    expect(await wrong('missing;')).toContain('missing is not defined');
    expect(await wrong('1 + 1; // => 3')).toContain('strictly');
    await expect(wrong('1 + 1 // => 2')).rejects.toThrow('line 1 is not');
    expect(await wrong('if (false) {\n  1; // => 1\n}')).toContain('not reached: line 2');
  });
});
