import './tables.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { sql } from 'kysely';
import type { Db } from '../core/db.ts';

/** The link of an untouched application that `actor` opened; somebody else's is never given out. */
export async function selectUntouchedLink(db: Db, country: CountryCode, actor: string): Promise<string | null> {
  const { rows } = await sql<{ request_id: string }>`
    select link.request_id from applications a
    join application_links link on link.application_id = a.id and link.revoked_at is null
    join application_events opened on opened.application_id = a.id and opened.kind = 'created'
    where a.country = ${country} and a.stage = 'created' and opened.actor = ${actor}
    order by a.created_at desc limit 1`.execute(db);
  return rows[0]?.request_id ?? null;
}
