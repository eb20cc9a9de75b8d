/** A seeded random number generator (mulberry32), for made-up people, pictures and files; never for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** Including both ends. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  some<T>(list: readonly T[], count: number): T[] {
    return [...list].sort(() => this.next() - 0.5).slice(0, count);
  }
}
