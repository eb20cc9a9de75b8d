import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import './tables.ts';

/** What is kept of an erased application: that it existed and how it ended, but nothing about its driver. */
export interface Skeleton {
  reference: number;
  country: CountryCode;
  createdAt: Date;
  submittedAt: Date | null;
  /** When it reached each stage, earliest first. */
  stages: { at: string; to: Stage }[];
  decision: { at: string; to: Stage; reasons: RejectionGround[] } | null;
}

export async function selectSkeleton(db: Db, applicationId: string): Promise<Skeleton | null> {
  const { rows } = await sql<Skeleton>`
    select a.reference, a.country, a.created_at as "createdAt", a.submitted_at as "submittedAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('at', e.at, 'to', e.details ->> 'to') order by e.at, e.id)
        from application_events e where e.application_id = a.id and e.kind = 'stage'), '[]') as stages,
      (select jsonb_build_object('at', d.at, 'to', a.stage, 'reasons', to_jsonb(d.reasons))
        from decisions d where d.application_id = a.id) as decision
    from applications a where a.id = ${applicationId}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes the application and everything that belongs to it. Remove the bytes of its files afterwards. */
export async function deleteApplication(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('applications').where('id', '=', applicationId).execute();
}
