import { expect, test } from 'vitest';
import { asGiven } from './as-given.ts';
import { nextDocumentScreen, nextScreen } from './next-screen.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

test('without uploads under way the application is unchanged', () => {
  const application = applicationIn('documents_analysis');
  expect(asGiven(application, { types: [], steps: [] })).toBe(application);
});

test('Continue skips papers still uploading, and opens the check of all answers once everything else is given', () => {
  const documents = {
    curp: { mediaId: null },
    proof_of_address: { mediaId: 'old', status: 'rejected', reason: 'expired' },
  } as const;
  const application = applicationIn('documents_analysis', { given: 'all', personalData: 'completed', documents });
  expect(nextDocumentScreen(application)).toBe('/documents/proof_of_address');
  const item = asGiven(application, { types: ['proof_of_address'], steps: [] });
  expect(nextDocumentScreen(item)).toBe('/documents/curp');
  const both = asGiven(application, { types: ['proof_of_address', 'curp'], steps: [] });
  expect(nextScreen(both)).toBe('/check-your-answers');
  expect(stepsOf(application)[3]?.state).toBe('attention');
});

test('home photos still uploading complete their own steps only', () => {
  const application = applicationIn('home_visit', {
    given: 'all',
    personalData: 'completed',
    homePhotos: 4,
    visit: 'ahead',
  });
  const placed = { ...application, locationData: { latitude: 1, longitude: 1, location: null, ipAddress: null } };
  expect(nextScreen(placed)).toBe('/home-image-upload');
  expect(nextScreen(asGiven(placed, { types: [], steps: ['homeImagesSurroundings'] }))).toBe('/documents-success');
  expect(nextScreen(asGiven(placed, { types: [], steps: ['homeImagesFront'] }))).toBe('/home-image-upload');
});

test('an approved paper stays approved while another file for it is under way', () => {
  const application = applicationIn('documents_analysis', {
    documents: { curp: { mediaId: 'm', status: 'approved' } },
  });
  const given = asGiven(application, { types: ['curp'], steps: [] });
  expect(given.documentsAnalysis.documents.find(({ type }) => type === 'curp')?.status).toBe('approved');
});
