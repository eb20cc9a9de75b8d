import { isDate } from '@volante/contract/fields/dates.ts';
import { useLocation, useSearch } from 'wouter';
import { useWide } from '../../lib/wide.ts';
import { today } from '../visits/days.ts';

export const views = ['list', 'day', 'week'] as const;
export type ViewName = (typeof views)[number];

/** The calendar's view, kept in the address. */
export interface CalendarView {
  view: ViewName;
  day: string;
  /** `me`, `all` or the id of an advisor. */
  who: string;
}

/** On a phone the list of the day comes first. */
export function useCalendarView(isAdvisor: boolean): [CalendarView, (change: Partial<CalendarView>) => void] {
  const isWide = useWide();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const day = query.get('day') ?? '';
  const shown: CalendarView = {
    view: views.find((one) => one === query.get('view')) ?? (isWide ? 'week' : 'list'),
    day: isDate(day) ? day : today(),
    who: query.get('who') ?? (isAdvisor ? 'me' : 'all'),
  };
  function change(part: Partial<CalendarView>): void {
    for (const [name, value] of Object.entries(part)) query.set(name, value);
    navigate(`/calendar?${query}`, { replace: true });
  }
  return [shown, change];
}
