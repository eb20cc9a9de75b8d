import { expect, test } from 'vitest';
import type { Application, PlatformAccount } from '../application.ts';
import { entryScreen, isOpenScreen, nextDocumentScreen, nextScreen, screenOfStep } from './next-screen.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

const address = (path: string) => ({ id: 'x', path, query: new URLSearchParams() });
const given = (application: Application, change: Partial<Application['personalData']>): Application => ({
  ...application,
  personalData: { ...application.personalData, ...change },
});
const dallas = { state: 'Texas', city: 'Dallas', birthdate: '1988-03-09' };

test('in a country that asks where somebody drives, Continue opens that question before the contact data, and links still open their own screens', () => {
  const fresh = applicationIn('created', { country: 'us' });
  expect(nextScreen(fresh)).toBe('/where-you-drive');
  expect(nextScreen(given(fresh, { ...dallas, birthdate: '' }))).toBe('/where-you-drive');
  expect(nextScreen(given(fresh, dallas))).toBe('/customer');
  for (const path of ['/where-you-drive', '/not-there-yet']) expect(entryScreen(address(path), fresh, null)).toBe(path);
  expect(stepsOf(fresh)[0]).toMatchObject({ key: 'contact', state: 'current', screen: '/where-you-drive' });
  expect(nextScreen(given(applicationIn('created', { country: 'us', contact: true }), dallas))).toBe('/platforms');
});

test('in other countries these screens are closed and the contact data comes first', () => {
  const fresh = applicationIn('created');
  expect(nextScreen(fresh)).toBe('/customer');
  expect(isOpenScreen('/where-you-drive', fresh)).toBe(false);
  expect(isOpenScreen('/not-there-yet', fresh)).toBe(false);
});

test('drivers who have begun to show their earnings are not sent back to the first questions', () => {
  const begun = applicationIn('earnings_analysis', { country: 'us', complete: true });
  expect(nextScreen(begun)).toBe('/earnings-analysis');
  expect(stepsOf(begun)[0]).toMatchObject({ state: 'done' });
});

function withAccount(application: Application, change: Partial<PlatformAccount>): Application {
  const pending = { status: 'pending' } as const;
  const account = {
    accountId: 'a',
    platform: 'uber',
    origin: 'widget',
    earnings: pending,
    metrics: pending,
    ...pending,
  } as const;
  return { ...application, palenca: { ...application.palenca, accounts: [{ ...account, ...change }] } };
}
const reading = (application: Application) => withAccount(application, {});
const connected = (application: Application) =>
  withAccount(application, { status: 'success', earnings: { status: 'success' } });
const created = () => applicationIn('created', { contact: true });

test('while an account is read, personal data and documents are open and come next', () => {
  const waiting = reading(created());
  expect(nextScreen(waiting)).toBe('/personal-data');
  expect(isOpenScreen('/personal-data', waiting)).toBe(true);
  expect(isOpenScreen('/documents/identity_card_front', waiting)).toBe(true);
  expect(isOpenScreen('/check-your-answers', waiting)).toBe(false);
  const steps = Object.fromEntries(stepsOf(waiting).map((step) => [step.key, step]));
  expect(steps).toMatchObject({
    earnings: { state: 'waiting' },
    personal_data: { state: 'current' },
    documents: { state: 'todo' },
    review: { state: 'locked' },
  });
  expect(screenOfStep(steps.earnings!, waiting)).toEqual({ path: '/platforms', again: false });
});

test('the documents come next, and once all are given, the screen with the state of the reading', () => {
  const typed = reading(applicationIn('created', { contact: true, personalData: 'completed' }));
  expect(nextScreen(typed)).toBe('/documents');
  expect(nextDocumentScreen(typed)).toBe('/documents');
  expect(isOpenScreen('/documents', typed)).toBe(true);
  const all = reading(applicationIn('created', { contact: true, personalData: 'completed', given: 'all' }));
  expect(nextScreen(all)).toBe('/platforms');
});

test('an account read meanwhile is analysed at the next Continue, and open steps stay open until then', () => {
  expect(nextScreen(connected(created()))).toBe('/earnings-analysis');
  expect(isOpenScreen('/personal-data', connected(created()))).toBe(true);
});

test('a failed account leads back to the platforms; steps already begun stay open', () => {
  const failed = (application: Application) => withAccount(application, { status: 'failed' });
  expect(nextScreen(failed(created()))).toBe('/platforms');
  expect(isOpenScreen('/personal-data', failed(created()))).toBe(false);
  const begun = failed(applicationIn('created', { contact: true, personalData: 'completed' }));
  expect(nextScreen(begun)).toBe('/platforms');
  expect(isOpenScreen('/documents/identity_card_front', begun)).toBe(true);
});

test('screenshots still uploading open no step before the analysis', () => {
  const begun = withAccount(created(), { origin: 'screenshots' });
  expect(isOpenScreen('/personal-data', begun)).toBe(false);
  expect(nextScreen(begun)).toBe('/platforms');
});
