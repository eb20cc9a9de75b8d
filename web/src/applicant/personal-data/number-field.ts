import * as z from 'zod/mini';

/**
 * What is typed into a field for a number; nothing typed means "not known". A dollar sign and the commas between thousands are
 * let go; a comma anywhere else makes it no number, since `850,50` would become a hundred times as much.
 */
export const typedNumber = z.transform((text: string) => {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?!\d))/g, '');
  if (plain === '') return null;
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
});

/** The other way round, for the field. */
export function shownNumber(value: number | null): string {
  return value === null ? '' : String(value);
}
