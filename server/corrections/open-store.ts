import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { DocumentType, ReviewStatus } from '@volante/contract/documents/rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';

interface OpenRow {
  corrections: { id: string; part: CorrectionPart; answeredAt: string | null }[];
  documents: { type: DocumentType; status: ReviewStatus; hasFile: boolean; askedFor: boolean }[];
  toTell: boolean;
  proposal: boolean;
  reminder: boolean;
}

/** Everything that can be open on an application, in one statement. */
export async function selectOpen(trx: Trx, applicationId: string): Promise<OpenRow> {
  const { rows } = await sql<OpenRow>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'part', c.part, 'answeredAt', c.answered_at) order by c.id), '[]')
        from corrections c where c.application_id = a.id and c.ended_at is null) as corrections,
      (select coalesce(json_agg(json_build_object('type', d.type, 'status', d.status, 'hasFile', d.media_id is not null,
          'askedFor', d.required_by_staff) order by d.position), '[]')
        from documents d where d.application_id = a.id) as documents,
      exists (select from deliveries m where m.application_id = a.id and m.kind = 'papers_sent_back' and m.state = 'waiting')
        as "toTell",
      exists (select from pending_decisions p where p.application_id = a.id) as proposal,
      exists (select from deliveries m where m.application_id = a.id and m.state = 'waiting'
        and m.kind in ('visit_reminder_day', 'visit_reminder_hour')) as reminder
    from (select ${applicationId}::uuid as id) a`.execute(trx);
  return rows[0] as OpenRow;
}
