// Every write of the staff's contract in a situation in which it succeeds. A new one doesn't compile without an entry.
import type { staffApi } from '@volante/contract/staff-api.ts';
import { accountWrites } from './test-account-writes.ts';
import { applicationWrites } from './test-application-writes.ts';
import type { Site, Write } from './test-site.ts';

type StaffApi = typeof staffApi;
type Named<Name extends keyof StaffApi> = StaffApi[Name] extends {
  gate: 'staff';
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}
  ? StaffApi[Name] extends { reads: string }
    ? never
    : Name
  : never;
/** These only ask, although they are no GETs. */
export const asking = [
  ...(['searchApplications', 'findMatches', 'previewHours', 'previewBulk', 'tryWorkRules', 'bePresent'] as const),
  ...(['seeConversation', 'typeMessage'] as const),
] as const;
export type WriteName = Exclude<{ [Name in keyof StaffApi]: Named<Name> }[keyof StaffApi], (typeof asking)[number]>;

export function writesOf(site: Site): Record<WriteName, () => Promise<Write>> {
  return { ...accountWrites(site), ...applicationWrites(site) };
}
