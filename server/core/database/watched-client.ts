import pg from 'pg';
import { withoutTrace } from '../tracing/trace.ts';
import type { StatementNames } from './statement-names.ts';

export interface WatchedSettings extends pg.ClientConfig {
  /** Timeout for a query, in seconds, after which the connection is dropped; none by default. */
  answerTimeoutSeconds?: number;
  /** Connection timeout in ms; default: the pool's own. */
  connectMillis?: number;
  /**
   * Shared by the connections of a pool: decides which statements are prepared. Without it, only statements that a library names
   * are prepared.
   */
  names?: StatementNames;
  /** Sends every statement without its name: behind a pooler, the next statement may use another server connection. */
  unnamed?: boolean;
  /** Shared by the connections of a pool. During an outage no connection is attempted, so that waiting callers fail at once. */
  outage?: Outage;
}

export interface Outage {
  /** When the next attempt is allowed, by `performance.now()`. */
  until: number;
}

/** Pause after a timeout before a new connection is attempted, in ms. */
const OUTAGE = 2000;

/**
 * A pool connection that survives losing its database. It times out unanswered queries, which statement_timeout can't do on a
 * frozen or unplugged server: everything waiting on the connection then fails with code 08006.
 */
export class WatchedClient extends pg.Client {
  readonly #limit: number;
  readonly #outage: Outage | undefined;
  #active: unknown = null;
  #silentFor = 0;

  constructor(settings: WatchedSettings = {}) {
    super(settings.connectMillis ? { ...settings, connectionTimeoutMillis: settings.connectMillis } : settings);
    if (settings.unnamed) forgetNames(this);
    else if (settings.names) nameStatements(this, settings.names);
    if (this.pipeline) sendTogether(this);
    this.#outage = settings.outage;
    this.#limit = settings.answerTimeoutSeconds ?? Number.POSITIVE_INFINITY;
    // The pool listens only to idle connections; one that breaks inside a transaction would end the process.
    this.on('error', () => {});
    this.once('connect', () => watch(this));
    this.once('end', () => watched.delete(this));
  }

  override connect(): Promise<pg.Client>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.Client> | undefined {
    if (!done)
      return new Promise((resolve, reject) => this.connect((error) => (error ? reject(error) : resolve(this))));
    if (this.#outage && performance.now() < this.#outage.until) process.nextTick(done, unanswered());
    // Later events on the connection aren't part of the call that opened it.
    else
      withoutTrace(() =>
        super.connect((error: Error | null) => {
          if (error?.message === 'timeout expired') this.#noteOutage();
          done(error, this);
        }),
      );
    return undefined;
  }

  #noteOutage(): void {
    if (this.#outage) this.#outage.until = performance.now() + OUTAGE;
  }

  /** Called once a second. Counts calls instead of reading a clock, so that a busy event loop isn't mistaken for a timeout. */
  tick(): void {
    const active = (this as unknown as Internals)._getActiveQuery();
    this.#silentFor = active && active === this.#active ? this.#silentFor + 1 : 0;
    this.#active = active;
    if (this.#silentFor < this.#limit) return;
    this.#noteOutage();
    (this as unknown as Internals).connection.stream.destroy(unanswered());
  }
}

// Some libraries name their own statements, for example the rate limiter, so names are removed at this lowest level.
function forgetNames(client: WatchedClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const withoutName = (statement: unknown) =>
    typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement
      ? { ...statement, name: undefined }
      : statement;
  client.query = ((statement: unknown, ...more: unknown[]) =>
    query(withoutName(statement), ...more)) as typeof client.query;
}

// The query builder can't name statements itself.
function nameStatements(client: WatchedClient, names: StatementNames): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((statement: unknown, values: unknown, ...more: unknown[]) => {
    const name = typeof statement === 'string' && Array.isArray(values) ? names.of(statement) : undefined;
    return name === undefined
      ? query(statement, values, ...more)
      : query({ name, text: statement as string, values }, ...more);
  }) as typeof client.query;
}

/** Sends statements together if they are issued without waiting for each other. */
function sendTogether(client: WatchedClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isGathering = false;
  client.query = ((...given: unknown[]) => {
    const { stream } = (client as unknown as Internals).connection;
    if (!isGathering) {
      isGathering = true;
      stream.cork();
      // After all synchronous work.
      process.nextTick(() => {
        isGathering = false;
        stream.uncork();
      });
    }
    return query(...given);
  }) as typeof client.query;
}

type Done = (error: Error | null, client: pg.Client) => void;

function unanswered(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: '08006' });
}

// node-postgres has no public API for these; database-away.proof.test.ts fails if they change.
interface Internals {
  _getActiveQuery(): unknown;
  connection: { stream: { destroy(error: Error): void; cork(): void; uncork(): void } };
}

const watched = new Set<WatchedClient>();
let watching = false;

function watch(client: WatchedClient): void {
  watched.add(client);
  if (watching) return;
  watching = true;
  setInterval(() => {
    for (const one of watched) one.tick();
  }, 1000).unref();
}
