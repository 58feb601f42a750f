import * as glue from '../../../../pkg/dovetailing.js';
import { instantiator } from '../../../engine/instance.ts';
import type { BookConfig } from '../../../engine/protocol.ts';

/** Questions of the small formal systems, and procedures for the first of them, which the package has as functions. */
class SystemBook {
  readonly #config: BookConfig;

  constructor(config: BookConfig) {
    this.#config = config;
  }

  questions(): glue.Question[] {
    return this.#config.questions.map(({ system, question }) =>
      glue.systemQuestion(system, question),
    );
  }

  procedures(): glue.Procedure[] {
    const { questions, procedures } = this.#config;
    const [first] = questions;
    if (!first) return [];
    return Array.from({ length: procedures }, (_, at) => glue.systemProcedure(first.system, at));
  }

  free(): void {}
}

export const instantiate = instantiator(glue, {
  Sweep: glue.Sweep,
  QuestionRun: glue.QuestionRun,
  QuestionsRun: glue.QuestionsRun,
  SystemBook,
});
