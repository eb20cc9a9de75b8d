/** Codes of broken rules inside a payload (`errors[].code`), with their fixed English text for developers. */
export const fieldCodes = {
  first_name_required: 'First name is required.',
  first_name_too_short: 'First name must be at least 3 characters.',
  last_name_required: 'Last name is required.',
  last_name_too_short: 'Last name must be at least 3 characters.',
  email_required: 'Email is required.',
  email_invalid: 'Email is not valid.',
  phone_required: 'Phone number is required.',
  phone_too_short: 'Phone number must be at least 10 characters.',
  phone_too_long: 'Phone number must be at most 14 characters.',
  phone_invalid: 'Phone number is not a number of this country.',
  birthdate_invalid: 'Birthdate is not a date in the past (yyyy-mm-dd).',
  too_young: 'The applicant is below the minimum age of the country.',
  tax_id_invalid: 'RFC does not have the form of a person: 4 letters, 6 digits, 3 letters or digits.',
  tax_id_of_company: 'RFC has 12 characters: it belongs to a company.',
  national_id_invalid: 'CURP does not have the official form.',
  ssn_invalid: 'SSN must be xxx-xx-xxxx.',
  postal_code_invalid: 'Postal code must be 5 digits.',
  state_required: 'State is required.',
  state_unknown: 'State is not in the list of this country.',
  city_required: 'City is required.',
  city_unknown: 'City is not in the list of this state.',
  neighborhood_required: 'Neighborhood must be at least 3 characters.',
  street_required: 'Street is too short.',
  street_number_required: 'Street number is required.',
  rides_required: 'Total rides is required; null when not known.',
  rides_invalid: 'Total rides must be a whole number from 0.',
  weekly_earning_required: 'Average weekly earning is required; null when not known.',
  weekly_earning_invalid: 'Average weekly earning must be a number from 0.',
  background_consent_required: 'The background and credit check must be accepted.',
  privacy_consent_required: 'The privacy policy must be accepted.',
  earning_invalid: 'Earning must be an amount from 0 with at most 2 decimals.',
  country_unknown: 'Country must be mx, us, Mexico or United States.',
  waiting: 'This part still waits for the applicant.',
  value_too_long: 'The value is too long.',
  unknown_field: 'This field does not exist here.',
  invalid_value: 'The value has the wrong type or form.',
} as const;

export type FieldCode = keyof typeof fieldCodes;

export function isFieldCode(code: string): code is FieldCode {
  return Object.hasOwn(fieldCodes, code);
}
