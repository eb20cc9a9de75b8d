import type { Person } from '@volante/contract/staff/roles.ts';
import { useQuery } from '../../lib/queries.ts';
import { whileAttended } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** How often the server is told, in ms; it forgets after 60 s. */
const EVERY = 25_000;

/** Says that this person has the application open while the page is looked at; gives who else has. */
export function usePresence(applicationId: string, enabled: boolean): readonly Person[] {
  const { data } = useQuery({
    queryKey: ['presence', applicationId],
    queryFn: ({ signal }) => call('POST /applications/{applicationId}/presence', { params: { applicationId }, signal }),
    enabled,
    refetchInterval: whileAttended(EVERY),
  });
  return data?.others ?? [];
}
