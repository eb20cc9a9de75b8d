import type { CountryCode } from '@volante/contract/country.ts';
import { sql } from 'kysely';
import { type Db, openDatabase, type Trx } from '../../server/core/database/db.ts';

/** Does the work while no other run of the demo fills this database: two at once would make up everybody twice. */
export async function withoutOthers<Result>(
  url: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = openDatabase(url, { connections: 1, unhurried: true });
  try {
    // The lock belongs to the connection, so it ends with the process that holds it, however that ends.
    return await own.db.connection().execute(async (held) => {
      const lock = sql`hashtext('npm run demo')`;
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(held);
      if (!rows[0]?.mine) {
        onWait();
        await sql`select pg_advisory_lock(${lock})`.execute(held);
      }
      return work();
    });
  } finally {
    await own.close();
  }
}

/** Who opens the `number`th made-up application, by which it is recognized. */
export function openerOf(number: number): string {
  return `npm run demo ${number + 1}`;
}

const isOpener = sql`actor ~ '^npm run demo [0-9]+$'`;

/** An application made by an earlier run. */
export interface MadeUp {
  applicationId: string;
  /** Null once its link was revoked. */
  requestId: string | null;
  country: CountryCode;
  createdAt: Date;
  /** The times in its history. */
  times: Date[];
}

/** By who opened them. */
export async function selectMadeUp(db: Db): Promise<Map<string, MadeUp>> {
  const { rows } = await sql<MadeUp & { actor: string }>`
    select e.actor, a.id as "applicationId", a.country, a.created_at as "createdAt", l.request_id as "requestId",
      array(select distinct o.at from application_events o where o.application_id = a.id) as times
    from application_events e join applications a on a.id = e.application_id
    left join application_links l on l.application_id = a.id and l.revoked_at is null
    where e.kind = 'created' and ${isOpener}`.execute(db);
  return new Map(rows.map(({ actor, ...made }) => [actor, made]));
}

/** Whether anybody applies here. Links that were only created, as by a start, or opened, don't count. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from application_events where kind not in ('created', 'link_opened') limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Sets what has a time after `since` to `at`: the database wrote the times of the application, its links, its history, its wait and what
 * other systems are told. Only for made-up applications, whose weeks pass within minutes. For these alone the history may be changed;
 * the trigger that keeps it is back when the transaction ends, whatever happens.
 */
export async function backdate(trx: Trx, applicationId: string, since: Date, at: Date): Promise<void> {
  await sql`alter table application_events disable trigger application_events_append_only`.execute(trx);
  await sql`
    update application_events set at = ${at}
    where application_id = ${applicationId} and at > ${since}`.execute(trx);
  await sql`alter table application_events enable trigger application_events_append_only`.execute(trx);
  await sql`
    update integration_events set at = ${at}
    where application_id = ${applicationId} and at > ${since}`.execute(trx);
  await sql`
    update application_links set created_at = ${at}
    where application_id = ${applicationId} and created_at > ${since}`.execute(trx);
  await sql`
    update queue_rows set waiting_since = ${at}
    where application_id = ${applicationId} and waiting_since > ${since}`.execute(trx);
  await sql`
    update applications set updated_at = ${at}, created_at = case when created_at > ${since} then ${at} else created_at end
    where id = ${applicationId} and updated_at > ${since}`.execute(trx);
}
