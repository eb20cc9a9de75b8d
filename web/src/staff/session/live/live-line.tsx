import type { QueryKey } from '@tanstack/react-query';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { useEffect } from 'react';
import { queryClient } from '../../../lib/queries.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { isAttended } from '../attended.ts';
import { learnRights } from '../call.ts';
import { sessionEnded, useSession } from '../session.ts';
import { followLive, type LiveEvent, useLiveState } from './live.ts';
import { noteTyping } from './typing.ts';

/** Follows live changes while somebody is signed in, and shows a quiet line when it can't. */
export function LiveLine() {
  const t = useText(liveTexts);
  const { phase } = useSession();
  const isIn = phase === 'in';
  useEffect(() => (isIn ? followLive(apply) : undefined), [isIn]);
  const isLost = useLiveState() === 'lost' && isIn;
  return (
    <p role="status" className={isLost ? 'bg-warn-soft px-4 py-1.5 text-center text-small text-warn-ink' : 'sr-only'}>
      {isLost && (navigator.onLine ? t.lost : t.offline)}
    </p>
  );
}

const liveTexts = dictionary({
  es: {
    offline: 'Sin conexión. Lo que escribes se queda aquí, y lo nuevo se ve cuando vuelva.',
    lost: 'Los cambios de los demás tardan un poco en verse: la conexión en vivo se cortó y se está recuperando.',
  },
  en: {
    offline: 'No connection. What you type stays here, and what’s new shows up once it’s back.',
    lost: 'Other people’s changes show up a bit later: the live connection dropped and is coming back.',
  },
});

/**
 * Minimum interval between refetches of counts and lists of changes, in ms: in a busy hour something changes every
 * second.
 */
const QUEUE = 2000;

let waits = false;

/** Refetches the data that an event says has changed; data that isn't on screen is fetched when it is opened. */
function apply({ name, data }: LiveEvent): void {
  if (name === 'signed_out') void sessionEnded().catch(() => undefined);
  // At an abandoned desk nothing is fetched, because that would keep the session alive; the first key refetches
  // everything.
  else if (!isAttended()) return;
  else if (name === 'hello') readAllAnew();
  else if (name === 'application') readApplicationAnew(data.applicationId, data.revision);
  else if (name === 'queue') readQueueSoon();
  // An open message's text doesn't change while somebody reads it out.
  else if (name === 'messages') invalidate(([of]) => of === 'messages');
  else if (name === 'conversation')
    invalidate(
      ([of, id]) =>
        of === 'inbox' ||
        of === 'conversations' ||
        // The application says who wrote last.
        ((of === 'conversation' || of === 'case') && id === data.applicationId),
    );
  else if (name === 'typing') noteTyping(data);
  else if (name === 'availability') invalidate(([of]) => ofAvailability.includes(of));
}

/** Events aren't repeated, so changes during an interruption are unknown. A change of one's roles or countries ends the stream. */
function readAllAnew(): void {
  void learnRights();
  invalidate((key) => !ownPace.includes(key[0]));
}

function readApplicationAnew(applicationId: string, revision: number): void {
  const shown = queryClient().getQueryData<StaffApplication>(['case', applicationId]);
  // With the revision that is shown it may be about what doesn't increase it: notes, tasks, findings, the assignee.
  if (shown && shown.revision > revision) return;
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
const ofTheQueue: readonly unknown[] = [
  'inbox',
  'news',
  'counts',
  'privacy-counts',
  'visits',
  'visit-changes',
  'slots',
  'why',
];
const ofAvailability: readonly unknown[] = ['advisors', 'slots', 'why', 'holidays', 'preview'];
// Lists never move automatically, and presence is reported, not read.
const ownPace: readonly unknown[] = ['rows', 'presence'];

function invalidate(concerned: (key: QueryKey) => boolean): void {
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => concerned(queryKey) });
}
