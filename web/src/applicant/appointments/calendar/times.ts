import type { Slot } from '@volante/contract/appointments/calls.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { dateFormat } from '@volante/contract/fields/formats.ts';
import { formatLongDate, formatSpan, formatTime } from '@volante/contract/words/day-and-time.ts';
import { type Language, locales } from '../../../lib/language.ts';

/** `9:30 – 10:00 a.m.` / `9:30 – 10:00 AM` in a zone. */
export function formatSlot({ startTime, endTime }: Pick<Slot, 'startTime' | 'endTime'>, zone: string, lang: Language) {
  return formatSpan(formatTime(startTime, zone, lang), formatTime(endTime, zone, lang));
}

/** `martes, 24 de noviembre` of an instant in a zone. */
export function formatDay(startTime: string, zone: string, language: Language): string {
  return formatLongDate(dateIn(zone, new Date(startTime)), language);
}

/** `noviembre` / `November`, of a calendar date. */
export function formatMonthName(date: string, language: Language): string {
  const format = dateFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** `lun` / `Mon`; of the week that holds 1 November 2026, a Sunday, from 0 on. */
export function formatWeekday(day: number, language: Language, width: 'short' | 'long'): string {
  const format = dateFormat(locales[language], { weekday: width, timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2026, 10, 1 + day, 12))).replace('.', '');
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Slots of one day by part of the day in a zone; empty parts are left out. */
export function byDayPart(slots: readonly Slot[], zone: string): [DayPart, Slot[]][] {
  const hour = dateFormat('en-GB', { hour: 'numeric', timeZone: zone });
  const partOf = (slot: Slot): DayPart => {
    const of = Number(hour.format(new Date(slot.startTime)));
    if (of < 12) return 'morning';
    return of < 19 ? 'afternoon' : 'evening';
  };
  const parts = (['morning', 'afternoon', 'evening'] as const).map((part): [DayPart, Slot[]] => [
    part,
    slots.filter((slot) => partOf(slot) === part),
  ]);
  return parts.filter(([, of]) => of.length > 0);
}
