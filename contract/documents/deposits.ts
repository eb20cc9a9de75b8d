import * as z from 'zod/mini';
import { currencies } from '../country.ts';
import { platformSlugs } from '../earnings/platforms.ts';

/** What fits on a statement: a driver who is paid out several times a day, for a month. */
export const MOST_DEPOSITS = 200;

const share = z.number();

/**
 * Money that a platform paid into an account, as a row of its statement says: only rows whose date, sum, direction and payer are certain.
 * Refunds and the driver's own purchases from a platform are none.
 */
export const StatementDeposit = z.object({
  /** When it was booked, `yyyy-mm-dd`. */
  date: z.iso.date(),
  amountMinor: z.int().check(z.positive()),
  currency: z.enum(currencies),
  platform: z.enum(platformSlugs),
  /** From 1. */
  page: z.int().check(z.positive()),
  /** Left, top, width and height of the row's print as shares of the upright page; absent if its place isn't known. */
  box: z.optional(z.array(share).check(z.length(4))),
});
export type StatementDeposit = z.infer<typeof StatementDeposit>;
