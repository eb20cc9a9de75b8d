import { type CountryCode, type PersonalField, perCountry } from '../country.ts';
import { Contact } from './contact.ts';
import { MexicoForm } from './mx-form.ts';
import { UnitedStatesForm } from './us-form.ts';

/** The fields of a country's personal data, contact first, in the order of its form. */
export const formFields: Record<CountryCode, readonly PersonalField[]> = perCountry({
  mx: fieldsOf({ ...Contact.shape, ...MexicoForm.shape }),
  us: fieldsOf({ ...Contact.shape, ...UnitedStatesForm.shape }),
});

/** A form's field that `PersonalData` lacks doesn't compile: it would be accepted and never shown again. */
function fieldsOf<Shape>(shape: Shape & Record<Exclude<keyof Shape, PersonalField>, never>): PersonalField[] {
  return Object.keys(shape) as PersonalField[];
}
