import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/database/db.ts';
import type { AccountRow } from '../../accounts/account-store.ts';

export interface ListedAccount
  extends Pick<
    AccountRow,
    'id' | 'name' | 'email' | 'roles' | 'countries' | 'disabled_at' | 'ends_at' | 'created_at' | 'last_seen_at'
  > {
  /** The list is sorted by this, then by name. */
  rank: number;
  passkeys: number;
  codes: number;
  sessions: number;
  opened_hour: number;
  opened_day: number;
}

interface Asked {
  only?: string | undefined;
  /** Part of the name or the e-mail address, or a whole id. */
  typed?: string | undefined;
  /** The last account of the page before: rank, name in lower case, id. */
  after?: readonly [number, string, string] | undefined;
  limit: number;
  /** An account with this many openings in an hour is throttled. */
  most: number;
  now: Date;
  hourAgo: Date;
  dayAgo: Date;
  /** Sessions started or last seen before these are over. */
  startedAfter: Date;
  seenAfter: Date;
}

/** Throttled accounts first, disabled and ended ones last, then by name. `only` must be a UUID. */
export async function selectListed(db: Db, asked: Asked): Promise<ListedAccount[]> {
  const { only = null, typed = '', after, limit, most, now, hourAgo, dayAgo, startedAfter, seenAfter } = asked;
  const [rank, name, id] = after ?? [-1, '', '00000000-0000-0000-0000-000000000000'];
  const { rows } = await sql<ListedAccount>`
    select * from (
      select counted.*,
        case when disabled_at is not null or ends_at <= ${now} then 2 when opened_hour >= ${most} then 0 else 1 end as rank
      from (
        select a.id, a.name, a.email, a.roles, a.countries, a.disabled_at, a.ends_at, a.created_at, a.last_seen_at,
          (select count(*)::int from staff_passkeys p where p.account_id = a.id) as passkeys,
          (select count(*)::int from staff_recovery_codes r where r.account_id = a.id) as codes,
          (select count(*)::int from staff_sessions s where s.account_id = a.id
            and s.started_at > ${startedAfter} and s.last_seen_at > ${seenAfter}) as sessions,
          (select count(*)::int from staff_openings o where o.account_id = a.id and o.at > ${hourAgo}) as opened_hour,
          (select count(*)::int from staff_openings d where d.account_id = a.id and d.at > ${dayAgo}) as opened_day
        from staff_accounts a where not exists (select from service_accounts e where e.account_id = a.id)
          and (${only}::uuid is null or a.id = ${only}::uuid)
          and (${typed} = '' or a.id::text = lower(${typed})
            or position(${plain(sql`${typed}`)} in ${plain(sql`a.name`)}) > 0
            or position(lower(${typed}) in lower(a.email)) > 0)
      ) counted
    ) ranked
    where (rank, lower(name), id) > (${rank}::int, ${name}::text, ${id}::uuid)
    order by rank, lower(name), id limit ${limit}`.execute(db);
  return rows;
}

/** In lower case without accents. */
const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(lower(trim(${text}::text)), nfd), '[\\u0300-\\u036f]', '', 'g')`;
