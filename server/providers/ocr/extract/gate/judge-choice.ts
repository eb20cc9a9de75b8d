import type { Band } from '../../ocr.ts';
import { type Choice, isClear, isWeeklyByRules } from '../choose-earnings.ts';
import { measure } from './measures.ts';
import { type Gate, logistic, weigh } from './model.ts';

const SURE = 0.8;
const UNDENIABLE = 0.9;
const ASK = 0.04;
// Where the title or the words beside the sum belong to another app, asking takes more.
const ASK_AGAINST = 0.2;
const FOREIGN = 3;
const CERTAIN_WEEK = 0.7;

/** The probability that the screen shows a week's earnings and that both values are right, 0 to 1. */
export function weighChoice(gate: Gate, choice: Choice): number {
  return weigh(gate, measure(choice));
}

/** A reading weighed. */
export interface Judged {
  band: Band;
  /** How probably both values are right, 0 to 1. */
  probability: number;
  /** From which probability it is sure; null where a rule forbids that, or nothing was chosen. */
  sureFrom: number | null;
}

/**
 * What may be done with a choice. Doubts about its digits, a heading about a part and a faint week make it a question, however
 * probable it is. Words of other apps beside the sum do so only below `UNDENIABLE`.
 */
export function judge(choice: Choice, probability: number): Judged {
  const against = choice.context.foreign >= FOREIGN;
  const refused = probability < (against ? ASK_AGAINST : ASK) || choice.context.chat;
  const clear = isClear(choice) && choice.week.confidence >= CERTAIN_WEEK;
  const sureFrom = !clear || choice.context.chat ? null : isWeeklyByRules(choice) ? SURE : UNDENIABLE;
  const sure = sureFrom !== null && probability >= sureFrom;
  return { band: refused ? 'none' : sure ? 'sure' : 'ask', probability, sureFrom };
}

/**
 * Whether a second reading of one picture is sure beside the first, which wasn't. Where only the letters differ, a word that was
 * lost in one of them decides, so their mean counts; a first one that a rule forbade says nothing of the second.
 */
export function isSureBeside(first: Judged, second: Judged): boolean {
  if (second.band !== 'sure') return false;
  if (first.sureFrom === null) return true;
  return logistic((logOdds(first.probability) + logOdds(second.probability)) / 2) >= second.sureFrom!;
}

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}
