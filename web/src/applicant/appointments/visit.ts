import { queryOptions } from '@tanstack/react-query';
import type { Appointment } from '@volante/contract/appointments.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { settings } from '../../lib/settings.ts';
import { queries, useQuery } from '../queries.ts';

/** How often a visit whose meeting is still being made is looked at again, in ms. */
const LINK_PAUSE = 5000;

/** The visit ahead, or null. */
export function visitQuery(requestId: string) {
  return queryOptions({
    queryKey: ['visit', requestId],
    queryFn: async ({ signal }): Promise<Appointment | null> => {
      try {
        return await call('GET /public/admission/requests/{id}/calendar/appointment', {
          params: { id: requestId },
          signal,
        });
      } catch (error) {
        if (error instanceof CallError && error.code === 'appointment_not_found') return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data && !state.data.meetingLink ? LINK_PAUSE : false),
  });
}

export function useVisit(requestId: string) {
  return useQuery(visitQuery(requestId));
}

export function storeVisit(requestId: string, visit: Appointment | null): void {
  queries.setQueryData(visitQuery(requestId).queryKey, visit);
}

export function reloadVisit(requestId: string): Promise<Appointment | null> {
  return queries.fetchQuery({ ...visitQuery(requestId), staleTime: 0 });
}

/** The address of a visit's calendar file, with its words in this language; the API may be at another origin. */
export function calendarFile(calendarUrl: string, language: string): string {
  const url = new URL(calendarUrl, new URL(settings.apiBase, location.href));
  url.searchParams.set('language', language);
  return url.href;
}
