import * as z from 'zod/mini';
import { email, typedPhone } from '../countries/contact.ts';
import { normalizePhone } from '../countries/phone.ts';
import { type CountryCode, countryCodes } from '../country.ts';
import { text } from '../fields/names.ts';

/** The guarantor's contact form. `location` is where the guarantor lives, in the applicant's words. */
export const Obligor = z.strictObject({
  name: text(1, 'field_required', 100),
  phone: typedPhone,
  email,
  location: text(1, 'field_required', 200),
});
export type Obligor = z.infer<typeof Obligor>;

/** The form's values read from the guarantor's card; empty where the reading isn't certain. */
export const ObligorSuggestedValue = z.object({ name: z.string(), location: z.string() });
export type ObligorSuggestedValue = z.infer<typeof ObligorSuggestedValue>;

/**
 * The stored form of the guarantor's phone, or null if invalid. The guarantor may live in the other country: a number with a
 * calling code (`+1 …`) follows that country's rules.
 */
export function obligorPhone(typed: string, own: CountryCode): string | null {
  const others = typed.trim().startsWith('+') ? countryCodes.filter((code) => code !== own) : [];
  for (const country of [own, ...others]) {
    const stored = normalizePhone(typed, country);
    if (stored) return stored;
  }
  return null;
}
