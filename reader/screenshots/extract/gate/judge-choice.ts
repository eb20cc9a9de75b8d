import type { Band } from '../../ocr.ts';
import { type Choice, isClear, isWeeklyByRules } from '../choose-earnings.ts';
import { isRepeated } from '../contradictions.ts';
import { isSocialPost } from '../social-post.ts';
import { isMadeUpOfDays } from '../weeks/listed-days.ts';
import { isItemOfAccount } from './ledgers.ts';
import { measure } from './measures.ts';
import { type Gate, logistic, weigh } from './model.ts';
import { isSaidInSentence } from './own-sentence.ts';
import { isByItsWeek, isHeaded, isHeadOfTrips, isMadeUpOfKinds } from './proofs.ts';
import { saidOf } from './said-measures.ts';

const SURE = 0.8;
const UNDENIABLE = 0.9;
// Days or parts make up the sum, or it is stated as only a week's is. Other apps list days, too, so words have to be those of a driver's.
const PROVEN = 0.5;
// The gate expects a sum larger than the text around it, which a sentence doesn't have.
const SAID = 0.1;
// An account whose only earnings the sum is, and that balances to the cent. None of the stored look-alikes has one.
const BALANCED = 0.4;
const ASK = 0.04;
// If the title or the words beside the sum belong to another app, more is needed to ask about it.
const ASK_AGAINST = 0.2;
const FOREIGN = 3;
const CERTAIN_WEEK = 0.7;

/** The probability that the screen shows a week's earnings and that both values are right, 0 to 1. */
export function weighChoice(gate: Gate, choice: Choice): number {
  return weigh(gate, measure(choice));
}

/** The judgement of a reading. */
export interface Judged {
  band: Band;
  /** The probability that both values are right, 0 to 1. */
  probability: number;
  /** The probability from which the reading is sure; null if a rule forbids that, or if nothing was chosen. */
  sureFrom: number | null;
}

/**
 * Judges a choice. Doubts about its digits, a heading about a part, a faint week or a post make it a question, however probable it is.
 * If the rules alone don't accept it, for example because of another app's words, it is sure only from `UNDENIABLE` on.
 */
export function judge(choice: Choice, probability: number): Judged {
  const against = choice.context.foreign >= FOREIGN;
  const refused = probability < (against ? ASK_AGAINST : ASK) || choice.context.chat;
  const isSaid = choice.context.foreign === 0 && isSaidInSentence(choice);
  const [isItem, isHead] = [isItemOf(choice), isHeadOfTrips(choice)];
  const clear = isClear(choice, isSaid || isItem || isHead) && choice.week.confidence >= CERTAIN_WEEK;
  const isOthers = choice.context.chat || isSocialPost(choice.lines);
  const sureFrom = !clear || isOthers ? null : isSaid ? SAID : isItem ? BALANCED : sureFromOf(choice, isHead);
  const sure = sureFrom !== null && probability >= sureFrom;
  return { band: refused ? 'none' : sure ? 'sure' : 'ask', probability, sureFrom };
}

function sureFromOf(choice: Choice, isHead: boolean): number {
  const { context, amount } = choice;
  const { earned, foreign, part } = saidOf(choice);
  const isOwn = context.foreign === 0 && !foreign && (earned || context.driver > 0);
  if (isOwn && isMadeUpOfKinds(choice)) return PROVEN;
  if (isOwn && !part && (isHead || isByItsWeek(choice))) return PROVEN;
  const isStated = isHeaded(choice) || isRepeated(choice);
  if (isOwn && !part && (isMadeUpOfDays(amount.value, choice) || (earned && isStated))) return PROVEN;
  return isWeeklyByRules(choice) ? SURE : UNDENIABLE;
}

/** Whether an account that balances has the sum as what was earned, and no word at it or around it is another app's; "statement" is one. */
function isItemOf(choice: Choice): boolean {
  return choice.context.foreign < FOREIGN && !saidOf(choice).foreign && isItemOfAccount(choice);
}

/**
 * Whether a second reading of a picture is sure, given that the first wasn't. The mean of both counts, since a word lost in one
 * of them may have made the difference. If a rule forbade the first to be sure, only the second counts.
 */
export function isSureBeside(first: Judged, second: Judged): boolean {
  if (second.band !== 'sure') return false;
  if (first.sureFrom === null) return true;
  return logistic((logOdds(first.probability) + logOdds(second.probability)) / 2) >= second.sureFrom!;
}

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}
