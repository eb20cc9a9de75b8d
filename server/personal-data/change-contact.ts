import type { Contact } from '@volante/contract/countries/contact.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/countries/phone.ts';
import { isPersonalDataComplete } from '@volante/contract/personal-data/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { endCorrected } from '../corrections/answer.ts';
import { changeOf, personalDataOf } from './columns.ts';
import * as store from './store.ts';

type Change = { [Field in keyof Contact]?: Contact[Field] | undefined };

/**
 * Changes the applicant's contact data, by staff. `judge` may refuse because of the revision they saw. Throws a 422 at `phone`,
 * `section_approved` and `application_closed`.
 */
export async function changeContact(
  deps: ClockDeps & ConfigDeps,
  trx: Trx,
  applicationId: string,
  change: Change,
  { actor, judge }: { actor: Actor<'staff'>; judge: (revision: number) => void },
): Promise<void> {
  const application = await lockApplication(trx, applicationId);
  refuseWhenClosed(application);
  const country = countries[application.country];
  const row = await store.selectPersonalData(trx, applicationId);
  if (row.status === 'approved') throw new Problem('section_approved');
  judge(row.revision);
  const phone = change.phone === undefined ? undefined : normalizePhone(change.phone, country.code);
  if (phone === null) throw brokenRules(brokenRule('phone', 'phone_invalid'));
  const given = Object.entries({ ...change, phone }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const columns = changeOf(Object.fromEntries(given));
  const next = { ...row, ...columns } as store.PersonalDataRow;
  const changed = store.addresses.filter((field) => next[field] !== row[field]);
  await store.updatePersonalData(trx, applicationId, {
    ...columns,
    addresses_by_staff: [...new Set([...row.addresses_by_staff, ...changed])],
    status: isPersonalDataComplete(personalDataOf(next, country, deps.config), country) ? 'completed' : 'pending',
    updated_at: deps.now(),
  });
  const fields = given.map(([field]) => field);
  await endCorrected(deps, trx, applicationId, 'personal_data', fields);
  await recordEvent(trx, applicationId, actor, 'contact_changed', { fields });
}
