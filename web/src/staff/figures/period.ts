import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countryCodes } from '@volante/contract/countries/country.ts';
import { addDays, addMonths, isDate } from '@volante/contract/fields/dates.ts';
import { useLocation, useSearch } from 'wouter';
import { now } from '../../lib/clock.ts';
import { dayOf } from '../visits/days.ts';

/** The same as in the contract, whose schemas aren't loaded in the browser. */
const MOST_DAYS = 400;

/** The period and country of the reports, kept in the address. */
export interface FigurePeriod {
  /** Days of the country's zone, both included. */
  from: string;
  to: string;
  country: CountryCode | null;
}

export const periodNames = ['month', 'before', 'quarter', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days of a named period that ends today or, for `before`, with the last month. */
export function daysOf(name: PeriodName): { from: string; to: string } {
  const today = dayOf(now());
  const first = `${today.slice(0, 7)}-01`;
  if (name === 'month') return { from: first, to: today };
  if (name === 'before') return { from: `${addMonths(today, -1)}-01`, to: addDays(first, -1) };
  return { from: `${addMonths(today, name === 'quarter' ? -2 : -11)}-01`, to: today };
}

export function isPeriod({ from, to }: Pick<FigurePeriod, 'from' | 'to'>): boolean {
  return from <= to && to <= addDays(from, MOST_DAYS - 1);
}

/** The last three months, unless the URL names other days. */
export function useFigurePeriod(): [FigurePeriod, (change: Partial<FigurePeriod>) => void] {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const usual = daysOf('quarter');
  const day = (name: 'from' | 'to') => {
    const given = query.get(name) ?? '';
    return isDate(given) ? given : usual[name];
  };
  const country = countryCodes.find((one) => one === query.get('country')) ?? null;
  const shown = { from: day('from'), to: day('to'), country };
  function change(part: Partial<FigurePeriod>): void {
    const next = { ...shown, ...part };
    const address = new URLSearchParams({ from: next.from, to: next.to });
    if (next.country) address.set('country', next.country);
    navigate(`/reports?${address}`, { replace: true });
  }
  return [shown, change];
}
