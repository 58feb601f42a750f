import type { Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { drawnLimits } from '../../stage/graph/edit-graph.ts';

/** A way through a graph, as the numbers of its nodes, from 0. */
export type Way = readonly number[];

/** How many ways a link holds, and how many nodes they have together. */
export const wayLimits = { ways: 200, nodes: 1000 } as const;

/** The ways that a visitor has found, written `1-2-5_1-4-5`, with nodes from 1. The core judges whether they are paths. */
export const waysField = (): Field<readonly Way[] | undefined> & { readonly kind: 'ways' } => ({
  kind: 'ways',
  default: undefined,
  read: (field, typed) => {
    const ways = /^\d{1,3}(-\d{1,3})*(_\d{1,3}(-\d{1,3})*)*$/.test(typed) ? typed.split('_') : [];
    const found = ways.map((way) => way.split('-').map((node) => Number(node) - 1));
    const nodes = found.flat();
    const fits =
      found.length > 0 &&
      found.length <= wayLimits.ways &&
      nodes.length <= wayLimits.nodes &&
      nodes.every((node) => node >= 0 && node < drawnLimits.nodes);
    if (fits) return { value: found };
    const params = { field, value: shorten(typed), ...wayLimits, last: drawnLimits.nodes };
    return { notice: notice('link-bad-ways', params) };
  },
  write: (ways) => ways.map((way) => way.map((node) => node + 1).join('-')).join('_'),
});

/** The most digits of a path's number. No graph that fits into a link has more paths. */
export const mostDigits = 650;

/** The number of a path, which may be larger than JavaScript's numbers, in digits from 1 on. */
export const digitsField = (): Field<string | undefined> & { readonly kind: 'digits' } => ({
  kind: 'digits',
  default: undefined,
  read: (field, typed) => {
    const [, digits = ''] = /^0*([1-9]\d*)$/.exec(typed) ?? [];
    if (digits !== '' && digits.length <= mostDigits) return { value: digits };
    const params = { field, value: shorten(typed), most: mostDigits };
    return { notice: notice('link-bad-digits', params) };
  },
  write: String,
});

/** Whether two ways are the same. */
export const sameWay = (one: Way, other: Way): boolean =>
  one.length === other.length && one.every((node, at) => node === other[at]);
