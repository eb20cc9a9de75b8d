import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import type { Language } from '../../../lib/language.ts';
import { dayOf } from '../../visits/days.ts';

/** `viernes, 27 de noviembre, 9:00 a.m. – 11:30 a.m.`; whole days are shown as days, including the last one. */
export function sayTimeOff(span: { from: string; to: string }, zone: string, language: Language): string {
  const { from, to } = span;
  const time = (instant: string) => formatTime(instant, zone, language);
  const day = (instant: string | Date) => formatLongDate(dayOf(instant, zone), language);
  const midnight = formatTime('2026-01-01T00:00:00Z', 'UTC', language);
  const isWhole = time(from) === midnight && time(to) === midnight;
  const last = day(isWhole ? new Date(Date.parse(to) - 1) : to);
  const first = day(from);
  if (isWhole) return first === last ? first : `${first} – ${last}`;
  return first === last ? `${first}, ${time(from)} – ${time(to)}` : `${first}, ${time(from)} – ${last}, ${time(to)}`;
}
