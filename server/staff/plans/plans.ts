import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { MOST_PLANS, type VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import type { PlanFacts } from '@volante/contract/terms/terms.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import * as store from './plan-store.ts';

type PlanDeps = DbDeps & ClockDeps;

/** Every plan at its latest version. */
export async function readPlans(db: Db): Promise<VehiclePlan[]> {
  return (await store.selectPlans(db, 4 * MOST_PLANS)).map(showPlan);
}

/** What an approval in this country can choose. */
export async function readOffered(db: Db, country: CountryCode): Promise<VehiclePlan[]> {
  return (await store.selectOffered(db, country)).map(showPlan);
}

/** Throws `not_found_error`. */
export async function readVersions(db: Db, planId: string): Promise<VehiclePlan[]> {
  const versions = isRequestId(planId) ? await store.selectVersions(db, planId, 200) : [];
  if (versions.length === 0) throw new Problem('not_found_error');
  return versions.map(showPlan);
}

async function readPlan(db: Db, planId: string): Promise<VehiclePlan> {
  return (await readVersions(db, planId))[0]!;
}

/** Throws `conflict_error` if the country has too many. */
export function addPlan(
  deps: PlanDeps,
  accountId: string,
  { country, ...facts }: PlanFacts & { country: CountryCode },
): Promise<VehiclePlan> {
  return transaction(deps, async (trx) => {
    await store.lockPlans(trx);
    await refuseTooMany(trx, country);
    const id = uuidv7();
    const row = { id, version: 1, country, ...rowOf(facts), ended: false, account_id: accountId, at: deps.now() };
    await store.insertVersion(trx, row);
    return readPlan(trx, id);
  });
}

/**
 * Makes the next version, of the same facts if none are given. Throws `not_found_error`, `changed_meanwhile` at an older version,
 * and `conflict_error` if one that ended is offered again among too many.
 */
export function changePlan(
  deps: PlanDeps,
  accountId: string,
  planId: string,
  { version, facts, ended }: { version: number; facts?: PlanFacts; ended: boolean },
): Promise<VehiclePlan> {
  return transaction(deps, async (trx) => {
    await store.lockPlans(trx);
    const seen = { id: planId, version };
    const { version: present } = isRequestId(planId) ? await readPlan(trx, planId) : { version: null };
    if (present === null) throw new Problem('not_found_error');
    const row = present === version ? await store.lockVersion(trx, seen, 'to change') : null;
    if (!row) throw changedMeanwhile('version');
    if (row.ended && !ended) await refuseTooMany(trx, row.country);
    const change = { ...(facts && rowOf(facts)), version: version + 1, ended, account_id: accountId, at: deps.now() };
    await store.insertVersion(trx, { ...row, ...change });
    return readPlan(trx, planId);
  });
}

async function refuseTooMany(db: Db, country: CountryCode): Promise<void> {
  if ((await store.selectOffered(db, country)).length >= MOST_PLANS) throw new Problem('conflict_error');
}

function rowOf({ vehicle, weeklyPaymentMinor, termWeeks, depositMinor, insurance }: PlanFacts) {
  return { vehicle, weekly_payment: weeklyPaymentMinor, term_weeks: termWeeks, deposit: depositMinor, insurance };
}

function showPlan(row: store.NamedPlan): VehiclePlan {
  const { id, version, country, vehicle, insurance, ended } = row;
  return {
    ...{ id, version, country, currency: countries[country].currency, vehicle },
    ...{ weeklyPaymentMinor: row.weekly_payment, termWeeks: row.term_weeks, depositMinor: row.deposit },
    ...{ insurance, ended, by: { id: row.account_id, name: row.by }, at: row.at.toISOString() },
  };
}
