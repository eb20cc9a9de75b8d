/** Names one thing that is read; the first parts name a family. Knows what kind of data is kept by it. */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly data?: Data };

/** What is known of one thing that is read. Another object only when it differs. */
export interface Known<Data = unknown> {
  data: Data | undefined;
  /** Of the newest try, until one succeeds. */
  error: unknown;
  isFetching: boolean;
}

export interface Query<Data = unknown> {
  queryKey: QueryKey<Data>;
  queryFn: () => Promise<Data>;
  /** Not asked for before this is true. */
  enabled?: boolean;
  /** For how long an answer counts as news, in ms. 30 s unless told. */
  staleTime?: number | ((data: Data | undefined) => number);
  /** Whether stale data is asked for anew when the person comes back to the page or the network does. */
  refetchOnReturn?: boolean;
  /** Whether the answer is kept once nothing shows it. */
  keep?: boolean;
}

interface Entry {
  query: Query | null;
  known: Known;
  /** When the data came, in ms; 0 once it was called old. */
  at: number;
  /** It came with the page, and nobody has asked for it yet. */
  given?: boolean;
  running: Running | null;
  listeners: Set<() => void>;
}

/** A question whose answer is waited for; `again`: it was called old meanwhile. */
interface Running {
  promise: Promise<unknown>;
  again: boolean;
}

const nothing: Known = { data: undefined, error: null, isFetching: false };
const FRESH = 30_000;

/**
 * Keeps what screens read: asked once however many show it, asked again when it is old, and never replaced by an answer to a
 * question from before the newest change.
 */
export class ReadStore {
  readonly #held: () => Map<string, Entry>;

  /** `held` gives the map that entries are kept in. */
  constructor(held?: () => Map<string, unknown>) {
    const own = new Map<string, Entry>();
    this.#held = (held as (() => Map<string, Entry>) | undefined) ?? (() => own);
  }

  get #entries(): Map<string, Entry> {
    return this.#held();
  }

  known(key: QueryKey): Known {
    return this.#entries.get(JSON.stringify(key))?.known ?? nothing;
  }

  /** Notes a question of what is drawn on the server, where nothing listens. */
  want(query: Query): void {
    this.#entryOf(query.queryKey).query ??= query;
  }

  /** The questions of what was drawn that nothing is known of yet. */
  wanted(): Query[] {
    const open = [...this.#entries.values()].filter(({ known, query }) => query && known.data === undefined);
    return open.map(({ query }) => query as Query);
  }

  /** All that is known, by key; for the page that the server has drawn. */
  dump(): [key: string, data: unknown][] {
    const entries = [...this.#entries].filter(([, { known }]) => known.data !== undefined);
    return entries.map(([key, { known }]) => [key, known.data]);
  }

  /** Takes over what came with the page: who asks for it first is not sent to the server again. */
  seed(entries: readonly [key: string, data: unknown][]): void {
    for (const [key, data] of entries) {
      const entry = this.#entryOf(JSON.parse(key));
      Object.assign(entry, { known: { ...nothing, data }, at: Date.now(), given: true });
    }
  }

  /** Listens to what is known, until the answer is called. */
  watch(query: Query, listener: () => void): () => void {
    const entry = this.#entryOf(query.queryKey);
    entry.query = query;
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      const key = JSON.stringify(query.queryKey);
      if (query.keep === false && !entry.listeners.size && this.#entries.get(key) === entry) this.#entries.delete(key);
    };
  }

  /** The data, asked for when there is none or it is old. Rejects with what `queryFn` rejects with. */
  fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entryOf(query.queryKey);
    entry.query = query as Query;
    const { given } = entry;
    entry.given = false;
    return (given || isNews(entry) ? Promise.resolve(entry.known.data) : this.ask(query)) as Promise<Data>;
  }

  /** Asks now; who asks while an answer is on its way gets that one. */
  ask<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entryOf(query.queryKey);
    const running = entry.running ?? this.#start(entry, query as Query);
    this.#tell(entry, { isFetching: true, ...(entry.known.data === undefined && { error: null }) });
    return running.promise as Promise<Data>;
  }

  getQueryData<Data>(key: QueryKey<Data>): Data | undefined {
    return this.known(key).data as Data | undefined;
  }

  setQueryData<Data>(key: QueryKey<Data>, data: Data | ((before: Data | undefined) => Data | undefined)): void {
    const entry = this.#entryOf(key);
    const next = typeof data === 'function' ? (data as (before: unknown) => unknown)(entry.known.data) : data;
    if (next === undefined) return;
    // What was asked before this tells old news.
    entry.running = null;
    entry.at = Date.now();
    this.#tell(entry, { data: next, error: null, isFetching: false });
  }

  /** Changes what is kept of a family. */
  setQueriesData({ queryKey }: { queryKey: QueryKey }, change: (data: unknown) => unknown): void {
    for (const [key, entry] of this.#family(queryKey)) {
      if (entry.known.data !== undefined) this.setQueryData(JSON.parse(key), change(entry.known.data));
    }
  }

  /** Calls a family old: what is shown of it is asked for anew, after the answer that is on its way. */
  async invalidateQueries({ queryKey }: { queryKey: QueryKey }): Promise<void> {
    const family = this.#family(queryKey).map(([, entry]) => entry);
    // All before any is asked for: the answer to one may be made of others.
    for (const entry of family) entry.at = 0;
    const shown = family.map((entry) => {
      if (!entry.listeners.size || !entry.query || entry.query.enabled === false) return null;
      if (entry.running) entry.running.again = true;
      return this.ask(entry.query);
    });
    await Promise.allSettled(shown);
  }

  /** Forgets a family. What is shown of it is nothing until somebody asks. */
  removeQueries({ queryKey }: { queryKey: QueryKey }): void {
    for (const [key, entry] of this.#family(queryKey)) {
      if (!entry.listeners.size) this.#entries.delete(key);
      entry.running = null;
      entry.at = 0;
      this.#tell(entry, nothing);
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Asks for whatever is shown, however new. */
  refreshAll(): void {
    for (const entry of this.#entries.values()) entry.at = 0;
    this.refreshShown();
  }

  /** Asks for whatever is shown and old. */
  refreshShown(): void {
    for (const entry of this.#entries.values()) {
      const { query, listeners } = entry;
      const wanted = query && listeners.size && query.enabled !== false && query.refetchOnReturn !== false;
      if (wanted && !isNews(entry)) this.ask(query).catch(() => {});
    }
  }

  #start(entry: Entry, query: Query): Running {
    const running: Running = { promise: Promise.resolve(), again: false };
    entry.running = running;
    running.promise = this.#run(entry, query, running);
    return running;
  }

  async #run(entry: Entry, query: Query, mine: Running): Promise<unknown> {
    try {
      const data = await query.queryFn();
      if (entry.running !== mine) return entry.known.data;
      entry.running = null;
      // What was called old meanwhile is still old.
      entry.at = mine.again ? 0 : Date.now();
      this.#tell(entry, { data: shared(entry.known.data, data), error: null, isFetching: false });
    } catch (error) {
      if (entry.running === mine) {
        entry.running = null;
        this.#tell(entry, { error, isFetching: false });
      }
      if (!mine.again) throw error;
    }
    return mine.again ? this.ask(entry.query ?? query) : entry.known.data;
  }

  #tell(entry: Entry, change: Partial<Known>): void {
    const next = { ...entry.known, ...change };
    const { data, error, isFetching } = entry.known;
    if (next.data === data && next.error === error && next.isFetching === isFetching) return;
    entry.known = next;
    for (const listener of entry.listeners) listener();
  }

  #entryOf(key: QueryKey): Entry {
    const name = JSON.stringify(key);
    const known = this.#entries.get(name);
    if (known) return known;
    const entry: Entry = { query: null, known: nothing, at: 0, running: null, listeners: new Set() };
    this.#entries.set(name, entry);
    return entry;
  }

  #family(key: QueryKey): [key: string, entry: Entry][] {
    const start = JSON.stringify(key).slice(0, -1);
    return [...this.#entries].filter(([name]) => name === `${start}]` || name.startsWith(`${start},`));
  }
}

/** Whether there is data that is not old. A clock that was set back makes the age negative. */
function isNews({ known, query, at }: Entry): boolean {
  if (known.data === undefined || at === 0) return false;
  const time = query?.staleTime ?? FRESH;
  const age = Date.now() - at;
  return age >= 0 && age < (typeof time === 'function' ? time(known.data) : time);
}

/** The same content stays the same object, so that nothing is drawn anew for it. */
function shared(before: unknown, data: unknown): unknown {
  if (before === undefined || data instanceof Map) return data;
  return JSON.stringify(before) === JSON.stringify(data) ? before : data;
}
