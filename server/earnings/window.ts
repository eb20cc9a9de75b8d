import { WEEKS_WANTED, WINDOW_DAYS, wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';

/** The twelve weeks requested of an application. */
export interface Window {
  /** Mondays, newest first. */
  weeks: string[];
  /** The last day they stay the same; null while they follow the calendar, and when frozen for good. */
  frozenUntil: string | null;
  /** False while the weeks follow the calendar: the next stored upload freezes them. */
  held: boolean;
}

/** As stored; `frozenUntil` null means for good, since the analysis passed on these weeks. */
export interface StoredWindow {
  newestWeek: string;
  frozenUntil: string | null;
}

/** The window on a day: the stored one while it is frozen, else the twelve complete weeks before today. */
export function windowOn(today: string, stored: StoredWindow | undefined): Window {
  if (stored && (stored.frozenUntil === null || today <= stored.frozenUntil)) {
    return { weeks: weeksFrom(stored.newestWeek), frozenUntil: stored.frozenUntil, held: true };
  }
  return { weeks: wantedWeeks(today), frozenUntil: null, held: false };
}

/** The window that a stored upload freezes. */
export function freezeOn(today: string): { newestWeek: string; frozenUntil: string } {
  return { newestWeek: wantedWeeks(today)[0]!, frozenUntil: addDays(today, WINDOW_DAYS) };
}

/** Weeks from one Monday to another. */
export function mondayDistance(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (7 * 86_400_000);
}

function weeksFrom(newest: string): string[] {
  return Array.from({ length: WEEKS_WANTED }, (_, i) => addDays(newest, -7 * i));
}
