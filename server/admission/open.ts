import type { CountryCode } from '@volante/contract/country.ts';
import { type Created, createApplications } from '../applications/applications.ts';
import type { Actor } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps } from '../core/deps.ts';
import { listCountryDocuments } from '../documents/documents.ts';
import { type GivenContact, startPersonalData } from '../personal-data/personal-data.ts';

/**
 * Opens an application with everything its country asks for; `requestId` is the id of its first link. `contact` is what staff
 * know of the applicant; it prefills the form.
 */
export async function openApplication(
  deps: DbDeps,
  { contact, ...opening }: { country: CountryCode; actor: Actor; contact?: GivenContact },
): Promise<Created> {
  const [created] = await openApplications(deps, opening, [contact]);
  return created as Created;
}

/** Opens several applications in one country, one for each contact and in their order, with a few statements in total. */
export function openApplications(
  deps: DbDeps,
  opening: { country: CountryCode; actor: Actor },
  contacts: readonly (GivenContact | undefined)[],
): Promise<Created[]> {
  return transaction(deps, async (trx) => {
    const created = await createApplications(trx, opening, contacts.length);
    const ids = created.map(({ applicationId }) => applicationId);
    await startPersonalData(
      trx,
      ids.map((applicationId, n) => ({ applicationId, contact: contacts[n] })),
    );
    await listCountryDocuments(trx, ids, opening.country);
    return created;
  });
}
