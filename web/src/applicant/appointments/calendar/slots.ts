import type { Slot } from '@volante/contract/appointments/calls.ts';
import { dateFormat } from '@volante/contract/fields/formats.ts';
import { callOld, queryClient, queryOptions } from '../../../lib/queries.ts';
import { call } from '../../application/call.ts';
import { bookableMonths, monthOf, monthView, type Weekday } from './days.ts';

/** Free slots by start day in a zone; days without free slots are absent. */
export type SlotsByDay = ReadonlyMap<string, readonly Slot[]>;

export interface Calendar {
  requestId: string;
  zone: string;
  weekStart: Weekday;
  /** In the zone. */
  today: string;
}

/** The free slots of a month view. */
export function monthSlots(calendar: Calendar, month: string) {
  const { from, days } = monthView(month, calendar.weekStart, calendar.today);
  return freeSlots(calendar, from, days);
}

/** The current free slots of one day. */
export function daySlots(calendar: Calendar, date: string) {
  return freeSlots(calendar, date, 1);
}

/** The first free day of a month. */
export function firstFreeDay(free: SlotsByDay | undefined, month: string): string | undefined {
  return [...(free?.keys() ?? [])].filter((day) => monthOf(day) === month).sort()[0];
}

/** The first month with a free slot, or null. */
export function firstFreeMonth(calendar: Calendar) {
  const { requestId, zone, today } = calendar;
  return queryOptions({
    queryKey: [...slotsKey(requestId), 'first', zone, today],
    queryFn: async () => {
      for (const month of bookableMonths(today)) {
        const found = await queryClient().fetchQuery(monthSlots(calendar, month));
        if (firstFreeDay(found, month)) return month;
      }
      return null;
    },
    placeholderData: () => knownInOtherZone<string | null>(requestId, ({ queryKey }) => queryKey.includes('first')),
  });
}

/** Removes a slot taken by someone else from the screen, and fetches all slots again. */
export function dropSlot(requestId: string, slotId: string): void {
  queryClient().setQueriesData({ queryKey: slotsKey(requestId) }, (data: unknown) =>
    data instanceof Map ? without(data as SlotsByDay, slotId) : data,
  );
  refreshSlots(requestId);
}

export function refreshSlots(requestId: string): void {
  void callOld({ queryKey: slotsKey(requestId) });
}

function freeSlots({ requestId, zone }: Calendar, date: string, days: number) {
  return queryOptions({
    queryKey: [...slotsKey(requestId), zone, date, days],
    queryFn: async () => {
      const { slots } = await call('GET /public/admission/requests/{id}/{n}/calendar/slots/get-available-slots', {
        params: { id: requestId, n: String(days) },
        query: { timezone: zone, date },
      });
      return byDay(slots, zone);
    },
    placeholderData: () =>
      knownInOtherZone<SlotsByDay>(requestId, ({ queryKey }) => queryKey.includes(date) && queryKey.at(-1) === days),
  });
}

/**
 * What is known in another zone while this zone's is fetched, for instance in the one that the server assumed: they are the same
 * times, and a calendar that was replaced meanwhile would lose a press.
 */
function knownInOtherZone<Data>(requestId: string, isAlike: (query: { queryKey: readonly unknown[] }) => boolean) {
  return queryClient()
    .getQueriesData<Data>({ queryKey: slotsKey(requestId), predicate: isAlike })
    .map(([, data]) => data)
    .filter((data) => data !== undefined)
    .at(-1);
}

function slotsKey(requestId: string) {
  return ['slots', requestId];
}

function byDay(slots: readonly Slot[], zone: string): SlotsByDay {
  const format = dateFormat('en-CA', { timeZone: zone });
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = format.format(new Date(slot.startTime));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

function without(days: SlotsByDay, slotId: string): SlotsByDay {
  const left = [...days].map(([day, slots]) => [day, slots.filter(({ id }) => id !== slotId)] as const);
  return new Map(left.filter(([, slots]) => slots.length > 0));
}
