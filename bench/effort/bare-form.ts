import type { CountryCode, PersonalField } from '../../contract/countries/country.ts';
import { countries } from '../../contract/countries/index.ts';
import { requiredFields } from '../../contract/countries/required-fields.ts';
import { documents, isRequired } from '../../contract/documents/rules.ts';
import { WEEKS_WANTED } from '../../contract/earnings/weeks.ts';
import { type Facts, guarantor, typicalAmount, typicalRating } from './facts.ts';
import type { Effort } from './meter.ts';

const contact: readonly PersonalField[] = ['firstName', 'lastName', 'phone', 'email'];

/**
 * The same facts on a plain form: one page, every required field typed or picked once, each week's earnings typed, each
 * file picked with its own button, one button at the end. Nothing is prefilled and nothing is read from files.
 */
export function bareForm(code: CountryCode, facts: Facts, whole: boolean): Effort {
  const country = countries[code];
  const effort: Effort = { keys: 0, taps: 1, choices: 0, waiting: 0 };
  const type = (text: string) => {
    effort.taps++;
    effort.keys += text.length;
  };
  for (const field of [...contact, ...requiredFields[code]]) {
    const fact = facts[field];
    if (fact === true) effort.taps++;
    else if (field === 'state' || (field === 'city' && country.states.some(({ cities }) => cities.length > 0)))
      effort.choices++;
    else if (field === 'birthdate') type((fact ?? '').replaceAll('-', ''));
    else type(fact ?? '');
  }
  // The profile; its name is the applicant's, already entered above.
  type(typicalRating);
  for (let week = 0; week < WEEKS_WANTED; week++) type(typicalAmount);
  for (const document of country.documents) {
    if (!whole && !isRequired(document, country, null)) continue;
    effort.taps++;
    effort.choices++;
    if (documents[document].person && !documents[document].neverWaitsAlone)
      for (const text of Object.values(guarantor)) type(text);
  }
  return effort;
}
