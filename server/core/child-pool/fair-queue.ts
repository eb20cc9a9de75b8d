/** How much may wait, altogether and of one key. */
export interface WaitingPlaces {
  total: number;
  perKey: number;
}

interface Line<T> {
  items: T[];
  /** When its first item is due: the lowest goes first. */
  turn: number;
}

/**
 * A bounded queue in which the keys take turns, so that one sender of many does not hold up the others. Whoever was served
 * just now stands behind whoever comes new (start-time fair queueing, Goyal, Vin and Cheng 1996).
 */
export class FairQueue<T> {
  readonly #places: WaitingPlaces;
  readonly #lines = new Map<string, Line<T>>();
  /** The next turn of keys that were served and have nothing waiting, as long as it lies ahead. */
  readonly #served = new Map<string, number>();
  /** The turn of what was taken last. */
  #now = 0;
  #size = 0;

  constructor(places: WaitingPlaces) {
    this.#places = places;
  }

  get size(): number {
    return this.#size;
  }

  /** False when the queue is full, or this key has all the places that one may have. */
  add(key: string, item: T): boolean {
    const waiting = this.#lines.get(key);
    if (this.#size >= this.#places.total || (waiting?.items.length ?? 0) >= this.#places.perKey) return false;
    const line = waiting ?? this.#newLine(key);
    line.items.push(item);
    this.#size++;
    return true;
  }

  /** Puts something taken before back at the head, limit or not. */
  putFirst(key: string, item: T): void {
    const items = this.#lines.get(key)?.items ?? [];
    this.#lines.set(key, { items: [item, ...items], turn: -1 });
    this.#size++;
  }

  /** The next that `may` be taken now: what may not keeps its place, and what stands behind it passes. */
  take(may: (item: T) => boolean = () => true): T | undefined {
    for (const [key, line] of this.#inTurn()) {
      const at = line.items.findIndex(may);
      if (at < 0) continue;
      const [item] = line.items.splice(at, 1);
      this.#size--;
      this.#now = Math.max(this.#now, line.turn);
      line.turn = this.#now + 1;
      if (line.items.length === 0) {
        this.#lines.delete(key);
        this.#served.set(key, line.turn);
      }
      this.#forget();
      return item;
    }
    return undefined;
  }

  drain(): T[] {
    const all = this.#inTurn().flatMap(([, { items }]) => items);
    this.#lines.clear();
    this.#size = 0;
    return all;
  }

  // Sorting keeps the order of those whose turns are the same.
  #inTurn(): [string, Line<T>][] {
    return [...this.#lines].sort(([, a], [, b]) => a.turn - b.turn);
  }

  #newLine(key: string): Line<T> {
    const line: Line<T> = { items: [], turn: Math.max(this.#now, this.#served.get(key) ?? 0) };
    this.#served.delete(key);
    this.#lines.set(key, line);
    return line;
  }

  // A turn that has passed is no disadvantage any more.
  #forget(): void {
    for (const [key, turn] of this.#served) if (turn <= this.#now) this.#served.delete(key);
  }
}
