import type { Attendance, RehearsalResult } from '@volante/contract/appointments/attendance.ts';
import type { AppointmentSource } from '@volante/contract/appointments/calls.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { VisitOutcome } from '@volante/contract/staff/visit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import type { ReportDetails } from '../visits/report-store.ts';

/** An instant as in JSON: ISO 8601 with an offset. */
export type Moment = string;
export type PersonFacts = { id: string; name: string };

export interface FileFacts {
  id: string;
  fileName: string;
  mimeType: string;
  size: number;
  pages: number | null;
  byStaff: boolean;
  channel: MessageChannel | null;
  createdAt: Moment;
}

export interface VisitFacts {
  id: string;
  advisor: PersonFacts;
  /** The account linked with the advisor, if any. */
  advisorAccount: string | null;
  startsAt: Moment;
  endsAt: Moment;
  zone: string;
  link: string | null;
  status: 'booked' | 'ended' | 'cancelled';
  source: AppointmentSource;
  rescheduleCount: number;
  revision: number;
  createdAt: Moment;
  attendance: Attendance | null;
  attendanceAt: Moment | null;
  rehearsal: { checks: RehearsalResult; browser: string; at: Moment } | null;
  images: FileFacts[];
  /** Null until somebody begins it. */
  report: {
    outcome: VisitOutcome | null;
    details: ReportDetails;
    responsible: PersonFacts | null;
    revision: number;
    createdAt: Moment;
    updatedAt: Moment;
  } | null;
}

/** The person a visit is with. */
export interface ListedVisitFacts {
  application_id: string;
  country: CountryCode;
  reference: string;
  name: string;
  phone: string;
  visit: VisitFacts;
}

export const personFacts = (account: string) =>
  sql.raw(`(select json_build_object('id', s.id, 'name', s.name) from staff_accounts s where s.id = ${account})`);
/**
 * The id of the newest message by a person of the application in this column. Providers give seconds; within one, what reached us last is the
 * newest.
 */
export const lastMessageOf = (application: string) =>
  sql.raw(`(select n.id from conversation_messages n where n.application_id = ${application} and n.author <> 'server'
      and n.at >= (select date_trunc('second', max(e.at)) from conversation_messages e where e.application_id = ${application}
        and e.author <> 'server')
    order by n.id desc limit 1)`);
export const fileFacts = (media: string) =>
  sql.raw(`(select json_build_object('id', m.id, 'fileName', m.file_name, 'mimeType', m.mime_type, 'size', m.size,
      'pages', m.pages, 'byStaff', m.by_staff, 'channel', m.channel, 'createdAt', m.created_at)
    from media m where m.id = ${media})`);

/** The columns of a row `v` of appointments, with its report. */
export const visitFacts = () => sql`json_build_object(
    'id', v.id, 'advisor', (select json_build_object('id', d.id, 'name', d.name) from advisors d where d.id = v.advisor_id),
    'advisorAccount', (select d.account_id from advisors d where d.id = v.advisor_id),
    'startsAt', v.starts_at, 'endsAt', v.ends_at, 'zone', v.zone, 'link', v.meeting ->> 'link', 'status', v.status,
    'source', v.source, 'rescheduleCount', v.reschedule_count, 'revision', v.revision, 'createdAt', v.created_at,
    'attendance', v.attendance, 'attendanceAt', v.attendance_at,
    'rehearsal', (select json_build_object('checks', h.checks, 'browser', h.browser, 'at', h.at)
      from call_rehearsals h where h.appointment_id = v.id),
    'images', (select coalesce(json_agg(${fileFacts('i.media_id')} order by i.position), '[]')
      from visit_report_images i where i.appointment_id = v.id),
    'report', (select json_build_object(
        'outcome', r.outcome, 'details', r.details, 'responsible', ${personFacts('r.responsible')},
        'revision', r.revision, 'createdAt', r.created_at, 'updatedAt', r.updated_at)
      from visit_reports r where r.appointment_id = v.id))`;

interface Days {
  country: CountryCode;
  from: Date;
  to: Date;
}

/** Visits that begin within these times of their countries, by their start. */
export function selectVisitsOn(
  db: Db,
  reach: Reach,
  days: readonly Days[],
  advisorId: string | undefined,
): Promise<ListedVisitFacts[]> {
  if (days.length === 0) return Promise.resolve([]);
  const earliest = new Date(Math.min(...days.map(({ from }) => from.getTime())));
  const latest = new Date(Math.max(...days.map(({ to }) => to.getTime())));
  const spans = sql.join(
    days.map(
      ({ country, from, to }) => sql`(q.country = ${country} and v.starts_at >= ${from} and v.starts_at < ${to})`,
    ),
    sql` or `,
  );
  return select(
    db,
    reach,
    sql`v.starts_at >= ${earliest} and v.starts_at < ${latest} and (${spans})
      and (${advisorId ?? null}::uuid is null or v.advisor_id = ${advisorId ?? null})`,
  );
}

/** An advisor's visits that begin within a time, by their start. */
export function selectVisitsOf(
  db: Db,
  reach: Reach,
  advisorId: string,
  { from, to }: { from: Date; to: Date },
): Promise<ListedVisitFacts[]> {
  return select(db, reach, sql`v.advisor_id = ${advisorId} and v.starts_at >= ${from} and v.starts_at < ${to}`);
}

/** The visits with these ids, by their start. */
export function selectVisits(db: Db, reach: Reach, ids: readonly string[]): Promise<ListedVisitFacts[]> {
  return select(db, reach, sql`v.id = any (${ids}::uuid[])`);
}

async function select(db: Db, reach: Reach, which: RawBuilder<unknown>): Promise<ListedVisitFacts[]> {
  const { rows } = await sql<ListedVisitFacts>`
    select v.application_id, q.country, q.reference::text as reference,
      coalesce(nullif(q.name, ''), concat_ws(' ', v.contact ->> 'firstName', v.contact ->> 'lastName')) as name,
      coalesce(nullif(p.phone, ''), v.contact ->> 'phone', '') as phone,
      ${visitFacts()} as visit
    from appointments v join queue_rows q using (application_id) join personal_data p using (application_id)
    where v.status <> 'held' and ${inReach(reach, 'q.country')} and ${which}
    order by v.starts_at, v.id`.execute(db);
  return rows;
}
