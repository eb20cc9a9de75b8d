/** Queue capacity, in total and per key. */
export interface WaitingPlaces {
  total: number;
  perKey: number;
}

interface Line<T> {
  items: T[];
  /** Before all others, such as the pages that staff are waiting for. */
  isAhead: boolean;
  /** Turn of its first item; the lowest turn is served first. */
  turn: number;
}

/**
 * A bounded queue in which keys take turns, so that one busy sender doesn't block the others. A key just served goes behind a
 * new one (start-time fair queueing, Goyal, Vin and Cheng 1996).
 */
export class FairQueue<T> {
  readonly #places: WaitingPlaces;
  readonly #lines = new Map<string, Line<T>>();
  /** Next turn of keys that were served and have nothing queued, while still in the future. */
  readonly #served = new Map<string, number>();
  /** Turn of the last item taken. */
  #now = 0;
  #size = 0;

  constructor(places: WaitingPlaces) {
    this.#places = places;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * False when the queue is full, in total or for this key. A key that is `ahead` goes before all others, and its items find room in
   * a full queue.
   */
  add(key: string, item: T, ahead = false): boolean {
    const waiting = this.#lines.get(key);
    if (!ahead && this.#size >= this.#places.total) return false;
    if ((waiting?.items.length ?? 0) >= this.#places.perKey) return false;
    const line = waiting ?? this.#newLine(key, ahead);
    line.items.push(item);
    this.#size++;
    return true;
  }

  /** Puts an item back at the head, regardless of limits. */
  putFirst(key: string, item: T): void {
    const { items = [], isAhead = false } = this.#lines.get(key) ?? {};
    this.#lines.set(key, { items: [item, ...items], isAhead, turn: -1 });
    this.#size++;
  }

  /** Takes the next item for which `may` is true; the others keep their place. */
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

  /** Takes the item that would be served last; never one that is ahead. */
  takeLast(): T | undefined {
    const [key, line] = this.#inTurn().findLast(([, { isAhead }]) => !isAhead) ?? [];
    const item = line?.items.pop();
    if (key === undefined || item === undefined) return undefined;
    this.#size--;
    if (line?.items.length === 0) this.#lines.delete(key);
    return item;
  }

  drain(): T[] {
    const all = this.#inTurn().flatMap(([, { items }]) => items);
    this.#lines.clear();
    this.#size = 0;
    return all;
  }

  // Sorting is stable, so equal turns keep their order.
  #inTurn(): [string, Line<T>][] {
    return [...this.#lines].sort(([, a], [, b]) => Number(b.isAhead) - Number(a.isAhead) || a.turn - b.turn);
  }

  #newLine(key: string, isAhead: boolean): Line<T> {
    const line: Line<T> = { items: [], isAhead, turn: Math.max(this.#now, this.#served.get(key) ?? 0) };
    this.#served.delete(key);
    this.#lines.set(key, line);
    return line;
  }

  // A turn that has passed no longer puts its key behind others.
  #forget(): void {
    for (const [key, turn] of this.#served) if (turn <= this.#now) this.#served.delete(key);
  }
}
