/** A seeded source of chance: the same seed gives the same people. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32: enough for made-up people, not for secrets. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return { share, whole, pick: (from) => from[whole(0, from.length - 1)]! };
}
