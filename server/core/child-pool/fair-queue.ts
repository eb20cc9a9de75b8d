/** How much may wait, altogether and of one key. */
export interface WaitingPlaces {
  total: number;
  perKey: number;
}

/** A bounded queue in which the keys take turns, so that one sender of many does not hold up the others. */
export class FairQueue<T> {
  readonly #places: WaitingPlaces;
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor(places: WaitingPlaces) {
    this.#places = places;
  }

  get size(): number {
    return this.#size;
  }

  /** False when the queue is full, or this key has all the places that one may have. */
  add(key: string, item: T): boolean {
    const line = this.#lines.get(key) ?? [];
    if (this.#size >= this.#places.total || line.length >= this.#places.perKey) return false;
    this.#lines.set(key, [...line, item]);
    this.#size++;
    return true;
  }

  /** Puts something taken before back at the head, limit or not. */
  putFirst(key: string, item: T): void {
    const rest = this.#lines.get(key) ?? [];
    const others = [...this.#lines].filter(([other]) => other !== key);
    this.#lines.clear();
    this.#lines.set(key, [item, ...rest]);
    for (const [other, line] of others) this.#lines.set(other, line);
    this.#size++;
  }

  /** The next that `may` be taken now: what may not keeps its place, and what stands behind it passes. */
  take(may: (item: T) => boolean = () => true): T | undefined {
    for (const [key, line] of this.#lines) {
      const at = line.findIndex(may);
      if (at < 0) continue;
      const [item] = line.splice(at, 1);
      this.#size--;
      // Its key goes to the end: a Map keeps the order of insertion.
      this.#lines.delete(key);
      if (line.length > 0) this.#lines.set(key, line);
      return item;
    }
    return undefined;
  }

  drain(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
