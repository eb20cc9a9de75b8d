// Without the library of the rules: forms ask this before they have fetched it.

/** At most so many letters are more often a slip than a name. */
export const SHORT_NAME = 2;

/** Such a name is asked about once, and then taken. */
export function isShortName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= SHORT_NAME;
}
