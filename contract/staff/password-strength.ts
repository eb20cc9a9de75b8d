/**
 * How the strength of a password is judged, by the server as by the meter beside the field: options of zxcvbn. Its cost grows
 * with the length, and with the number of ways to read symbols as letters. With these options the slowest password takes a tenth
 * of a second; the letters beyond them add nothing that is needed.
 */
export const judgedBy = { maxLength: 64, l33tMaxSubstitutions: 10 };

/** On zxcvbn's scale from 0 to 4, the least that is accepted: about 10^8 guesses. */
export const LEAST_SCORE = 3;

/** Parts of texts that are easy to guess for a person, such as their name and e-mail address. */
export function easyParts(known: readonly string[]): string[] {
  const parts = known.flatMap((item) => [item, ...item.split(/[\s@.]+/)]).filter((part) => part.length > 2);
  return [...parts, 'volante'];
}
