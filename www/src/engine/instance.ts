import {
  __wbg_reset_state,
  initSync,
  Lattice,
  LatticePlan,
  provokePanic,
} from '../../pkg/appleyard.js';
import type { Advancing, Instance } from './host.ts';
import type { ModelName } from './protocol.ts';

const models: Record<ModelName, new (config: never) => Advancing> = { Lattice, LatticePlan };

/** Instantiates the compiled module behind the generated glue. */
export function instantiate(module: WebAssembly.Module): Instance {
  initSync({ module });
  return {
    create: (model, config) => new models[model](config as never),
    provokePanic,
    reset: __wbg_reset_state,
  };
}
