import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { reachOf } from '@volante/contract/staff/roles.ts';
import { readViewOf } from '../../admission/view.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { selectAccount } from '../accounts/account-store.ts';
import { limitsOf } from '../plans/limits.ts';
import { selectQueueRow } from '../queue/row-store.ts';
import { selectApplicationFacts } from './facts-store.ts';
import { type ApplicationParts, showApplication } from './show-application.ts';

/** How long after its last signal an account counts as having the application open, in ms. */
export const PRESENT = 60_000;

export type ApplicationDeps = DbDeps & ClockDeps & ConfigDeps & Pick<Deps, 'geo'>;

/** The application as the caller's role sees it. */
export function readApplication(
  deps: ApplicationDeps,
  account: StaffAccount,
  applicationId: string,
): Promise<StaffApplication> {
  return transaction(deps, async (trx) => showApplication(await readParts(deps, trx, account, applicationId), account));
}

/** Reads the data that a case is made of. */
export async function readParts(
  deps: ApplicationDeps,
  trx: Trx,
  account: Pick<StaffAccount, 'id' | 'countries'>,
  applicationId: string,
): Promise<ApplicationParts> {
  const since = new Date(deps.now().getTime() - PRESENT);
  const view = await readViewOf(deps, trx, applicationId);
  const row = await selectQueueRow(trx, applicationId);
  if (!view || !row) throw new Problem('admission_request_not_found');
  const facts = await selectApplicationFacts(trx, reachOf(account), applicationId, account.id, since);
  const assignee = row.assignee === null ? null : await selectAccount(trx, row.assignee);
  return {
    view,
    row,
    facts,
    assignee: assignee && { id: assignee.id, name: assignee.name },
    fourEyes: deps.config.FOUR_EYES,
    limits: limitsOf(deps.config),
    geo: deps.geo,
  };
}
