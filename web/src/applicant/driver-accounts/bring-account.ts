import type { PlatformAccount } from '@volante/contract/admission/application.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { reloadApplication, storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';

/** `unknown`: the partner has no such account of this applicant. */
export type Brought = PlatformAccount | 'unknown' | null;

/** Sends the account named in the address and returns its state; null if not known yet. */
export async function sendAccount(requestId: string, accountId: string, signal: AbortSignal): Promise<Brought> {
  try {
    const body = { accountId, requestId };
    const application = await call('POST /public/admission/requests/{requestId}/palenca-accounts', {
      params: { requestId },
      body,
      signal,
    });
    storeApplication(application);
    return application.palenca.accounts.find((account) => account.accountId === accountId) ?? null;
  } catch (error) {
    return isUnknown(error) ? 'unknown' : null;
  }
}

/** The two calls after returning from the widget: the platform, then profile and earnings. Failures are retried later. */
export async function fetchAccount(requestId: string, accountId: string, signal: AbortSignal): Promise<Brought> {
  try {
    const platform = await call('GET /palenca/palencaData', { query: { account_id: accountId }, signal }).then(
      (data) => data.platform,
      () => null,
    );
    const query = { account_id: accountId, external_id: requestId, ...(platform && { platform }) };
    const { status } = await call('GET /palenca/updateProfilAndEarning', { query, signal });
    if (status === 'unknown') return 'unknown';
    const { palenca } = await reloadApplication();
    return palenca.accounts.find((account) => account.accountId === accountId) ?? null;
  } catch {
    return null;
  }
}

function isUnknown(error: unknown): boolean {
  const codes: unknown[] = ['account_not_found', 'unprocessable_error'];
  return error instanceof CallError && codes.includes(error.code);
}
