import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { TurnFacts } from '@volante/contract/staff/whose-turn.ts';
import { type RawBuilder, sql } from 'kysely';
import { fillingKinds } from '../../applications/applications.ts';
import { type CrossCheckSources, crossCheckSources } from '../cross-check/sources-store.ts';

/** Data of an application that the queue needs in addition to what its applicant sees. */
export interface QueueFacts extends TurnFacts {
  submitted_at: Date | null;
  created_at: Date;
  /** When the driver opened it again after it had been closed without decision; null if staff did, or nobody. */
  came_back_at: Date | null;
  doubts: number;
  amounts: number[];
  typed: boolean;
  unverified: boolean;
  sources: CrossCheckSources;
  /** Matches that haven't been dismissed as harmless. */
  open_matches: number;
  external_reference: string;
  /** When a device asked last to be let in; null if none does. */
  device_asked_at: string | null;
  /** How far its link came; null once the driver has started the analysis. */
  link: LinkFacts | null;
}

/** What became of the newest link, revoked or not, and when the driver did something with any of them. */
export interface LinkFacts {
  made_at: string | null;
  /** The last message with it; without channel if a person told the driver. */
  sent: { at: string; channel: MessageChannel | null } | null;
  /** For the first time. */
  opened_at: string | null;
  /** When the driver first filled something in. */
  begun_at: string | null;
}

/** The number of open matches, for statements about `applications a`. */
export const openMatches: RawBuilder<number> = sql`(
  (select count(*)::int from matches m where m.low_id = a.id and m.dismissed_at is null)
  + (select count(*)::int from matches m where m.high_id = a.id and m.dismissed_at is null))`;

// Messages name the link by when it was made, to the millisecond.
const linkFacts = sql`case when a.stage = 'created' then (
  with newest as (select max(l.created_at) as made_at from application_links l where l.application_id = a.id)
  select json_build_object('made_at', n.made_at,
    'sent', (select json_build_object('at', d.settled_at, 'channel', case d.state when 'sent' then coalesce(d.channel, 'email') end)
      from deliveries d
      where d.application_id = a.id and d.kind = 'application_link' and d.state in ('sent', 'told') and d.told collate "C"
        >= to_char((n.made_at - interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      order by d.settled_at desc, d.id desc limit 1),
    'opened_at', (select min(e.at) from application_events e
      where e.application_id = a.id and e.by = 'applicant' and e.kind = 'link_opened'),
    'begun_at', (select min(e.at) from application_events e
      where e.application_id = a.id and e.by = 'applicant' and e.kind = any(${fillingKinds}::text[])))
  from newest n) end`;

/** The facts as columns of a statement about `applications a`. */
export const queueFacts = sql`
  a.submitted_at, a.created_at,
  case when a.reopened_at is not null and 'applicant' = (select e.by from application_events e
      where e.application_id = a.id and e.kind = 'reopened' order by e.at desc, e.id desc limit 1)
    then a.reopened_at end as came_back_at,
  (select max(d.help_at) from known_devices d
    where d.application_id = a.id and d.proved_at is null and d.revoked_at is null) as device_asked_at,
  (select p.account_id::text from pending_decisions p where p.application_id = a.id) as "proposedBy",
  array(select c.part from corrections c
    where c.application_id = a.id and c.ended_at is null and c.answered_at is not null order by c.id) as answered,
  array(select w.platform from widget_accounts w
    where w.application_id = a.id and w.state = 'reading' order by w.account_id) as reading,
  (select coalesce(json_agg(json_build_object(
      'startsAt', v.starts_at, 'endsAt', v.ends_at, 'status', v.status, 'outcome', r.outcome) order by v.starts_at), '[]')
    from appointments v left join visit_reports r on r.appointment_id = v.id
    where v.application_id = a.id and v.status in ('booked', 'ended')) as visits,
  (select count(*)::int from personal_data p, jsonb_object_keys(p.flags) where p.application_id = a.id) as doubts,
  array(select e.amount::float8 from earnings_weeks e
    where e.application_id = a.id and e.amount > 0 order by e.platform, e.week_start) as amounts,
  exists (select from earnings_weeks e
    where e.application_id = a.id and e.origin in ('correction', 'typed_from_screenshot')) as typed,
  exists (select from earnings_weeks e where e.application_id = a.id and e.played)
    or exists (select from platform_profiles q where q.application_id = a.id and q.platform = 'other') as unverified,
  ${crossCheckSources} as sources, ${openMatches} as open_matches,
  coalesce((select lower(l.external_reference) from link_origins l where l.application_id = a.id), '')
    as external_reference,
  ${linkFacts} as link`;
