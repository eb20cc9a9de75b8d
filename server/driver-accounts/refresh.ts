import { WidgetAccount } from '@volante/contract/driver-accounts/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import * as z from 'zod/mini';
import { applicant, system } from '../applications/events.ts';
import { findByPastLink } from '../applications/links.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { Problem } from '../core/problem.ts';
import { noteAccount, readNow } from './accounts.ts';
import type { Found } from './read-account.ts';
import * as store from './store.ts';

/** The platform of an account; null if unknown. `mayAsk` runs before the provider is called, and may refuse with a Problem. */
export async function findPlatform(
  deps: Deps,
  accountId: string,
  mayAsk: () => Promise<void>,
): Promise<Platform | null> {
  if (!isAccountId(accountId)) return null;
  const known = await store.selectPlatform(deps.db, accountId);
  if (known || !deps.driverData) return known;
  try {
    await mayAsk();
    return (await deps.driverData.readAccount(accountId, { signal: AbortSignal.timeout(3000) }))?.platform ?? null;
  } catch (error) {
    if (error instanceof OutsideFault || error instanceof Problem) return null;
    throw error;
  }
}

/** Reads an account of the application again. Returns `unknown` instead of throwing. */
export async function refreshAccount(
  deps: Deps,
  application: ApplicationFile,
  given: { accountId: string; platform?: string | undefined },
): Promise<'success' | 'pending' | 'failed' | 'unknown'> {
  if (!deps.driverData || !isAccountId(given.accountId)) return 'unknown';
  try {
    await noteAccount(deps, application.applicationId, given, applicant);
    return answerOf(await readNow(deps, application, given.accountId));
  } catch (error) {
    if (error instanceof Problem) return 'unknown';
    throw error;
  }
}

/** Queues a job for an account named in a webhook. Unknown accounts are ignored; repeated webhooks queue one job. */
export async function receiveHint(deps: Deps, body: unknown): Promise<void> {
  const hint = deps.driverData?.readHint(body);
  if (!hint || !isAccountId(hint.accountId)) return;
  const { accountId, externalId } = hint;
  const applicationId = externalId
    ? await findByPastLink(deps.db, externalId)
    : await store.selectApplicationOf(deps.db, accountId);
  if (!applicationId) return;
  try {
    await noteAccount(deps, applicationId, hint, system('webhook'));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

function isAccountId(text: string): boolean {
  return z.safeParse(WidgetAccount.shape.accountId, text).success;
}

function answerOf(found: Found | null) {
  if (found === null) return 'pending';
  return found === 'foreign' ? 'unknown' : found;
}
