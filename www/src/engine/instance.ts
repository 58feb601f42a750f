import type { Instance, Model } from './host.ts';

/** What the generated glue of every package has besides its models. */
export interface Glue {
  initSync(options: { module: WebAssembly.Module }): unknown;
  provokePanic(): void;
  __wbg_reset_state(): void;
}

/** A package's models, by their names in the bindings. */
export type ModelClasses = Readonly<Record<string, new (config: never) => Model>>;

/** Instantiates a compiled module behind its generated glue. */
export function instantiator(glue: Glue, models: ModelClasses) {
  return (module: WebAssembly.Module): Instance => {
    glue.initSync({ module });
    return {
      create: (name, config) => {
        const ModelClass = models[name];
        if (!ModelClass) throw new Error(`this package has no ${name}`);
        return new ModelClass(config as never);
      },
      provokePanic: glue.provokePanic,
      reset: glue.__wbg_reset_state,
    };
  };
}
