import * as z from 'zod/mini';
import { countryCodes } from '../country.ts';
import type { FieldCode } from '../fields/field-codes.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { personName, shortName } from '../fields/names.ts';
import { tidied, tidyEmail } from '../fields/tidy-text.ts';
import { countDigits, normalizePhone } from './phone.ts';

const code = (c: FieldCode) => c;

/** 10 to 14 digits with any separators, or a number with prefixes that `normalizePhone` understands; it produces the stored form. */
export const typedPhone = z.string({ error: code('phone_required') }).check(
  tidied(),
  atLeast(1, { error: code('phone_required'), abort: true }),
  atMost(40, { error: code('phone_too_long'), abort: true }),
  z.refine((typed) => countDigits(typed) >= 10, { error: code('phone_too_short') }),
  z.refine(
    (typed) =>
      countDigits(typed) <= 14 || countryCodes.some((countryCode) => normalizePhone(typed, countryCode) !== null),
    {
      error: code('phone_too_long'),
    },
  ),
);

export const email = z
  .string({ error: code('email_required') })
  .check(
    z.overwrite(tidyEmail),
    atLeast(1, { error: code('email_required'), abort: true }),
    atMost(254, { error: code('email_invalid') }),
    z.email({ error: code('email_invalid') }),
  );

/** The form of `/customer`. Outputs trimmed `{firstName, lastName, phone, email}`. */
export const Contact = z.strictObject({
  firstName: personName('first_name_required', 'first_name_too_short'),
  lastName: personName('last_name_required', 'last_name_too_short'),
  phone: typedPhone,
  email,
});
export type Contact = z.infer<typeof Contact>;

/** The same with names of any length, for a call that states that the applicant was asked about a short one. */
export const ContactAsTyped = z.strictObject({
  ...Contact.shape,
  firstName: shortName('first_name_required'),
  lastName: shortName('last_name_required'),
});

/** An address that may be left out, as ''. */
export const optionalEmail = z.string({ error: code('email_required') }).check(
  z.overwrite(tidyEmail),
  z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: code('email_invalid') }),
);

/** The form where a phone is enough. */
export const ContactByPhone = z.strictObject({ ...ContactAsTyped.shape, email: optionalEmail });
