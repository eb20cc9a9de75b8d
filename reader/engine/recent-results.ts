/** Results by key; the least recently used are dropped. */
export class RecentResults<Result> {
  readonly #most: number;
  readonly #results = new Map<string, Result>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Result | undefined {
    const result = this.#results.get(key);
    if (result === undefined) return undefined;
    this.#results.delete(key);
    this.#results.set(key, result);
    return result;
  }

  set(key: string, result: Result): void {
    this.#results.set(key, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > this.#most && oldest !== undefined) this.#results.delete(oldest);
  }
}
