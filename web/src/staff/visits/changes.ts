import type { VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { useSyncExternalStore } from 'react';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { storage } from '../../lib/storage.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** Polling interval for changes while none are announced, in ms. */
const EVERY = 30_000;

const key = 'volante.staff.visit-changes-seen';
const listeners = new Set<() => void>();

const changesQuery = queryOptions({
  queryKey: ['visit-changes'],
  queryFn: ({ signal }) => call('GET /visits/changes', { signal }).then(({ items }) => items),
  refetchInterval: unlessLive(EVERY),
});

/** Recent changes by others to one's own visits, newest first. */
export function useVisitChanges(): readonly VisitChange[] {
  return useQuery(changesQuery).data ?? [];
}

/** How many of them this browser's calendar hasn't shown yet. */
export function useNewVisitChanges(): number {
  const changes = useVisitChanges();
  const seen = useSyncExternalStore(subscribe, readSeen);
  return changes.filter(({ at }) => at > seen).length;
}

export function markVisitChangesSeen(newest: string): void {
  if (newest <= readSeen()) return;
  storage.write(key, newest);
  for (const listener of listeners) listener();
}

const readSeen = () => storage.read(key) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
