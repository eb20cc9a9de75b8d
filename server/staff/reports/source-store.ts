import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { StepKey } from '@volante/contract/admission/steps.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Fact } from './buckets.ts';
import type { FigureSource } from './count-application.ts';
import type { DecisionCall, ReviewEvent } from './verdicts.ts';

/** An application that has changed since it was counted, and what it counted for then. */
export interface Changed {
  application_id: string;
  revision: number;
  facts: Fact[] | null;
}

/**
 * Applications whose figures are outdated, after the given id: changed, or counted by earlier rules. Those whose queue row still
 * has to be recomputed come in a later pass.
 */
export async function selectChanged(db: Db, rules: number, after: string | null, most: number): Promise<Changed[]> {
  const isNext = sql`c.application_id > ${after ?? noId}::uuid and not q.stale`;
  const { rows } = await sql<Changed>`
    with changed as (
      (select application_id, q.revision from figure_changes c join queue_rows q using (application_id)
        where ${isNext} order by application_id limit ${most})
      union
      (select application_id, q.revision from figure_sources c join queue_rows q using (application_id)
        where ${isNext} and c.rules < ${rules} order by application_id limit ${most})
      order by application_id limit ${most}
    )
    select c.application_id, c.revision, s.facts
    from changed c left join figure_sources s using (application_id) order by c.application_id`.execute(db);
  return rows;
}

interface SourceRow {
  application_id: string;
  country: CountryCode;
  stage: Stage;
  came_from: Stage | null;
  created_at: Date;
  opened_at: Date | null;
  closed: ClosedReason | null;
  closed_at: Date | null;
  steps: StepKey[] | null;
  decision: { at: string; reasons: RejectionGround[] } | null;
  turns: { at: string; stage: Stage; waitsFor: WaitsFor | null; mostDays: number | null }[];
  events: (Omit<ReviewEvent, 'at'> & { at: string })[];
  decision_calls: (Omit<DecisionCall, 'at'> & { at: string })[];
  visits: (Omit<FigureSource['visits'][number], 'startsAt'> & { startsAt: string })[];
  pictures: (Omit<FigureSource['pictures'][number], 'at'> & { at: string })[];
}

export type Selected = Omit<FigureSource, 'steps'> & {
  applicationId: string;
  /** Null if the queue doesn't list them. */
  steps: StepKey[] | null;
};

/** The data from which the figures of these applications are computed. */
export async function selectSources(trx: Trx, ids: readonly string[]): Promise<Selected[]> {
  const { rows } = await sql<SourceRow>`
    select q.application_id, q.country, q.stage, a.came_from, a.created_at, q.closed, a.closed_at,
      (select min(e.at) from application_events e where e.application_id = q.application_id and e.by = 'applicant') as opened_at,
      jsonb_path_query_first(q.because, '$[*] ? (@.code == "driver_steps").params.steps') as steps,
      (select json_build_object('at', d.at, 'reasons', d.reasons)
        from decisions d where d.application_id = q.application_id) as decision,
      (select coalesce(json_agg(json_build_object('at', t.at, 'stage', t.stage, 'waitsFor', t.waits_for, 'mostDays', t.most_days) order by t.id), '[]')
        from application_turns t where t.application_id = q.application_id) as turns,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'actor', e.actor, 'type', e.details ->> 'type',
          'mediaId', e.details ->> 'mediaId', 'reason', e.details ->> 'reason') order by e.at, e.id), '[]')
        from application_events e where e.application_id = q.application_id and e.by = 'staff'
          and e.kind in ('document_approved', 'document_rejected', 'week_reviewed', 'correction_asked_for')) as events,
      (select coalesce(json_agg(json_build_object('kind', c.kind, 'at', c.at, 'accountId', c.account_id) order by c.written_in, c.id), '[]')
        from staff_audit c where c.application_id = q.application_id
          and c.kind in ('moveStage', 'confirmProposal', 'withdrawProposal')) as decision_calls,
      (select coalesce(json_agg(json_build_object('startsAt', v.starts_at, 'advisorId', v.advisor_id, 'status', v.status,
          'outcome', r.outcome)), '[]')
        from appointments v left join visit_reports r on r.appointment_id = v.id
        where v.application_id = q.application_id and v.status <> 'held') as visits,
      (select coalesce(json_agg(json_build_object('at', s.at, 'platform', s.platform, 'language', s.reading ->> 'language',
          'version', s.reading ->> 'version', 'band', s.reading ->> 'band', 'reason', s.reading ->> 'reason',
          'origin', w.origin, 'decision', k.decision)), '[]')
        from earnings_weeks w join screenshots s on s.id = w.screenshot_id
          left join week_reviews k on k.application_id = w.application_id and k.platform = w.platform and k.week_start = w.week_start
        where w.application_id = q.application_id) as pictures
    from queue_rows q join applications a on a.id = q.application_id
    where q.application_id = any(${ids}::uuid[])`.execute(trx);
  return rows.map(({ decision, turns, events, decision_calls: calls, visits, pictures, ...row }) => ({
    applicationId: row.application_id,
    country: row.country,
    stage: row.stage,
    cameFrom: row.came_from,
    createdAt: row.created_at,
    openedAt: row.opened_at,
    steps: row.steps,
    closed: row.closed && row.closed_at && { at: row.closed_at, reason: row.closed },
    decision: decision && { ...decision, at: new Date(decision.at) },
    turns: turns.map((turn) => ({ ...turn, at: new Date(turn.at) })),
    events: events.map((event) => ({ ...event, at: new Date(event.at) })),
    decisionCalls: calls.map((call) => ({ ...call, at: new Date(call.at) })),
    visits: visits.map((visit) => ({ ...visit, startsAt: new Date(visit.startsAt) })),
    pictures: pictures.map((picture) => ({ ...picture, at: new Date(picture.at) })),
  }));
}

const noId = '00000000-0000-0000-0000-000000000000';
