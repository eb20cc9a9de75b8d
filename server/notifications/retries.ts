import type { DeliveryFault } from '../core/outside/delivery-fault.ts';

const MINUTE_MS = 60_000;
/** Lease: longer than any attempt, so only a killed process leaves one behind. */
export const LEASE_MS = 5 * MINUTE_MS;
/** Minutes before each retry; after the last one, about two days in all, a message is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];
const LONGEST_PAUSE_MS = 1440 * MINUTE_MS;

/** When a message that failed is tried again; null when it is given up. `tries` counts the one that failed. */
export function nextTry(tries: number, { final, retryAfterMs = 0 }: DeliveryFault, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  if (final || pause === undefined) return null;
  const ms = Math.min(LONGEST_PAUSE_MS, Math.max(pause * MINUTE_MS, retryAfterMs));
  return new Date(now.getTime() + ms);
}
