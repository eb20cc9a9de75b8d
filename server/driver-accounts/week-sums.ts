import { mondayOf } from '@volante/contract/earnings/weeks.ts';
import type { DailyEarning } from '../providers/driver-data/driver-data.ts';

/**
 * Sums days into weeks, Monday to Sunday, in cents. Days in a currency other than the country's are ignored. A week without days
 * is left out: only the applicant knows whether they were off or the days are missing. A week that corrections bring below zero
 * counts as 0.
 */
export function sumWeeks(days: readonly DailyEarning[], currency: string): { week: string; amount: number }[] {
  const cents = new Map<string, number>();
  for (const day of days.filter((one) => one.currency === currency)) {
    const week = mondayOf(day.date);
    cents.set(week, (cents.get(week) ?? 0) + Math.round(day.amount * 100));
  }
  return [...cents].map(([week, sum]) => ({ week, amount: Math.max(0, sum) / 100 }));
}
