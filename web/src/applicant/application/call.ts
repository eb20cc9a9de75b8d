import type { Api } from '@volante/contract/api.ts';
import { createCall } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { inBrowser, perVisit } from '../../lib/visit.ts';

/**
 * Calls the API: `await call('GET /public/admission/requests/{id}', { params: { id } })` returns `data`. Rejects with
 * `CallError`. Writes identify their application; one that is refused because this device isn't known any more is made again once
 * it proved to be the applicant's.
 */
export const call = createCall<Api>({ headers: identity, around: onceProved });

/** Runs work that the server may refuse on a device that isn't known any more; after the proof it runs again. */
export async function onceProved<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!inBrowser || !(error instanceof CallError) || error.code !== 'device_not_proved') throw error;
    if (await proved(name)) return work();
    throw error;
  }
}

let proved = (_name: string): Promise<boolean> => Promise.resolve(false);

/** Sets what proves this device to be the applicant's after such a refusal; it resolves to whether the call may be made again. */
export function whenNotProved(prove: (name: string) => Promise<boolean>): void {
  proved = prove;
}

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
