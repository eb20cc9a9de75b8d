// An application as the server returns it, for tests, which give only the fields that matter to the rule under test.

import type { Application, DocumentView, PersonalData } from '../../application.ts';
import { countries } from '../../countries/index.ts';
import type { CountryCode } from '../../country.ts';
import { type DocumentType, isRequired, isStatement, statementMonth } from '../../documents/rules.ts';
import type { Stage } from '../stages.ts';

interface Given {
  country?: CountryCode;
  contact?: boolean;
  personalData?: PersonalData['status'];
  /** The platform whose account is complete. */
  complete?: boolean;
  /** Documents by type, except those that are simply missing; `given: 'all'` sends every document. */
  documents?: Partial<Record<DocumentType, Partial<DocumentView>>>;
  given?: 'all' | 'none';
  /** How many photos of the home there are, of five; null before the home visit's stage. */
  homePhotos?: number;
  visit?: 'ahead' | 'over';
}

export function applicationIn(status: Stage, given: Given = {}): Application {
  const country = given.country ?? 'mx';
  const contact = given.contact ?? status !== 'created';
  return {
    id: '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab',
    reference: '48392011',
    status,
    country,
    personalData: personalDataOf(country, contact, given.personalData ?? 'pending'),
    documentsAnalysis: {
      status: 'pending',
      documents: countries[country].documents.map((type) => ({
        type,
        mediaId: given.given === 'all' ? `media-${type}` : null,
        status: 'pending',
        required: isRequired(type, countries[country], null),
        skipped: false,
        reason: null,
        note: null,
        ...(isStatement(type) && { month: statementMonth(type, '2026-11-21') }),
        ...given.documents?.[type],
      })),
    },
    palenca: {
      widgetId: null,
      externalId: '',
      accounts: given.complete
        ? [
            {
              accountId: 'screenshots-uber',
              platform: 'uber',
              origin: 'screenshots',
              status: 'success',
              earnings: { status: 'success' },
              metrics: { status: 'success' },
            },
          ]
        : [],
    },
    earningsAnalysis: { status: 'pending' },
    avalData: null,
    locationData: null,
    homeVisit: given.homePhotos === undefined ? null : homeVisitOf(given.homePhotos),
    ...(given.visit === 'ahead' && { visitAhead: true }),
    ...(given.visit === 'over' && { visitOver: true }),
  };
}

function homeVisitOf(photos: number): Application['homeVisit'] {
  const images = Array.from({ length: photos }, (_, i) => `photo-${i + 1}`);
  const homeImages = {
    homeImagesFront: images.slice(0, 2),
    homeImagesGarage: images.slice(2, 3),
    homeImagesSurroundings: images.slice(3, 5),
  };
  return { status: 'pending', images, homeImages };
}

function personalDataOf(country: CountryCode, contact: boolean, status: PersonalData['status']): PersonalData {
  return {
    status,
    firstName: contact ? 'Ana' : '',
    lastName: contact ? 'Ruiz' : '',
    email: contact ? 'ana@example.com' : '',
    phone: contact ? '+525512345678' : '',
    birthdate: '',
    taxId: '',
    nationalId: '',
    postalCode: '',
    city: '',
    state: '',
    neighborhood: '',
    street: '',
    streetNumber: '',
    department: '',
    country: countries[country].name,
    ssn: '',
    rideShareTotalRides: null,
    avgEarningPerWeek: null,
    ocnBackgroundAndCreditCheckForApplication: false,
    privacyPolicy: false,
  };
}
