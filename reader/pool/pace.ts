import { ReturnTimes, retryAfterSeconds } from './return-times.ts';

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
