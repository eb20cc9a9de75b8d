import type { Band } from '../../ocr.ts';
import { type Choice, isClear, isWeeklyByRules } from '../choose-earnings.ts';
import { measure } from './measures.ts';
import { type Gate, weigh } from './model.ts';

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

/**
 * What may be done with a choice. Doubts about its digits, a heading about a part and a faint week make it a question, however
 * probable it is. Words of other apps beside the sum do so only below `UNDENIABLE`.
 */
export function bandOf(choice: Choice, probability: number): Band {
  const against = choice.context.foreign >= FOREIGN;
  if (probability < (against ? ASK_AGAINST : ASK) || choice.context.chat) return 'none';
  if (!isClear(choice) || choice.week.confidence < CERTAIN_WEEK) return 'ask';
  return probability >= (isWeeklyByRules(choice) ? SURE : UNDENIABLE) ? 'sure' : 'ask';
}
