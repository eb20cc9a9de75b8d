// Without Zod, because forms call this before they have fetched it.

/** A name of at most this many letters is more often a typo than a name. */
export const SHORT_NAME = 2;

/** Whether a name is so short that the applicant is asked about it once before it is accepted. */
export function isShortName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= SHORT_NAME;
}
