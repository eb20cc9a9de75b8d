import { normalizePhone } from '@volante/contract/countries/phone.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { type LinkMatch, SHOWN_MATCHES } from '@volante/contract/staff/links/link-calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { findTouched, readLiveLinks } from '../../applications/links.ts';
import type { Db } from '../../core/database/db.ts';
import { phoneEnd } from '../queue/search-words.ts';
import { type MatchRow, selectMatches } from './link-store.ts';

/** The keys that identify a person: the last ten digits of the phone, and the e-mail in lower case; '' if missing. */
export function keysOf({ phone = '', email = '' }: { phone?: string | undefined; email?: string | undefined }) {
  return { phone: phoneEnd(phone), email: email.toLowerCase() };
}

/** Live applications of the same person. One whose link was revoked before it was opened counts as withdrawn and is left out. */
export async function findLive(
  db: Db,
  reach: Reach,
  people: readonly ReturnType<typeof keysOf>[],
  limit: number,
): Promise<MatchRow[]> {
  const phones = people.flatMap(({ phone }) => phone || []);
  const emails = people.flatMap(({ email }) => email || []);
  if (phones.length === 0 && emails.length === 0) return [];
  const rows = await selectMatches(db, reach, { phones, emails, limit });
  const ids = rows.map((row) => row.application_id);
  const linked = await readLiveLinks(db, ids);
  const unlinked = ids.filter((id) => !linked.has(id));
  const touched = new Set(unlinked.length > 0 ? await findTouched(db, unlinked) : []);
  return rows.filter((row) => linked.has(row.application_id) || touched.has(row.application_id));
}

/** Live applications of the driver of a new link; a phone that isn't valid in the country matches nothing. */
export async function findMatches(
  db: Db,
  reach: Reach,
  { country, phone, email }: Pick<LinkGiven, 'country' | 'phone' | 'email'>,
): Promise<LinkMatch[]> {
  const keys = keysOf({ phone: (phone && normalizePhone(phone, country)) || '', email });
  const rows = await findLive(db, reach, [keys], SHOWN_MATCHES);
  return rows.map((row) => ({
    applicationId: row.application_id,
    reference: showReference(String(row.reference)),
    name: row.name,
    stage: row.stage,
    same: (['phone', 'email'] as const).filter((key) => keys[key] !== '' && row[key] === keys[key]),
    createdAt: row.created_at.toISOString(),
  }));
}
