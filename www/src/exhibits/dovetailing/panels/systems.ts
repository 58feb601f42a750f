import type { FormalSystem, Procedure, Question } from '../../../../pkg/dovetailing.js';
import type { Sentence } from '../../../words/sentence.ts';

export type System = FormalSystem;

/** The small formal systems, by the names in the core. */
export const systems = ['squares', 'rewriting', 'equations', 'misled', 'about'] as const;

/** A question of a system. */
export function questionSentence(question: Question): Sentence {
  switch (question.kind) {
    case 'derivable':
      return { id: 'question-derivable', args: { word: question.word } };
    case 'equation':
      return { id: 'question-equation', args: { a: question.a, c: question.c } };
    case 'decides':
      return { id: 'question-decides', args: { word: question.word } };
    default:
      return { id: 'question-squares', args: { number: question.number } };
  }
}

/** A procedure that may decide it. */
export function procedureSentence(procedure: Procedure): Sentence {
  switch (procedure.kind) {
    case 'pair':
      return { id: 'procedure-pair', args: { a: procedure.a, b: procedure.b } };
    case 'modulus':
      return { id: 'procedure-modulus', args: { modulus: procedure.modulus } };
    case 'derivation':
      return { id: 'procedure-derivation', args: { words: procedure.words.join(' → ') } };
    default:
      return { id: 'procedure-rule' };
  }
}
