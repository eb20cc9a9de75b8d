import { expect, test } from 'vitest';
import type { Application } from './application.ts';
import { completePlatforms, type StepKey, type StepState, stepKeysOf, stepsOf, waitingScreens } from './steps.ts';
import { applicationIn } from './test-application.ts';

const states = (application: Application) =>
  Object.fromEntries(stepsOf(application).map((step) => [step.key, step.state])) as Record<StepKey, StepState>;
const done = { personalData: 'completed', given: 'all' } as const;

test('at first the contact is to be given, and what depends on the earnings is locked', () => {
  expect(states(applicationIn('created'))).toEqual({
    contact: 'current',
    earnings: 'todo',
    personal_data: 'locked',
    documents: 'locked',
    review: 'locked',
  });
});

test('one complete platform is all the earnings step asks for; the step then leads to the analysis', () => {
  const earnings = (complete: boolean) => stepsOf(applicationIn('earnings_analysis', { complete }))[1];
  expect(earnings(false)).toMatchObject({ state: 'current', screen: '/platforms', missing: 1 });
  expect(earnings(true)).toMatchObject({ state: 'current', screen: '/earnings-analysis' });
});

test('a sign-in at the widget that lacks weeks completes no platform; what fills one counts it once', () => {
  const [account] = applicationIn('created', { complete: true }).palenca.accounts;
  const withAccounts = (...accounts: Application['palenca']['accounts']) => {
    const application = applicationIn('created');
    return completePlatforms({ ...application, palenca: { ...application.palenca, accounts } });
  };
  const widget = { ...account!, accountId: 'a-1', origin: 'widget' } as const;
  expect(withAccounts({ ...widget, earnings: { status: 'pending' } })).toEqual([]);
  expect(withAccounts({ ...widget, status: 'failed' })).toEqual([]);
  expect(withAccounts(account!, widget)).toEqual(['uber']);
});

test('once the earnings have passed, personal data and documents are open', () => {
  expect(states(applicationIn('documents_analysis'))).toEqual({
    contact: 'done',
    earnings: 'done',
    personal_data: 'current',
    documents: 'todo',
    review: 'locked',
  });
  expect(states(applicationIn('documents_analysis', { personalData: 'completed' })).documents).toBe('current');
});

test('a document step counts screens: three statements are one', () => {
  const [, , , documents] = stepsOf(applicationIn('documents_analysis'));
  // 14 documents; 3 statements on one screen; the back of the guarantor’s card never waits on its own.
  expect(documents).toMatchObject({ missing: 11, screen: '/documents/identity_card_front' });
});

test('a rejected document wants attention before anything else', () => {
  const documents = { curp: { status: 'rejected' } } as const;
  const rejected = applicationIn('risk_analysis', { ...done, documents });
  expect(states(rejected)).toMatchObject({ documents: 'attention', review: 'done' });
  expect(stepsOf(rejected)[3]).toMatchObject({ screen: '/documents/curp', missing: 1 });
  const unfinished = states(applicationIn('documents_analysis', { documents }));
  expect(Object.values(unfinished)).not.toContain('current');
});

test('with everything given, the answers are to be checked and sent', () => {
  expect(states(applicationIn('documents_analysis', done))).toMatchObject({ documents: 'done', review: 'current' });
});

test('while the company checks, sending waits for the company', () => {
  expect(states(applicationIn('judicial_analysis', done)).review).toBe('waiting');
});

test('once it is sent, every step is done and nothing is missing', () => {
  for (const stage of ['risk_analysis', 'home_visit', 'approved'] as const) {
    const steps = stepsOf(applicationIn(stage, done));
    expect(new Set(steps.map((step) => step.state)), stage).toEqual(new Set(['done']));
    expect(steps.every((step) => step.missing === 0 && step.minutes === 0)).toBe(true);
  }
});

test('the home visit is a step from its stage on, with the location and the photos that wait', () => {
  const visit = (homePhotos: number, locationData: Application['locationData'] = null) =>
    stepsOf({ ...applicationIn('home_visit', { ...done, homePhotos }), locationData })[5];
  const place = { latitude: 19.4, longitude: -99.1, location: null, ipAddress: null };
  expect(visit(0)).toMatchObject({ key: 'home_visit', state: 'current', screen: '/user-info-gathering', missing: 2 });
  expect(visit(4, place)).toMatchObject({ state: 'current', screen: '/home-image-upload', missing: 1, minutes: 5 });
  expect(visit(5)).toMatchObject({ screen: '/user-info-gathering', missing: 1, minutes: 1 });
  expect(visit(5, place)).toMatchObject({ state: 'done', missing: 0, minutes: 0 });
  expect(stepsOf(applicationIn('risk_analysis', done))).toHaveLength(5);
  expect(stepKeysOf(applicationIn('risk_analysis'))).toHaveLength(5);
  expect(stepKeysOf(applicationIn('home_visit', { homePhotos: 0 }))).toHaveLength(6);
});

test('a rejection takes nothing back from what was done before', () => {
  const rejected = { ...applicationIn('rejected', done), earningsAnalysis: { status: 'completed' } } as const;
  expect(states(rejected)).toMatchObject({
    contact: 'done',
    earnings: 'done',
    personal_data: 'done',
    documents: 'done',
  });
});

test('the minutes of a step are the sum of what its parts take', () => {
  const minutesOf = (application: Application) => stepsOf(application).map((step) => step.minutes);
  expect(minutesOf(applicationIn('created'))).toEqual([1, 6, 3, 12, 1]);
  const begun = applicationIn('earnings_analysis', { complete: true });
  const [account] = begun.palenca.accounts;
  const pending = { ...begun.palenca, accounts: [{ ...account!, status: 'pending' as const }] };
  expect(minutesOf({ ...begun, palenca: pending })[1]).toBe(4);
  expect(minutesOf(begun)[1]).toBe(1);
  const oneCard = { given: 'all', documents: { identity_card_back: { mediaId: null } } } as const;
  expect(minutesOf(applicationIn('documents_analysis', oneCard))[3]).toBe(1);
});

test('a decided application has nothing to continue', () => {
  for (const stage of ['approved', 'rejected'] as const)
    expect(Object.values(states(applicationIn(stage, { contact: true }))), stage).not.toContain('current');
});

test('what waits is listed by screen, in order, each with its documents', () => {
  const us = applicationIn('documents_analysis', { country: 'us', documents: { proof_of_address: { mediaId: 'm' } } });
  expect(waitingScreens(us).map(({ screen, documents }) => [screen, documents.length])).toEqual([
    ['/documents/drivers_license_front', 1],
    ['/documents/drivers_license_back', 1],
    ['/documents/bank_statements', 6],
  ]);
});
