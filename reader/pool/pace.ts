/** Weight of the newest piece of work. */
const WEIGHT = 1 / 4;

/** How fast a pool works, for forecasts of waiting times. */
export class Pace {
  readonly #children: number;
  readonly #returnTimes: ReturnTimes;
  /** Recent duration of one piece of work, in ms. */
  #usual = 1000;

  constructor(children: number, perKey: number) {
    this.#children = children;
    this.#returnTimes = new ReturnTimes(perKey);
  }

  /** Notes how long a piece of work took, in ms. */
  note(ms: number): void {
    this.#usual += (ms - this.#usual) * WEIGHT;
  }

  /**
   * The expected time in seconds until this many pieces are done. `longest`: how long, in ms, unfinished work has been running. It
   * counts as if it ended now, so that a machine that suddenly becomes slow is noticed before anything is finished.
   */
  secondsFor(pieces: number, longest = 0): number {
    const usual = this.#usual + Math.max(0, longest - this.#usual) * WEIGHT;
    return retryAfterSeconds((usual * pieces) / this.#children);
  }

  /** When the next refused sender should return, after those who were told before. */
  secondsToReturn(key: string, pieces: number): number {
    const now = performance.now();
    const seconds = this.secondsFor(pieces + this.#returnTimes.expected(now));
    this.#returnTimes.give(key, now + seconds * 1000);
    return seconds;
  }
}

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
    if (this.#given.filter((item) => item.key === key).length < this.#perKey) this.#given.push({ key, at });
  }
}

/** In seconds. Longer than a full queue of screenshots takes; beyond it a forecast is a guess. */
const LONGEST_WAIT = 300;

/** The retry time for a wait in ms, in whole seconds. */
export function retryAfterSeconds(ms: number): number {
  return Math.min(LONGEST_WAIT, Math.max(2, Math.ceil(ms / 1000)));
}
