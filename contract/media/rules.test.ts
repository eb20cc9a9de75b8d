import { expect, test } from 'vitest';
import { type DocumentState, documentsStatus } from '../documents/rules.ts';
import { acceptsKind, fileRules, mediaTypes } from './rules.ts';

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
