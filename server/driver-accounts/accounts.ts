import { countries } from '@volante/contract/countries/index.ts';
import { isPlatform, type Platform } from '@volante/contract/earnings/platforms.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { refuseWhenApproved } from '../earnings/case.ts';
import { showWidgetAccount } from '../earnings/widget.ts';
import { readAccount } from './read-account.ts';
import * as store from './store.ts';
import { askAgain } from './waiting.ts';

/** How long a call of the applicant waits for the provider, in ms; what takes longer is a job's. */
const TIMEOUT = 8000;

/**
 * Takes an account and reads it. While the provider is not done, or does not answer, the account is one that is being read, and a
 * job goes on. Throws `account_not_found` for an account that is somebody else's or that the provider does not have.
 */
export async function addAccount(
  deps: Deps,
  application: CaseFile,
  given: { accountId: string; platform?: string | null | undefined },
): Promise<void> {
  if (!deps.driverData) throw new Problem('account_not_found');
  await noteAccount(deps, application.applicationId, given, applicant);
  const found = await readNow(deps, application, given.accountId);
  if (found === 'unknown' || found === 'foreign') throw new Problem('account_not_found');
}

/**
 * Notes that there is an account and has a job read it; `platform` is believed until the provider was asked. Throws
 * `application_closed` and `section_approved`.
 */
export async function noteAccount(
  deps: Deps,
  applicationId: string,
  { accountId, platform }: { accountId: string; platform?: string | null | undefined },
  actor: Actor,
): Promise<void> {
  await transaction(deps.db, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application.stage);
    await refuseWhenApproved(trx, applicationId);
    const at = deps.now();
    const anew = actor.kind === 'applicant';
    await store.upsertAccount(trx, applicationId, { accountId, platform: offered(application, platform), at, anew });
    await askAgain(deps, trx, { applicationId, accountId }, 0);
    const row = await store.selectAccount(trx, applicationId, accountId);
    if (row?.platform && row.state !== 'failed') {
      const status = row.state === 'connected' ? 'success' : 'pending';
      const shown = { accountId, platform: row.platform, status, reason: null, retryAt: null } as const;
      await showWidgetAccount(deps, trx, application, shown);
    }
    await recordEvent(trx, applicationId, actor, 'widget_account', { platform: row?.platform ?? null });
  });
}

/** Reads an account while somebody waits; null when the provider does not answer in time, which is then the job's. */
export async function readNow(deps: Deps, application: CaseFile, accountId: string) {
  try {
    return await readAccount(
      deps,
      { applicationId: application.applicationId, accountId },
      AbortSignal.timeout(TIMEOUT),
    );
  } catch (error) {
    if (error instanceof OutsideFault) return null;
    throw error;
  }
}

function offered({ country }: CaseFile, platform: string | null | undefined): Platform | null {
  const known = platform && isPlatform(platform) && countries[country].widgetPlatforms.includes(platform);
  return known ? platform : null;
}
