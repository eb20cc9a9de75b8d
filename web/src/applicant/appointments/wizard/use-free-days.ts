import { useState } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { monthOf } from '../calendar/days.ts';
import { type Calendar, firstFreeDay, firstFreeMonth, monthSlots } from '../calendar/slots.ts';
import { failureKey } from '../failure-words.ts';

/** The month shown and its free slots; initially the month of the chosen day, otherwise that of the first free day. */
export function useFreeDays(calendar: Calendar, chosen: string | null) {
  const [turnedTo, turnTo] = useState<string | null>(chosen && monthOf(chosen));
  const first = useQuery(firstFreeMonth(calendar));
  const month = turnedTo ?? first.data ?? monthOf(calendar.today);
  const firstMonth = useQuery({ ...monthSlots(calendar, first.data ?? month), enabled: first.data != null });
  const next = first.data ? firstFreeDay(firstMonth.data, first.data) : undefined;
  const slots = useQuery({ ...monthSlots(calendar, month), enabled: !first.isPending });
  return {
    first,
    slots,
    month,
    turnTo,
    /** The first free slot of all; null until it is known. */
    next: next ? (firstMonth.data?.get(next)?.[0] ?? null) : null,
    /** The first free month is not known yet. */
    searching: first.isPending && !turnedTo,
    /** No month has a free slot. */
    none: first.data === null || failureKey(first.error) === 'schedule_not_found',
    unknown: first.isError && !slots.data,
  };
}

export type FreeDays = ReturnType<typeof useFreeDays>;
