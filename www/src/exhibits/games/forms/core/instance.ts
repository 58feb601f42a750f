import * as glue from '../../../../../pkg/forms.js';
import { instantiator } from '../../../../engine/instance.ts';

const { ManyPlayersGame, SolvedGame } = glue;

/** The table of the contest problems, which the package has as a function. */
class ContestTable {
  problems(): ReturnType<typeof glue.problems> {
    return glue.problems();
  }

  free(): void {}
}

export const instantiate = instantiator(glue, { ContestTable, ManyPlayersGame, SolvedGame });
