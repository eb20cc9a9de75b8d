import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Trx } from './database/db.ts';
import { logDatabaseLost } from './database/log-database-lost.ts';
import { isDatabaseLost } from './database/lost-database.ts';
import { StatementNames } from './database/statement-names.ts';
import { WatchedClient } from './database/watched-client.ts';
import { codeOfFault, DEAD_LETTERS } from './dead-jobs.ts';
import { withTrace } from './tracing/trace.ts';
import { noTracing } from './tracing/tracing.ts';

/**
 * Job payloads by name. Features add theirs where they handle them: `declare module './jobs.ts' { interface JobData {
 * 'send-mail': { mailId: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their jobs by declaration merging.
export interface JobData {}
export type JobName = keyof JobData & string;

export interface JobOptions {
  /** Earliest start, or a delay in seconds by the database's clock, which the queue uses; default: immediately. */
  startAfter?: Date | number;
  /** While a job with this name and key is queued, further ones are dropped. */
  key?: string;
}

/** Exponential backoff up to a maximum, with half of it jitter, so that retries don't coincide. */
export interface RetryPolicy {
  /** Maximum number of retries. */
  limit: number;
  delaySeconds: number;
  maxDelaySeconds: number;
}

export interface JobHandler<Data> {
  /**
   * Must be idempotent, since a job may run twice. Errors are retried. `signal` is aborted at the job's expiry, or when another
   * process took it over: work in a loop stops then, so that no job runs beside its own retry.
   */
  run(data: Data, signal?: AbortSignal): Promise<void>;
  /** Default: retries for a quarter of an hour. */
  retry?: RetryPolicy;
  /** How long one attempt may take; default: a quarter of an hour. A process that ends earlier is noticed within half a minute. */
  expireSeconds?: number;
  /** Five-field cron expression in UTC; scheduled runs get `{}` as data. */
  cron?: string;
}

export type JobHandlers = { [Name in JobName]: JobHandler<JobData[Name]> };

/** What a process must know about releases that may run beside it on the same database. */
export interface OtherReleases {
  /** Jobs of earlier releases whose schedules this one gave up. Schedules that it doesn't know otherwise are a newer release's. */
  retired?: readonly string[];
  /** A newer release has been here: queues and schedules are then as it left them. */
  newerWasHere?: boolean;
}

export interface Jobs {
  /** Enqueues a job atomically with the caller's transaction. */
  enqueue<Name extends JobName>(trx: Trx, name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
  /** Requeues a job that was given up, as if it were new; false if there is none, or one like it is queued already. */
  retryGivenUp(trx: Trx, id: string): Promise<boolean>;
  /** Starts the workers; every kind of job needs a handler. */
  work(handlers: JobHandlers, others?: OtherReleases): Promise<void>;
  /** Lets running jobs finish (8 s at most) and disconnects. */
  stop(): Promise<void>;
}

/** Expiry of a job that goes through all applications or files: such a job gets its signal into its loop. */
export const SWEEP_EXPIRE_SECONDS = 3 * 3600;

/**
 * Connects to the job queue (pg-boss, in the schema `pgboss`) and installs it if missing. A process that only `sends` neither
 * starts scheduled jobs nor maintains the queue.
 */
export async function openJobs(
  databaseUrl: string,
  log: Logger,
  { sends = false, tracing = noTracing } = {},
): Promise<Jobs> {
  // The queue hands what it does not know on to its pool.
  const connections = { Client: WatchedClient, names: new StatementNames(), answerTimeoutSeconds: 30 };
  const boss = new PgBoss({
    ...connections,
    connectionString: databaseUrl,
    max: sends ? 1 : 4,
    application_name: 'volante jobs',
    useListenNotify: !sends,
    schedule: !sends,
    supervise: !sends,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  let stopping = false;
  // Without a listener an interrupted connection would end the process. Stopping interrupts some.
  boss.on('error', (error) => {
    if (stopping) return;
    if (isDatabaseLost(error)) logDatabaseLost(log, error);
    else log.error({ err: error }, 'job queue');
  });
  boss.on('warning', (warning) => log.warn(warning, 'job queue'));
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  await boss.updateQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT });
  const created = new Map<string, Promise<void>>();

  // `short` keeps one waiting job per key; jobs without a key get one of their own.
  function ensureQueue(name: string): Promise<void> {
    const known = created.get(name) ?? boss.createQueue(name, { policy: 'short', ...queueSettings({}) });
    created.set(name, known);
    known.catch(() => created.delete(name));
    return known;
  }

  // Each run has its own trace, independent of the one that enqueued it.
  async function runTraced(job: Job<unknown>, handler: JobHandler<unknown>): Promise<JobResult> {
    const span = tracing.begin(`job ${job.name}`, 'job', undefined, { 'volante.attempt': job.retryCount + 1 });
    const result = await withTrace(span.trace, () => settle(job, handler, log));
    span.end({ failed: result.status === 'failed' });
    return result;
  }

  async function handle(name: JobName, handler: JobHandler<unknown>, isNewest: boolean): Promise<void> {
    await ensureQueue(name);
    // A queue that an earlier version made keeps its policy otherwise.
    if (isNewest) await boss.updateQueue(name, queueSettings(handler));
    await boss.work(name, workSettings(handler), (jobs) => Promise.all(jobs.map((job) => runTraced(job, handler))));
    if (handler.cron && isNewest) await boss.schedule(name, handler.cron, {}, { tz: 'UTC', missed: 'once' });
  }

  return {
    async enqueue(trx, name, data, { startAfter, key = randomUUID() } = {}) {
      await ensureQueue(name);
      const options = { singletonKey: key, db: fromKysely(trx), ...(startAfter && { startAfter }) };
      await boss.send(name, data as object, options);
    },
    async retryGivenUp(trx, id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: fromKysely(trx) })) > 0;
    },
    async work(handlers, { retired = [], newerWasHere = false } = {}) {
      const entries = Object.entries(handlers) as [JobName, JobHandler<unknown>][];
      await Promise.all(entries.map(([name, handler]) => handle(name, handler, !newerWasHere)));
      const unscheduled = entries.filter(([, { cron }]) => !cron).map(([name]) => name);
      if (!newerWasHere) await forgetSchedules(boss, [...unscheduled, ...retired]);
    },
    stop() {
      stopping = true;
      return boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}

async function settle(job: Job<unknown>, handler: JobHandler<unknown>, log: Logger): Promise<JobResult> {
  try {
    await handler.run(job.data, job.signal);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    if (isDatabaseLost(error)) logDatabaseLost(log, error);
    else log.error({ err: error, job: job.name, jobId: job.id, attempt: job.retryCount + 1 }, 'job failed');
    return { id: job.id, status: 'failed', output: { code: codeOfFault(error) } };
  }
}

// A schedule lives in the database and would outlast the handler that asked for it.
async function forgetSchedules(boss: PgBoss, givenUp: readonly string[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (givenUp.includes(name)) await boss.unschedule(name);
}

/** In seconds. */
const DEAD_LETTERS_KEPT = 90 * 24 * 3600;

const quarterOfAnHour: RetryPolicy = { limit: 8, delaySeconds: 2, maxDelaySeconds: 3600 };

/**
 * A job whose process shows no sign of life for `HEARTBEAT_SECONDS` is retried; looked for every `SUPERVISE_SECONDS`. Together
 * with the first pause of a retry that is well within a minute. Long enough that a database that restarts isn't mistaken for it.
 */
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 10;
const EXPIRE_SECONDS = 15 * 60;

function queueSettings({ retry, expireSeconds }: Pick<JobHandler<unknown>, 'retry' | 'expireSeconds'>) {
  const { limit, delaySeconds, maxDelaySeconds } = retry ?? quarterOfAnHour;
  return {
    notify: true,
    expireInSeconds: expireSeconds ?? EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryBackoff: true,
    retryDelayMax: maxDelaySeconds,
    deadLetter: DEAD_LETTERS,
  };
}

/**
 * Woken by NOTIFY; the polls are for delayed jobs and retries. Measured: fewer seconds bring nothing. A scheduled job begins at once
 * too, and only its retry waits for a poll: queues that ask every two seconds were most of what an idle server did.
 */
function workSettings({ cron }: Pick<JobHandler<unknown>, 'cron'>) {
  return {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: cron ? SCHEDULED_POLL_SECONDS : POLL_SECONDS,
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

/** No job is delayed by less than ten seconds, and a retry waits for two at least: it may be some more. */
const POLL_SECONDS = 4;

/** With `HEARTBEAT_SECONDS` and `SUPERVISE_SECONDS` still within a minute. */
const SCHEDULED_POLL_SECONDS = 15;
