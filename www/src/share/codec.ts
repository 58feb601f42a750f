/**
 * The scene codec: what a link holds, as text. It needs neither the wasm nor the DOM.
 *
 *     v=1&columns=21&rows=13&cursor=168&ask=13,6&hints=off
 *     v=1&lesson=2/columns=8&rows=8&cursor=3/columns=21&cursor=168
 *
 * The second is a lesson: scenes in order, of which the second is shown. Only after `lesson=` does
 * a slash separate scenes. A field that has its default is left out, so a link stays short and an
 * empty scene is the default one.
 */

import { withoutMarks } from '../words/hidden.ts';
import { classroomFields } from './classroom.ts';
import { type Field, integer } from './codec-fields.ts';
import { type Notice, notice, shorten } from './codec-notices.ts';

const version = '1';

/** The largest link that is read: its scenes, and its characters without the `#`. */
export const linkLimits = { scenes: 50, characters: 9000 } as const;

/** To its reader a broken link is one mistake and not hundreds. */
const mostNotices = 8;

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['default'] };
export type WithClassroom<F extends Fields> = ValuesOf<F> & ValuesOf<typeof classroomFields>;

/** A scene after the rules that connect its fields, with notices about what they changed. */
export interface Settled<Scene> {
  readonly scene: Scene;
  readonly notices: readonly Notice[];
}

/** How an exhibit's scene is written. `defineScene` makes it; `encode` and `decode` read it. */
export interface SceneSpec<Scene> {
  /** The fields in the order of a link; those of the classroom come last. */
  readonly fields: Fields;
  readonly defaults: Scene;
  settle(scene: Scene): Settled<Scene>;
}

/** The scene that a spec describes: `SceneOf<typeof latticeScene>`. */
export type SceneOf<Spec> = Spec extends SceneSpec<infer Scene> ? Scene : never;

/** What a link holds: a lesson, which usually has a single scene. */
export interface Link<Scene> {
  readonly scenes: readonly [Scene, ...Scene[]];
  /** The number of the shown scene, from 1. */
  readonly place: number;
}

export interface Decoded<Scene> {
  /** `given` is false if there was no link at all, so that the page may play its opening. */
  readonly link: Link<Scene> & { readonly given: boolean };
  readonly notices: readonly Notice[];
}

/**
 * Describes the scenes of an exhibit. `settle` applies the rules that connect fields (a cursor must lie
 * within the run, for example). It must not change a scene that it has returned. Throws if the description
 * contradicts itself, which is a mistake in the exhibit and not in a link.
 */
export function defineScene<F extends Fields>(description: {
  readonly fields: F;
  readonly settle?: (scene: WithClassroom<F>) => Settled<WithClassroom<F>>;
}): SceneSpec<WithClassroom<F>> {
  for (const [name, field] of Object.entries(description.fields)) {
    if (name === 'v' || name === 'lesson' || Object.hasOwn(classroomFields, name)) {
      throw new Error(`the name of the field "${name}" is reserved`);
    }
    const text = written(field, field.default);
    if (text !== undefined && 'notice' in field.read(name, text)) {
      throw new Error(`the default of the field "${name}" is not allowed by its limits`);
    }
  }
  const fields = { ...description.fields, ...classroomFields };
  const defaults = Object.fromEntries(
    Object.entries<Field<unknown>>(fields).map(([name, field]) => [name, field.default]),
  ) as WithClassroom<F>;
  const settle = description.settle ?? ((scene) => ({ scene, notices: [] }));
  if (settle(defaults).notices.length > 0) throw new Error('the default scene does not settle');
  return { fields, defaults, settle };
}

/** The scene that a link shows. */
export function shownScene<Scene>({ scenes, place }: Link<Scene>): Scene {
  return scenes[place - 1] ?? scenes[0];
}

/** A link's text, without the `#`. The caller checks whether it exceeds `linkLimits`. */
export function encode<Scene>(spec: SceneSpec<Scene>, link: Link<Scene>): string {
  const scenes = link.scenes.map((scene) => encodeScene(spec, scene));
  if (scenes.length > 1) return [`v=${version}&lesson=${link.place}`, ...scenes].join('/');
  return [`v=${version}`, ...scenes].filter((part) => part !== '').join('&');
}

function encodeScene<Scene>(spec: SceneSpec<Scene>, scene: Scene): string {
  const values = scene as Readonly<Record<string, unknown>>;
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(spec.fields)) {
    const text = written(field, values[name]);
    if (text !== undefined && text !== written(field, field.default)) query.append(name, text);
  }
  // URLs give commas and colons no meaning here, so readable links keep them.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

function written(field: Field<unknown>, value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : field.write(value);
}

/**
 * Reads a link, with or without its `#`. Total: any text gives a valid link, in time linear in its length.
 * Whatever could not be understood gets its default and a notice.
 */
export function decode<Scene>(spec: SceneSpec<Scene>, text: string): Decoded<Scene> {
  const body = withoutMarks(text.replace(/^#/, ''));
  if (body === '') return opening(spec, false);
  if (body.length > linkLimits.characters) {
    const params = { characters: body.length, max: linkLimits.characters };
    return opening(spec, true, notice('link-too-long', params));
  }

  const slash = body.indexOf('/');
  const head = new URLSearchParams(slash < 0 ? body : body.slice(0, slash));
  const isLesson = head.has('lesson');
  const first = isLesson ? head : new URLSearchParams(body);
  const found = first.get('v');
  if (found === null) return opening(spec, true, notice('link-no-version'));
  if (found !== version) {
    return opening(spec, true, notice('link-version', { version: shorten(found) }));
  }

  const notices: Notice[] = [];
  const { scenes, place } = isLesson
    ? decodeLesson(spec, head, slash < 0 ? '' : body.slice(slash + 1), notices)
    : { scenes: [decodeScene(spec, first, notices, ['v'])] as const, place: 1 };
  return { link: { scenes, place, given: true }, notices: capped(notices) };
}

function opening<Scene>(
  spec: SceneSpec<Scene>,
  given: boolean,
  ...notices: Notice[]
): Decoded<Scene> {
  return { link: { scenes: [spec.defaults], place: 1, given }, notices };
}

function decodeLesson<Scene>(
  spec: SceneSpec<Scene>,
  head: URLSearchParams,
  rest: string,
  notices: Notice[],
): Link<Scene> {
  const found: Notice[] = [];
  const typedPlace = firstOfEach(head, (name) => name === 'v' || name === 'lesson', found);
  const parts = rest.split('/');
  if (parts.length > linkLimits.scenes) {
    const params = { scenes: parts.length, max: linkLimits.scenes };
    notices.push(notice('link-too-many-scenes', params));
  }
  const [first = '', ...others] = parts.slice(0, linkLimits.scenes);
  const read = integer({ min: 1, max: 1 + others.length, default: 1 }).read(
    'lesson',
    typedPlace.get('lesson') ?? '',
  );
  if ('notice' in read) found.push(read.notice);
  notices.push(...oneOfEach(found));
  const scene = (part: string) => decodeScene(spec, new URLSearchParams(part), notices, []);
  return {
    scenes: [scene(first), ...others.map(scene)],
    place: 'notice' in read ? 1 : read.value,
  };
}

/** `besides`: names that may appear among the fields, such as the version in the link of a single scene. */
function decodeScene<Scene>(
  spec: SceneSpec<Scene>,
  query: URLSearchParams,
  notices: Notice[],
  besides: readonly string[],
): Scene {
  const isKnown = (name: string) => Object.hasOwn(spec.fields, name) || besides.includes(name);
  const found: Notice[] = [];
  const typed = firstOfEach(query, isKnown, found);
  const values = Object.entries(spec.fields).map(([name, field]): [string, unknown] => {
    const text = typed.get(name);
    if (text === undefined) return [name, field.default];
    const read = field.read(name, text);
    if ('value' in read) return [name, read.value];
    found.push(read.notice);
    return [name, field.default];
  });
  const settled = spec.settle(Object.fromEntries(values) as Scene);
  notices.push(...oneOfEach([...found, ...settled.notices]));
  return settled.scene;
}

/** If the first of a repeated field is wrong too, it does not count, so only what is wrong with it is said. */
function oneOfEach(notices: readonly Notice[]): readonly Notice[] {
  const isRepeated = ({ code }: Notice) => code === 'link-repeated-field';
  const wrong = new Set(
    notices.filter((one) => !isRepeated(one)).map(({ params }) => params.field),
  );
  return notices.filter((one) => !isRepeated(one) || !wrong.has(one.params.field));
}

function firstOfEach(
  query: URLSearchParams,
  isKnown: (name: string) => boolean,
  notices: Notice[],
): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [name, text] of query) {
    const field = shorten(name);
    if (!isKnown(name)) notices.push(notice('link-unknown-field', { field }));
    else if (typed.has(name)) notices.push(notice('link-repeated-field', { field }));
    else typed.set(name, text);
  }
  return typed;
}

function capped(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= mostNotices) return notices;
  const count = notices.length - mostNotices;
  return [...notices.slice(0, mostNotices), notice('link-more-notices', { count })];
}
