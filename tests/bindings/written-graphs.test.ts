/**
 * Graphs that real programs have written are read as what they are. `tests/corpus/make/written.py` says how to write
 * them; without the folder in `WRITTEN` there is nothing to read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GraphText, initSync } from '../../www/pkg/graphs.js';
import type { GraphChoice } from '../../www/src/reading/foreign-graph.ts';
import { readGraph } from '../../www/src/reading/graph.ts';

const folder = process.env.WRITTEN ?? '';

interface Written {
  readonly form: string;
  readonly nodes: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
  readonly directed: boolean;
}

initSync({ module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)) });

async function read(text: string, choice: GraphChoice = {}): Promise<Written> {
  const { graph, reading } = await readGraph(
    text,
    choice,
    (plain, more) => new GraphText({ text: plain, ...more }),
  );
  const names = graph.names();
  const pairs = [...graph.edges()];
  const directed = reading?.directed ?? true;
  const edges = pairs.flatMap((from, at) => {
    if (at % 2 === 1) return [];
    const edge = [names[from] ?? '', names[pairs[at + 1] ?? -1] ?? ''] as const;
    return [directed || edge[0] < edge[1] ? edge : ([edge[1], edge[0]] as const)];
  });
  const form = reading?.form ?? '';
  return { form, nodes: names.sort(), edges: edges.sort(), directed };
}

/** A text with one thing changed: a line or a sign is missing or is there twice, or a sign or a number is another one. */
function* changes(text: string, count: number): Generator<[string, string]> {
  const signs = [...'<>"[]{}=:,/ 019'];
  for (let round = 0; round < count; round += 1) {
    const at = (round * 7919 + 13) % text.length;
    const lines = text.split('\n');
    const line = round % lines.length;
    const sign = signs[round % signs.length] ?? '';
    yield [`without line ${line + 1}`, lines.toSpliced(line, 1).join('\n')];
    yield [`line ${line + 1} twice`, lines.toSpliced(line, 0, lines[line] ?? '').join('\n')];
    yield [`without sign ${at}`, text.slice(0, at) + text.slice(at + 1)];
    yield [`sign ${at} is ${sign}`, text.slice(0, at) + sign + text.slice(at + 1)];
    yield [`${sign} before sign ${at}`, text.slice(0, at) + sign + text.slice(at)];
  }
}

test.skipIf(!folder)('every graph is read as the program that wrote it had it', async () => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<
    string,
    Written
  >;
  const wrong: string[] = [];
  const changed: object[] = [];
  for (const [name, { form, nodes, edges, directed }] of Object.entries(index)) {
    const text = readFileSync(join(folder, name), 'utf8');
    // Where the form does not say the direction, somebody does.
    const answer = await read(text, { directed }).catch((thrown: Error) => thrown);
    const wanted = { form, nodes: [...nodes].sort(), edges: [...edges].sort(), directed };
    if (JSON.stringify(answer) !== JSON.stringify(wanted)) {
      wrong.push(`${name}: ${answer instanceof Error ? answer.message : JSON.stringify(answer)}`);
    }
    if (!/graphml|gexf|gml|cytoscape|adjacency/.test(form) || text.length > 4000) continue;
    for (const [change, other] of changes(text, 12)) {
      const seen = other === text ? undefined : await read(other).catch(() => undefined);
      if (seen?.form === form) changed.push({ name, change, text: other, ...seen });
    }
  }
  writeFileSync(join(folder, 'changed.json'), JSON.stringify(changed));
  expect(wrong).toEqual([]);
});
