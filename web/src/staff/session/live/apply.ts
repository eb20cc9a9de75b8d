import type { QueryKey } from '@tanstack/react-query';
import type { Case } from '@volante/contract/staff/case.ts';
import { queryClient } from '../../../lib/queries.ts';
import { isAttended } from '../attended.ts';
import { sessionEnded } from '../session.ts';
import type { LiveEvent } from './event-stream.ts';

/** Figures and news are read again at most this often, in ms: in a busy hour something changes every second. */
const QUEUE = 2000;

/** The answer to a change and the news of it come within so many ms of each other. */
const OWN = 3000;

let waits = false;

/** Reads again what an event says has changed; what nobody looks at is read when it is opened. */
export function apply({ name, data }: LiveEvent): void {
  if (name === 'signed_out') void sessionEnded().catch(() => undefined);
  // At a desk that was left nothing is read, which would keep the session alive; the first key reads everything again.
  else if (!isAttended()) return;
  else if (name === 'hello') readAllAnew();
  else if (name === 'application') readApplicationAnew(data.applicationId, data.revision);
  else if (name === 'queue') readQueueSoon();
  // Of a message that is open, the text stays under the eyes of who reads it out.
  else if (name === 'messages') invalidate(([of]) => of === 'messages');
  else if (name === 'availability') invalidate(([of]) => ofAvailability.includes(of));
}

/** Nothing is told twice, so what changed while nothing was heard is not known. */
function readAllAnew(): void {
  invalidate((key) => !ownPace.includes(key[0]));
}

function readApplicationAnew(applicationId: string, revision: number): void {
  const { data: shown, dataUpdatedAt = 0 } = queryClient().getQueryState<Case>(['case', applicationId]) ?? {};
  if (shown && shown.revision > revision) return;
  // It is this tab's own change, and its answer is here. Later it is what the machine found, or who has it now: no revision grows by that.
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

// Visits are of applications, too, and a visit that is booked takes a slot.
const ofTheQueue: readonly unknown[] = ['news', 'counts', 'visits', 'visit-changes', 'slots', 'why'];
const ofAvailability: readonly unknown[] = ['advisors', 'slots', 'why', 'holidays', 'preview'];
// Lists never move by themselves, and presence is told, not read.
const ownPace: readonly unknown[] = ['rows', 'presence'];

function invalidate(concerned: (key: QueryKey) => boolean): void {
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => concerned(queryKey) });
}
