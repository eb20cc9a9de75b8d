import { setTimeout as pause } from 'node:timers/promises';
import type { Trx } from '../core/database/db.ts';
import { isDatabaseLost, logDatabaseLost } from '../core/database/lost-database.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobData, JobHandler } from '../core/jobs.ts';
import { retryAfterMs } from '../core/outside/outside-try.ts';
import { type OutwardAnswer, postOutward } from '../core/outside/post-outward.ts';
import * as store from './delivery-store.ts';
import { deleteOldEvents, numberAll, showDelivered } from './feed.ts';
import { signedHeaders } from './secrets.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'send-webhooks': { endpointId: string };
    'sweep-webhooks': { isSecond?: boolean };
    'forget-events': Record<string, never>;
  }
}

declare module '../core/deps.ts' {
  interface Deps {
    /** Tells the admins that nothing is sent any more to this host of a webhook. */
    notifyWebhookOff(trx: Trx, host: string): Promise<void>;
  }
}

/** From the connection to the last byte that is read, in ms, and how much is read. */
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 64 * 1024;
/** How much of an answer is kept, in characters. */
const KEPT_ANSWER = 500;

/** The first retry, and the longest pause between two, in seconds. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 12 * 3600;

/** Requests under way to one endpoint at the same time, in one process. */
const MOST_AT_ONCE = 5;

/** How long a job waits for the requests that it began, in ms; then they go on without it. */
const MOMENT_MS = 500;

export function webhookJobs(deps: Deps) {
  const lanes = openLanes(deps);
  const send: JobHandler<{ endpointId: string }> = { run: ({ endpointId }) => lanes(endpointId) };
  return {
    'send-webhooks': send,
    'sweep-webhooks': { cron: '* * * * *', run: (data: JobData['sweep-webhooks']) => sweepWebhooks(deps, data) },
    'forget-events': {
      cron: '20 4 * * *',
      run: (_: unknown, signal?: AbortSignal) => deleteOldEvents(deps, signal),
    },
  };
}

/**
 * Sends what is due at an endpoint, beside what is sent to others. Jobs are fetched ten at a time, so one that waited for a slow
 * receiver would hold up the other nine and all that follow: after a moment its requests go on without it, a few to each endpoint at
 * the same time. If the process is killed, the sweep finds what they hadn't finished.
 */
function openLanes(deps: Deps): (endpointId: string) => Promise<void> {
  const lanes = new Map<string, { running: number; again: boolean }>();
  async function run(endpointId: string, lane: { running: number; again: boolean }): Promise<void> {
    lane.running++;
    try {
      do {
        lane.again = false;
        await sendDue(deps, endpointId, deps.stopping);
      } while (lane.again && !deps.stopping.aborted);
    } finally {
      lane.running--;
      if (lane.running === 0) lanes.delete(endpointId);
    }
  }
  return async (endpointId) => {
    const lane = lanes.get(endpointId) ?? { running: 0, again: false };
    lanes.set(endpointId, lane);
    // Those that run may be past what this job is about.
    if (lane.running >= MOST_AT_ONCE) {
      lane.again = true;
      return;
    }
    const sent = run(endpointId, lane);
    if ((await Promise.race([sent, pause(MOMENT_MS, 'over', { ref: false })])) === 'over') sent.catch(logFault);
  };
  function logFault(error: unknown): void {
    if (isDatabaseLost(error)) logDatabaseLost(deps.log, error);
    else deps.log.error({ err: error }, 'webhooks');
  }
}

/**
 * Sends what is due at an endpoint, in order for each application, until an attempt fails or `signal` is aborted. Two processes at once
 * send nothing twice; one that is killed between sending and recording leads to a second request with the same `webhook-id`, after the
 * lease.
 */
export async function sendDue(deps: Deps, endpointId: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const claimed = await store.claim(deps.db, endpointId);
    if (!claimed || !(await attempt(deps, claimed, signal))) return;
  }
}

/** Starts what is due: retries, and what a command or a killed process left. Twice a minute: the scheduled one orders the second. */
export async function sweepWebhooks(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { isSecond = false }: JobData['sweep-webhooks'] = {},
): Promise<void> {
  await numberAll(deps);
  const due = await store.selectDue(deps.db);
  await transaction({ db: deps.db }, async (trx) => {
    for (const endpointId of due) await deps.jobs.enqueue(trx, 'send-webhooks', { endpointId }, { key: endpointId });
    if (!isSecond)
      await deps.jobs.enqueue(trx, 'sweep-webhooks', { isSecond: true }, { key: 'second', startAfter: SECOND_SWEEP });
  });
}

/** Seconds. */
const SECOND_SWEEP = 30;

/** True if it was accepted. */
async function attempt(deps: Deps, claimed: store.Claimed, signal?: AbortSignal): Promise<boolean> {
  const body = JSON.stringify(showDelivered(claimed));
  const began = performance.now();
  const answer = await postOutward({
    url: claimed.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Volante-Webhooks',
      ...signedHeaders(deps, claimed, body),
    },
    timeoutMs: TIMEOUT_MS,
    ...(signal && { signal }),
    maxBytes: MOST_BYTES,
    allowsLocal: deps.config.SANDBOX === 'on',
  });
  // The failure is ours.
  if ('fault' in answer && signal?.aborted) {
    await store.release(deps.db, claimed);
    return false;
  }
  const ms = Math.round(performance.now() - began);
  const reason = reasonOf(answer);
  const { status = null, text = null } = 'fault' in answer ? {} : answer;
  // PostgreSQL's text has no NUL.
  const kept = text?.replaceAll('\0', '').slice(0, KEPT_ANSWER) ?? null;
  const { endpointId: webhook, id: event, kind, tries } = claimed;
  deps.log.info({ webhook, event, kind, status, reason, ms, tries }, 'webhook');
  if (reason === null) {
    await store.settleSent(deps.db, claimed, { reason, status, answer: kept, ms });
    return true;
  }
  const asked = 'fault' in answer ? 0 : (retryAfterMs(answer.retryAfter ?? null) ?? 0) / 1000;
  const pauseSeconds = Math.min(LONGEST_PAUSE, Math.max(asked, pauseAfter(tries)));
  const waitSeconds = status === 429 || status === 503 ? Math.min(asked, LONGEST_PAUSE) : 0;
  await transaction({ db: deps.db }, async (trx) => {
    const next = { pauseSeconds, waitSeconds, isGone: status === 410 };
    const off = await store.settleFailed(trx, claimed, { reason, status, answer: kept, ms }, next);
    if (off === null) return;
    deps.log.warn({ webhook, off }, 'a webhook was switched off');
    await deps.notifyWebhookOff(trx, new URL(claimed.url).host);
  });
  return false;
}

function reasonOf(answer: OutwardAnswer): string | null {
  if ('fault' in answer) return answer.fault;
  const { status } = answer;
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  if (status >= 300 && status < 400) return 'redirected';
  return 'refused';
}

/** Seconds until an attempt is repeated: four times as long each time, with half of it random. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** Math.min(tries - 1, 10)) * (0.5 + Math.random() / 2);
}
