import { countries } from '@volante/contract/countries/index.ts';
import { missingPersonalData } from '@volante/contract/personal-data/rules.ts';
import type { Trx } from '../core/database/db.ts';
import type { CaseFile, ClockDeps } from '../core/deps.ts';
import { brokenRule, Problem } from '../core/http/problem.ts';
import { personalDataOf } from './columns.ts';
import * as store from './store.ts';

/** From now on the section takes no changes. Throws `section_approved`, and `not_ready` naming the fields that are missing. */
export async function approvePersonalData(
  deps: ClockDeps,
  trx: Trx,
  { applicationId, country }: CaseFile,
): Promise<void> {
  const row = await store.selectPersonalData(trx, applicationId);
  if (row.status === 'approved') throw new Problem('section_approved');
  if (row.status !== 'completed') {
    const missing = missingPersonalData(personalDataOf(row, countries[country]), countries[country]);
    throw new Problem('not_ready', { errors: missing.map((field) => brokenRule(`personalData.${field}`, 'waiting')) });
  }
  await store.updatePersonalData(trx, applicationId, { status: 'approved', updated_at: deps.now() });
}
