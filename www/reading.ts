/** Readers of texts of other programs: `appleyard/reading` of the npm package. */
export type {
  ForeignEdge,
  ForeignGraph,
  ForeignNode,
  GraphChoice,
} from './src/reading/foreign-graph.ts';
export {
  type ForeignReading as ForeignGraphReading,
  type Read,
  type Readable,
  readGraph,
} from './src/reading/graph.ts';
export {
  type ForeignReading as ForeignMachineReading,
  type MachineChoice,
  readMachine,
} from './src/reading/machine.ts';
