import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { crmKinds } from '../kinds.ts';

/** What a CRM may be given of an application; '' for unknown texts. */
export interface FactsRow {
  reference: number;
  country: CountryCode;
  stage: Stage;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  externalReference: string;
  decidedAt: Date | null;
  /** Why it is closed without decision; null while it isn't. */
  closed: ClosedReason | null;
  /** The mean of the weeks of the passed analysis, all platforms together; null before it has passed. */
  weeklyEarnings: number | null;
  /** Of the visit that is booked and not over. */
  visitAt: Date | null;
  requestId: string | null;
}

export async function selectFacts(db: Db, applicationId: string, now: Date): Promise<FactsRow | null> {
  const { rows } = await sql<FactsRow>`
    select a.reference, a.country, a.stage, p.first_name as "firstName", p.last_name as "lastName", p.email, p.phone,
      coalesce((select o.external_reference from link_origins o where o.application_id = a.id), '') as "externalReference",
      (select d.at from decisions d where d.application_id = a.id) as "decidedAt",
      case when a.stage not in ('approved', 'rejected') then a.closed_reason end as closed,
      (select round((select sum((platform ->> 'total')::numeric) from jsonb_array_elements(e.result -> 'platforms') platform)
          / nullif(jsonb_array_length(e.result -> 'weeks'), 0), 2)::float8
        from earnings_analyses e where e.application_id = a.id) as "weeklyEarnings",
      (select min(v.starts_at) from appointments v
        where v.application_id = a.id and v.status = 'booked' and v.ends_at > ${now}) as "visitAt",
      (select l.request_id from application_links l where l.application_id = a.id and l.revoked_at is null) as "requestId"
    from applications a join personal_data p on p.application_id = a.id
    where a.id = ${applicationId}`.execute(db);
  return rows[0] ?? null;
}

/** Notes that the contact is one that we make; false if the application was erased. */
export async function upsertMade(db: Db, applicationId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into crm_contacts (application_id, made_at) select id, ${at} from applications where id = ${applicationId}
    on conflict (application_id) do update set made_at = crm_contacts.made_at returning 1`.execute(db);
  return rows.length > 0;
}

export async function isMade(db: Db, applicationId: string): Promise<boolean> {
  const row = db.selectFrom('crm_contacts').select('application_id').where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Whether an update may be on its way to the CRM. */
export async function isUnderWay(db: Db, applicationId: string, now: Date): Promise<boolean> {
  const row = db.selectFrom('deliveries').select('id').where('application_id', '=', applicationId);
  const claimed = row.where('kind', 'in', crmKinds).where('state', '=', 'waiting').where('due_at', '>', now);
  return (await claimed.limit(1).executeTakeFirst()) !== undefined;
}
