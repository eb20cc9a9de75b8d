import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Mover, Stage } from '@volante/contract/admission/stages.ts';
import type { ConsentKind, Language } from '@volante/contract/country.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { PhotoFacts } from '@volante/contract/home-visit/captures.ts';
import type { DecisionNotice, ReviewerInvitation } from '@volante/contract/staff/application.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { WholePart } from '@volante/contract/staff/whose-turn.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import { sql } from 'kysely';
import type { Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import { type CrossCheckSources, crossCheckSources } from '../cross-check/sources-store.ts';
import { openMatches } from '../queue/facts-store.ts';
import {
  type FileFacts,
  fileFacts,
  lastMessageOf,
  type Moment,
  type PersonFacts,
  personFacts,
  type VisitFacts,
  visitFacts,
} from './visit-facts-store.ts';

type Person = PersonFacts;

interface DocumentFacts {
  type: DocumentType;
  revision: number;
  askedFor: boolean;
  reviewedBy: Person | null;
  reviewedAt: Moment | null;
  versions: number;
  seen: boolean;
  file: FileFacts | null;
}

/** Data of an application that staff see in addition to what its applicant sees. */
export interface ApplicationFacts {
  createdAt: Moment;
  submittedAt: Moment | null;
  /** Set while it is closed without decision. */
  closed: { by: Mover; duplicateOf: { applicationId: string; reference: number } | null } | null;
  contactRevision: number;
  /** The applicant's; otherwise the one that staff entered with the link. */
  language: Language | null;
  externalReference: string | null;
  doubts: Record<string, string[]>;
  documents: DocumentFacts[];
  sources: CrossCheckSources;
  openMatches: number;
  /** Who approved each part last, and when. */
  approvals: Partial<Record<WholePart, { by: Person | null; at: Moment }>>;
  weeks: { platform: Platform; filled: number }[];
  corrections: {
    id: string;
    part: CorrectionPart;
    paths: string[];
    reason: string;
    note: string | null;
    by: Person;
    at: Moment;
    answeredAt: Moment | null;
  }[];
  location: {
    latitude: number | null;
    longitude: number | null;
    accuracy: number | null;
    observed: boolean;
    country: string | null;
    ip: string | null;
    place: string | null;
    at: Moment;
  } | null;
  photos: { step: string; file: FileFacts; facts: PhotoFacts }[];
  visits: VisitFacts[];
  /** Whether the reader's account is linked with an advisor. */
  standsForAdvisor: boolean;
  notes: { id: string; text: string; mentions: Person[]; by: Person; at: Moment; struckAt: Moment | null }[];
  tasks: {
    id: string;
    text: string;
    owner: Person;
    due: string;
    by: Person;
    at: Moment;
    done: { by: Person; at: Moment } | null;
  }[];
  watchers: Person[];
  presence: Person[];
  pendingDecision: {
    id: string;
    to: Stage;
    reason: string;
    reasons: RejectionGround[];
    told: DecisionNotice | null;
    terms: Terms | null;
    /** The plan was changed or ended since. */
    planChanged: boolean;
    by: Person;
    at: Moment;
    revision: number;
  } | null;
  conversation: {
    last: { at: Moment; by: Person | null } | null;
    waitingSince: Moment | null;
  } | null;
  /** The message about documents sent back, until it is sent. */
  toTell: { at: Moment; detail: string } | null;
  invitation:
    | (Omit<ReviewerInvitation, 'state' | 'consent'> & {
        answer: 'agreed' | 'refused' | 'withdrawn' | null;
        consent: NonNullable<ReviewerInvitation['consent']> | null;
      })
    | null;
  consents: {
    kind: ConsentKind;
    textVersion: string;
    language: Language;
    at: Moment;
    ip: string | null;
    withdrawnAt: Moment | null;
  }[];
  /** Null for one from the shell, too. */
  decision: {
    by: Person | null;
    at: Moment;
    revision: number;
    notSeen: DocumentType[];
    parts: Record<string, number>;
    terms: Terms | null;
  } | null;
}

const person = personFacts;
const file = fileFacts;

/**
 * Reads the case's facts for a member of staff in one statement. Others who have had it open since `presentSince` are listed; other
 * applications only if they are of these countries.
 */
export async function selectApplicationFacts(
  trx: Trx,
  reach: Reach,
  applicationId: string,
  accountId: string,
  presentSince: Date,
): Promise<ApplicationFacts> {
  const { rows } = await sql<{ facts: ApplicationFacts }>`
    select json_build_object(
      'createdAt', a.created_at, 'submittedAt', a.submitted_at,
      'contactRevision', p.revision, 'doubts', p.flags,
      'language', coalesce((select c.language from consents c where c.application_id = a.id order by c.id desc limit 1),
        (select o.language from link_origins o where o.application_id = a.id)),
      'externalReference', (select nullif(o.external_reference, '') from link_origins o where o.application_id = a.id),
      'documents', (select coalesce(json_agg(json_build_object(
          'type', d.type, 'revision', d.revision, 'askedFor', d.required_by_staff,
          'reviewedBy', ${person('d.reviewed_by')}, 'reviewedAt', d.reviewed_at,
          'versions', (select count(*) from document_versions v where v.application_id = a.id and v.type = d.type),
          'seen', exists (select from staff_seen_files f where f.media_id = d.media_id and f.account_id = ${accountId}),
          'file', ${file('d.media_id')}) order by d.position), '[]')
        from documents d where d.application_id = a.id),
      'sources', ${crossCheckSources}, 'openMatches', ${openMatches},
      'approvals', (select coalesce(json_object_agg(v.part, json_build_object('by', v.by, 'at', v.at)), '{}') from (
          select distinct on (e.kind) replace(e.kind, '_approved', '') as part, e.at, ${person('e.actor')} as by
          from (select kind, at, id, case when actor ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then actor::uuid end as actor
            from application_events
            where application_id = a.id and kind in ('personal_data_approved', 'earnings_approved')) e
          order by e.kind, e.id desc) v),
      'weeks', (select coalesce(json_agg(json_build_object('platform', w.platform, 'filled', w.filled)), '[]') from (
          select e.platform, count(*) as filled from earnings_weeks e join earnings_windows n using (application_id)
          where e.application_id = a.id and e.week_start between n.newest_week - 77 and n.newest_week
          group by e.platform) w),
      'closed', case when a.closed_at is not null and a.stage not in ('approved', 'rejected') then json_build_object(
          'by', coalesce((select e.by from application_events e where e.application_id = a.id and e.kind = 'closed'
            order by e.at desc, e.id desc limit 1), 'system'),
          'duplicateOf', (select json_build_object('applicationId', o.id, 'reference', o.reference)
            from applications o where o.id = a.duplicate_of and ${inReach(reach, 'o.country')})) end,
      'corrections', (select coalesce(json_agg(json_build_object(
          'id', c.id, 'part', c.part, 'paths', c.paths, 'reason', c.reason, 'note', c.note,
          'by', ${person('c.account_id')}, 'at', c.at, 'answeredAt', c.answered_at) order by c.id), '[]')
        from corrections c where c.application_id = a.id and c.ended_at is null),
      'location', (select json_build_object(
          'latitude', g.claimed_latitude, 'longitude', g.claimed_longitude, 'accuracy', g.claimed_accuracy,
          'observed', g.observed_ip is not null, 'country', g.observed_country,
          'ip', host(coalesce(g.observed_ip, g.claimed_ip)), 'place', g.place, 'at', g.at)
        from locations g where g.application_id = a.id order by g.source desc limit 1),
      'photos', (select coalesce(json_agg(json_build_object('step', h.step, 'file', ${file('h.media_id')},
            'facts', json_build_object('ageMinutes', h.age_minutes, 'km', h.km, 'challenge', h.challenge))
          order by h.step, h.position), '[]')
        from home_photos h where h.application_id = a.id),
      'visits', (select coalesce(json_agg(${visitFacts()} order by v.created_at), '[]')
        from appointments v where v.application_id = a.id and v.status <> 'held'),
      'standsForAdvisor', exists (select from advisors d where d.account_id = ${accountId}),
      'notes', (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'by', ${person('n.account_id')},
          'at', n.at, 'struckAt', n.struck_at, 'mentions', (
            select coalesce(json_agg(${person('m.account_id')} order by m.account_id), '[]')
            from staff_mentions m where m.note_id = n.id)) order by n.id), '[]')
        from staff_notes n where n.application_id = a.id),
      'tasks', (select coalesce(json_agg(json_build_object('id', t.id, 'text', t.text, 'owner', ${person('t.owner_id')},
          'due', t.due_on, 'by', ${person('t.account_id')}, 'at', t.at, 'done', case when t.done_at is not null then
            json_build_object('by', ${person('t.done_by')}, 'at', t.done_at) end)
          order by t.done_at desc nulls first, t.due_on, t.id), '[]')
        from staff_tasks t where t.application_id = a.id),
      'watchers', (select coalesce(json_agg(${person('w.account_id')} order by w.at), '[]')
        from staff_watches w where w.application_id = a.id),
      'presence', (select coalesce(json_agg(${person('o.account_id')} order by o.at), '[]')
        from staff_presence o where o.application_id = a.id and o.account_id <> ${accountId} and o.at > ${presentSince}),
      'pendingDecision', (select json_build_object('id', q.id, 'to', q."to", 'reason', q.reason, 'reasons', q.reasons, 'told', q.told,
          'terms', q.terms,
          'planChanged', q.terms -> 'plan' ->> 'id' is not null and not exists (select from vehicle_plans p
            where p.id = (q.terms -> 'plan' ->> 'id')::uuid and p.version = (q.terms -> 'plan' ->> 'version')::int and not p.ended
              and not exists (select from vehicle_plans n where n.id = p.id and n.version > p.version)),
          'by', ${person('q.account_id')}, 'at', q.at, 'revision', q.revision)
        from pending_decisions q where q.application_id = a.id),
      'conversation', (select json_build_object('waitingSince', t.waiting_since, 'last', (
          select json_build_object('at', m.at, 'by', ${person('m.account_id')})
          from conversation_messages m where m.id = ${lastMessageOf('t.application_id')}))
        from conversations t where t.application_id = a.id),
      'toTell', (select json_build_object('at', m.due_at, 'detail', m.told) from deliveries m
        where m.application_id = a.id and m.kind = 'papers_sent_back' and m.state = 'waiting' and m.tries = 0 limit 1),
      'consents', (select coalesce(json_agg(json_build_object('kind', c.kind, 'textVersion', c.text_version,
          'language', c.language, 'at', c.at, 'ip', host(c.ip), 'withdrawnAt', c.withdrawn_at) order by c.id), '[]')
        from consents c where c.application_id = a.id),
      'invitation', (select json_build_object('askedAt', i.asked_at, 'openedAt', i.opened_at, 'answer', i.answer,
          'answeredAt', i.answered_at, 'driversDeviceAt', i.drivers_device_at, 'reason', i.reason,
          'asked', json_build_object('firstName', i.first_name, 'lastName', i.last_name, 'phone', i.phone, 'email', i.email),
          'consent', case when i.agreed_at is not null then json_build_object('textVersion', i.text_version,
            'language', i.text_language, 'at', i.agreed_at, 'ip', host(i.ip), 'device', i.device) end)
        from obligor_invitations i where i.application_id = a.id and i.ended_at is null),
      'decision', (select json_build_object('by', ${person('x.account_id')}, 'at', x.at, 'revision', x.revision,
          'notSeen', x.not_seen, 'parts', x.parts, 'terms', x.terms)
        from decisions x where x.application_id = a.id and x.revision is not null)
    ) as facts
    from applications a join personal_data p on p.application_id = a.id
    where a.id = ${applicationId}`.execute(trx);
  return (rows[0] as { facts: ApplicationFacts }).facts;
}
