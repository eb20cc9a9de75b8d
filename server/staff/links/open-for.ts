import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/countries/phone.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { openApplications } from '../../admission/open.ts';
import type { Created } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ClockDeps } from '../../core/deps.ts';
import { brokenRule, brokenRules } from '../../core/problem.ts';
import { insertNotes } from '../application/note-store.ts';
import { insertOrigins } from './link-store.ts';

/** The given data, with the phone in its stored form. Throws a 422 at `phone` for one that isn't valid in the country. */
export function withStoredPhone<Given extends Pick<LinkGiven, 'country' | 'phone'>>(given: Given): Given {
  if (given.phone === undefined) return given;
  const phone = normalizePhone(given.phone, given.country);
  if (phone === null) throw brokenRules(brokenRule('phone', 'phone_invalid'));
  return { ...given, phone };
}

export interface Opened {
  applicationId: string;
  reference: number;
  requestId: string;
  given: LinkGiven;
}

/** Opens an application for each driver. Phones must be in their stored form. */
export async function openFor(
  deps: ClockDeps,
  trx: Trx,
  accountId: string,
  drivers: readonly LinkGiven[],
): Promise<Opened[]> {
  if (drivers.length === 0) return [];
  const created = new Map<LinkGiven, Created>();
  for (const [country, ofCountry] of Map.groupBy(drivers, (given) => given.country)) {
    const contacts = ofCountry.map(({ firstName, lastName, phone, email }) => ({ firstName, lastName, phone, email }));
    const made = await openApplications({ db: trx }, { country, actor: staff(accountId) }, contacts);
    for (const [n, given] of ofCountry.entries()) created.set(given, made[n] as Created);
  }
  const opened = drivers.map((given): Opened => ({ ...(created.get(given) as Created), given }));
  const at = deps.now();
  const origins = opened.map(({ applicationId, given }) => ({
    application_id: applicationId,
    account_id: accountId,
    external_reference: given.externalReference ?? '',
    email: given.email ?? '',
    language: given.language ?? countries[given.country].language,
    created_at: at,
  }));
  await insertOrigins(trx, origins);
  const notes = opened.flatMap(({ applicationId, given: { note } }) =>
    note ? [{ application_id: applicationId, account_id: accountId, text: note, at }] : [],
  );
  await insertNotes(trx, ...notes);
  return opened;
}
