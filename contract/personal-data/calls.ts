import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { consentKinds, type PersonalField } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';

const anyText = z.optional(z.string().check(atMost(300, { error: 'value_too_long' })));
const anyNumber = z.optional(z.nullable(z.number({ error: 'invalid_value' })));
const anyBoolean = z.optional(z.boolean());

/**
 * Any subset of the personal data: contact fields, or fields of the country's form. Values are then validated by `Contact`
 * and the form of the application's country.
 */
export const PersonalDataUpdate = z.strictObject({
  firstName: anyText,
  lastName: anyText,
  /** The applicant was asked about a name of one or two letters, and it is right. */
  confirmShortName: anyBoolean,
  phone: anyText,
  email: anyText,
  country: z.optional(z.string().check(atMost(20))),
  birthdate: anyText,
  taxId: anyText,
  nationalId: anyText,
  postalCode: anyText,
  city: anyText,
  state: anyText,
  neighborhood: anyText,
  street: anyText,
  streetNumber: anyText,
  department: anyText,
  ssn: anyText,
  rideShareTotalRides: anyNumber,
  avgEarningPerWeek: anyNumber,
  ocnBackgroundAndCreditCheckForApplication: anyBoolean,
  privacyPolicy: anyBoolean,
} satisfies Record<PersonalField | 'country' | 'confirmShortName', z.ZodMiniType>);
export type PersonalDataUpdate = z.infer<typeof PersonalDataUpdate>;

export const Consent = z.strictObject({
  kind: z.enum(consentKinds),
  textVersion: z.string().check(atLeast(1), atMost(60)),
  language: z.enum(['es-MX', 'en']),
});

export const personalDataEndpoints = {
  updatePersonalData: endpoint({
    method: 'PATCH',
    path: '/public/admission/requests/{id}/personal-data',
    summary: 'Saves contact data or personal data; only the fields sent are changed.',
    gate: 'link',
    limited: 'refused',
    budget: 'identity',
    body: PersonalDataUpdate,
    result: Application,
    refusals: ['already_exist', 'section_approved', 'application_closed', 'country_mismatch'],
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/consents',
    summary: 'Records a consent with its text version, language, time and IP address.',
    gate: 'link',
    limited: 'refused',
    body: Consent,
    result: z.object({ recorded: z.literal(true) }),
    refusals: ['application_closed'],
  }),
};
