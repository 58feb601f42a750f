import { operations, Walk } from '../../www/src/exhibits/paths/walk.ts';

const NONE = 2 ** 32 - 1;

/** The nodes next to each node of a square of streets. */
export function streets(side: number): number[][] {
  return Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    const steps = [
      [row - 1, column],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column],
    ] as const;
    return steps
      .filter(([r, c]) => r >= 0 && r < side && c >= 0 && c < side)
      .map(([r, c]) => r * side + c);
  });
}

/** The tables of a walk as the core writes them, by the program of the blog post, call by call. */
export function tables(after: readonly (readonly number[])[], from: number, to: number) {
  const rows: number[][] = [];
  const calls: number[][] = [];
  const paths: number[][] = [];
  const stack: number[] = [];
  const write = (
    operation: (typeof operations)[number],
    call: number,
    node: number,
    other: number,
  ) => rows.push([operations.indexOf(operation), call, node, other]);
  const visit = (node: number, parent: number): number => {
    const call = calls.length;
    const row = [node, parent, stack.length, rows.length, 0, 0];
    calls.push(row);
    stack.push(node);
    write('enter', call, node, node);
    let found = 0;
    for (const next of after[node] ?? []) {
      if (next === to) {
        paths.push([...stack, to]);
        found += 1;
        write('found', call, node, next);
      } else if (stack.includes(next)) write('skip', call, node, next);
      else found += visit(next, call);
    }
    stack.pop();
    write('leave', call, node, node);
    row[4] = rows.length;
    row[5] = found;
    return found;
  };
  visit(from, NONE);
  return { rows: Uint32Array.from(rows.flat()), calls: Uint32Array.from(calls.flat()), paths };
}

/** A walk from corner to corner of a square of streets. */
export function streetWalk(side: number) {
  const { rows, calls, paths } = tables(streets(side), 0, side * side - 1);
  return { walk: new Walk(rows, calls, side * side - 1), paths };
}
