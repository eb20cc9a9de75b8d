import type { Application } from '@volante/contract/admission/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { askNow, keepWritten, queryOptions, useQuery } from '../../../lib/queries.ts';
import { reloadApplication } from '../../application/application.ts';
import { askVisit } from './ask-visit.ts';

/** How often a visit whose meeting is still being made is looked at again, in ms. */
const LINK_PAUSE = 5000;

/** The visit ahead, or null. */
export function visitQuery(requestId: string) {
  return queryOptions({
    queryKey: ['visit', requestId],
    queryFn: () => askVisit(requestId),
    refetchInterval: ({ state: { data } }) => (data && !data.meetingLink ? LINK_PAUSE : false),
  });
}

/** The visit ahead as far as it is known: asked for only where the application says that there is one. */
export function useVisit({ id, visitAhead }: Application) {
  const answer = useQuery({ ...visitQuery(id), enabled: visitAhead === true });
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
