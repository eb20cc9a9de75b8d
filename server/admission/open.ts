import type { CountryCode } from '@volante/contract/countries/country.ts';
import { createApplication } from '../applications/applications.ts';
import type { Actor } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps } from '../core/deps.ts';
import { listCountryDocuments } from '../documents/documents.ts';
import { type GivenContact, startPersonalData } from '../personal-data/personal-data.ts';

/**
 * Opens an application with everything its country asks for; `requestId` is the id of its first link. `contact`: what staff know of
 * the applicant, for the form.
 */
export function openApplication(
  deps: DbDeps,
  { contact, ...opening }: { country: CountryCode; actor: Actor; contact?: GivenContact },
): Promise<{ applicationId: string; reference: number; requestId: string }> {
  return transaction(deps.db, async (trx) => {
    const created = await createApplication({ db: trx }, opening);
    await startPersonalData(trx, created.applicationId, contact);
    await listCountryDocuments(trx, created.applicationId, opening.country);
    return created;
  });
}
