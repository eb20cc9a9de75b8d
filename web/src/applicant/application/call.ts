import type { Api } from '@volante/contract/api.ts';
import { createCall } from '../../lib/call/call.ts';
import { perVisit } from '../../lib/visit.ts';

/**
 * Calls the API: `await call('GET /public/admission/requests/{id}', { params: { id } })` returns `data`. Rejects with
 * `CallError`. Writes identify their application.
 */
export const call = createCall<Api>({ headers: identity });

/** Sets the request id that writes are sent for; two links in two tabs share one cookie, so the header decides. */
export function actFor(requestId: string | null): void {
  writer().id = requestId;
}

/** The headers that identify the application of a write. */
export function identity(): Record<string, string> {
  const { id } = writer();
  return id ? { 'X-Admission-Request-Id': id } : {};
}

const writer = perVisit<{ id: string | null }>(() => ({ id: null }));
