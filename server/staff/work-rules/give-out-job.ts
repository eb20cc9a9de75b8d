import type { WorkRules } from '@volante/contract/staff/administration/work-rules.ts';
import { everyCountry, may, type Reach } from '@volante/contract/staff/roles.ts';
import { listAway } from '../../appointments/advisors/time-off.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { isOver } from '../accounts/account-store.ts';
import { PRESENT } from '../application/read-application.ts';
import { recordWrites } from '../audit/audit.ts';
import { updateGiven } from '../queue/assignee-store.ts';
import { answerBy } from '../queue/due/answer-by.ts';
import type { RowGiven } from '../queue/tables.ts';
import { type Decided, giveOut, type Worker } from './give-out.ts';
import { selectRules } from './rule-store.ts';
import * as store from './waiting-store.ts';

type GiveDeps = DbDeps & ClockDeps & ConfigDeps;
/** Applications locked at once: a driver who saves something waits for that. */
const BATCH = 100;
/** Considered by one run; the next one comes within a minute. */
const MOST = 20_000;

/** Everybody, with who is away until when. */
export async function readWorkers(db: Db, now: Date): Promise<Worker[]> {
  const [members, away] = [await store.selectMembers(db), await listAway(db, now)];
  return members.map((member) => ({ ...member, back: later(now, member.away_until, away.get(member.id) ?? null) }));
}

/** The later of the moments that are still to come. */
function later(now: Date, ...moments: (Date | null)[]): Date | null {
  const ahead = moments.filter((moment) => moment !== null && moment > now) as Date[];
  return ahead.length === 0 ? null : new Date(Math.max(...ahead.map(Number)));
}

function goneOf(workers: readonly Worker[], now: Date): store.Gone[] {
  return workers.flatMap((worker) => {
    const isLost = isOver(worker, now) || !may(worker, 'serve');
    return isLost || worker.back ? [{ id: worker.id, back: isLost ? null : worker.back }] : [];
  });
}

const none: WorkRules = { rules: [], leads: [] };

/**
 * What would become of the first of those that wait in these countries, by the given rules or the present ones. Changes nothing. What others
 * get meanwhile in other countries isn't foreseen.
 */
export async function tryGivingOut(
  deps: GiveDeps,
  reach: Reach,
  given: WorkRules | undefined,
  most: number,
): Promise<{ decided: Decided[]; workers: Worker[]; total: number }> {
  const now = deps.now();
  const rules = given ?? (await selectRules(deps.db)) ?? none;
  const workers = await readWorkers(deps.db, now);
  const gone = goneOf(workers, now);
  const ids = await store.selectWaiting(deps.db, reach, now, { gone, onlyLeft: false, most: MOST });
  const presentSince = new Date(now.getTime() - PRESENT);
  const waiting = await store.readWaiting(deps.db, ids.slice(0, most), { now, gone, presentSince, lock: false });
  return { decided: giveOut(waiting, rules, workers, now), workers, total: ids.length };
}

/** Gives out what waits for the company by the rules, frees what is left behind, and lets go up what nobody has begun in time. */
export async function giveOutWork(deps: GiveDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  const gone = goneOf(await readWorkers(deps.db, now), now);
  const onlyLeft = ((await selectRules(deps.db)) ?? none).rules.length === 0;
  const ids = await store.selectWaiting(deps.db, everyCountry, now, { gone, onlyLeft, most: MOST });
  for (let done = 0; done < ids.length; done += BATCH) {
    signal?.throwIfAborted();
    await transaction(deps, (trx) => giveBatch(deps, trx, ids.slice(done, done + BATCH)));
  }
}

async function giveBatch(deps: GiveDeps, trx: Trx, ids: readonly string[]): Promise<void> {
  const now = deps.now();
  const { version = 0, ...rules } = (await selectRules(trx)) ?? (none as WorkRules & { version?: number });
  // Before the applications, as disabling does.
  await store.lockMembers(trx, [...rules.rules.flatMap(({ members }) => members), ...rules.leads]);
  const workers = await readWorkers(trx, now);
  const presentSince = new Date(now.getTime() - PRESENT);
  const waiting = await store.readWaiting(trx, ids, { now, gone: goneOf(workers, now), presentSince, lock: true });
  const moved = giveOut(waiting, rules, workers, now).filter(({ outcome }) => ['rule', 'up', 'free'].includes(outcome));
  if (moved.length === 0) return;
  const items = await Promise.all(
    moved.map(async (item) => ({
      id: item.row.id,
      to: item.to?.id ?? null,
      given: await givenOf(deps, item, version),
    })),
  );
  await updateGiven(trx, items);
  await store.updateGivenAt(
    trx,
    items.flatMap(({ to }) => to ?? []),
    now,
  );
  const entries = moved.map(({ row, outcome, to, rule, load, among }) => ({
    ...{ accountId: null, kind: 'giveOut', applicationId: row.id, ip: null },
    details: {
      before: row.from,
      owner: to?.id ?? null,
      why: outcome,
      ...(to && { rule: rule?.name ?? null, version, load, among }),
    },
  }));
  await recordWrites(deps, entries, trx);
}

async function givenOf(deps: GiveDeps, { row, outcome, to, rule, load, among }: Decided, version: number) {
  if (!to || (outcome !== 'rule' && outcome !== 'up')) return null;
  const now = deps.now();
  const { country, waits_for: waitsFor, answer_by: due } = row;
  // What is late when it is given has its whole time once more.
  const until = due && due > now ? due : await answerBy(deps, { country, waitsFor, since: now });
  const given: RowGiven = {
    ...{ to: to.id, kind: outcome, rule: rule?.name ?? null, version, load, among },
    ...{ at: now.toISOString(), until: until?.toISOString() ?? null },
  };
  return given;
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'give-out-work': Record<string, never>;
  }
}

export function workJobs(deps: Deps): Pick<JobHandlers, 'give-out-work'> {
  return { 'give-out-work': { cron: '* * * * *', run: (_, signal) => giveOutWork(deps, signal) } };
}
