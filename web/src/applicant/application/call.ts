import type { Api } from '@volante/contract/api.ts';
import { createCall } from '../../lib/call/call.ts';
import { perVisit } from '../../lib/visit.ts';

/**
 * Calls the API: `await call('GET /public/admission/requests/{id}', { params: { id } })` gives what stands in `data`.
 * Fails with `CallError`; writes say on whose behalf they are sent.
 */
export const call = createCall<Api>({ headers: identity });

/** Names the request on whose behalf writes are sent; two links in two tabs share one cookie, so the header decides. */
export function actFor(requestId: string | null): void {
  writer().id = requestId;
}

/** The headers that say who writes. */
export function identity(): Record<string, string> {
  const { id } = writer();
  return id ? { 'X-Admission-Request-Id': id } : {};
}

const writer = perVisit<{ id: string | null }>(() => ({ id: null }));
