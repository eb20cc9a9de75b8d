import * as z from 'zod/mini';

/**
 * Text as it is seen: composed letters, single blanks, nothing invisible. Phones paste direction marks around numbers, Macs
 * take letters and accents apart, and a name of zero-width characters would look like none.
 */
export function tidyText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/gu, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .trim();
}

/** Tidies a text before the checks that follow, so that blanks and invisible characters never count as letters. */
export const tidied = () => z.overwrite(tidyText);
