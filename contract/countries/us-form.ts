import * as z from 'zod/mini';
import { birthdate, fiveDigits, optionalText } from '../fields/address-fields.ts';
import type { FieldCode } from '../fields/field-codes.ts';
import { ssnPattern } from '../fields/identifiers/ssn.ts';
import { atLeast } from '../fields/lengths.ts';
import { text } from '../fields/names.ts';
import { tidied } from '../fields/tidy-text.ts';
import { us } from './us.ts';

const code = (c: FieldCode) => c;
const stateNames = new Set(us.states.map((s) => s.name));

const ssn = z
  .string({ error: code('ssn_invalid') })
  .check(tidied(), z.regex(ssnPattern, { error: code('ssn_invalid') }));

const state = z.string({ error: code('state_required') }).check(
  tidied(),
  atLeast(1, { error: code('state_required'), abort: true }),
  z.refine((v) => stateNames.has(v), { error: code('state_unknown') }),
);

/** A required number; null means "not known". */
const knownOrNull = (required: FieldCode, invalid: FieldCode, whole: boolean) =>
  z.nullable(
    z.number({ error: (issue) => (issue.input === undefined ? required : invalid) }).check(
      z.gte(0, { error: invalid }),
      z.lte(10_000_000, { error: invalid }),
      z.refine((v) => !whole || Number.isInteger(v), { error: invalid }),
    ),
  );

const accepted = (c: FieldCode) => z.literal(true, { error: c });

/** The US personal data form. Sending back the masked `ssn` changes nothing. */
export const UnitedStatesForm = z.strictObject({
  birthdate,
  postalCode: fiveDigits,
  ssn,
  state,
  city: text(1, 'city_required'),
  street: text(1, 'street_required'),
  streetNumber: z.optional(optionalText),
  department: z.optional(optionalText),
  rideShareTotalRides: knownOrNull('rides_required', 'rides_invalid', true),
  avgEarningPerWeek: knownOrNull('weekly_earning_required', 'weekly_earning_invalid', false),
  ocnBackgroundAndCreditCheckForApplication: accepted('background_consent_required'),
  privacyPolicy: accepted('privacy_consent_required'),
});
export type UnitedStatesForm = z.infer<typeof UnitedStatesForm>;
