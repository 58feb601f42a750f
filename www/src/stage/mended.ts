import type { SceneSpec } from '../share/codec.ts';
import type { Field } from '../share/codec-fields.ts';

/**
 * The fields of a scene that cause an error of the core. They give way to their defaults, or to these
 * values.
 */
export type Refusals<Scene> = readonly (readonly [
  codes: RegExp,
  fields: readonly (keyof Scene & string)[] | Partial<Scene>,
])[];

/**
 * The fields that mend a scene after the core has refused it; undefined if the scene was not the reason, or
 * if it has these values already.
 */
export function mended<Scene extends object>(
  refusals: Refusals<Scene>,
  { fields: all, defaults }: SceneSpec<Scene>,
  code: string,
  scene: Scene,
): Partial<Scene> | undefined {
  const [, fields] = refusals.find(([codes]) => codes.test(code)) ?? [];
  if (!fields) return undefined;
  const named = fields as readonly (keyof Scene)[];
  const mending = (
    Array.isArray(fields) ? Object.fromEntries(named.map((name) => [name, defaults[name]])) : fields
  ) as Partial<Scene>;
  const written = (name: keyof Scene, { [name]: value }: Partial<Scene>) =>
    value === undefined
      ? undefined
      : (all as Readonly<Record<keyof Scene, Field<unknown>>>)[name].write(value as never);
  const other = (Object.keys(mending) as (keyof Scene)[]).some(
    (name) => written(name, scene) !== written(name, mending),
  );
  return other ? mending : undefined;
}
