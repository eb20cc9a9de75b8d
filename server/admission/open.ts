import type { CountryCode } from '@volante/contract/countries/country.ts';
import { createApplication } from '../applications/applications.ts';
import type { Actor } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps } from '../core/deps.ts';
import { listCountryDocuments } from '../documents/documents.ts';
import { startPersonalData } from '../personal-data/personal-data.ts';

/** Opens an application with everything its country asks for; `requestId` is the id of its first link. */
export function openApplication(
  deps: DbDeps,
  opening: { country: CountryCode; actor: Actor },
): Promise<{ applicationId: string; requestId: string }> {
  return transaction(deps.db, async (trx) => {
    const created = await createApplication({ db: trx }, opening);
    await startPersonalData(trx, created.applicationId);
    await listCountryDocuments(trx, created.applicationId, opening.country);
    return created;
  });
}
