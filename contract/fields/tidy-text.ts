import * as z from 'zod/mini';

/**
 * Text as displayed: composed letters, single spaces, nothing invisible. Phones paste direction marks around numbers, Macs
 * decompose accented letters, and a name of zero-width characters would look empty.
 */
export function tidyText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/gu, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .trim();
}

/** Tidies a text before its other checks, so that spaces and invisible characters never count as letters. */
export const tidied = () => z.overwrite(tidyText);

/** An e-mail address without what is pasted around it: a name, `mailto:`, brackets, quotes, a comma or a full stop behind it. */
export function tidyEmail(typed: string): string {
  return tidyText(typed)
    .replace(/^[^<>@]*<([^<>]+)>\W*$/, '$1')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/^[\s<("'«“‘]+|[\s>)"'»”’,;:.]+$/g, '');
}
