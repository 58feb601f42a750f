/** Readers of texts of other programs: `appleyard/reading` of the npm package. */
export {
  type ForeignEdge,
  type ForeignGraph,
  type ForeignNode,
  type ForeignReading as ForeignGraphReading,
  type GraphChoice,
  type Read,
  type Readable,
  readGraph,
} from './src/reading/graph.ts';
export {
  type ForeignReading as ForeignMachineReading,
  type MachineChoice,
  readMachine,
} from './src/reading/machine.ts';
