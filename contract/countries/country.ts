import type { DocumentType } from '../documents.ts';
import type { Platform } from '../platforms.ts';

export const countryCodes = ['mx', 'us'] as const;
export type CountryCode = (typeof countryCodes)[number];
export type Language = 'es-MX' | 'en';

export interface State {
  name: string;
  /** First two (Mexico) or three (US) digits of its postal codes, as inclusive ranges. */
  postalPrefixes: readonly (readonly [number, number])[];
  /** Empty where the city is typed. */
  cities: readonly string[];
}

/** Everything that differs between countries, except the form's schema, which stands beside it in `<code>-form.ts`. */
export interface Country {
  code: CountryCode;
  /** As written in personal data and as a query value. */
  name: 'Mexico' | 'United States';
  language: Language;
  currency: 'MXN' | 'USD';
  /** Zone that decides what "today" is where the applicant's own zone is not known. */
  zone: string;
  phonePrefix: string;
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
  statementCount: number;
  postalDigits: number;
  /** How many leading digits of a postal code tell the state. */
  postalPrefixDigits: number;
  states: readonly State[];
  consents: readonly ConsentKind[];
}

export const consentKinds = ['privacy_notice', 'background_and_credit_check', 'privacy_policy', 'location'] as const;
export type ConsentKind = (typeof consentKinds)[number];
