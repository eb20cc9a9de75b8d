import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isFieldCode } from '../fields/field-codes.ts';
import { checkBirthdate } from '../personal-data/rules.ts';
import { Contact, ContactByPhone } from './contact.ts';
import { countries } from './index.ts';
import { MexicoForm } from './mx-form.ts';
import { UnitedStatesForm } from './us-form.ts';

const contact = { firstName: 'José', lastName: 'Núñez', phone: '5512345678', email: 'jose@example.com' };
const mexican = {
  birthdate: '1990-01-01',
  taxId: 'PERJ900101C10',
  nationalId: 'HEGG560427MVZRRL04',
  postalCode: '06600',
  state: 'Ciudad de México',
  city: 'Cuauhtémoc',
  neighborhood: 'Juárez',
  street: 'Reforma',
  streetNumber: '1',
};
const american = {
  birthdate: '1990-01-01',
  postalCode: '33101',
  ssn: '123-45-6789',
  state: 'Florida',
  city: 'Miami',
  street: '8',
  rideShareTotalRides: 1200,
  avgEarningPerWeek: null,
  ocnBackgroundAndCreditCheckForApplication: true,
  privacyPolicy: true,
};

/** The codes of a form's broken rules, by field. */
function codes(schema: z.ZodMiniType, value: object): Record<string, string> {
  const result = schema.safeParse(value);
  return Object.fromEntries(result.success ? [] : result.error.issues.map((i) => [i.path.join('.'), i.message]));
}
const refuses = (schema: z.ZodMiniType, form: object) => (field: string, value: unknown, code: string) =>
  expect(codes(schema, { ...form, [field]: value }), `${field} ${JSON.stringify(value)}`).toEqual({ [field]: code });

describe('the contact form', () => {
  const no = refuses(Contact, contact);

  test('takes names of three letters in any alphabet, trimmed', () => {
    expect(Contact.parse({ ...contact, firstName: '  Ana ', lastName: 'Ñúñ' })).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ñúñ',
    });
  });

  test('refuses names that are missing, too short, blank or endless', () => {
    for (const [field, name] of [
      ['firstName', 'first_name'],
      ['lastName', 'last_name'],
    ] as const) {
      for (const empty of ['', '   ', undefined, null, 7]) no(field, empty, `${name}_required`);
      for (const short of ['Al', ' Al  ']) no(field, short, `${name}_too_short`);
      no(field, 'a'.repeat(101), 'value_too_long');
    }
  });

  test('takes a phone of 10 to 14 digits; separators do not count', () => {
    no('phone', '', 'phone_required');
    no('phone', '551234567', 'phone_too_short');
    no('phone', '551234567890123', 'phone_too_long');
    no('phone', '55-12-34-56-7', 'phone_too_short');
    no('phone', 'call me later', 'phone_too_short');
    no('phone', '55 1234 5678'.padEnd(41, '.5'), 'phone_too_long');
    for (const phone of [
      '5512345678',
      '+5215512345678',
      '+52 81 1234 5678',
      '+52 (33) 1234 5678',
      '+52 1 55 1234 5678',
    ])
      expect(codes(Contact, { ...contact, phone })).toEqual({});
  });

  test('refuses texts that are not e-mail addresses', () => {
    no('email', '', 'email_required');
    for (const email of ['ana', 'ana@', '@example.com', 'ana@example', 'ana perez@example.com', 'ana@@example.com'])
      no('email', email, 'email_invalid');
    expect(Contact.parse({ ...contact, email: ' ana@example.com ' }).email).toBe('ana@example.com');
  });

  test('may lack a mail address where a phone is enough, but not have a broken one', () => {
    expect(ContactByPhone.parse({ ...contact, email: ' ' }).email).toBe('');
    expect(ContactByPhone.parse({ ...contact, email: 'mailto:ana@example.com' }).email).toBe('ana@example.com');
    refuses(ContactByPhone, contact)('email', 'ana@', 'email_invalid');
  });

  test('refuses fields it does not know', () => {
    expect(Contact.safeParse({ ...contact, role: 'admin' }).success).toBe(false);
  });
});

describe('the Mexican form', () => {
  const no = refuses(MexicoForm, mexican);

  test('takes a complete form, with or without an interior number', () => {
    expect(codes(MexicoForm, mexican)).toEqual({});
    expect(codes(MexicoForm, { ...mexican, department: '4B' })).toEqual({});
    no('department', 'x'.repeat(61), 'value_too_long');
  });

  test('makes RFC and CURP upper case, Ñ included', () => {
    const form = MexicoForm.parse({ ...mexican, taxId: ' muño900101ab5', nationalId: 'hegg560427mvzrrl04 ' });
    expect(form).toMatchObject({ taxId: 'MUÑO900101AB5', nationalId: 'HEGG560427MVZRRL04' });
  });

  test('refuses text that isn’t shaped like an RFC or a CURP, and recognizes a company’s RFC', () => {
    for (const rfc of ['', 'PERJ900101C1', 'PERJ90010C10', 'PERJ900101C100', '12345'])
      no('taxId', rfc, 'tax_id_invalid');
    no('taxId', 'ABC900101C10', 'tax_id_of_company');
    for (const curp of ['', 'HEGG560427MVZRRL0', 'HEGG561327MVZRRL04']) no('nationalId', curp, 'national_id_invalid');
  });

  test('accepts identifiers that fail only the strict checks', () => {
    for (const more of [{ taxId: 'PERJ900101C11' }, { nationalId: 'HEGG560427MVZRRL05' }, { taxId: 'XAXX010101000' }])
      expect(codes(MexicoForm, { ...mexican, ...more })).toEqual({});
  });

  test('refuses addresses that are too short or in no known state', () => {
    for (const code of ['', '660', '066000', '0660a', '٠٦٦٠٠']) no('postalCode', code, 'postal_code_invalid');
    no('city', 'ab', 'city_required');
    no('neighborhood', ' ab ', 'neighborhood_required');
    no('street', '', 'street_required');
    no('streetNumber', ' ', 'street_number_required');
    no('streetNumber', '1'.repeat(21), 'value_too_long');
    no('state', '', 'state_required');
    no('state', 'Texas', 'state_unknown');
  });

  test('names every field that is missing', () => {
    expect(Object.keys(codes(MexicoForm, {})).sort()).toEqual(Object.keys(mexican).sort());
  });
});

describe('the US form', () => {
  const no = refuses(UnitedStatesForm, american);

  test('takes a complete form; numbers may be unknown but not left out', () => {
    expect(codes(UnitedStatesForm, american)).toEqual({});
    expect(codes(UnitedStatesForm, { ...american, rideShareTotalRides: null, avgEarningPerWeek: 0 })).toEqual({});
    no('rideShareTotalRides', undefined, 'rides_required');
    no('avgEarningPerWeek', undefined, 'weekly_earning_required');
    for (const rides of [-1, 1.5, '12', Number.POSITIVE_INFINITY, 10_000_001])
      no('rideShareTotalRides', rides, 'rides_invalid');
    for (const earning of [-0.01, '12', Number.NaN]) no('avgEarningPerWeek', earning, 'weekly_earning_invalid');
  });

  test('both consents must be given', () => {
    for (const value of [false, undefined, 'true', 1]) {
      no('ocnBackgroundAndCreditCheckForApplication', value, 'background_consent_required');
      no('privacyPolicy', value, 'privacy_consent_required');
    }
  });

  test('an SSN needs its dashes; the masked form may be sent back', () => {
    for (const ssn of ['123456789', '123-45-678', '']) no('ssn', ssn, 'ssn_invalid');
    expect(codes(UnitedStatesForm, { ...american, ssn: '***-**-6789' })).toEqual({});
  });

  test('the state is one of the two, the street needs one character', () => {
    no('state', 'California', 'state_unknown');
    no('state', '', 'state_required');
    no('street', '', 'street_required');
    no('city', '', 'city_required');
    no('postalCode', '33101-1234', 'postal_code_invalid');
  });

  test('names every required field that is missing, with a code the catalogue knows', () => {
    const missing = codes(UnitedStatesForm, {});
    expect(Object.keys(missing).sort()).toEqual(Object.keys(american).sort());
    expect(Object.values(missing).filter((code) => !isFieldCode(code))).toEqual([]);
  });
});

describe('the birth date', () => {
  test('must be a day of the calendar from 1900 on', () => {
    for (const birthdate of ['', '1990-02-30', '1899-12-31', '01/01/1990'])
      expect(codes(MexicoForm, { ...mexican, birthdate })).toEqual({ birthdate: 'birthdate_invalid' });
  });

  test('18 in Mexico, 21 in the United States, to the day', () => {
    const today = '2026-11-21';
    expect(checkBirthdate('2008-11-21', countries.mx, today)).toBeNull();
    expect(checkBirthdate('2008-11-22', countries.mx, today)).toBe('too_young');
    expect(checkBirthdate('2005-11-21', countries.us, today)).toBeNull();
    expect(checkBirthdate('2005-11-22', countries.us, today)).toBe('too_young');
  });

  test('cannot lie in the future or more than 120 years back', () => {
    for (const day of ['2026-11-22', '1905-11-20', 'x'])
      expect(checkBirthdate(day, countries.mx, '2026-11-21')).toBe('birthdate_invalid');
  });
});
