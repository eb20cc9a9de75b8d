import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { Trx } from '../core/database/db.ts';
import { languageFor } from '../notifications/notify.ts';
import type { VisitChange } from '../notifications/notify-visit.ts';
import type { VisitRow } from './store.ts';

/** A visit with what its notifications need, in the given language, otherwise in the one used last. */
export async function visitChangeOf(
  trx: Trx,
  visit: VisitRow,
  { country, language }: { country: CountryCode; language?: Language | undefined },
): Promise<VisitChange> {
  return {
    id: visit.id,
    applicationId: visit.application_id,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    sequence: visit.sequence,
    language: await languageFor(trx, visit.application_id, language, country),
  };
}
