/** Queue capacity, in total and per key. */
export interface WaitingPlaces {
  total: number;
  perKey: number;
}

interface Line<T> {
  items: T[];
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

  /** False when the queue is full, in total or for this key. */
  add(key: string, item: T): boolean {
    const waiting = this.#lines.get(key);
    if (this.#size >= this.#places.total || (waiting?.items.length ?? 0) >= this.#places.perKey) return false;
    const line = waiting ?? this.#newLine(key);
    line.items.push(item);
    this.#size++;
    return true;
  }

  /** Puts an item back at the head, regardless of limits. */
  putFirst(key: string, item: T): void {
    const items = this.#lines.get(key)?.items ?? [];
    this.#lines.set(key, { items: [item, ...items], turn: -1 });
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

  drain(): T[] {
    const all = this.#inTurn().flatMap(([, { items }]) => items);
    this.#lines.clear();
    this.#size = 0;
    return all;
  }

  // Sorting is stable, so equal turns keep their order.
  #inTurn(): [string, Line<T>][] {
    return [...this.#lines].sort(([, a], [, b]) => a.turn - b.turn);
  }

  #newLine(key: string): Line<T> {
    const line: Line<T> = { items: [], turn: Math.max(this.#now, this.#served.get(key) ?? 0) };
    this.#served.delete(key);
    this.#lines.set(key, line);
    return line;
  }

  // A turn that has passed no longer puts its key behind others.
  #forget(): void {
    for (const [key, turn] of this.#served) if (turn <= this.#now) this.#served.delete(key);
  }
}
