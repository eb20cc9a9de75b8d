import type { Person } from '@volante/contract/staff/roles.ts';
import { useQuery } from '../../lib/queries.ts';
import { whileAttended } from './attended.ts';
import { call } from './call.ts';

/** Interval of reports to the server, in ms; it forgets them after 60 s. */
const EVERY = 25_000;

/** Reports that this person has the application open while the page is visible; returns who else has it open. */
export function usePresence(applicationId: string, enabled: boolean): readonly Person[] {
  const { data } = useQuery({
    queryKey: ['presence', applicationId],
    queryFn: ({ signal }) => call('POST /applications/{applicationId}/presence', { params: { applicationId }, signal }),
    enabled,
    refetchInterval: whileAttended(EVERY),
  });
  return data?.others ?? [];
}
