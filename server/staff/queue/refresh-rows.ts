import { isDeepStrictEqual } from 'node:util';
import type { Application } from '@volante/contract/application.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { readViewWith } from '../../admission/view.ts';
import { holdApplications } from '../../applications/applications.ts';
import { isChangedHere } from '../../applications/links.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { type JobData, type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { notifyCrm } from '../../notifications/crm/update-crm.ts';
import type { Outbox } from '../../notifications/notify.ts';
import { notifyTurn } from '../../notifications/notify-turn.ts';
import { crmHears } from '../../providers/crm/crm.ts';
import { answerBy } from './due/answer-by.ts';
import { type QueueFacts, queueFacts } from './facts-store.ts';
import { judgeWaiting } from './judge-waiting.ts';
import * as store from './row-store.ts';
import { phoneEnd, searchedWords } from './search-words.ts';

type RefreshDeps = ConfigDeps & Outbox;
/** A finding, such as a match with another application, isn't a change: it must not make an application count as active. */
type Cause = 'change' | 'finding' | 'clock';
const BATCH = 200;

/**
 * Recomputes the rows of what a transaction changed; called before each one commits. `toCompare` gets the applications whose
 * compared data has changed.
 */
export async function refreshTouched(
  deps: RefreshDeps,
  trx: Trx,
  toCompare?: (applicationIds: string[]) => Promise<void>,
): Promise<void> {
  const touched = await store.selectTouched(trx);
  await toCompare?.(touched.flatMap((row) => (row.toCompare ? [row.application_id] : [])));
  for (const { found, toCompare: _, ...before } of touched)
    await write(deps, trx, before, found ? 'finding' : 'change');
}

/** The data that staff entered with an application's link. */
interface OpenedFor {
  applicationId: string;
  given: Pick<LinkGiven, 'country' | 'firstName' | 'lastName' | 'email' | 'phone' | 'externalReference'>;
}

/**
 * Computes the rows of applications that this transaction opened and no driver has seen. Within a country they differ only in the
 * data that staff entered, so one is computed and copied to the others.
 */
export async function refreshOpened(deps: RefreshDeps, trx: Trx, opened: readonly OpenedFor[]): Promise<void> {
  const ofCountry = Object.values(Object.groupBy(opened, ({ given }) => given.country));
  for (const [model, ...others] of ofCountry) {
    if (!model) continue;
    await refreshRow(deps, trx, model.applicationId, 'change');
    if (others.length > 0) await store.copyQueueRow(trx, model.applicationId, others.map(namesOf), deps.now());
  }
}

function namesOf({ applicationId, given }: OpenedFor) {
  const { firstName = '', lastName = '', email = '', phone = '', externalReference = '' } = given;
  const name = `${firstName} ${lastName}`.trim();
  const words = searchedWords(name);
  return { id: applicationId, name, words, email: email.toLowerCase(), phone: phoneEnd(phone), externalReference };
}

/** The row computed from the application's data, with the data; null if there is no such application. */
export async function computeRow(deps: RefreshDeps, trx: Trx, applicationId: string) {
  const read = await readViewWith<QueueFacts>(deps, trx, applicationId, queueFacts);
  if (!read) return null;
  return { view: read.view, row: rowOf(read.view, read.more, deps.now()) };
}

/** Recomputes and writes the row. True if it was different before. */
async function refreshRow(deps: RefreshDeps, trx: Trx, applicationId: string, by: Cause): Promise<boolean> {
  if (by === 'clock') await holdApplications(trx, [applicationId]);
  const before = await store.lockQueueRow(trx, applicationId);
  return before !== null && write(deps, trx, before, by);
}

async function write(deps: RefreshDeps, trx: Trx, before: store.Before, by: Cause): Promise<boolean> {
  const { application_id: applicationId } = before;
  const computed = await computeRow(deps, trx, applicationId);
  if (!computed) return false;
  const { view } = computed;
  const at = deps.now();
  // If time passing made the change, it counts from that moment.
  const changed = by !== 'clock' || !before.due_at || before.due_at > at ? at : before.due_at;
  const since = computed.row.waits_for === before.waits_for ? before.waiting_since : changed;
  const { country, waits_for: waitsFor } = computed.row;
  const row = { ...computed.row, answer_by: await answerBy(deps, { country, waitsFor, since }) };
  const isSame = (Object.keys(row) as (keyof typeof row)[]).every((key) => isDeepStrictEqual(row[key], before[key]));
  if (isSame && !before.stale) return false;
  // Neither time passing nor a finding makes it the driver's turn.
  if (by === 'change') {
    await notifyCrmOfRow(deps, trx, before, row);
    const seen = { stage: before.stage, waitsFor: before.waits_for, since: before.waiting_since };
    const turn = { before: seen, waitsFor, view };
    // One that is open again has a message of its own.
    if (before.closed === null) await notifyTurn(deps, trx, applicationId, turn);
  }
  await store.updateQueueRow(trx, applicationId, {
    ...row,
    waiting_since: since,
    updated_at: by === 'change' ? at : before.updated_at,
  });
  return !isSame;
}

/** A new stage has its own update. */
async function notifyCrmOfRow(
  deps: RefreshDeps,
  trx: Trx,
  before: store.Before,
  row: store.ComputedRow,
): Promise<void> {
  if (before.stage !== row.stage) return;
  const isReachable = ({ email, phone }: store.ComputedRow) => Boolean(email || phone);
  const isMoved = before.visit_at?.getTime() !== row.visit_at?.getTime();
  if (before.closed !== row.closed) await notifyCrm(deps, trx, before.application_id, row.stage, 'closed');
  if (isMoved) await notifyCrm(deps, trx, before.application_id, row.stage, 'visit');
  else if (!isReachable(before) && isReachable(row))
    await notifyCrm(deps, trx, before.application_id, row.stage, 'contact');
  else if (isReachable(row) && crmHears(deps.config, 'link') && (await isChangedHere(trx, before.application_id)))
    await notifyCrm(deps, trx, before.application_id, row.stage, 'link');
}

function rowOf(view: Application, facts: QueueFacts, now: Date): Omit<store.ComputedRow, 'answer_by'> {
  const { firstName, lastName, email, phone, nationalId, taxId } = view.personalData;
  const name = `${firstName} ${lastName}`.trim();
  const { waitsFor, because, toReview, flags, visitAt, dueAt } = judgeWaiting(view, facts, now);
  return {
    reference: Number(view.reference),
    country: view.country,
    stage: view.status,
    name,
    waits_for: waitsFor,
    because,
    to_review: toReview,
    flags,
    visit_at: visitAt,
    due_at: dueAt,
    created_at: facts.created_at,
    words: searchedWords(name),
    email: email.toLowerCase(),
    phone: phoneEnd(phone),
    national_id: nationalId,
    tax_id: taxId,
    external_reference: facts.external_reference,
    closed: view.closed?.reason ?? null,
  };
}

/** Updates rows that are due because time has passed, or that were changed outside our transactions. */
export async function followClock(deps: RefreshDeps & DbDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await store.selectOverdue(deps.db, deps.now(), BATCH);
    for (const id of ids) {
      signal?.throwIfAborted();
      await transaction(deps, (trx) => refreshRow(deps, trx, id, 'clock'));
    }
    if (ids.length < BATCH) return;
  }
}

/** Which rows are recomputed; by default all of them. */
interface Mending {
  /** Only those after this application. */
  after?: string | null;
  /** How many at most. */
  most?: number;
  /** Of the closed applications only a seventh, another one each day of the week (0 to 6): nothing happens to them any more. */
  weekday?: number | null;
}

/** Recomputes rows. Returns how many were wrong, and after which application to go on; null if that was the last. */
export async function mendQueue(
  deps: RefreshDeps & DbDeps,
  { after = null, most = Number.POSITIVE_INFINITY, weekday = null }: Mending = {},
  signal?: AbortSignal,
): Promise<{ drifted: number; after: string | null }> {
  let drifted = 0;
  for (let done = 0; done < most; done += BATCH) {
    const size = Math.min(BATCH, most - done);
    const ids: string[] = await store.selectIdsAfter(deps.db, after, size, weekday);
    for (const id of ids) {
      signal?.throwIfAborted();
      if (await transaction(deps, (trx) => refreshRow(deps, trx, id, 'clock'))) drifted++;
    }
    if (ids.length < size) return { drifted, after: null };
    after = ids.at(-1) ?? null;
  }
  return { drifted, after };
}

/** Rows recomputed by one job, some minutes' worth: a job that is killed or expires repeats no more than these. */
const MEND_PART = 20_000;

/** Recomputes a part of the rows, and queues the job for the next one. */
async function mendPart(
  deps: Deps,
  { after, weekday, expected }: JobData['mend-queue'],
  most: number,
  signal?: AbortSignal,
): Promise<void> {
  const day = weekday ?? deps.now().getUTCDay();
  if (after === undefined) await followClock(deps, signal);
  const part = await mendQueue(deps, { after: after ?? null, weekday: day, most }, signal);
  if (part.drifted > 0 && !expected)
    deps.log.error({ drifted: part.drifted }, 'queue rows had drifted and were recomputed');
  const { after: next } = part;
  if (next === null) return;
  const rest = { after: next, weekday: day, ...(expected && { expected }) };
  await transaction(deps, (trx) => deps.jobs.enqueue(trx, 'mend-queue', rest, { key: next }));
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'follow-clock-in-queue': Record<string, never>;
    /** Scheduled without data: from the first row, for the present day. `expected`: a setting has changed, so rows are to differ. */
    'mend-queue': { after?: string; weekday?: number; expected?: true };
  }
}

/** Every process follows a changed setting within 5 s. */
const FOLLOWED_SECONDS = 10;

/** Has all rows recomputed after a setting that they depend on has changed. `change` identifies it. */
export function mendAfterSetting({ jobs }: Pick<Deps, 'jobs'>, trx: Trx, change: string): Promise<void> {
  return jobs.enqueue(trx, 'mend-queue', { expected: true }, { key: change, startAfter: FOLLOWED_SECONDS });
}

export function queueJobs(deps: Deps, part = MEND_PART): Pick<JobHandlers, 'follow-clock-in-queue' | 'mend-queue'> {
  return {
    'follow-clock-in-queue': {
      cron: '* * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => followClock(deps, signal),
    },
    'mend-queue': {
      cron: '20 8 * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (data, signal) => mendPart(deps, data, part, signal),
    },
  };
}
