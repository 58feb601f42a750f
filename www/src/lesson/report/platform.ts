import type { Sentence } from '../../words/sentence.ts';
import type { Report } from './state.ts';

/** A learning system that keeps what a pupil does, whichever way it is spoken to. */
export interface Platform {
  /** What stands on the page: who gets what. */
  readonly sends: Sentence;
  /** What it kept of an earlier visit; empty if nothing. */
  readonly state: string;
  /** The number of the moment where that ended, from 1, and whether the last one was reached. */
  readonly at: number;
  readonly reached: boolean;
  /** The score that it has, from 0 to 1; undefined if it has none or does not say. */
  readonly score: number | undefined;
  /** A name for the pupil on this device; undefined if the platform gives none. */
  readonly pupil: string | undefined;
  /** Whether it takes anything at this visit. */
  readonly takes: boolean;
  /** Tells it; returns why it did not take it. */
  report(report: Report): Sentence | undefined;
  /** The page is left. */
  finish(): void;
}
