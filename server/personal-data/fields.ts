import { Contact, ContactAsTyped, email, optionalEmail } from '@volante/contract/countries/contact.ts';
import { readCountry } from '@volante/contract/countries/index.ts';
import { MexicoForm } from '@volante/contract/countries/mx-form.ts';
import { UnitedStatesForm } from '@volante/contract/countries/us-form.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { PersonalDataUpdate } from '@volante/contract/personal-data/calls.ts';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { parse } from '../core/http/parse.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { reachesPhones } from '../core/reaches-phones.ts';

/** The sent fields of an update, in their stored form. */
export type Fields = Partial<Omit<PersonalDataUpdate, 'country' | 'confirmShortName'>>;

/** The fields that belong to the contact form. */
export const contactFields = ['firstName', 'lastName', 'phone', 'email'] as const;

/**
 * Validates each field by the rules of the application's country. Throws a 422: `country_mismatch`, or all invalid values, with
 * `unknown_field` for fields that the country's form doesn't have. A short name needs `confirmShortName`.
 */
export function readFields(update: PersonalDataUpdate, own: CountryCode, config: Config): Fields {
  const { country, confirmShortName, ...fields } = update;
  if (country !== undefined) refuseOtherCountry(country, own);
  const updates = updatesOf[reachesPhones(config) ? 'byPhone' : 'byMail'];
  return parse(updates[confirmShortName ? 'confirmed' : 'plain'][own], fields) as Fields;
}

// Every field may be left out; those that are sent must follow all rules of the form.
const updatesWith = (
  contact: typeof Contact | typeof ContactAsTyped,
  mail: typeof email | typeof optionalEmail,
): Record<CountryCode, z.ZodMiniType> => ({
  mx: z.partial(z.strictObject({ ...contact.shape, email: mail, ...MexicoForm.shape })),
  us: z.partial(z.strictObject({ ...contact.shape, ...UnitedStatesForm.shape })),
});
const updatesBy = (mail: typeof email | typeof optionalEmail) => ({
  plain: updatesWith(Contact, mail),
  confirmed: updatesWith(ContactAsTyped, mail),
});
const updatesOf = { byPhone: updatesBy(optionalEmail), byMail: updatesBy(email) };

function refuseOtherCountry(given: string, own: CountryCode): void {
  const country = readCountry(given);
  if (!country) throw brokenRules(brokenRule('country', 'country_unknown'));
  if (country !== own) throw new Problem('country_mismatch');
}
