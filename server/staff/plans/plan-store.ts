import type { CountryCode } from '@volante/contract/country.ts';
import type { PlanFacts } from '@volante/contract/terms/terms.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    vehicle_plans: VehiclePlansTable;
  }
}

/** A row per version. */
interface VehiclePlansTable {
  id: string;
  version: number;
  country: CountryCode;
  vehicle: string;
  /** In minor units, as the deposit. */
  weekly_payment: number;
  term_weeks: number;
  deposit: number;
  insurance: PlanFacts['insurance'];
  ended: boolean;
  account_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const planTables = [
  declareTable('vehicle_plans', {
    rows: null,
    technical: [
      ...(['id', 'version', 'country', 'vehicle', 'weekly_payment', 'term_weeks'] as const),
      ...(['deposit', 'insurance', 'ended', 'account_id', 'at'] as const),
    ],
  }),
];

type PlanRow = Selectable<Database['vehicle_plans']>;
export type NamedPlan = PlanRow & { by: string };

const latest = sql<boolean>`not exists (select from vehicle_plans n where n.id = p.id and n.version > p.version)`;

function plans(db: Db) {
  return db
    .selectFrom('vehicle_plans as p')
    .innerJoin('staff_accounts as s', 's.id', 'p.account_id')
    .selectAll('p')
    .select('s.name as by');
}

/** Every plan at its latest version: the offered ones by vehicle, then those that ended last. */
export function selectPlans(db: Db, most: number): Promise<NamedPlan[]> {
  return plans(db)
    .where(latest)
    .orderBy('p.ended')
    .orderBy(sql`case when not p.ended then p.vehicle end`)
    .orderBy('p.at', 'desc')
    .orderBy('p.id')
    .limit(most)
    .execute();
}

export function selectOffered(db: Db, country: CountryCode): Promise<NamedPlan[]> {
  return plans(db)
    .where(latest)
    .where('p.ended', '=', false)
    .where('p.country', '=', country)
    .orderBy('p.vehicle')
    .orderBy('p.weekly_payment')
    .orderBy('p.id')
    .execute();
}

/** Of one plan, the newest first. */
export function selectVersions(db: Db, id: string, most: number): Promise<NamedPlan[]> {
  return plans(db).where('p.id', '=', id).orderBy('p.version', 'desc').limit(most).execute();
}

/** One version, locked against a next one until the transaction ends; null if there is none. */
export async function lockVersion(
  trx: Trx,
  { id, version }: { id: string; version: number },
  how: 'to choose' | 'to change',
): Promise<PlanRow | null> {
  const row = trx.selectFrom('vehicle_plans').selectAll().where('id', '=', id).where('version', '=', version);
  return (await (how === 'to choose' ? row.forShare() : row.forUpdate()).executeTakeFirst()) ?? null;
}

/** Asked once a version is locked: a next one may have been made while the lock was awaited. */
export async function hasNext(trx: Trx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const next = trx.selectFrom('vehicle_plans').select('id').where('id', '=', id).where('version', '>', version);
  return (await next.executeTakeFirst()) !== undefined;
}

export async function insertVersion(trx: Trx, row: Insertable<Database['vehicle_plans']>): Promise<void> {
  await trx.insertInto('vehicle_plans').values(row).execute();
}

/** Adding is one at a time, so that the most of a country isn't passed. Reading stays possible. */
export async function lockPlans(trx: Trx): Promise<void> {
  await sql`lock table vehicle_plans in share row exclusive mode`.execute(trx);
}
