/**
 * Judging networks in the way the page does, against plain JavaScript that tries all inputs of zeros and
 * ones, 32 at a time.
 */
import init, {
  Network,
  NetworkProof,
  type NetworkSpec,
  NetworkStock,
  type Stock,
} from '../../www/pkg/networks.js';
import wasmUrl from '../../www/pkg/networks_bg.wasm?url';
import { paired } from '../../www/src/exhibits/networks/fields.ts';
import { plainExhaustive } from './plain-networks.ts';
import { type Result, race } from './race.ts';

/** The number of wires for which all inputs are tried, and the number of wires of the largest networks. */
const [TRIED, LARGEST] = [16, 32];
/** Networks with this number of wires and more are edited, each this often. */
const [EDITED, EDITS] = [25, 120];

function prove(spec: NetworkSpec): string {
  const proof = new NetworkProof(spec);
  while (!proof.advance(2 ** 30).finished);
  const { outcome } = proof.summary();
  proof.free();
  return outcome;
}

export async function networkRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const spec = (wires: number, kind: Stock): NetworkSpec => ({ wires, kind });
  const tried = comparatorsOf(spec(TRIED, 'smallest'));
  const exhaustive = () => plainExhaustive(TRIED, paired(tried));
  const against: [string, () => unknown] = [
    `all 2^${TRIED} inputs of ${TRIED} wires, JavaScript`,
    exhaustive,
  ];
  return [
    race(
      `verdict on a network of ${TRIED} wires`,
      ['proof, wasm', () => prove(spec(TRIED, 'smallest'))],
      against,
    ),
    race(
      `verdict on the document’s network of ${LARGEST} wires`,
      ['proof, wasm', () => prove(spec(LARGEST, 'document'))],
      against,
    ),
    race(
      `verdict on the smallest known network of ${LARGEST} wires`,
      ['proof, wasm', () => prove(spec(LARGEST, 'smallest'))],
      against,
    ),
    race(
      `verdicts on all networks in stock of 2 to ${LARGEST} wires`,
      ['proofs, wasm', provesAll],
      against,
    ),
    ...edits(against),
  ];
}

function comparatorsOf(spec: NetworkSpec): Uint32Array {
  const network = new Network({ ...spec, input: 'sorted', values: [], seed: 0 });
  const comparators = network.comparators();
  network.free();
  return comparators;
}

/** Proves the blog post's networks and all the best known ones. */
function provesAll(): void {
  for (let wires = 2; wires <= LARGEST; wires += 1) {
    const stock = new NetworkStock({ wires });
    for (const { kind } of stock.list().slice(0, 4)) {
      if (['document', 'smallest', 'between', 'shallowest'].includes(kind)) {
        prove({ wires, kind });
      }
    }
    stock.free();
  }
}

/** Single edits of the largest networks: each removes a comparator or adds one somewhere. */
function edits(against: [string, () => unknown]): Result[] {
  const times: number[] = [];
  for (let wires = EDITED; wires <= LARGEST; wires += 1) {
    const all = paired(comparatorsOf({ wires, kind: 'smallest', comparators: [] }));
    for (let edit = 0; edit < EDITS; edit += 1) {
      // Places all over the network in a mixed order, by the golden section.
      const place = Math.floor(((edit * 0.618_034) % 1) * all.length);
      const low = (edit * 7) % wires;
      const high = (low + 1 + ((edit * 11) % (wires - 1))) % wires;
      const edited =
        edit % 2 === 0
          ? all.toSpliced(place, 1)
          : all.toSpliced(place, 0, [Math.min(low, high), Math.max(low, high)]);
      const comparators = edited.flat();
      const began = performance.now();
      prove({ wires, comparators });
      times.push(performance.now() - began);
    }
  }
  times.sort((a, b) => a - b);
  const began = performance.now();
  against[1]();
  const alternative = { name: against[0], ms: performance.now() - began };
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return [
    { work: `an edit of ${EDITED} to ${LARGEST} wires, 95 of 100 are faster`, share: 0.95 },
    { work: `an edit of ${EDITED} to ${LARGEST} wires, the slowest`, share: 1 },
  ].map(({ work, share }) => ({ work, ours: { name: 'proof, wasm', ms: at(share) }, alternative }));
}
