import { countries } from '@volante/contract/countries/index.ts';
import { missingPersonalData } from '@volante/contract/personal-data/rules.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps } from '../core/deps.ts';
import { brokenRule, Problem } from '../core/problem.ts';
import { personalDataOf } from './columns.ts';
import * as store from './store.ts';

/** Withdraws the approval of the section. Throws `conflict_error` if it isn't approved. */
export async function reopenPersonalData(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const row = await store.selectPersonalData(trx, applicationId);
  if (row.status !== 'approved') throw new Problem('conflict_error');
  await store.updatePersonalData(trx, applicationId, { status: 'completed', updated_at: deps.now() });
}

/**
 * The revision of the personal data, by which concurrent edits are detected. Every change raises it, including those of contact
 * data.
 */
export async function readPersonalDataRevision(trx: Trx, applicationId: string): Promise<number> {
  return (await store.selectPersonalData(trx, applicationId)).revision;
}

export async function reopenPersonalDataIfApproved(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const { status } = await store.selectPersonalData(trx, applicationId);
  if (status === 'approved') await reopenPersonalData(deps, trx, applicationId);
}

/**
 * Approves the section, which can then no longer be changed. Throws `section_approved`, and `not_ready` with the missing
 * fields.
 */
export async function approvePersonalData(
  deps: ClockDeps & ConfigDeps,
  trx: Trx,
  { applicationId, country }: ApplicationFile,
): Promise<void> {
  const row = await store.selectPersonalData(trx, applicationId);
  if (row.status === 'approved') throw new Problem('section_approved');
  if (row.status !== 'completed') {
    const missing = missingPersonalData(personalDataOf(row, countries[country], deps.config), countries[country]);
    throw new Problem('not_ready', { errors: missing.map((field) => brokenRule(`personalData.${field}`, 'waiting')) });
  }
  await store.updatePersonalData(trx, applicationId, { status: 'approved', updated_at: deps.now() });
}
