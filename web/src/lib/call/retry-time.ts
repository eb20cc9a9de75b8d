import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { ownZone } from '../clock.ts';
import type { Language } from '../language.ts';
import type { CallError } from './call-error.ts';

const MINUTE = 60_000;

/** When to retry, in ms since 1970 by the phone's clock; undefined if in a moment. */
export function retryMoment({ retryAfter }: CallError): number | undefined {
  return retryAfter === null || retryAfter < MINUTE ? undefined : Date.now() + retryAfter;
}

/** `3:42 p.m.` / `3:42 PM`, never a minute too early. */
export function formatRetryTime(moment: number, language: Language): string {
  return formatTime(Math.ceil(moment / MINUTE) * MINUTE, ownZone(), language);
}
