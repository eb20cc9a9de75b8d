import { statementMonths } from '../documents.ts';
import type { Country, State } from './country.ts';

const states: State[] = [
  {
    name: 'Florida',
    postalPrefixes: [
      [320, 339],
      [341, 342],
      [344, 344],
      [346, 347],
      [349, 349],
    ],
    cities: ['Miami'],
  },
  {
    name: 'Texas',
    postalPrefixes: [
      [733, 733],
      [739, 739],
      [750, 799],
      [885, 885],
    ],
    cities: [
      'Dallas',
      'Houston',
      'San Antonio',
      'Austin',
      'Fort Worth',
      'El Paso',
      'Arlington',
      'Corpus Christi',
      'Plano',
      'Lubbock',
      'Laredo',
      'Irving',
      'Garland',
      'Frisco',
      'McKinney',
      'Grand Prairie',
      'Brownsville',
      'McAllen',
      'Amarillo',
      'Killeen',
      'Waco',
    ],
  },
];

export const us: Country = {
  code: 'us',
  name: 'United States',
  language: 'en',
  currency: 'USD',
  zone: 'America/Chicago',
  phonePrefix: '+1',
  minimumAge: 21,
  platforms: ['uber', 'lyft', 'other'],
  widgetPlatforms: [],
  platformColumns: 3,
  profileOnly: ['other'],
  documents: ['drivers_license_front', 'drivers_license_back', 'proof_of_address', ...statementMonths(6)],
  statementCount: 6,
  postalDigits: 5,
  postalPrefixDigits: 3,
  states,
  consents: ['background_and_credit_check', 'privacy_policy'],
};
