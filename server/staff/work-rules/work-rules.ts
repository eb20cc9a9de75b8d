import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  type Member,
  MOST_TRIED,
  type PresentRules,
  type Tried,
  type WorkRules,
} from '@volante/contract/staff/administration/work-rules.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { may, type Reach, type Right } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { isOver, selectAccount, updateAccount } from '../accounts/account-store.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import type { Decided, Worker } from './give-out.ts';
import { readWorkers, tryGivingOut } from './give-out-job.ts';
import * as store from './rule-store.ts';

type RuleDeps = DbDeps & ClockDeps & ConfigDeps;

export async function readRules({ db }: Pick<DbDeps, 'db'>): Promise<PresentRules> {
  const row = await store.selectRules(db);
  if (!row) return { version: 0, rules: [], leads: [], by: null, at: null };
  const { version, rules, leads, at } = row;
  const by = await selectAccount(db, row.account_id);
  return { version, rules, leads, by: by && { id: by.id, name: by.name }, at: at.toISOString() };
}

/** Throws `changed_meanwhile` at another version than the one that was seen, and a 422 for people who may not do that work. */
export function changeRules(
  deps: RuleDeps,
  accountId: string,
  { version, rules, leads }: WorkRules & { version: number },
): Promise<PresentRules> {
  return transaction(deps, async (trx) => {
    const present = await store.selectRules(trx);
    if ((present?.version ?? 0) !== version) throw changedMeanwhile('version');
    await refuseStrangers(trx, deps.now(), { rules, leads });
    const row = {
      version: version + 1,
      rules: JSON.stringify(rules),
      leads: [...leads],
      account_id: accountId,
      at: deps.now(),
    };
    await store.insertRules(trx, row);
    return readRules({ db: trx });
  });
}

async function refuseStrangers(trx: Trx, now: Date, { rules, leads }: WorkRules): Promise<void> {
  const workers = new Map((await readWorkers(trx, now)).map((worker) => [worker.id, worker]));
  const isFit = (id: string, right: Right) => {
    const worker = workers.get(id);
    return worker !== undefined && !isOver(worker, now) && may(worker, right);
  };
  const broken = [
    ...rules.flatMap(({ members }, at) => (members.every((id) => isFit(id, 'decide')) ? [] : [`rules.${at}.members`])),
    ...(leads.every((id) => isFit(id, 'oversee')) ? [] : ['leads']),
  ];
  if (broken.length > 0) throw brokenRules(...broken.map((path) => brokenRule(path, 'invalid_value')));
}

/** What the rules would do now with what waits in these countries. */
export async function tryRules(
  deps: RuleDeps,
  reach: Reach,
  given: WorkRules | undefined,
): Promise<{ items: Tried[]; total: number; asOf: string }> {
  const { decided, workers, total } = await tryGivingOut(deps, reach, given, MOST_TRIED);
  const names = new Map(workers.map(({ id, name }) => [id, name]));
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const show = ({ row, outcome, to, rule, load, among, passed }: Decided): Tried => ({
    ...{ applicationId: row.id, reference: showReference(String(row.reference)), name: row.name, country: row.country },
    ...{ waitsFor: row.waits_for, answerBy: row.answer_by?.toISOString() ?? null, from: person(row.from) },
    ...{ to: person(to?.id ?? null), outcome, rule: rule?.name ?? null, load, among },
    passed: passed.map(({ id, reason }) => ({ id, name: names.get(id) ?? '', reason })),
  });
  return { items: decided.map(show), total, asOf: deps.now().toISOString() };
}

/** Who may work on applications, by name. */
export async function listMembers(deps: RuleDeps): Promise<Member[]> {
  const now = deps.now();
  const workers = await readWorkers(deps.db, now);
  return workers.filter((worker) => !isOver(worker, now) && may(worker, 'serve')).map(showMember);
}

type Changed = Pick<Member, 'capacity' | 'languages' | 'awayUntil'>;
type MemberChange = { [Field in keyof Changed]?: Changed[Field] | undefined };

/** Throws `not_found_error` for somebody who isn't among them. */
export function changeMember(
  deps: RuleDeps,
  accountId: string,
  { capacity, languages, awayUntil }: MemberChange,
): Promise<Member> {
  return transaction(deps, async (trx) => {
    const within = { ...deps, db: trx };
    const find = async () => (await listMembers(within)).find(({ id }) => id === accountId);
    if (!isRequestId(accountId) || !(await find())) throw new Problem('not_found_error');
    const change = {
      ...(capacity !== undefined && { capacity }),
      ...(languages && { work_languages: languages }),
      ...(awayUntil !== undefined && { away_until: awayUntil === null ? null : new Date(awayUntil) }),
    };
    if (Object.keys(change).length > 0) await updateAccount(trx, accountId, change);
    return (await find()) as Member;
  });
}

function showMember(worker: Worker): Member {
  const { id, name, roles, countries, capacity, load } = worker;
  return {
    ...{ id, name, roles, countries, capacity, load, languages: worker.work_languages },
    awayUntil: worker.away_until?.toISOString() ?? null,
    backAt: worker.back?.toISOString() ?? null,
  };
}
