import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/fields/phone.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { openApplication } from '../../admission/open.ts';
import { staff } from '../../applications/events.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ClockDeps } from '../../core/deps.ts';
import { brokenRule, brokenRules } from '../../core/http/problem.ts';
import { insertNote } from '../case/note-store.ts';
import { updateAssignee } from '../queue/assignee-store.ts';
import { insertOrigin } from './origin-store.ts';

/** What was given, with the phone in its stored form. Throws a 422 at `phone` for one that is none of the country's. */
export function withStoredPhone<Given extends Pick<LinkGiven, 'country' | 'phone'>>(given: Given): Given {
  if (given.phone === undefined) return given;
  const phone = normalizePhone(given.phone, given.country);
  if (phone === null) throw brokenRules(brokenRule('phone', 'phone_invalid'));
  return { ...given, phone };
}

/** Opens an application for a driver whom staff know; the phone is in its stored form. */
export async function openFor(
  deps: ClockDeps,
  trx: Trx,
  accountId: string,
  { given, assignee }: { given: LinkGiven; assignee: string | null },
): Promise<{ applicationId: string; reference: number; requestId: string }> {
  const { country, firstName, lastName, phone, email, note } = given;
  const contact = { firstName, lastName, phone, email };
  const opened = await openApplication({ db: trx }, { country, actor: staff(accountId), contact });
  const { applicationId } = opened;
  const at = deps.now();
  await insertOrigin(trx, {
    application_id: applicationId,
    account_id: accountId,
    external_reference: given.externalReference ?? '',
    email: email ?? '',
    language: given.language ?? countries[country].language,
    created_at: at,
  });
  if (note) await insertNote(trx, { application_id: applicationId, account_id: accountId, text: note, at });
  if (assignee) await updateAssignee(trx, applicationId, assignee);
  return opened;
}
