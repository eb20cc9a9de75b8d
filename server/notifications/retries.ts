import type { DeliveryFault } from '../core/outside/delivery-fault.ts';

const MINUTE_MS = 60_000;
/** Lease of an attempt: longer than any attempt takes, so only a killed process lets it expire. */
export const LEASE_MS = 5 * MINUTE_MS;
/** Minutes before each retry. After the last one, about two days in all, the message is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];
const LONGEST_PAUSE_MS = 1440 * MINUTE_MS;

/** When a failed message is retried; null to give it up. `tries` includes the attempt that failed. */
export function nextTry(tries: number, { final, retryAfterMs = 0 }: DeliveryFault, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  if (final || pause === undefined) return null;
  const ms = Math.min(LONGEST_PAUSE_MS, Math.max(pause * MINUTE_MS, retryAfterMs));
  return new Date(now.getTime() + ms);
}
