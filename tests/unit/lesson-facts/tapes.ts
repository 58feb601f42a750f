/** Turing machines, step by step. */

/** A machine after some steps, on a tape that was blank. */
interface At {
  readonly state: string;
  readonly head: number;
  readonly ones: readonly number[];
}

export const BEGIN: At = { state: 'A', head: 0, ones: [] };

/** The next moment of a machine such as `1RB1LB_1LA1RZ`; it has stopped in Z. */
export function stepped(table: string, { state, head, ones }: At): At {
  const rules = table.split('_')[state.charCodeAt(0) - 'A'.charCodeAt(0)];
  const read = ones.includes(head) ? 3 : 0;
  const [write, go, next = 'Z'] = rules?.slice(read, read + 3) ?? [];
  const others = ones.filter((one) => one !== head);
  return {
    state: next,
    head: head + (go === 'R' ? 1 : -1),
    ones: write === '1' ? [...others, head].toSorted((one, other) => one - other) : others,
  };
}

/** The moments of a machine from its beginning, up to its stop or to a limit. */
export function moments(table: string, limit: number): readonly At[] {
  const all = [BEGIN];
  for (let at = BEGIN; at.state !== 'Z' && all.length <= limit; ) {
    at = stepped(table, at);
    all.push(at);
  }
  return all;
}

/** After how many steps a machine stops, and how many ones it leaves; undefined if it goes on. */
export function stopOf(table: string, limit: number) {
  const all = moments(table, limit);
  const last = all.at(-1);
  if (last?.state !== 'Z') return undefined;
  return { steps: all.length - 1, ones: last.ones.length };
}

/** All machines with two states and two symbols. */
export function twoStates(): readonly string[] {
  const rules = ['0', '1'].flatMap((write) =>
    ['L', 'R'].flatMap((go) => ['A', 'B', 'Z'].map((next) => write + go + next)),
  );
  const rows = rules.flatMap((zero) => rules.map((one) => zero + one));
  return rows.flatMap((a) => rows.map((b) => `${a}_${b}`));
}
