import * as z from 'zod/mini';
import { withoutCurrency } from '../../lib/form/money-text.ts';

/**
 * Input of a number field; empty means "not known". Drops the signs of US dollars and thousands separators; a comma anywhere else is
 * invalid, since `850,50` would become a hundred times as much.
 */
export const typedNumber = z.transform((text: string) => {
  const plain = withoutCurrency(text, 'USD').replace(/,(?=\d{3}(?!\d))/g, '');
  if (plain === '') return null;
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
});

/** The reverse, for the field. */
export function shownNumber(value: number | null): string {
  return value === null ? '' : String(value);
}
