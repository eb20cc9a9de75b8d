/** A bounded queue in which the keys take turns, so that one sender of many does not hold up the others. */
export class FairQueue<T> {
  readonly #limit: number;
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** False when the queue is full. */
  add(key: string, item: T): boolean {
    if (this.#size >= this.#limit) return false;
    const line = this.#lines.get(key);
    if (line) line.push(item);
    else this.#lines.set(key, [item]);
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

  take(): T | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [key, line] = next;
    const item = line.shift();
    this.#size--;
    // Its key goes to the end: a Map keeps the order of insertion.
    this.#lines.delete(key);
    if (line.length > 0) this.#lines.set(key, line);
    return item;
  }

  drain(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
