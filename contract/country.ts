import type { PersonalData } from './application.ts';
import type { DocumentType } from './documents/rules.ts';
import type { Platform } from './earnings/platforms.ts';

export const countryCodes = ['mx', 'us'] as const;
export type CountryCode = (typeof countryCodes)[number];
export type Language = 'es-MX' | 'en';

/** One value per country. A missing one is a type error here, not in the code that reads it. */
export function perCountry<T>(answers: Record<CountryCode, T>): Record<CountryCode, T> {
  return answers;
}

/** As written in personal data and as a query value. */
export const countryNames = { mx: 'Mexico', us: 'United States' } as const satisfies Record<CountryCode, string>;
export const currencies = ['MXN', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export interface State {
  name: string;
  /** Postal code prefixes of two (Mexico) or three (US) digits, as inclusive ranges. */
  postalPrefixes: readonly (readonly [number, number])[];
  /** Empty if the city is typed freely. */
  cities: readonly string[];
}

/**
 * A country's facts, available to every screen. Facts for forms or the server only are in `<code>-form.ts`,
 * `<code>-phone.ts`, `required-fields.ts` and `address-line.ts`.
 */
export interface Country {
  code: CountryCode;
  name: (typeof countryNames)[keyof typeof countryNames];
  language: Language;
  currency: Currency;
  /** Time zone that decides "today" when the applicant's own zone is unknown. */
  zone: string;
  /** The calling code with its plus sign. */
  phonePrefix: string;
  /** The first day of a calendar's week, counted from Sunday. */
  weekStartsOn: 0 | 1;
  /** In full years. */
  minimumAge: number;
  platforms: readonly Platform[];
  /** Platforms the widget supports here; the others need screenshots. */
  widgetPlatforms: readonly Platform[];
  /** Platforms for which a profile alone is enough; their earnings count as unverified. */
  profileOnly: readonly Platform[];
  /** In the order of the flow: the main set, then the additional one. */
  documents: readonly DocumentType[];
  /** Photos of these fill in most of the personal data. */
  fillsForm: readonly DocumentType[];
  /** More than a driver earns in a week, in the country's currency: such an amount is never taken without asking. */
  beyondAWeek: number;
  /** Whether documents that aren't required `always` may wait until a home visit is due and not yet approved. */
  documentsWaitForVisit: boolean;
  postalDigits: number;
  /** Number of leading postal code digits that determine the state. */
  postalPrefixDigits: number;
  states: readonly State[];
  /** Identifiers of a person, in display order. */
  identifiers: readonly Extract<PersonalField, 'nationalId' | 'taxId' | 'ssn'>[];
  /**
   * The fields that decide whether an applicant can be served. They are asked first; empty in countries where they
   * would turn no one away.
   */
  askedFirst: readonly Extract<PersonalField, 'state' | 'city' | 'birthdate'>[];
  /** Whether the form asks for total rides and weekly earnings. */
  asksForWork: boolean;
  consents: readonly ConsentKind[];
  /** Whether a rejected applicant is told why, because the country's law requires it. */
  tellsReasons: boolean;
}

export type PersonalField = Exclude<
  keyof PersonalData,
  'status' | 'country' | 'contactToConfirm' | 'phoneIsEnough' | 'whatsApp'
>;
/** Fields that staff can ask to correct: all but the consents. */
export type CorrectableField = {
  [Field in PersonalField]: PersonalData[Field] extends boolean ? never : Field;
}[PersonalField];

export const consentKinds = [
  'privacy_notice',
  'background_and_credit_check',
  'privacy_policy',
  'location',
  'whatsapp',
  'improve_reading',
] as const;
export type ConsentKind = (typeof consentKinds)[number];
