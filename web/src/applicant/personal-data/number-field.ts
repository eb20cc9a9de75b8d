import * as z from 'zod/mini';

/** What is typed into a field for a number; nothing typed means "not known". Commas and a dollar sign are let go. */
export const typedNumber = z.transform((text: string) => {
  const plain = text.replace(/[\s,$]/g, '');
  return plain === '' ? null : Number(plain);
});

/** The other way round, for the field. */
export function shownNumber(value: number | null): string {
  return value === null ? '' : String(value);
}
