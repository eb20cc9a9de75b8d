import * as z from 'zod/mini';
import { birthdate, fiveDigits, optionalText } from '../fields/address-fields.ts';
import type { FieldCode } from '../fields/field-codes.ts';
import { curpPattern } from '../fields/identifiers/curp.ts';
import { rfcPattern } from '../fields/identifiers/rfc.ts';
import { atLeast } from '../fields/lengths.ts';
import { text } from '../fields/names.ts';
import { tidied } from '../fields/tidy-text.ts';
import { mx } from './mx.ts';

const code = (c: FieldCode) => c;
const stateNames = new Set(mx.states.map((s) => s.name));

const taxId = z.string({ error: code('tax_id_invalid') }).check(
  tidied(),
  z.toUpperCase(),
  z.refine((v) => !/^[A-ZÑ&]{3}\d{6}[A-Z\d]{3}$/.test(v), { error: code('tax_id_of_company'), abort: true }),
  z.regex(rfcPattern, { error: code('tax_id_invalid') }),
);

const nationalId = z
  .string({ error: code('national_id_invalid') })
  .check(tidied(), z.toUpperCase(), z.regex(curpPattern, { error: code('national_id_invalid') }));

const state = z.string({ error: code('state_required') }).check(
  tidied(),
  atLeast(1, { error: code('state_required'), abort: true }),
  z.refine((v) => stateNames.has(v), { error: code('state_unknown') }),
);

/** The Mexican personal data form. Outputs RFC and CURP in upper case. */
export const MexicoForm = z.strictObject({
  birthdate,
  taxId,
  nationalId,
  postalCode: fiveDigits,
  state,
  city: text(3, 'city_required'),
  neighborhood: text(3, 'neighborhood_required'),
  street: text(3, 'street_required'),
  streetNumber: text(1, 'street_number_required', 20),
  department: z.optional(optionalText),
});
export type MexicoForm = z.infer<typeof MexicoForm>;
