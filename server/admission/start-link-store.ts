import type { CountryCode } from '@volante/contract/country.ts';
import { sql } from 'kysely';
import type { Db } from '../core/database/db.ts';

/**
 * The link of an application that `actor` opened and that hasn't been used; null if there is none. Everything a driver does
 * leaves an event, or at least a row in one of these tables.
 */
export async function selectUntouchedLink(db: Db, country: CountryCode, actor: string): Promise<string | null> {
  const { rows } = await sql<{ request_id: string }>`
    select link.request_id from applications a
    join application_links link on link.application_id = a.id and link.revoked_at is null
    join application_events opened on opened.application_id = a.id and opened.kind = 'created'
    where a.country = ${country} and a.stage = 'created' and opened.actor = ${actor}
      and not exists (select from application_events e where e.application_id = a.id and e.kind <> 'created')
      and not exists (select from idempotency_keys where owner_id = a.id)
      and not exists (select from consents where application_id = a.id)
      and not exists (select from media where application_id = a.id)
      and not exists (select from screenshots where application_id = a.id)
      and not exists (select from platform_profiles where application_id = a.id)
      and not exists (select from earnings_weeks where application_id = a.id)
      and not exists (select from widget_accounts where application_id = a.id)
      and not exists (select from appointments where application_id = a.id)
    order by a.created_at desc limit 1`.execute(db);
  return rows[0]?.request_id ?? null;
}
