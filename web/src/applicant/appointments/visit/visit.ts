import type { Application } from '@volante/contract/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { askNow, keepWritten, queryOptions, useQuery } from '../../../lib/queries.ts';
import { reloadApplication } from '../../application/application.ts';
import { askVisit } from './ask-visit.ts';

/** Polling interval while the meeting is being created, in ms. */
const LINK_PAUSE = 5000;

/** The upcoming visit, or null. */
export function visitQuery(requestId: string) {
  return queryOptions({
    queryKey: ['visit', requestId],
    queryFn: () => askVisit(requestId),
    refetchInterval: ({ state: { data } }) => (data && !data.meetingLink ? LINK_PAUSE : false),
  });
}

/** The upcoming visit, if known; fetched only if the application says that there is one. */
export function useVisit({ id, visitAhead, access }: Application) {
  const answer = useQuery({ ...visitQuery(id), enabled: visitAhead === true && !access });
  return answer.data === undefined && !visitAhead ? { ...answer, data: null } : answer;
}

export function storeVisit(requestId: string, visit: Appointment | null): void {
  keepWritten(visitQuery(requestId).queryKey, visit);
  // It says whether there is a visit ahead.
  reloadApplication().catch(() => undefined);
}

export function reloadVisit(requestId: string): Promise<Appointment | null> {
  return askNow(visitQuery(requestId));
}
