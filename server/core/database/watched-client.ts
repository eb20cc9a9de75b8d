import { Socket } from 'node:net';
import pg from 'pg';
import { withoutTrace } from '../tracing/trace.ts';
import { preparedName } from './prepared.ts';

interface WatchedSettings extends pg.ClientConfig {
  /** Timeout for a query, in seconds, after which the connection is dropped; none by default. */
  answerTimeoutSeconds?: number;
  /** Connection timeout in ms; default: the pool's own. */
  connectMillis?: number;
  /** Prepares statements that are marked for it. Not behind a pooler that gives the next statement another connection. */
  prepares?: boolean;
  /** Shared by the connections of a pool. During an outage no connection is attempted, so that waiting callers fail at once. */
  outage?: Outage;
}

interface Outage {
  /** When the next attempt is allowed, by `performance.now()`. */
  until: number;
}

/** Pause after a timeout before a new connection is attempted, in ms. */
const OUTAGE = 2000;

/**
 * A pool connection that survives losing its database. It drops a connection on which nothing arrives while a query waits, which
 * statement_timeout can't do on a frozen or unplugged server: everything waiting on it then fails with code 08006.
 */
export class WatchedClient extends pg.Client {
  readonly #limit: number;
  readonly #outage: Outage | undefined;
  readonly #prepares: boolean;
  readonly #socket: Socket;
  #isWaiting = false;
  #received = 0;
  #silentFor = 0;

  constructor({ connectMillis, ...settings }: WatchedSettings = {}) {
    const socket = new Socket();
    super({ ...settings, stream: () => socket, ...(connectMillis && { connectionTimeoutMillis: connectMillis }) });
    this.#socket = socket;
    this.#outage = settings.outage;
    this.#prepares = settings.prepares ?? false;
    this.#limit = settings.answerTimeoutSeconds ?? Number.POSITIVE_INFINITY;
    // The pool listens only to idle connections; one that breaks inside a transaction would end the process.
    this.on('error', () => {});
    this.on('drain', () => {
      this.#isWaiting = false;
    });
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

  /** As of `pg.Client`, which its callers see. */
  override query(...given: never[]): never {
    this.#isWaiting = true;
    const [text, values, ...more] = given as unknown[];
    const name = this.#prepares && typeof text === 'string' && values ? preparedName(text) : undefined;
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...more] : given) as never;
  }

  #noteOutage(): void {
    if (this.#outage) this.#outage.until = performance.now() + OUTAGE;
  }

  /** Called once a second. Counts calls instead of reading a clock, so that a busy event loop isn't mistaken for a timeout. */
  tick(): void {
    const { bytesRead } = this.#socket;
    this.#silentFor = this.#isWaiting && bytesRead === this.#received ? this.#silentFor + 1 : 0;
    this.#received = bytesRead;
    if (this.#silentFor < this.#limit) return;
    this.#noteOutage();
    this.#socket.destroy(unanswered());
  }
}

type Done = (error: Error | null, client: pg.Client) => void;

function unanswered(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: '08006' });
}

const watched = new Set<WatchedClient>();
let watching = false;

function watch(client: WatchedClient): void {
  watched.add(client);
  if (watching) return;
  watching = true;
  setInterval(() => {
    for (const watchedClient of watched) watchedClient.tick();
  }, 1000).unref();
}
