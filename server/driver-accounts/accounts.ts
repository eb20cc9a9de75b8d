import { countries } from '@volante/contract/countries/index.ts';
import { type PlatformHealth, platformHealths } from '@volante/contract/driver-accounts/calls.ts';
import { isPlatform, type Platform, platformSlugs } from '@volante/contract/earnings/platforms.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { Problem } from '../core/problem.ts';
import { refuseWhenApproved } from '../earnings/application.ts';
import { showWidgetAccount } from '../earnings/widget.ts';
import { readAccount } from './read-account.ts';
import * as store from './store.ts';
import { askAgain } from './waiting.ts';

/** The provider timeout within the applicant's call, in ms; slower reads are left to a job. */
const LIST_TIMEOUT = 8000;

/**
 * Reads an account and stores it. If the provider isn't done or doesn't respond, the account is pending and a job continues.
 * Throws `account_not_found` if the account belongs to another applicant or is unknown to the provider.
 */
export async function addAccount(
  deps: Deps,
  application: ApplicationFile,
  given: { accountId: string; platform?: string | null | undefined },
): Promise<void> {
  if (!deps.driverData) throw new Problem('account_not_found');
  await noteAccount(deps, application.applicationId, given, applicant, application);
  const found = await readNow(deps, application, given.accountId);
  if (found === 'unknown' || found === 'foreign') throw new Problem('account_not_found');
}

/**
 * Stores a pending account and queues the job that reads it. `platform` is trusted until the provider has been asked. `byApplicant`:
 * the application as the applicant's own call found it, which is guarded from then on. Throws `application_closed` and
 * `section_approved`.
 */
export async function noteAccount(
  deps: Deps,
  applicationId: string,
  { accountId, platform }: { accountId: string; platform?: string | null | undefined },
  actor: Actor,
  byApplicant?: ApplicationFile,
): Promise<void> {
  await transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    await refuseWhenApproved(trx, applicationId);
    const at = deps.now();
    const rereads = actor.kind === 'applicant';
    await store.upsertAccount(trx, applicationId, { accountId, platform: offered(application, platform), at, rereads });
    await askAgain(deps, trx, { applicationId, accountId }, 0);
    const row = await store.selectAccount(trx, applicationId, accountId);
    if (row?.platform && row.state !== 'failed') {
      const status = row.state === 'connected' ? 'success' : 'pending';
      const shown = { accountId, platform: row.platform, status, reason: null, retryAt: null } as const;
      await showWidgetAccount(deps, trx, application, shown);
    }
    if (byApplicant) await deps.devices.guard(trx, byApplicant);
    await recordEvent(trx, applicationId, actor, 'widget_account', { platform: row?.platform ?? null });
  });
}

/** Reads an account within the applicant's call; null after a timeout, when the job continues. */
export async function readNow(deps: Deps, application: ApplicationFile, accountId: string) {
  try {
    return await readAccount(
      deps,
      { applicationId: application.applicationId, accountId },
      AbortSignal.timeout(LIST_TIMEOUT),
    );
  } catch (error) {
    if (error instanceof OutsideFault) return null;
    throw error;
  }
}

function offered({ country }: ApplicationFile, platform: string | null | undefined): Platform | null {
  const known = platform && isPlatform(platform) && countries[country].widgetPlatforms.includes(platform);
  return known ? platform : null;
}

/** The state of the widget's connection to each platform; `unknown` if the provider doesn't respond within 3 s. */
export async function readPlatformsStatus(deps: Deps): Promise<{ platform: Platform; status: PlatformHealth }[]> {
  const known = await askedLately(deps);
  return platformSlugs.flatMap((platform) => {
    const status = known[platform];
    return status && platformHealths.includes(status) ? [{ platform, status }] : [];
  });
}

type Health = Partial<Record<Platform, PlatformHealth>>;
const HEALTH_TIMEOUT = 3000;
const KEPT_MS = 30_000;
const lately = new WeakMap<Deps, { at: number; health: Promise<Health> }>();

// Cached, since many drivers ask at once and the response is the same for all.
function askedLately(deps: Deps): Promise<Health> {
  const known = lately.get(deps);
  const at = deps.now().getTime();
  if (known && Math.abs(at - known.at) < KEPT_MS) return known.health;
  const health = ask(deps);
  lately.set(deps, { at, health });
  return health;
}

async function ask({ driverData }: Deps): Promise<Health> {
  try {
    return (await driverData?.readHealth({ signal: AbortSignal.timeout(HEALTH_TIMEOUT) })) ?? {};
  } catch (error) {
    if (error instanceof OutsideFault) return {};
    throw error;
  }
}
