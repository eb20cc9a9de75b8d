import type { PersonalData } from '../admission/application.ts';
import type { DocumentType } from '../documents/rules.ts';
import type { Platform } from '../earnings/platforms.ts';

export const countryCodes = ['mx', 'us'] as const;
export type CountryCode = (typeof countryCodes)[number];
export type Language = 'es-MX' | 'en';

/** One answer for each country: where one is missing, the answers do not compile, and not the code that reads them. */
export function perCountry<T>(answers: Record<CountryCode, T>): Record<CountryCode, T> {
  return answers;
}

/** As written in personal data and as a query value. */
export const countryNames = { mx: 'Mexico', us: 'United States' } as const satisfies Record<CountryCode, string>;
export const currencies = ['MXN', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export interface State {
  name: string;
  /** First two (Mexico) or three (US) digits of its postal codes, as inclusive ranges. */
  postalPrefixes: readonly (readonly [number, number])[];
  /** Empty where the city is typed. */
  cities: readonly string[];
}

/**
 * What differs between countries and every screen may need. What forms or the server alone need stands beside it, in
 * `<code>-form.ts`, `<code>-phone.ts`, `required-fields.ts` and `address-line.ts`.
 */
export interface Country {
  code: CountryCode;
  name: (typeof countryNames)[keyof typeof countryNames];
  language: Language;
  currency: Currency;
  /** Zone that decides what "today" is where the applicant's own zone is not known. */
  zone: string;
  /** The calling code with its plus sign. */
  phonePrefix: string;
  /** The first day of a calendar's week, counted from Sunday. */
  weekStartsOn: 0 | 1;
  /** In full years by calendar date. */
  minimumAge: number;
  platforms: readonly Platform[];
  /** Those that the driver-data widget knows here; elsewhere there are screenshots. */
  widgetPlatforms: readonly Platform[];
  /** Columns of the platform grid. */
  platformColumns: number;
  /** Platforms for which a profile alone is enough; their earnings count as unverified. */
  profileOnly: readonly Platform[];
  /** In the order in which they are asked: the main set, then the additional one. */
  documents: readonly DocumentType[];
  /** Whether a document that is not needed `always` may wait until there is a home visit that is not approved. */
  documentsWaitForVisit: boolean;
  postalDigits: number;
  /** How many leading digits of a postal code tell the state. */
  postalPrefixDigits: number;
  states: readonly State[];
  /** Numbers that name a person, in the order in which they are shown. */
  identifiers: readonly Extract<PersonalField, 'nationalId' | 'taxId' | 'ssn'>[];
  /** Whether the form asks for the rides so far and the earnings of a week. */
  asksForWork: boolean;
  consents: readonly ConsentKind[];
}

export type PersonalField = Exclude<keyof PersonalData, 'status' | 'country'>;

export const consentKinds = ['privacy_notice', 'background_and_credit_check', 'privacy_policy', 'location'] as const;
export type ConsentKind = (typeof consentKinds)[number];
