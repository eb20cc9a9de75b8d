import { dateFormat } from '@volante/contract/words/formats.ts';
import { type Language, locales } from '../language.ts';
import type { CallError } from './call-error.ts';

const MINUTE = 60_000;

/** When to retry, in ms since 1970 by the phone's clock; undefined if in a moment. */
export function retryMoment({ retryAfter }: CallError): number | undefined {
  return retryAfter === null || retryAfter < MINUTE ? undefined : Date.now() + retryAfter;
}

/** `15:42` / `3:42 PM`, never a minute too early. */
export function formatRetryTime(moment: number, language: Language): string {
  const hourCycle = language === 'en' ? 'h12' : 'h23';
  const format = dateFormat(locales[language], { hour: 'numeric', minute: '2-digit', hourCycle });
  // Some engines pad hours of the 24-hour clock.
  return format.format(Math.ceil(moment / MINUTE) * MINUTE).replace(/^0(?=\d:)/, '');
}
