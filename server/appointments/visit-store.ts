import type { Db, Trx } from '../core/database/db.ts';
import './tables.ts';

export interface BookedVisit {
  id: string;
  applicationId: string;
  advisorId: string;
  /** The console account of its advisor. */
  advisorAccount: string | null;
  startsAt: Date;
  status: 'booked' | 'ended' | 'cancelled';
}

/** Null for holds. `id` must be a UUID. */
export async function selectBookedVisit(db: Db, id: string): Promise<BookedVisit | null> {
  const row = await db
    .selectFrom('appointments as v')
    .innerJoin('advisors as a', 'a.id', 'v.advisor_id')
    .select([
      'v.id',
      'v.application_id as applicationId',
      'v.advisor_id as advisorId',
      'a.account_id as advisorAccount',
      'v.starts_at as startsAt',
      'v.status',
    ])
    .where('v.id', '=', id)
    .where('v.status', '<>', 'held')
    .executeTakeFirst();
  return (row as BookedVisit | undefined) ?? null;
}

export async function selectAdvisorOf(db: Db, accountId: string): Promise<string | null> {
  const row = db.selectFrom('advisors').select('id').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.id ?? null;
}

export function selectHolds(db: Db, now: Date, advisorId: string | undefined) {
  const held = db.selectFrom('appointments').select(['advisor_id', 'starts_at', 'ends_at', 'expires_at']);
  const live = held.where('status', '=', 'held').where('expires_at', '>', now);
  const own = advisorId === undefined ? live : live.where('advisor_id', '=', advisorId);
  return own.orderBy('starts_at').execute();
}

export async function updateToEnded(trx: Trx, id: string, at: Date): Promise<void> {
  const visit = trx.updateTable('appointments').set({ status: 'ended', updated_at: at }).where('id', '=', id);
  await visit.where('status', '=', 'booked').execute();
}
