import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { MatchKind } from '@volante/contract/staff/matches/matches.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { ofReached } from '../../core/database/reach.ts';

export interface MatchRow {
  id: string;
  kind: MatchKind;
  print: Buffer;
  otherId: string;
  reference: number;
  name: string;
  country: CountryCode;
  stage: Stage;
  firstSeenAt: Date;
  dismissed: { by: { id: string; name: string }; at: string; reason: string } | null;
}

/** The matches of an application with the person on the other side: open ones first, each group newest first. */
export async function selectMatches(db: Db, applicationId: string): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.id, m.kind, m.print, q.application_id as "otherId", q.reference, q.name, q.country, q.stage,
      m.first_seen_at as "firstSeenAt",
      case when m.dismissed_at is not null then json_build_object(
        'by', json_build_object('id', s.id, 'name', s.name), 'at', m.dismissed_at, 'reason', m.dismiss_reason) end as dismissed
    from (
      select *, high_id as other from matches where low_id = ${applicationId}
      union all select *, low_id as other from matches where high_id = ${applicationId}
    ) m
    join queue_rows q on q.application_id = m.other
    left join staff_accounts s on s.id = m.dismissed_by
    order by m.dismissed_at is not null, m.first_seen_at desc, m.id desc`.execute(db);
  return rows;
}

/** Whether it is one with an application of these countries. `matchId` must be a UUID. */
export async function isMatchOf(db: Db, reach: Reach, applicationId: string, matchId: string): Promise<boolean> {
  const { rows } = await sql`
    select from matches m where m.id = ${matchId} and ${applicationId}::uuid in (m.low_id, m.high_id)
      and ${ofReached(reach, 'm.low_id')} and ${ofReached(reach, 'm.high_id')}`.execute(db);
  return rows.length > 0;
}

/** False when it had been dismissed already. */
export async function updateDismissed(
  trx: Trx,
  matchId: string,
  dismissed: { by: string; at: Date; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('matches')
    .set({ dismissed_by: dismissed.by, dismissed_at: dismissed.at, dismiss_reason: dismissed.reason })
    .where('id', '=', matchId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FoundMatch {
  otherId: string;
  kind: MatchKind;
  print: Buffer;
}

/** Stores the new ones. Concurrent or repeated comparisons store each match once. */
export async function insertMatches(trx: Trx, applicationId: string, found: FoundMatch[], at: Date): Promise<void> {
  if (found.length === 0) return;
  const values = found.map(({ otherId, kind, print }) => {
    const [low_id, high_id] = [applicationId, otherId].sort() as [string, string];
    return { id: uuidv7(), low_id, high_id, kind, print, first_seen_at: at };
  });
  await trx
    .insertInto('matches')
    .values(values)
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id', 'kind', 'print']).doNothing())
    .execute();
}

/** A match of two applications that hasn't been dismissed. */
interface OpenMatch {
  id: string;
  low_id: string;
  high_id: string;
}

/** The open matches of an application that aren't among those found now: they no longer hold, since the data has changed. */
export async function selectOthers(
  trx: Trx,
  applicationId: string,
  found: readonly FoundMatch[],
): Promise<OpenMatch[]> {
  const open = await trx
    .selectFrom('matches')
    .select(['id', 'low_id', 'high_id', 'kind', 'print'])
    .where((eb) => eb.or([eb('low_id', '=', applicationId), eb('high_id', '=', applicationId)]))
    .where('dismissed_at', 'is', null)
    .execute();
  return open.filter((item) => {
    const otherId = item.low_id === applicationId ? item.high_id : item.low_id;
    return !found.some((each) => each.otherId === otherId && each.kind === item.kind && each.print.equals(item.print));
  });
}

/** The open matches of all applications by these fingerprints. */
export async function selectByTraits(
  trx: Trx,
  fingerprints: readonly { kind: MatchKind; print: Buffer }[],
): Promise<OpenMatch[]> {
  const found: OpenMatch[] = [];
  for (const { kind, print } of fingerprints) {
    const rows = trx.selectFrom('matches').select(['id', 'low_id', 'high_id']).where('kind', '=', kind);
    found.push(...(await rows.where('print', '=', print).where('dismissed_at', 'is', null).execute()));
  }
  return found;
}

/** Deletes matches, except those dismissed meanwhile. */
export async function deleteOpen(trx: Trx, matches: readonly OpenMatch[]): Promise<void> {
  if (matches.length === 0) return;
  const ids = matches.map(({ id }) => id);
  await trx.deleteFrom('matches').where('id', 'in', ids).where('dismissed_at', 'is', null).execute();
}
