/**
 * Retry times given to refused callers. Each caller gets a later time than the one before: if all returned at once, they would be
 * refused again. `perKey` limits how many times one sender can reserve, however often it asks.
 */
export class ReturnTimes {
  readonly #perKey: number;
  #given: { key: string; at: number }[] = [];

  constructor(perKey: number) {
    this.#perKey = perKey;
  }

  /** How many callers are expected to return later than `now` (ms). */
  expected(now: number): number {
    this.#given = this.#given.filter(({ at }) => at > now);
    return this.#given.length;
  }

  /** Reserves a retry time `at` (ms) for a sender. */
  give(key: string, at: number): void {
    if (this.#given.filter((one) => one.key === key).length < this.#perKey) this.#given.push({ key, at });
  }
}

/** In seconds. Longer than a full queue of screenshots takes; beyond it a forecast is a guess. */
const LONGEST_WAIT = 300;

/** The retry time for a wait in ms, in whole seconds. */
export function retryAfterSeconds(ms: number): number {
  return Math.min(LONGEST_WAIT, Math.max(2, Math.ceil(ms / 1000)));
}
