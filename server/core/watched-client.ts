import pg from 'pg';

export interface WatchedSettings extends pg.ClientConfig {
  /** Seconds that a query may stay unanswered before the connection is given up; for ever by default. */
  silenceSeconds?: number;
}

/**
 * A connection of a pool that survives the loss of its database. It gives up a query that nobody answers, as a frozen or
 * unplugged server's statement_timeout cannot: everything that waits on the connection then fails with code 08006.
 */
export class WatchedClient extends pg.Client {
  readonly #limit: number;
  #active: unknown = null;
  #silentFor = 0;

  constructor(settings: WatchedSettings = {}) {
    super(settings);
    this.#limit = settings.silenceSeconds ?? Number.POSITIVE_INFINITY;
    // The pool hears idle connections only: one that breaks inside a transaction would end the process.
    this.on('error', () => {});
    this.once('connect', () => watch(this));
    this.once('end', () => watched.delete(this));
  }

  /** Called once a second. Counts calls instead of reading a clock, so that a busy event loop does not pass for silence. */
  tick(): void {
    const active = (this as unknown as Internals)._getActiveQuery();
    this.#silentFor = active && active === this.#active ? this.#silentFor + 1 : 0;
    this.#active = active;
    if (this.#silentFor < this.#limit) return;
    const silent = Object.assign(new Error('The database does not answer.'), { code: '08006' });
    (this as unknown as Internals).connection.stream.destroy(silent);
  }
}

// node-postgres has no public way to ask for either; database-away.test.ts fails when they change.
interface Internals {
  _getActiveQuery(): unknown;
  connection: { stream: { destroy(error: Error): void } };
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
