/** What the core answers about the openings of the exhibits. The work is done while Vite imports this module. */
import { keyOf } from '../../www/src/engine/opening.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { shown, stillOf } from './figure.ts';
import { literal } from './literal.ts';
import { inPage } from './page.ts';
import { builtWasm } from './wasm.ts';

/** Rooms of a phone and of a computer, in px. What a figure asks may depend on the room of its picture. */
const ROOMS = [
  { width: 366, height: 355 },
  { width: 880, height: 560 },
];

interface Asked {
  readonly model: string;
  readonly config: string;
  readonly answers: Map<string, unknown>;
}

/** What the figure of an exhibit asks while it opens without a link, as the source of an array. */
async function openingOf(exhibit: Slug): Promise<string> {
  const { engine } = new (await stillOf(exhibit)).figure(nowhere('en'));
  const known = new Map<string, Asked>();
  const runs = new Map<number, Asked>();
  const { begin, call } = engine;
  engine.begin = async (model, config, ...rest) => {
    const begun = await begin.call(engine, model, config, ...rest);
    const key = keyOf(config);
    const asked = known.get(`${model} ${key}`) ?? { model, config: key, answers: new Map() };
    known.set(`${model} ${key}`, asked);
    runs.set(begun.run.id, asked);
    return begun as never;
  };
  engine.call = async (run, method, args) => {
    const answer = await call.call(engine, run, method, args);
    runs.get(run)?.answers.set(keyOf([method, ...args]), answer);
    return answer;
  };
  try {
    for (const size of ROOMS) {
      await shown({ exhibit, link: '', language: 'en', theme: 'light', size });
    }
  } finally {
    Object.assign(engine, { begin, call });
  }
  return literal(
    [...known.values()].map(({ answers, ...of }) => ({
      ...of,
      answers: Object.fromEntries(answers),
    })),
  );
}

const made: [Slug, string][] = [];
for (const slug of slugs) made.push([slug, await inPage(builtWasm, () => openingOf(slug))]);

/** By exhibit. */
export const openings = Object.fromEntries(made) as Readonly<Record<Slug, string>>;
