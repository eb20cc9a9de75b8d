import './tables.ts';
import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Mover, Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { CompiledQuery, type Expression, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
import type { ApplicationFile } from '../core/deps.ts';
import { deviceOfTokens } from '../core/http/devices/device-columns.ts';
import { ageOfLink, isUsableLink } from './link-age.ts';
import type { IdentityKind } from './tables.ts';

interface EventRow {
  kind: string;
  by: Mover;
  actor: string;
  details: Record<string, unknown>;
}

export interface LockedRow extends ApplicationFile {
  cameFrom: Stage | null;
  submittedAt: Date | null;
  closedAt: Date | null;
}

export interface Created {
  applicationId: string;
  reference: number;
  /** The id of its first link. */
  requestId: string;
}

/** Inserts applications, at least one. */
export async function insertApplications(trx: Trx, country: CountryCode, count: number): Promise<Created[]> {
  const made = await trx
    .insertInto('applications')
    .values(Array.from({ length: count }, () => ({ id: uuidv7(), country })))
    .returning(['id', 'reference'])
    .execute();
  const links = await trx
    .insertInto('application_links')
    .values(made.map(({ id }) => ({ application_id: id })))
    .returning(['application_id', 'request_id'])
    .execute();
  const linkOf = new Map(links.map((link) => [link.application_id, link.request_id]));
  return made.map(({ id, reference }) => ({ applicationId: id, reference, requestId: linkOf.get(id) as string }));
}

export async function insertLink(trx: Trx, applicationId: string): Promise<string> {
  const row = await trx
    .insertInto('application_links')
    .values({ application_id: applicationId })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return row.request_id;
}

/** Whether this is the first personal data that the driver stores. */
export async function setGuarded(trx: Trx, applicationId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('applications')
    .set({ guarded_at: at })
    .where('id', '=', applicationId)
    .where('guarded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Guards applications whose driver has caused an event of one of these kinds. */
export async function guardByEvents(db: Db, kinds: readonly string[], at: Date): Promise<void> {
  await sql`
    update applications a set guarded_at = ${at}
    where a.guarded_at is null and exists (
      select from application_events e
      where e.application_id = a.id and e.by = 'applicant' and e.kind = any(${kinds}::text[]))`.execute(db);
}

/** Returns the number revoked: one or zero. */
export async function revokeLinks(trx: Trx, applicationId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('application_links')
    .set({ revoked_at: at })
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  await forgetReplaced(trx, [applicationId]);
  return Number(numUpdatedRows);
}

/** Links that were replaced after they had ended are unknown from now on, like revoked ones. */
export async function forgetReplaced(trx: Trx, applicationIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('application_links')
    .set({ ended_at: null })
    .where('application_id', '=', sql<string>`any(${applicationIds as string[]}::uuid[])`)
    .where('ended_at', 'is not', null)
    .execute();
}

/** The application with this id, or with a link of this id, revoked or not. `id` must be a UUID. */
export async function selectApplicationId(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select application_id as id from application_links where request_id = ${id}
    union all select id from applications where id = ${id}`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Why `applications a` is closed without decision. A server of the release before doesn't know that it is, and may decide it: then the
 * decision counts, here and everywhere.
 */
const closedReason = "case when a.stage not in ('approved', 'rejected') then a.closed_reason end";
const closed = sql<ClosedReason | null>`${sql.raw(closedReason)}`.as('closed');

export interface Listed {
  applicationId: string;
  reference: number;
  country: CountryCode;
  stage: Stage;
  closed: ClosedReason | null;
}

/** Newest first. */
export async function selectByIds(db: Db, ids: readonly string[]): Promise<Listed[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('applications as a')
    .select(['id as applicationId', 'reference', 'country', 'stage', closed])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function selectByReference(db: Db, reference: number): Promise<string | null> {
  const row = await db.selectFrom('applications').select('id').where('reference', '=', reference).executeTakeFirst();
  return row?.id ?? null;
}

/** An application, and the age of the link that was used. */
interface FoundFile extends ApplicationFile {
  linkCreatedAt: Date;
  isReplaced: boolean;
}

/** The application of an unrevoked link, or of one that was replaced after it had ended. `requestId` must be a UUID. */
export async function selectApplicationFile(
  db: Db,
  requestId: string,
  tokens: readonly Buffer[],
): Promise<FoundFile | null> {
  return (await db.executeQuery<FoundFile>(CompiledQuery.raw(applicationFile, [requestId, tokens]))).rows[0] ?? null;
}

// Nearly every call runs these two; building their text would take longer than the query.
const applicationFile = `${preparedAs('case-file')}
  select a.id as "applicationId", l.request_id as "requestId", a.country, a.stage,
    ${closedReason} as closed, a.guarded_at is not null as guarded, ${deviceOfTokens} as device, ${ageOfLink}
  from application_links l join applications a on a.id = l.application_id
  where l.request_id = $1 and ${isUsableLink}`;

const lockedRow = `${preparedAs('locked-application')}
  select a.id as "applicationId", coalesce(l.request_id::text, '') as "requestId", a.country, a.stage, a.came_from as "cameFrom",
    ${closedReason} as closed, a.closed_at as "closedAt", a.submitted_at as "submittedAt", a.guarded_at is not null as guarded
  from applications a left join application_links l on l.application_id = a.id and l.revoked_at is null
  where a.id = $1 for update of a`;

/** The application of a link, also of one that was revoked. `requestId` must be a UUID. */
export async function selectApplicationOfLink(db: Db, requestId: string): Promise<string | null> {
  const links = db.selectFrom('application_links').select('application_id').where('request_id', '=', requestId);
  return (await links.executeTakeFirst())?.application_id ?? null;
}

export async function selectApplication(
  db: Db,
  id: string,
): Promise<{ stage: Stage; closed: ClosedReason | null; country: CountryCode } | null> {
  const row = db.selectFrom('applications as a').select(['stage', closed, 'country']).where('id', '=', id);
  return (await row.executeTakeFirst()) ?? null;
}

export async function selectClosed(db: Db, ids: Expression<unknown>): Promise<string[]> {
  const closed = db
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`(stage in ('approved', 'rejected') or closed_at is not null)`);
  // As an array, which the index alone can answer; a join would read every application's row.
  const rows = await closed.where('id', '=', sql<string>`any(array(${ids}))`).execute();
  return rows.map((row) => row.id);
}

/** Locks the row until the transaction ends. */
export async function selectForUpdate(trx: Trx, applicationId: string): Promise<LockedRow | null> {
  return (await trx.executeQuery<LockedRow>(CompiledQuery.raw(lockedRow, [applicationId]))).rows[0] ?? null;
}

/** Locks in the order of the ids, so that two transactions that lock several rows don't wait for each other. */
export async function selectForKeyShare(trx: Trx, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', applicationIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Also ends that it was closed without decision. */
export async function updateStage(trx: Trx, applicationId: string, stage: Stage, cameFrom: Stage | null, at: Date) {
  await trx
    .updateTable('applications')
    .set({ stage, came_from: cameFrom, updated_at: at, closed_at: null, closed_reason: null, duplicate_of: null })
    .$if(stage === 'risk_analysis' && cameFrom === null, (query) =>
      query.set({ submitted_at: sql`coalesce(submitted_at, ${at})` }),
    )
    .where('id', '=', applicationId)
    .execute();
}

/**
 * Inserts an event and returns null, unless the applicant has `most` events within 24 hours: then returns the seconds until there
 * are fewer. Uses the database's clock, by which events are dated, so that servers with different clocks agree.
 */
export async function insertEventOfFew(
  trx: Trx,
  applicationId: string,
  { kind, by, actor, details }: EventRow,
  most: number,
): Promise<number | null> {
  const { rows } = await sql<{ wait: number }>`${sql.raw(preparedAs('event-of-few'))}
    with too_many as (
      select greatest(1, ceil(extract(epoch from at + interval '24 hours' - now())))::int as wait
      from application_events
      where application_id = ${applicationId} and at > now() - interval '24 hours' and by = 'applicant'
      order by at desc offset ${most - 1} limit 1
    ), added as (
      insert into application_events (id, application_id, kind, by, actor, details)
      select ${uuidv7()}::uuid, ${applicationId}::uuid, ${kind}, ${by}, ${actor}, ${JSON.stringify(details)}::jsonb
      where not exists (select from too_many)
    )
    select wait from too_many`.execute(trx);
  return rows[0]?.wait ?? null;
}

export function insertEvent(trx: Trx, applicationId: string, event: EventRow): Promise<void> {
  return insertEvents(trx, [applicationId], event);
}

/** Whether this transaction has inserted an event caused by this kind of actor: events have the time of its start. */
export async function hasEventNow(trx: Trx, applicationId: string, by: EventRow['by']): Promise<boolean> {
  const row = trx.selectFrom('application_events').select('id').where('application_id', '=', applicationId);
  return (await row.where('at', '=', sql<Date>`now()`).where('by', '=', by).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether this actor has caused an event of this kind within 24 hours, by the database's clock, by which events are dated. */
export async function hasEventOfDay(
  trx: Trx,
  applicationId: string,
  { kind, actor }: Pick<EventRow, 'kind' | 'actor'>,
): Promise<boolean> {
  const row = trx.selectFrom('application_events').select('id').where('application_id', '=', applicationId);
  const recent = row.where('at', '>', sql<Date>`now() - interval '24 hours'`).where('kind', '=', kind);
  return (await recent.where('actor', '=', actor).limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts the same event for each application, at least one. */
export async function insertEvents(
  trx: Trx,
  applicationIds: readonly string[],
  { kind, by, actor, details }: EventRow,
): Promise<void> {
  const event = { kind, by, actor, details: JSON.stringify(details) };
  await trx
    .insertInto('application_events')
    .values(applicationIds.map((application_id) => ({ id: uuidv7(), application_id, ...event })))
    .execute();
}

export async function upsertClaim(trx: Trx, applicationId: string, kind: IdentityKind, fingerprint: Buffer) {
  await trx
    .insertInto('identity_claims')
    .values({ application_id: applicationId, kind, fingerprint })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'kind']).doUpdateSet({ fingerprint, released_at: null }),
    )
    .execute();
}

export async function setClaimsReleased(trx: Trx, applicationId: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('identity_claims')
    .set({ released_at: at })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function selectClaim(db: Db, applicationId: string, kind: IdentityKind) {
  const claims = db.selectFrom('identity_claims').select(['fingerprint', 'released_at']);
  return claims.where('application_id', '=', applicationId).where('kind', '=', kind).executeTakeFirst();
}

/** The given ids that have a row. */
export async function selectExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from applications where id = any(${ids as string[]}::uuid[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

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

/** Locks the identifier until the transaction ends; other transactions that claim or renew it wait. */
export async function lockFingerprint(trx: Trx, fingerprint: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${fingerprint.readBigInt64BE()})`.execute(trx);
}

export async function hasLiveClaimOfOther(
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  fingerprint: Buffer,
): Promise<boolean> {
  const claims = trx.selectFrom('identity_claims').select('kind').where('application_id', '!=', applicationId);
  const live = claims.where('kind', '=', kind).where('fingerprint', '=', fingerprint).where('released_at', 'is', null);
  return (await live.executeTakeFirst()) !== undefined;
}

export async function updateFingerprint(
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  fingerprint: Buffer,
): Promise<void> {
  const claims = trx.updateTable('identity_claims').set({ fingerprint });
  await claims.where('application_id', '=', applicationId).where('kind', '=', kind).execute();
}
