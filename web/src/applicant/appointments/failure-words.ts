import { CallError } from '../../lib/call/call-error.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { failureTexts } from './failure-texts.ts';

type Texts = (typeof failureTexts)['es'];
/** What we were about. */
export type Doing = 'slots' | 'book' | 'cancel' | 'visit';
/** What went wrong in a way that has words of its own. */
export type FailureKey = Exclude<keyof Texts, Doing>;

/** Toasts about slots and bookings stay this long, in ms. */
export const TOAST = 3000;
const HOUR = 3600_000;

/** The key of a refusal that has words of its own, else null. */
export function failureKey(error: unknown): FailureKey | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error;
  // Only bookings are counted by the day; of that a clock time would tell nothing.
  if (code === 'rate_limited' && (error.retryAfter ?? 0) > HOUR) return 'too_many_bookings';
  return Object.hasOwn(failureTexts.es, code) && !isDoing(code) ? (code as FailureKey) : null;
}

/** The words for a failure while doing something: of its code, else what could not be done and why as far as we know. */
export function failureWords(error: unknown, doing: Doing): string {
  const t = getText(failureTexts);
  const key = failureKey(error);
  return key ? t[key] : `${t[doing]} ${failureText(error)}`;
}

export function toastFailure(error: unknown, doing: Doing): void {
  if (!(error instanceof CallError)) console.error(error);
  toast.error(failureWords(error, doing), TOAST);
}

function isDoing(code: string): code is Doing {
  return ['slots', 'book', 'cancel', 'visit'].includes(code);
}
