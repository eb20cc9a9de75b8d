import type { QueryKey } from '@tanstack/react-query';
import type { Case } from '@volante/contract/staff/case.ts';
import { queryClient } from '../../../lib/queries.ts';
import { isAttended } from '../attended.ts';
import { sessionEnded } from '../session.ts';
import type { LiveEvent } from './event-stream.ts';

/**
 * Minimum interval between refetches of counts and lists of changes, in ms: in a busy hour something changes every
 * second.
 */
const QUEUE = 2000;

/** The response to a change and its event arrive within this time of each other, in ms. */
const OWN = 3000;

let waits = false;

/** Refetches the data that an event says has changed; data that isn't on screen is fetched when it is opened. */
export function apply({ name, data }: LiveEvent): void {
  if (name === 'signed_out') void sessionEnded().catch(() => undefined);
  // At an abandoned desk nothing is fetched, because that would keep the session alive; the first key refetches
  // everything.
  else if (!isAttended()) return;
  else if (name === 'hello') readAllAnew();
  else if (name === 'application') readApplicationAnew(data.applicationId, data.revision);
  else if (name === 'queue') readQueueSoon();
  // An open message's text doesn't change while somebody reads it out.
  else if (name === 'messages') invalidate(([of]) => of === 'messages');
  else if (name === 'availability') invalidate(([of]) => ofAvailability.includes(of));
}

/** Events aren't repeated, so changes during an interruption are unknown. */
function readAllAnew(): void {
  invalidate((key) => !ownPace.includes(key[0]));
}

function readApplicationAnew(applicationId: string, revision: number): void {
  const { data: shown, dataUpdatedAt = 0 } = queryClient().getQueryState<Case>(['case', applicationId]) ?? {};
  if (shown && shown.revision > revision) return;
  // This tab's own change, whose response is already here. A later event with the same revision is about automatic
  // findings or the assignee, which don't increase it.
  if (shown?.revision === revision && Date.now() - dataUpdatedAt < OWN) return;
  invalidate((key) => key[1] === applicationId && !ownPace.includes(key[0]));
}

function readQueueSoon(): void {
  if (waits) return;
  waits = true;
  setTimeout(() => {
    waits = false;
    if (isAttended()) invalidate(([of]) => ofTheQueue.includes(of));
  }, QUEUE);
}

// Visits also belong to applications, and a booked visit takes a slot.
const ofTheQueue: readonly unknown[] = ['news', 'counts', 'visits', 'visit-changes', 'slots', 'why'];
const ofAvailability: readonly unknown[] = ['advisors', 'slots', 'why', 'holidays', 'preview'];
// Lists never move automatically, and presence is reported, not read.
const ownPace: readonly unknown[] = ['rows', 'presence'];

function invalidate(concerned: (key: QueryKey) => boolean): void {
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => concerned(queryKey) });
}
