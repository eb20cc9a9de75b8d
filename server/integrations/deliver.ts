import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/jobs.ts';
import { retryAfterMs } from '../core/outside/outside-try.ts';
import { type OutwardAnswer, postOutward } from '../core/outside/post-outward.ts';
import * as store from './delivery-store.ts';
import type { Lane } from './event-store.ts';
import { deleteOldEvents, numberAll, showEvent } from './feed.ts';
import { signedHeaders } from './secrets.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'send-webhooks': Lane;
    'sweep-webhooks': Record<string, never>;
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

/** Lanes that one sweep starts, for each endpoint; each job goes on with others. */
const MOST_LANES = 500;

/** How long a job goes on with what else is due at its endpoint, in ms; then others have their turn. */
const TURN_MS = 2000;

export function webhookJobs(deps: Deps) {
  const send: JobHandler<Lane> = { run: (lane, signal) => sendLane(deps, lane, signal) };
  return {
    'send-webhooks': send,
    'sweep-webhooks': { cron: '* * * * *', run: () => sweepWebhooks(deps) },
    'forget-events': {
      cron: '20 4 * * *',
      run: (_: unknown, signal?: AbortSignal) => deleteOldEvents(deps, signal),
    },
  };
}

/**
 * Sends what is due of one application to one endpoint, in order, until an attempt fails; then, for a while, what else is due there.
 * Two processes at once send nothing twice; one that is killed between sending and recording leads to a second request with the same
 * `webhook-id`, after the lease.
 */
export async function sendLane(deps: Deps, lane: Lane, signal?: AbortSignal): Promise<void> {
  const began = performance.now();
  let isOwn = true;
  while (!signal?.aborted) {
    const claimed = isOwn
      ? await store.claimNext(deps.db, lane)
      : performance.now() - began < TURN_MS && (await store.claimAny(deps.db, lane.endpointId));
    if (claimed) {
      if (!(await attempt(deps, claimed))) return;
    } else if (isOwn) isOwn = false;
    else return;
  }
}

/** Starts what is due: retries, what was replayed, and what a command or a killed process left. */
export async function sweepWebhooks(deps: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await numberAll(deps);
  const lanes = await store.selectDueLanes(deps.db, MOST_LANES);
  await transaction({ db: deps.db }, async (trx) => {
    for (const lane of lanes)
      await deps.jobs.enqueue(trx, 'send-webhooks', lane, { key: `${lane.endpointId} ${lane.applicationId}` });
  });
}

/** True if it was accepted. */
async function attempt(deps: Deps, claimed: store.Claimed): Promise<boolean> {
  const body = JSON.stringify(showEvent(claimed));
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
    maxBytes: MOST_BYTES,
    allowsLocal: deps.config.SANDBOX === 'on',
  });
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
  const pause = Math.min(LONGEST_PAUSE, Math.max(asked, pauseAfter(tries)));
  const waitSeconds = status === 429 || status === 503 ? Math.min(asked, LONGEST_PAUSE) : 0;
  await transaction({ db: deps.db }, async (trx) => {
    const next = { pauseSeconds: pause, waitSeconds, isGone: status === 410 };
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
