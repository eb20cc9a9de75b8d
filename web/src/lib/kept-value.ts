import { inBrowser } from './visit.ts';

/** How long an answer counts as fresh, in ms. */
const FRESH = 30_000;

/** A value stored on the server, by id: the last answer, and the request in progress. */
export interface KeptValue<Value> {
  get(id: string): Value | undefined;
  subscribe(listener: () => void): () => void;
  /** Stores the result of a write. The answer to an older request never overwrites it. */
  write(id: string, value: Value): void;
  /** Fetches it; concurrent calls share one request. Rejects with what `ask` rejects with. */
  load(id: string): Promise<Value>;
  /** Fetches it now. A fetch already in progress resolves to this result too. */
  askNow(id: string): Promise<Value>;
}

interface Entry<Value> {
  value: Value | undefined;
  /** When it was stored, in ms. */
  at: number;
  /** Counts requests and writes: an answer counts only if nothing newer was counted. */
  turn: number;
  asking: Promise<Value> | null;
}

/**
 * Keeps one value per id. The first screens read nothing else. `queries.ts` keeps the data of other screens with a
 * library; here it would be half of the bytes that the first screens wait for.
 */
export function keepValue<Value extends object>(
  ask: (id: string) => Promise<Value>,
  idOnScreen: () => string | null,
): KeptValue<Value> {
  const entries = new Map<string, Entry<Value>>();
  const listeners = new Set<() => void>();
  const entryOf = (id: string): Entry<Value> => {
    const entry = entries.get(id) ?? { value: undefined, at: 0, turn: 0, asking: null };
    entries.set(id, entry);
    return entry;
  };
  const store = (entry: Entry<Value>, value: Value) => {
    entry.at = Date.now();
    entry.asking = null;
    // Equal content doesn't rerender screens.
    if (JSON.stringify(value) === JSON.stringify(entry.value)) return entry.value as Value;
    entry.value = value;
    for (const listener of listeners) listener();
    return value;
  };
  const askNow = (id: string) => {
    const entry = entryOf(id);
    const turn = ++entry.turn;
    entry.asking = ask(id).then(
      (value) => (turn === entry.turn ? store(entry, value) : (entry.asking ?? entry.value ?? value)),
      (error) => {
        if (turn === entry.turn) entry.asking = null;
        const newer = turn === entry.turn ? undefined : (entry.asking ?? entry.value);
        if (newer) return newer;
        throw error;
      },
    );
    return entry.asking;
  };
  if (inBrowser) {
    const askForNews = (age: number) => {
      const id = idOnScreen() ?? '';
      const entry = entries.get(id);
      if (document.visibilityState === 'hidden' || listeners.size === 0 || !entry?.value) return;
      if (Date.now() - entry.at >= age) askNow(id).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', () => askForNews(FRESH));
    addEventListener('online', () => askForNews(FRESH));
    // A page restored from the back/forward cache shows the state in which it was left.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) askForNews(0);
    });
  }
  return {
    get: (id) => entries.get(id)?.value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write(id, value) {
      const entry = entryOf(id);
      entry.turn++;
      store(entry, value);
    },
    load: (id) => entryOf(id).asking ?? askNow(id),
    askNow,
  };
}
