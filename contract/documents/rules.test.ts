import { describe, expect, test } from 'vitest';
import { countries } from '../countries/index.ts';
import { acceptsKind, fileRules, mediaTypes } from '../media/rules.ts';
import {
  type DocumentState,
  type DocumentType,
  documentScreen,
  documents,
  documentsStatus,
  documentTypes,
  frontOf,
  isDocumentType,
  isRequired,
  MAX_FILE_BYTES,
  statementMonths,
  waitingDocuments,
} from './rules.ts';

const state = (type: DocumentType, more: Partial<DocumentState> = {}): DocumentState => ({
  type,
  mediaId: null,
  status: 'pending',
  required: false,
  skipped: false,
  ...more,
});
const waiting = (...list: DocumentState[]) => waitingDocuments(list).map((d) => d.type);

test('every back of a card has its front, and nothing else has one', () => {
  const fronts = documentTypes.map(frontOf).filter((front) => front !== null);
  expect(fronts).toHaveLength(documentTypes.filter((type) => documents[type].side === 'back').length);
  expect(fronts.filter((front) => documents[front]?.side !== 'front')).toEqual([]);
});

describe('what waits for the applicant', () => {
  test('a document without a file waits, one with a file does not', () => {
    expect(waiting(state('curp'), state('selfie_photo', { mediaId: 'm' }))).toEqual(['curp']);
  });

  test('rejected ones come first, the rest in the order of the list', () => {
    const rejected = state('curp', { mediaId: 'm', status: 'rejected' });
    expect(waiting(state('identity_card_front'), state('proof_of_address'), rejected)).toEqual([
      'curp',
      'identity_card_front',
      'proof_of_address',
    ]);
  });

  test('postponing counts only while a document is optional and not rejected', () => {
    expect(waiting(state('curp', { skipped: true }))).toEqual([]);
    expect(waiting(state('curp', { skipped: true, required: true }))).toEqual(['curp']);
    expect(waiting(state('curp', { skipped: true, mediaId: 'm', status: 'rejected' }))).toEqual(['curp']);
  });

  test('the back of the guarantor’s card waits only when it was rejected', () => {
    const back = 'solidarity_obligor_identity_card_back';
    expect(waiting(state(back, { required: true }))).toEqual([]);
    expect(waiting(state(back, { mediaId: 'm', status: 'rejected' }))).toEqual([back]);
  });
});

describe('what is required', () => {
  const always: DocumentType[] = [
    'identity_card_front',
    'identity_card_back',
    'proof_of_address',
    ...statementMonths(6),
  ];

  test('identity cards, proof of address and bank statements always are', () => {
    for (const type of always)
      for (const visit of [null, 'pending', 'approved'])
        for (const country of ['mx', 'us'] as const)
          expect(isRequired(type, countries[country], visit), type).toBe(true);
  });

  test('in Mexico the other documents are optional until there is a home visit without approval', () => {
    const rest = countries.mx.documents.filter((type) => !always.includes(type));
    expect(rest).toHaveLength(8);
    for (const type of rest) {
      const back = type === 'solidarity_obligor_identity_card_back';
      expect(isRequired(type, countries.mx, null), type).toBe(false);
      expect(isRequired(type, countries.mx, 'pending'), type).toBe(!back);
      expect(isRequired(type, countries.mx, 'completed'), type).toBe(!back);
      expect(isRequired(type, countries.mx, 'approved'), type).toBe(false);
    }
  });

  test('in the United States the licence always is', () => {
    for (const visit of [null, 'approved']) expect(isRequired('drivers_license_front', countries.us, visit)).toBe(true);
  });
});

describe('the catalogue', () => {
  test('each country asks for its sets in order, all of them in the catalogue', () => {
    expect(countries.mx.documents).toEqual([
      'identity_card_front',
      'identity_card_back',
      'proof_of_address',
      'bank_statement_month_1',
      'bank_statement_month_2',
      'bank_statement_month_3',
      'drivers_license_front',
      'drivers_license_back',
      'curp',
      'proof_of_tax_situation',
      'selfie_photo',
      'garage_photo',
      'solidarity_obligor_identity_card_front',
      'solidarity_obligor_identity_card_back',
    ]);
    expect(countries.us.documents).toEqual([
      'drivers_license_front',
      'drivers_license_back',
      'proof_of_address',
      ...statementMonths(6),
    ]);
  });

  test('identity cards, licences and photos are pictures; CURP and statements are PDFs; the others either', () => {
    const taking = (kinds: string[]) => documentTypes.filter((t) => String(documents[t].accepts) === String(kinds));
    expect(taking(['jpeg', 'png'])).toEqual([
      'identity_card_front',
      'identity_card_back',
      'drivers_license_front',
      'drivers_license_back',
      'selfie_photo',
      'garage_photo',
      'solidarity_obligor_identity_card_front',
      'solidarity_obligor_identity_card_back',
    ]);
    expect(taking(['pdf'])).toEqual([
      ...statementMonths(6),
      'curp',
      'proof_of_completion_of_safety_courses',
      'ride_share_ride_history',
    ]);
    expect(taking(['pdf', 'jpeg', 'png'])).toEqual(['proof_of_address', 'proof_of_tax_situation', 'driving_record']);
  });

  test('every file may have 5 MB; records are made by the server and take no file', () => {
    expect(MAX_FILE_BYTES).toBe(5_242_880);
    for (const type of documentTypes) {
      const kind: { record?: true; maxBytes: number; accepts: readonly string[] } = documents[type];
      expect(kind.maxBytes, type).toBe(kind.record ? 0 : MAX_FILE_BYTES);
      expect(kind.accepts.length === 0, type).toBe(kind.record ?? false);
    }
    expect(documentTypes.filter((type) => 'record' in documents[type])).toEqual([
      'avg_weekly_income_of_last_twelve_weeks',
      'ride_share_dates',
    ]);
  });

  test('all statements share one screen, both sides of the guarantor’s card another', () => {
    expect(new Set(statementMonths(6).map(documentScreen))).toEqual(new Set(['bank_statements']));
    expect(documentScreen('solidarity_obligor_identity_card_back')).toBe('solidarity_obligor_identity_card_front');
    expect(documentScreen('curp')).toBe('curp');
  });

  test('a document that never waits alone shares its screen with one that can', () => {
    const follow = documentTypes.filter((type) => documents[type].neverWaitsAlone);
    expect(follow).toEqual(['solidarity_obligor_identity_card_back']);
    for (const type of follow) {
      const sharing = documentTypes.filter((other) => documentScreen(other) === documentScreen(type) && other !== type);
      expect(sharing.filter((other) => !documents[other].neverWaitsAlone)).toEqual([documentScreen(type)]);
    }
  });

  test('only types in the catalogue are document types', () => {
    expect(isDocumentType('curp')).toBe(true);
    for (const text of ['', 'passport', 'constructor', '__proto__', 'CURP']) expect(isDocumentType(text)).toBe(false);
  });
});

test('photo types accept HEIC and BMP from a phone, PDF-only types don’t', () => {
  const kinds = (type: (typeof mediaTypes)[number]) =>
    (['jpeg', 'png', 'heic', 'bmp', 'webp', 'pdf'] as const).filter((kind) => acceptsKind(fileRules(type), kind));
  expect(kinds('identity_card_front')).toEqual(['jpeg', 'png', 'heic', 'bmp']);
  expect(kinds('proof_of_address')).toEqual(['jpeg', 'png', 'heic', 'bmp', 'pdf']);
  expect(kinds('curp')).toEqual(['pdf']);
  expect(kinds('home_visit_evidence')).toEqual(['jpeg', 'png', 'heic', 'bmp', 'webp']);
});

test('every type lists the accepted kinds of files, and records accept none', () => {
  const takesNothing = mediaTypes.filter((type) => fileRules(type).accepts.length === 0);
  expect(takesNothing).toEqual(['avg_weekly_income_of_last_twelve_weeks', 'ride_share_dates']);
});

test('documents are pending while a required one is missing or rejected, approved once all given ones are', () => {
  const state = (more: Partial<DocumentState>): DocumentState => ({
    type: 'identity_card_front',
    mediaId: 'm',
    status: 'pending',
    required: true,
    skipped: false,
    ...more,
  });
  const approved = state({ status: 'approved' });
  const optional = state({ required: false, mediaId: null, skipped: true });
  expect(documentsStatus([approved, state({ mediaId: null })])).toBe('pending');
  expect(documentsStatus([approved, state({ status: 'rejected' })])).toBe('pending');
  expect(documentsStatus([approved, state({})])).toBe('completed');
  expect(documentsStatus([approved, optional])).toBe('approved');
  expect(documentsStatus([approved, state({ required: false })])).toBe('completed');
  expect(documentsStatus([optional])).toBe('completed');
});
