import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Trx } from './database/db.ts';
import { isDatabaseLost, logDatabaseLost } from './database/lost-database.ts';
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
  /** Earliest start, or a delay in seconds; default: immediately. The queue uses the database's clock. */
  startAfter?: Date | number;
  /** While a job with this name and key is queued, further ones are dropped. */
  key?: string;
  /** Runs after the queued jobs of its kind that aren't such: one of many, while somebody may wait for one of the others. */
  afterOthers?: true;
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
   * Must be idempotent, since a job may run twice. Errors are retried. `signal` is aborted when the job expires, or when another
   * process takes it over: a loop must then stop, so that the job never runs concurrently with its own retry.
   */
  run(data: Data, signal?: AbortSignal): Promise<void>;
  /** Default: retries for a quarter of an hour. */
  retry?: RetryPolicy;
  /**
   * How long one attempt may take; default: a quarter of an hour. If the process dies before, that is noticed within half a
   * minute.
   */
  expireSeconds?: number;
  /** Five-field cron expression in UTC; scheduled runs get `{}` as data. */
  cron?: string;
}

export type JobHandlers = { [Name in JobName]: JobHandler<JobData[Name]> };

/** What a process must know about releases that may run beside it on the same database. */
export interface OtherReleases {
  /** Kinds of jobs of earlier releases whose schedules are to be removed. Other unknown schedules belong to a newer release. */
  retired?: readonly string[];
  /** True if a newer release has run here: then queues and schedules stay as it left them. */
  newerWasHere?: boolean;
}

export interface Jobs {
  /** Enqueues a job atomically with the caller's transaction. */
  enqueue<Name extends JobName>(trx: Trx, name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
  /** Queues a given-up job again, as if it were new; false if there is no such job, or if an equal one is already queued. */
  retryGivenUp(trx: Trx, id: string): Promise<boolean>;
  /** Starts the workers; every kind of job needs a handler. */
  work(handlers: JobHandlers, others?: OtherReleases): Promise<void>;
  /** Lets running jobs finish (8 s at most) and disconnects. */
  stop(): Promise<void>;
}

/** Expiry of a job that goes through all applications or files. Such a job passes its signal into its loop. */
export const SWEEP_EXPIRE_SECONDS = 3 * 3600;

/**
 * Connects to the job queue (pg-boss, in the schema `pgboss`) and installs it if missing. A process that only sends jobs
 * (`sends`) neither starts scheduled jobs nor maintains the queue.
 */
export async function openJobs(
  databaseUrl: string,
  log: Logger,
  { sends = false, tracing = noTracing } = {},
): Promise<Jobs> {
  // Options that pg-boss doesn't know are passed on to its connection pool.
  const connections = { Client: WatchedClient, answerTimeoutSeconds: 30 };
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
  // Without a listener an interrupted connection would end the process. Stopping interrupts some connections.
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

  // The policy `short` keeps one waiting job per key; jobs without a key get a unique one.
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
    // A queue created by an earlier version would otherwise keep its old settings.
    if (isNewest) await boss.updateQueue(name, queueSettings(handler));
    await boss.work(name, workSettings(handler), (jobs) => Promise.all(jobs.map((job) => runTraced(job, handler))));
    if (handler.cron && isNewest) await boss.schedule(name, handler.cron, {}, { tz: 'UTC', missed: 'once' });
  }

  return {
    async enqueue(trx, name, data, { startAfter, key = randomUUID(), afterOthers } = {}) {
      await ensureQueue(name);
      const options = {
        ...{ singletonKey: key, db: fromKysely(trx), priority: afterOthers ? -1 : 0 },
        ...(startAfter && { startAfter }),
      };
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

// Schedules are in the database, so they outlive the handlers that requested them.
async function forgetSchedules(boss: PgBoss, givenUp: readonly string[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (givenUp.includes(name)) await boss.unschedule(name);
}

/** How long given-up jobs are kept, in seconds. */
const DEAD_LETTERS_KEPT = 90 * 24 * 3600;

const quarterOfAnHour: RetryPolicy = { limit: 8, delaySeconds: 2, maxDelaySeconds: 3600 };

/**
 * A job whose process sends no heartbeat for `HEARTBEAT_SECONDS` is retried; this is checked every `SUPERVISE_SECONDS`. Together
 * with the first retry's delay that is well within a minute. It is long enough that a restart of the database isn't mistaken for
 * a dead process.
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
 * Workers are woken by NOTIFY; they poll only for delayed jobs and retries. More frequent polling brought nothing when measured.
 * A scheduled job also begins at once, so only its retry waits for a poll: polling these queues every two seconds was most of
 * what an idle server did.
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

/** Jobs are delayed by ten seconds at least, and retries by two, so a few more seconds don't matter. */
const POLL_SECONDS = 4;

/** Together with `HEARTBEAT_SECONDS` and `SUPERVISE_SECONDS` still within a minute. */
const SCHEDULED_POLL_SECONDS = 15;
