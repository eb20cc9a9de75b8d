import * as z from 'zod/mini';
import { countryCodes } from '../../countries/country.ts';
import type { FieldCode } from '../../fields/field-codes.ts';
import { atMost } from '../../fields/lengths.ts';
import { shortName } from '../../fields/names.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { email, typedPhone } from '../../personal-data/contact.ts';
import { noteText } from '../case-calls.ts';
import { staffLanguages } from '../me.ts';

const error = 'invalid_value' satisfies FieldCode;
/** No name begins like this; what does is a formula of a spreadsheet. */
const noFormula = () => z.refine<string>((typed) => !/^[=+@-]/.test(typed), { error });

/**
 * What staff know of a driver whose link they make. All but the country may be left out. Names of one letter exist, and staff who
 * type one mean it.
 */
export const LinkGiven = z.strictObject({
  country: z.enum(countryCodes, { error: 'country_unknown' satisfies FieldCode }),
  firstName: z.optional(shortName('first_name_required').check(noFormula())),
  lastName: z.optional(shortName('last_name_required').check(noFormula())),
  phone: z.optional(typedPhone),
  email: z.optional(email),
  /** The driver's; the country's by default. */
  language: z.optional(z.enum(staffLanguages, { error })),
  /** The company's own, such as its CRM's. */
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
