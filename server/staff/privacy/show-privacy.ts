import { type ExportState, goneCodes, keptCodes, type Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import type { Person } from '@volante/contract/staff/roles.ts';
import type { Db } from '../../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { hasCrm } from '../../providers/crm/crm.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { type ExportRow, selectExports } from './export-store.ts';
import { retainedUntil, retentionOf, todayOf } from './retention.ts';
import { type Aged, selectAged } from './retention-store.ts';

type PrivacyDeps = DbDeps & ClockDeps & ConfigDeps;

/** The information staff see before they export or erase. */
export async function readPrivacy(deps: PrivacyDeps, applicationId: string): Promise<Privacy> {
  const aged = await selectAged(deps.db, applicationId);
  if (!aged) throw new Problem('admission_request_not_found');
  const retention = retentionOf(deps, aged);
  const exports = await selectExports(deps.db, applicationId, deps.now());
  return {
    retention: retention && {
      ...retention,
      on: fromToday(deps, aged, retention.on),
      warnedAt: retention.warnedAt?.toISOString() ?? null,
    },
    retainedUntil: retainedUntil(deps, aged),
    hold: showHold(aged, await peopleOf(deps.db)),
    exports: exports.map(showExport),
    gone: goneCodes.filter((code) => code !== 'crm' || hasCrm(deps.config)),
    kept: [...keptCodes],
  };
}

/** A day in the past, for example after a setting was lowered, becomes today: it will be erased tonight. */
export function fromToday(deps: ClockDeps, aged: Aged, day: string): string {
  const today = todayOf(deps, aged);
  return day < today ? today : day;
}

export async function peopleOf(db: Db): Promise<Map<string, Person>> {
  return new Map((await selectAccounts(db)).map(({ id, name }) => [id, { id, name }]));
}

export function showHold({ hold }: Aged, people: Map<string, Person>) {
  if (!hold) return null;
  const { reason, accountId, at } = hold;
  return { reason, by: (accountId && people.get(accountId)) || null, at: at.toISOString() };
}

export function showExport({ id, state, size, created_at, expires_at }: ExportRow): ExportState {
  return {
    exportId: id,
    state,
    size,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  };
}
