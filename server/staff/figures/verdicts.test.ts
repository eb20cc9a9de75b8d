import { expect, test } from 'vitest';
import { type ReviewEvent, verdictsOf } from './verdicts.ts';

const said = (actor: string, kind: string, mediaId = 'file'): ReviewEvent => ({
  ...{ kind, actor, mediaId },
  at: new Date('2026-11-01T12:00:00Z'),
  type: 'curp',
  reason: null,
});
const approved = (actor: string, mediaId?: string) => said(actor, 'document_approved', mediaId);
const rejected = (actor: string, mediaId?: string) => said(actor, 'document_rejected', mediaId);
const disagreements = (...events: ReviewEvent[]) => verdictsOf(events).map(({ disagreed }) => disagreed);

test('a second review of the same file with another result is a disagreement', () => {
  expect(disagreements(approved('ana'), rejected('luis'))).toEqual([true, null]);
  expect(disagreements(rejected('ana'), rejected('luis'))).toEqual([false, null]);
});

test('changing one’s own review, or reviewing the next file, is not a disagreement', () => {
  expect(disagreements(approved('ana'), rejected('ana'))).toEqual([null, null]);
  expect(disagreements(rejected('ana'), approved('luis', 'next file'))).toEqual([null, null]);
});

test('a withdrawn review counts as a disagreement once there is another one', () => {
  const takenBack = said('luis', 'document_review_taken_back');
  expect(disagreements(approved('ana'), takenBack)).toEqual([null]);
  expect(disagreements(approved('ana'), takenBack, rejected('luis'))).toEqual([true, null]);
});
