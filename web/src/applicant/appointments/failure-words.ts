import { CallError } from '../../lib/call/call-error.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { failureTexts } from './failure-texts.ts';

type Texts = (typeof failureTexts)['es'];
/** The action that failed. */
export type Doing = 'slots' | 'book' | 'cancel' | 'visit';
/** A failure with a text of its own. */
export type FailureKey = Exclude<keyof Texts, Doing>;

/** Duration of toasts about slots and bookings, in ms. */
export const TOAST = 3000;
const HOUR = 3600_000;

/** The key of a refusal with a text of its own, otherwise null. */
export function failureKey(error: unknown): FailureKey | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error;
  // Only bookings are limited per day; for that limit a clock time would be meaningless.
  if (code === 'rate_limited' && (error.retryAfter ?? 0) > HOUR) return 'too_many_bookings';
  return Object.hasOwn(failureTexts.es, code) && !isDoing(code) ? (code as FailureKey) : null;
}

/** The text for a failed action: its code's own text, otherwise the action and the general reason. */
export function failureWords(error: unknown, doing: Doing): string {
  const t = getText(failureTexts);
  const key = failureKey(error);
  return key ? t[key] : `${t[doing]} ${failureText(error)}`;
}

/** Shows failures for which the screen has no notice. */
export function toastFailure(error: unknown, doing: Doing): void {
  logBug(error);
  toast.error(failureWords(error, doing), TOAST);
}

/** Logs errors that aren't responses of the server, since those are our bugs. */
export function logBug(error: unknown): void {
  if (!(error instanceof CallError)) console.error(error);
}

function isDoing(code: string): code is Doing {
  return ['slots', 'book', 'cancel', 'visit'].includes(code);
}
