import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type {
  Application,
  Decision,
  DocumentView,
  Invitation,
  OpenPictures,
  PersonalData,
  PlatformAccount,
  SectionStatus,
} from '@volante/contract/application.ts';
import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { DocumentType, RejectionReason } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem } from '@volante/contract/documents/suggested-values.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import type { VisitOutcome } from '@volante/contract/staff/visit.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { ageOfLink, isUsableLink } from '../applications/link-age.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
import type { Device } from '../core/http/devices/caller.ts';
import { deviceOfTokens } from '../core/http/devices/device-columns.ts';
import type { ReadDocument } from '../documents/readings/suggested-values.ts';
import type { StoredWindow } from '../earnings/window.ts';

export interface ViewRow {
  application_id: string;
  request_id: string;
  guarded: boolean;
  country: CountryCode;
  stage: Stage;
  closed: ClosedReason | null;
  closed_at: Date | null;
  reference: number;
  came_from: Stage | null;
  given_language: Language | null;
  decision:
    | (Omit<Decision, 'cameFrom' | 'reasons' | 'terms'> & { reasons: RejectionGround[]; terms: Terms | null })
    | null;
  personal_data: Omit<PersonalData, 'country' | 'ssn' | 'contactToConfirm' | 'phoneIsEnough' | 'whatsApp'>;
  contact_by_staff: boolean;
  agrees_to_whatsapp: boolean;
  improves_reading: boolean;
  open_on_phone: { type: DocumentType; at: string } | null;
  ssn_last_four: string | null;
  documents: DocumentRow[] | null;
  accounts: PlatformAccount[] | null;
  /** Filled weeks of the incomplete platforms, possibly also from outside the window. */
  weeks: { platform: Platform; week: string }[] | null;
  earnings_window: StoredWindow | null;
  open_pictures: OpenPictures[] | null;
  chat_files: Application['chatFiles'] | null;
  earnings_status: SectionStatus | null;
  obligor: Application['avalData'];
  invitation:
    | (Pick<Invitation, 'firstName' | 'lastName'> & {
        requestId: string;
        askedAt: string;
        openedAt: string | null;
        answer: 'agreed' | 'refused' | 'withdrawn' | null;
        /** The obligor is what this guarantor gave. */
        gave: boolean;
        messaged: boolean;
        reminded: boolean;
      })
    | null;
  location: Application['locationData'];
  readings: (ReadDocument & { problems: NoticedProblem[]; at: string })[] | null;
  /** The last review of each file that was sent before, the newest review first. `again`: the newest file has the same bytes. */
  reviewed_files:
    | { type: DocumentType; print: string; again: boolean; rejected: boolean; reason: RejectionReason | null }[]
    | null;
  phone_readings: Pick<ReadDocument, 'type' | 'fields'>[] | null;
  home_photos: { step: HomePhotoStep; mediaId: string }[] | null;
  corrections: AskedCorrection[] | null;
  /** The first turn of those in a row, in the present stage, that are the company's. */
  company_turn: { waitsFor: WaitsFor; since: string; half: number | null; most: number | null; late: boolean } | null;
  /** The last visit that wasn't cancelled. `outcome` is set once its report is finished. */
  last_visit: { endsAt: string; isBooked: boolean; outcome: VisitOutcome | null } | null;
}

type DocumentRow = Omit<
  DocumentView,
  'required' | 'month' | 'noticed' | 'unread' | 'doubts' | 'sentBack' | 'channel'
> & {
  requiredByStaff: boolean;
  month: string | null;
  channel: MessageChannel | null;
};

/** With the link that was used, and the device. */
type LinkedRow = ViewRow & { device: Device | null; linkCreatedAt: Date; isReplaced: boolean };

/**
 * Everything the applicant sees, and the device that has one of the tokens, in one prepared statement, since every screen waits for
 * this call.
 */
export async function selectView(db: Db, requestId: string, tokens: readonly Buffer[] = []): Promise<LinkedRow | null> {
  const { rows } = await db.executeQuery<LinkedRow>(CompiledQuery.raw(viewByLink, [requestId, tokens]));
  return rows[0] ?? null;
}

/** Like `selectView`, by the application's own id. Its link may be revoked; `request_id` is then ''. */
export async function selectViewOf(trx: Trx, applicationId: string): Promise<ViewRow | null> {
  const { rows } = await trx.executeQuery<ViewRow>(CompiledQuery.raw(viewByApplication, [applicationId]));
  return rows[0] ?? null;
}

/** Like `selectViewOf`, with more columns, always the same, which refer to `applications a`. */
export async function selectViewWith<More>(
  trx: Trx,
  applicationId: string,
  more: RawBuilder<unknown>,
): Promise<(ViewRow & More) | null> {
  const { rows } = await sql<ViewRow & More>`${sql.raw(`${preparedAs('queue-row')}${columns}`)}, ${more}
    ${sql.raw(fromApplication)} where a.id = ${applicationId}`.execute(trx);
  return rows[0] ?? null;
}

/** The value of a column, or one item of its list. */
type Given<Column extends keyof ViewRow> = NonNullable<ViewRow[Column]>;
type Item<Column extends keyof ViewRow> = Given<Column> extends readonly (infer One)[] ? One : never;

/** A JSON object with an expression for each key of the shape, so that one without its expression does not compile. */
export function jsonOf<Shape>(expressions: Record<keyof Shape & string, string>): string {
  const pairs = Object.entries<string>(expressions).map(([key, expression]) => `'${key}', ${expression}`);
  return `json_build_object(${pairs.join(', ')})`;
}

const decision = jsonOf<Given<'decision'>>({
  at: 't.at',
  reason: 't.reason',
  applyAgainOn: 't.apply_again_on',
  handOverOn: 't.hand_over_on',
  terms: 't.terms',
  reasons: 't.reasons',
});
const personalData = jsonOf<Given<'personal_data'>>({
  status: 'p.status',
  firstName: 'p.first_name',
  lastName: 'p.last_name',
  email: 'p.email',
  phone: 'p.phone',
  birthdate: "coalesce(p.birthdate::text, '')",
  taxId: 'p.tax_id',
  nationalId: 'p.national_id',
  postalCode: 'p.postal_code',
  city: 'p.city',
  state: 'p.state',
  neighborhood: 'p.neighborhood',
  street: 'p.street',
  streetNumber: 'p.street_number',
  department: 'p.department',
  rideShareTotalRides: 'p.ride_share_total_rides',
  avgEarningPerWeek: 'p.avg_earning_per_week',
  ocnBackgroundAndCreditCheckForApplication: 'p.background_consent',
  privacyPolicy: 'p.privacy_policy',
});
const documents = jsonOf<Item<'documents'>>({
  type: 'd.type',
  mediaId: 'd.media_id',
  status: 'd.status',
  requiredByStaff: 'd.required_by_staff',
  skipped: 'd.skipped',
  reason: 'd.reason',
  note: 'd.note',
  month: 'd.month',
  channel: '(select m.channel from media m where m.id = d.media_id)',
});
const location = jsonOf<Given<'location'>>({
  latitude: 'g.claimed_latitude',
  longitude: 'g.claimed_longitude',
  location: 'g.place',
  ipAddress: 'host(coalesce(g.claimed_ip, g.observed_ip))',
});
const readings = jsonOf<Item<'readings'>>({
  type: 'n.type',
  kind: 'r.kind',
  fields: 'r.fields',
  problems: 'r.problems',
  answer: 'r.answer',
  at: 'r.at',
});
const reviewedFiles = jsonOf<Item<'reviewed_files'>>({
  type: 'n.type',
  print: "encode(om.sha256, 'hex')",
  again: 'coalesce(om.sha256 = m.sha256, false)',
  rejected: "e.kind = 'document_rejected'",
  reason: 'e.reason',
});
const corrections = jsonOf<Item<'corrections'>>({
  id: 'k.id',
  part: 'k.part',
  paths: 'k.paths',
  reason: 'k.reason',
  note: 'k.note',
});
const invitation = jsonOf<Given<'invitation'>>({
  requestId: 'i.request_id',
  firstName: 'i.first_name',
  lastName: 'i.last_name',
  askedAt: 'i.asked_at',
  openedAt: 'i.opened_at',
  answer: 'i.answer',
  gave: "coalesce(i.answer = 'agreed' and o.updated_at = i.answered_at, false)",
  messaged: `exists (select from deliveries m where m.application_id = a.id
        and m.about = 'guarantor_asked ' || i.id and m.state = 'sent')`,
  reminded: `exists (select from deliveries m where m.application_id = a.id
        and m.about = 'guarantor_reminder ' || i.id and m.state = 'sent')`,
});
const account = jsonOf<Omit<PlatformAccount, 'weeks'>>({
  accountId: 'c.account_id',
  platform: 'c.platform',
  origin: 'c.origin',
  status: 'c.status',
  earnings: "json_build_object('status', c.earnings_status)",
  metrics: "json_build_object('status', c.metrics_status)",
  onWord: `case when c.origin = 'screenshots' and c.status = 'success' and not exists (
          select from earnings_weeks w where w.application_id = a.id and w.platform = c.platform
          having count(*) filter (where w.screenshot_id is not null or w.origin = 'widget')
            >= greatest(1, count(*) filter (where w.screenshot_id is null and w.origin <> 'widget' and w.amount > 0)))
        and not exists (
          select from platform_profiles p where p.application_id = a.id and p.platform = c.platform and p.origin = 'screenshot'
            and not exists (select from earnings_weeks w where w.application_id = a.id and w.platform = c.platform))
        then true end`,
  reason: 'c.reason',
  retryAt: `to_char(c.retry_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

// Whoever has to confirm a decision is the company, too.
const companySides = `'second_person', 'report', 'decision', 'check', 'review'`;

/** The turn `t` of `company_turn`, with its row `q` in the queue. */
const fromCompanyTurn = `from queue_rows q join application_turns t using (application_id)
    where q.application_id = a.id and q.waits_for in (${companySides}) and q.stage = a.stage
      and a.stage in ('judicial_analysis', 'risk_analysis', 'home_visit')
      and t.id > coalesce((
        select max(o.id) from application_turns o where o.application_id = a.id
          and (o.stage <> a.stage or o.waits_for is null or o.waits_for not in (${companySides}))), 0)
    order by t.id limit 1`;

const columns = `
select
  a.id as application_id, coalesce(l.request_id::text, '') as request_id, a.country, a.stage, a.closed_reason as closed, a.closed_at, a.reference, a.came_from,
  a.guarded_at is not null as guarded,
  (select o.language from link_origins o where o.application_id = a.id) as given_language,
  (select ${decision}
    from decisions t where t.application_id = a.id) as decision,
  ${personalData} as personal_data,
  p.contact_by_staff, p.ssn_last_four,
  not 'phone' = any(p.addresses_by_staff) and exists (
    select from consents n where n.application_id = a.id and n.kind = 'whatsapp' and n.withdrawn_at is null) as agrees_to_whatsapp,
  exists (select from consents n
    where n.application_id = a.id and n.kind = 'improve_reading' and n.withdrawn_at is null) as improves_reading,
  (select ${jsonOf<Given<'open_on_phone'>>({ type: 'u.open_document', at: 'u.open_at' })} from known_devices u
    where u.application_id = a.id and u.party = 'applicant' and u.revoked_at is null and u.open_document is not null
    order by u.open_at desc limit 1) as open_on_phone,
  (select json_agg(${documents} order by d.position)
    from documents d where d.application_id = a.id) as documents,
  (select json_agg(json_strip_nulls(${account}) order by c.account_id)
    from platform_accounts c where c.application_id = a.id) as accounts,
  (select json_agg(${jsonOf<Item<'weeks'>>({ platform: 'w.platform', week: 'w.week_start' })})
    from earnings_weeks w join platform_accounts c using (application_id, platform)
    where w.application_id = a.id and c.earnings_status = 'pending') as weeks,
  (select ${jsonOf<Given<'earnings_window'>>({ newestWeek: 'f.newest_week', frozenUntil: 'f.frozen_until' })}
    from earnings_windows f where f.application_id = a.id) as earnings_window,
  (select json_agg(${jsonOf<Item<'open_pictures'>>({ platform: 'o.platform', count: 'o.count' })} order by o.platform) from (
      select s.platform, count(*) from screenshots s
      where s.application_id = a.id and s.needs is not null and (s.upload_type = 'profile'
        or not exists (select from platform_accounts c
          where c.application_id = a.id and c.platform = s.platform and c.earnings_status = 'success')
        or exists (select from earnings_weeks w
          where w.application_id = a.id and w.platform = s.platform and w.screenshot_id is null and w.origin <> 'widget'
            and w.week_start > coalesce(
              (select f.newest_week from earnings_windows f where f.application_id = a.id), w.week_start) - 84))
      group by s.platform) o) as open_pictures,
  (select ${jsonOf<Given<'chat_files'>>({ count: 'count(*)', channel: 'max(m.channel)' })} from conversation_messages m
    where m.application_id = a.id and m.file_state = 'asked' and m.media_id is not null
    having count(*) > 0) as chat_files,
  (select e.status from earnings_analyses e where e.application_id = a.id) as earnings_status,
  (select ${jsonOf<Given<'obligor'>>({ name: 'o.name', phone: 'o.phone', email: 'o.email', location: 'o.location' })}
    from obligors o where o.application_id = a.id) as obligor,
  (select ${invitation}
    from obligor_invitations i left join obligors o on o.application_id = i.application_id
    where i.application_id = a.id and i.ended_at is null) as invitation,
  (select ${location}
    from locations g where g.application_id = a.id order by g.source desc limit 1) as location,
  (select json_agg(${jsonOf<Item<'home_photos'>>({ step: 'h.step', mediaId: 'h.media_id' })} order by h.step, h.position)
    from home_photos h where h.application_id = a.id) as home_photos,
  (select json_agg(${readings})
    from documents n
    join document_versions dv on dv.application_id = n.application_id and dv.type = n.type and dv.media_id = n.media_id
    join paper_readings r on r.version_id = dv.id
    where n.application_id = a.id) as readings,
  (select json_agg(${reviewedFiles} order by e.id desc)
    from (
      select distinct on (v.details ->> 'type', v.details ->> 'mediaId') v.id, v.kind, v.details ->> 'type' as type,
        (v.details ->> 'mediaId')::uuid as media_id, v.details ->> 'reason' as reason
      from application_events v
      where v.application_id = a.id and v.kind in ('document_approved', 'document_rejected', 'document_review_taken_back')
      order by v.details ->> 'type', v.details ->> 'mediaId', v.id desc) e
    join documents n on n.application_id = a.id and n.type = e.type
    join media om on om.id = e.media_id and not om.by_staff
    left join media m on m.id = n.media_id
    where n.status = 'rejected' or n.status = 'pending' and om.id is distinct from n.media_id) as reviewed_files,
  (select json_agg(${jsonOf<Item<'phone_readings'>>({ type: 'n.type', fields: 'r.fields' })})
    from documents n
    join document_versions dv on dv.application_id = n.application_id and dv.type = n.type and dv.media_id = n.media_id
    join phone_readings r on r.version_id = dv.id
    where n.application_id = a.id) as phone_readings,
  (select ${jsonOf<Given<'last_visit'>>({ endsAt: 'v.ends_at', isBooked: "v.status = 'booked'", outcome: 'r.outcome' })}
    from appointments v left join visit_reports r on r.appointment_id = v.id
    where v.application_id = a.id and v.status in ('booked', 'ended')
    order by v.status = 'booked' desc, v.ends_at desc limit 1) as last_visit,
  (select json_agg(${corrections}
      order by k.at)
    from corrections k where k.application_id = a.id and k.answered_at is null and k.ended_at is null) as corrections,
  (select ${jsonOf<Given<'company_turn'>>({
    ...{ waitsFor: 'q.waits_for', since: 't.at', half: 't.half_days', most: 't.most_days' },
    late: `exists (select from deliveries y where y.application_id = a.id and y.about = 'answer_late ' || t.id)`,
  })}
    ${fromCompanyTurn}) as company_turn`;

/** The statement of `selectView`; $1 is the request id, $2 the hashes of the browser's tokens. */
export const viewByLink = `${preparedAs('view-by-link')}${columns},
  ${deviceOfTokens} as device, ${ageOfLink}
from application_links l
join applications a on a.id = l.application_id
join personal_data p on p.application_id = a.id
where l.request_id = $1 and ${isUsableLink}`;

const fromApplication = `
from applications a
join personal_data p on p.application_id = a.id
left join application_links l on l.application_id = a.id and l.revoked_at is null`;

const viewByApplication = `${preparedAs('view-by-application')}${columns}${fromApplication} where a.id = $1`;

/** The turn of the company that an application waits for, for which an answer within `most` working days was promised. */
export interface PromisedTurn {
  applicationId: string;
  country: CountryCode;
  /** A bigint, as text. */
  turnId: string;
  since: Date;
  most: number;
}

/** Those that began before then, and haven't been called late. */
export async function selectPromised(db: Db, before: Date): Promise<PromisedTurn[]> {
  const { rows } = await sql<PromisedTurn>`
    select a.id as "applicationId", a.country, t.id::text as "turnId", t.at as since, t.most_days as most
    from queue_rows w join applications a on a.id = w.application_id
    cross join lateral (select t.id, t.at, t.most_days ${sql.raw(fromCompanyTurn)}) t
    where w.waits_for in (${sql.raw(companySides)}) and t.most_days is not null and t.at < ${before}
      and not exists (select from deliveries y where y.application_id = a.id and y.about = 'answer_late ' || t.id)
    order by t.id`.execute(db);
  return rows;
}
