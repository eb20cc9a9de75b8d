import { Contact } from '../personal-data/contact.ts';
import { type CountryCode, perCountry } from './country.ts';
import { MexicoForm } from './mx-form.ts';
import { UnitedStatesForm } from './us-form.ts';

/** The fields of a country's personal data, contact first, in the order of its form. */
export const formFields: Record<CountryCode, readonly string[]> = perCountry({
  mx: Object.keys({ ...Contact.shape, ...MexicoForm.shape }),
  us: Object.keys({ ...Contact.shape, ...UnitedStatesForm.shape }),
});
