/**
 * What a field or a control belongs to. `example` is both, because another example brings its own rules and start, and
 * `always` is fixed by any lock.
 */
export type Part = 'rules' | 'start' | 'example' | 'neither' | 'always';

/** The fields of every scene. None of them changes the rules or the start. */
export const commonFields: Readonly<Record<Common, Part>> = {
  ...{ cursor: 'neither', view: 'neither', task: 'neither', tries: 'neither' },
  ...{ hints: 'neither', reveal: 'neither', predict: 'neither', present: 'neither' },
  // Whoever opens a link with a lock cannot take it off.
  lock: 'always',
};

type Common =
  | 'cursor'
  | 'view'
  | 'task'
  | 'tries'
  | 'hints'
  | 'reveal'
  | 'predict'
  | 'present'
  | 'lock';

/** Which part of the scene changes: it may depend on the values. */
type PartOf<Scene> = Part | ((next: Scene, now: Scene, given: Scene) => Part);

/** What a teacher can fix in an exhibit. */
export interface Locks<Scene> {
  /** What each field of a scene belongs to, apart from those of every scene. */
  readonly fields: {
    readonly [Field in Exclude<keyof Scene, Common>]-?: PartOf<Scene>;
  };
  /** The same of controls in panels by their names, where those are no fields or depend on the values. */
  readonly controls?: Readonly<Record<string, Part>>;
  /** The same of all other controls of a panel. */
  readonly panels?: Readonly<Record<string, Part>>;
  /** Panels that change the picture while they are open. If their part is fixed, they stay closed. */
  readonly closed?: Readonly<Record<string, Part>>;
  /** Tasks that are answered by a change: what they change, which is free as long as they are open, and in which panel. */
  readonly answers?: Readonly<Record<string, { readonly part: Part; readonly panel: string }>>;
}

/** What a teacher can fix in any exhibit. */
export interface AnyLocks extends Omit<Locks<object>, 'fields'> {
  readonly fields: Readonly<
    Record<string, Part | ((next: never, now: never, given: never) => Part)>
  >;
}
