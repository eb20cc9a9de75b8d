import type { DeviceAccess } from '@volante/contract/devices/calls.ts';
import { keepWritten, queryOptions } from '../../lib/queries.ts';
import { call } from '../application/call.ts';

/** What this device may see, and how it can prove that it is the applicant's. */
export function accessQuery(id: string) {
  return queryOptions({
    queryKey: ['access', id],
    queryFn: () => call('GET /public/admission/requests/{id}/access', { params: { id } }),
    staleTime: 0,
  });
}

export function storeAccess(id: string, access: DeviceAccess): void {
  keepWritten(accessQuery(id).queryKey, access);
}
