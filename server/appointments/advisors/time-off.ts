import { isRequestId } from '@volante/contract/fields/address.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { momentOf, startOfDay } from '../calendar/wall-clock.ts';
import * as store from './advisor-store.ts';

/**
 * A date (`2026-12-24`) means the whole day, a time (`2026-12-24 13:00`, `2026-12-24T13:00`) from or until then, in the advisor's
 * zone.
 */
interface Absence {
  from: string;
  to: string;
}

/** The visits booked during an absence; they stay until somebody moves them. */
interface Booked {
  id: string;
  startsAt: Date;
}

/** Null if it ends before it starts. Throws `not_found_error` for an unknown advisor. */
export function addTimeOff(
  deps: DbDeps,
  advisorId: string,
  absence: Absence,
): Promise<{ id: string; from: Date; to: Date; visits: Booked[] } | null> {
  return transaction(deps, async (trx) => {
    const { from, to } = await spanOf(trx, advisorId, absence);
    if (from >= to) return null;
    const id = await store.insertTimeOff(trx, advisorId, from, to);
    const visits = await store.selectVisitsBetween(trx, advisorId, from, to);
    return { id, from, to, visits: visits.map((visit) => ({ id: visit.id, startsAt: visit.starts_at })) };
  });
}

/** Throws `not_found_error` if the advisor has no such absence. */
export function removeTimeOff(deps: DbDeps, advisorId: string, id: string): Promise<void> {
  return transaction(deps, async (trx) => {
    if (!(await store.deleteOneTimeOff(trx, advisorId, id))) throw new Problem('not_found_error');
  });
}

/** True for a UUID of an absence of this advisor. */
export async function hasTimeOff({ db }: DbDeps, advisorId: string, id: string): Promise<boolean> {
  return isRequestId(advisorId) && isRequestId(id) && store.existsTimeOff(db, advisorId, id);
}

/**
 * Deletes every overlapping absence. False if the time ends before it starts. Throws `not_found_error` for an unknown advisor.
 */
export function endTimeOff(deps: DbDeps, advisorId: string, absence: Absence): Promise<boolean> {
  return transaction(deps, async (trx) => {
    const { from, to } = await spanOf(trx, advisorId, absence);
    if (from >= to) return false;
    await store.deleteTimeOff(trx, advisorId, from, to);
    return true;
  });
}

async function spanOf(
  trx: Parameters<typeof store.selectAdvisorForUpdate>[0],
  advisorId: string,
  { from, to }: Absence,
): Promise<{ from: Date; to: Date }> {
  const advisor = await store.selectAdvisorForUpdate(trx, advisorId);
  if (!advisor) throw new Problem('not_found_error');
  return { from: new Date(startOf(from, advisor.zone)), to: new Date(endOf(to, advisor.zone)) };
}

function startOf(text: string, zone: string): number {
  const [day = '', time] = text.split(/[ T]/);
  return time ? momentOf(day, time, zone) : startOfDay(day, zone);
}

function endOf(text: string, zone: string): number {
  const [day = '', time] = text.split(/[ T]/);
  return time ? momentOf(day, time, zone) : startOfDay(addDays(day, 1), zone);
}

/** From this length on, time off is an absence: shorter, somebody is back the same day. */
const ABSENCE_HOURS = 20;

/** Until when people are away as advisors, by their accounts. */
export async function listAway(db: Db, now: Date): Promise<Map<string, Date>> {
  const rows = await store.selectAway(db, now, ABSENCE_HOURS);
  return new Map(rows.map(({ account_id: id, ends_at: until }) => [id, until]));
}
