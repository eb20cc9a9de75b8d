import { mondayOf } from '@volante/contract/earnings/weeks.ts';
import type { DailyEarning } from '../providers/driver-data/driver-data.ts';

/**
 * Adds days up to weeks, Monday to Sunday, in cents. Days in another currency than the country's count for nothing. A week without
 * any day is left out: whether it was free or is missing is the applicant's to say. One that ends below nothing, by corrections of
 * the platform, counts 0.
 */
export function sumWeeks(days: readonly DailyEarning[], currency: string): { week: string; amount: number }[] {
  const cents = new Map<string, number>();
  for (const day of days.filter((one) => one.currency === currency)) {
    const week = mondayOf(day.date);
    cents.set(week, (cents.get(week) ?? 0) + Math.round(day.amount * 100));
  }
  return [...cents].map(([week, sum]) => ({ week, amount: Math.max(0, sum) / 100 }));
}
