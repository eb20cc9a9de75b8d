import * as z from 'zod/mini';
import { email, typedPhone } from '../../countries/contact.ts';
import { countryCodes } from '../../country.ts';
import type { FieldCode } from '../../fields/field-codes.ts';
import { atMost } from '../../fields/lengths.ts';
import { shortName } from '../../fields/names.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { noteText } from '../application-calls.ts';
import { staffLanguages } from '../me.ts';

const error = 'invalid_value' satisfies FieldCode;
/** Names don't begin like this, but spreadsheet formulas do. */
const noFormula = () => z.refine<string>((typed) => !/^[=+@-]/.test(typed), { error });

/**
 * What staff know about a driver whose link they make. Everything but the country may be left out. Names of one letter
 * are accepted: they exist, and staff type them on purpose.
 */
export const LinkGiven = z.strictObject({
  country: z.enum(countryCodes, { error: 'country_unknown' satisfies FieldCode }),
  firstName: z.optional(shortName('first_name_required').check(noFormula())),
  lastName: z.optional(shortName('last_name_required').check(noFormula())),
  phone: z.optional(typedPhone),
  email: z.optional(email),
  /** The driver's language; by default the country's. */
  language: z.optional(z.enum(staffLanguages, { error })),
  /** The company's own reference, such as the one in its CRM. */
  externalReference: z.optional(
    z.string().check(
      tidied(),
      z.refine((typed) => !/^[=@]/.test(typed), { error }),
      atMost(100, { error: 'value_too_long' }),
    ),
  ),
  /** Becomes the first note. */
  note: z.optional(noteText),
});
export type LinkGiven = z.infer<typeof LinkGiven>;
