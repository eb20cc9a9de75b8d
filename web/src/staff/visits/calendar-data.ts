import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useSyncExternalStore } from 'react';
import { queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { storage } from '../../lib/storage.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';

/** Polling interval of a calendar while no changes are announced, in ms. */
const EVERY = 30_000;

/** Everybody who visits. */
export const advisorsQuery = () =>
  queryOptions({
    queryKey: ['advisors'],
    queryFn: ({ signal }) => call('GET /advisors', { signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** The visits of this computer's days; days in a country's zone may differ by one. */
export const visitsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['visits', from, to],
    queryFn: ({ signal }) => call('GET /visits', { query: { from: addDays(from, -1), to: addDays(to, 1) }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

export const slotsQuery = (country: CountryCode, from: string, days: number) =>
  queryOptions({
    queryKey: ['slots', country, from, days],
    queryFn: ({ signal }) => call('GET /slots', { query: { country, from, days: String(days) }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

export const whyQuery = (country: CountryCode, at: string) =>
  queryOptions({
    queryKey: ['why', country, at],
    queryFn: ({ signal }) => call('GET /slots/why', { query: { country, at }, signal }),
    staleTime: 0,
  });

export const holidaysQuery = (place: string, year: string) =>
  queryOptions({
    queryKey: ['holidays', place, year],
    queryFn: ({ signal }) => call('GET /holidays', { query: { place, year }, signal }),
  });

/** Refetches the data that shows a change of the calendar, and the application concerned. */
export function calendarChanged(applicationId?: string): void {
  const concerned = ['visits', 'visit-changes', 'slots', 'why', 'advisors', 'counts', 'news'];
  void queryClient().invalidateQueries({
    predicate: ({ queryKey: [of, id] }) =>
      concerned.includes(String(of)) || (id === applicationId && (of === 'case' || of === 'timeline')),
  });
}

/** Polling interval for changes while none are announced, in ms. */
const CHANGES_EVERY = 30_000;

const seenKey = 'volante.staff.visit-changes-seen';
const listeners = new Set<() => void>();

const changesQuery = queryOptions({
  queryKey: ['visit-changes'],
  queryFn: ({ signal }) => call('GET /visits/changes', { signal }).then(({ items }) => items),
  refetchInterval: unlessLive(CHANGES_EVERY),
});

/** Recent changes by others to one's own visits, newest first. */
export function useVisitChanges(): readonly VisitChange[] {
  const enabled = may(useMe().account, 'serve');
  return useQuery({ ...changesQuery, enabled }).data ?? [];
}

/** How many of them this browser's calendar hasn't shown yet. */
export function useNewVisitChanges(): number {
  const changes = useVisitChanges();
  const seen = useSyncExternalStore(subscribe, readSeen);
  return changes.filter(({ at }) => at > seen).length;
}

export function markVisitChangesSeen(newest: string): void {
  if (newest <= readSeen()) return;
  storage.write(seenKey, newest);
  for (const listener of listeners) listener();
}

const readSeen = () => storage.read(seenKey) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
