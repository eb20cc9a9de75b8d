/** Lease of an attempt, in ms: longer than any attempt takes, so only a killed process lets it expire. */
export const LEASE_MS = 5 * 60_000;
