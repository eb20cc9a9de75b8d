import { expect, test } from 'vitest';
import type { Application } from '../application.ts';
import { waitingScreens } from './document-steps.ts';
import { type Stage, stages } from './stages.ts';
import { completePlatforms, type StepKey, type StepState, stepKeys, stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

const states = (application: Application) =>
  Object.fromEntries(stepsOf(application).map((step) => [step.key, step.state])) as Record<StepKey, StepState>;
const done = { personalData: 'completed', given: 'all' } as const;

test('at first only the contact is open, and steps that depend on the earnings are locked', () => {
  expect(states(applicationIn('created'))).toEqual({
    contact: 'current',
    earnings: 'todo',
    personal_data: 'locked',
    documents: 'locked',
    review: 'locked',
    home_visit: 'locked',
  });
});

test('contact data entered by staff stays a step for the driver until they send it', () => {
  const application = applicationIn('created', { contact: true });
  expect(states(application).contact).toBe('done');
  const personalData = { ...application.personalData, contactToConfirm: true as const };
  expect(stepsOf({ ...application, personalData })[0]).toMatchObject({ state: 'current', screen: '/customer' });
});

test('one complete platform completes the earnings step, which then leads to the analysis', () => {
  const earnings = (complete: boolean) => stepsOf(applicationIn('earnings_analysis', { complete }))[1];
  expect(earnings(false)).toMatchObject({ state: 'current', screen: '/platforms', missing: 1 });
  expect(earnings(true)).toMatchObject({ state: 'current', screen: '/earnings-analysis' });
  const openPictures = [{ platform: 'didi', count: 1 } as const];
  const waiting = stepsOf({ ...applicationIn('earnings_analysis', { complete: true }), openPictures })[1];
  expect(waiting, 'while screenshots wait').toMatchObject({ state: 'current', screen: '/platforms' });
});

test('a widget account with missing weeks completes its platform only once screenshots fill them', () => {
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
    home_visit: 'locked',
  });
  expect(states(applicationIn('documents_analysis', { personalData: 'completed' })).documents).toBe('current');
});

test('a document step counts screens: three statements are one', () => {
  const [, , , documents] = stepsOf(applicationIn('documents_analysis'));
  // 14 documents; 3 statements on one screen; the back of the guarantor’s card never waits on its own.
  expect(documents).toMatchObject({ missing: 4, optional: 7, screen: '/documents' });
});

test('optional documents are not missing, take no minutes and do not prevent sending', () => {
  const documents = { selfie_photo: { mediaId: null }, curp: { mediaId: null } };
  const [, , , given, review] = stepsOf(applicationIn('documents_analysis', { ...done, documents }));
  expect(given).toMatchObject({ state: 'current', missing: 0, optional: 2, minutes: 0 });
  expect(review).toMatchObject({ state: 'todo', missing: 1, minutes: 1 });
});

test('a rejected document comes before anything else', () => {
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

test('once it is sent, every step before the visit is done and nothing is missing', () => {
  for (const stage of ['risk_analysis', 'home_visit', 'approved'] as const) {
    const steps = stepsOf(applicationIn(stage, done)).slice(0, 5);
    expect(new Set(steps.map((step) => step.state)), stage).toEqual(new Set(['done']));
    expect(steps.every((step) => step.missing === 0 && step.minutes === 0)).toBe(true);
  }
});

const place = { latitude: 19.4, longitude: -99.1, location: null, ipAddress: null };
const visitOf = (homePhotos: number, locationData: Application['locationData'], visit?: 'ahead' | 'over') =>
  stepsOf({ ...applicationIn('home_visit', { ...done, homePhotos, ...(visit && { visit }) }), locationData })[5];

test('in the visit stage a time is booked first, then come the location and the photos', () => {
  const booking = { key: 'home_visit', state: 'current', screen: '/schedule-home-visit' };
  expect(visitOf(0, null)).toMatchObject({ ...booking, missing: 3, minutes: 8 });
  expect(visitOf(5, place)).toMatchObject({ ...booking, missing: 1, minutes: 2 });
  expect(visitOf(0, null, 'ahead')).toMatchObject({ state: 'current', screen: '/user-info-gathering', missing: 2 });
  expect(visitOf(4, place, 'ahead')).toMatchObject({ screen: '/home-image-upload', missing: 1, minutes: 1 });
  expect(visitOf(5, null, 'ahead')).toMatchObject({ screen: '/user-info-gathering', missing: 1, minutes: 1 });
});

test('the visit is done only when the company says so, even with time, photos and location', () => {
  for (const visit of ['ahead', 'over'] as const)
    expect(visitOf(5, place, visit), visit).toMatchObject({ state: 'waiting', missing: 0, minutes: 0 });
  const sent = (visit?: 'ahead' | 'over') =>
    states(applicationIn('risk_analysis', { ...done, ...(visit && { visit }) })).home_visit;
  expect([sent(), sent('ahead'), sent('over')]).toEqual(['current', 'waiting', 'locked']);
  expect(states(applicationIn('approved', { ...done, homePhotos: 0, visit: 'over' })).home_visit).toBe('done');
});

test('an approval makes nothing done that never happened', () => {
  const documents = { curp: { mediaId: null, required: true } };
  const steps = stepsOf(applicationIn('approved', { ...done, homePhotos: 0, documents }));
  const open = steps.filter(({ state }) => state !== 'done');
  expect(open.map(({ key, state, missing }) => [key, state, missing])).toEqual([
    ['documents', 'locked', 0],
    ['home_visit', 'locked', 0],
  ]);
});

test('papers required for the visit come after its time is booked', () => {
  const documents = { curp: { mediaId: null, required: true } };
  expect(states(applicationIn('home_visit', { ...done, homePhotos: 0, documents }))).toMatchObject({
    documents: 'todo',
    home_visit: 'current',
  });
});

test('the list has the same steps from the first day to the last', () => {
  for (const stage of stages) {
    const given = stage === 'home_visit' || stage === 'approved' ? { homePhotos: 0 } : {};
    const keys = stepsOf(applicationIn(stage, given)).map(({ key }) => key);
    expect(keys, stage).toEqual(stepKeys);
  }
});

test('a rejection undoes no finished step', () => {
  const rejected = { ...applicationIn('rejected', done), earningsAnalysis: { status: 'completed' } } as const;
  expect(states(rejected)).toMatchObject({
    contact: 'done',
    earnings: 'done',
    personal_data: 'done',
    documents: 'done',
  });
  const sent = (cameFrom: Stage) =>
    states({
      ...rejected,
      decision: { at: '2026-11-23T18:00:00Z', cameFrom, reason: null, applyAgainOn: null, handOverOn: null },
    }).review;
  expect([sent('home_visit'), sent('documents_analysis')]).toEqual(['done', 'todo']);
  expect(states({ ...rejected, visitOver: true }).home_visit).toBe('done');
  const cameBack = applicationIn('rejected', { ...done, documents: { curp: { status: 'rejected' } } });
  expect(states({ ...cameBack, earningsAnalysis: { status: 'completed' } }).documents).toBe('done');
});

test('a step’s minutes are the sum of its parts’ minutes', () => {
  const minutesOf = (application: Application) => stepsOf(application).map((step) => step.minutes);
  expect(minutesOf(applicationIn('created'))).toEqual([1, 6, 3, 5, 1, 0]);
  const begun = applicationIn('earnings_analysis', { complete: true });
  const [account] = begun.palenca.accounts;
  const withWeeks = (weeks: number) =>
    minutesOf({ ...begun, palenca: { ...begun.palenca, accounts: [{ ...account!, status: 'pending', weeks }] } })[1];
  expect([0, 2, 9, 12].map(withWeeks)).toEqual([6, 5, 2, 1]);
  expect(minutesOf(begun)[1]).toBe(1);
  const oneCard = { given: 'all', documents: { identity_card_back: { mediaId: null } } } as const;
  expect(minutesOf(applicationIn('documents_analysis', oneCard))[3]).toBe(1);
});

test('a decided application has nothing to continue', () => {
  for (const stage of ['approved', 'rejected'] as const)
    expect(Object.values(states(applicationIn(stage, { contact: true }))), stage).not.toContain('current');
});

test('open tasks are listed by screen, in order, each with its documents', () => {
  const us = applicationIn('documents_analysis', { country: 'us', documents: { proof_of_address: { mediaId: 'm' } } });
  expect(waitingScreens(us).map(({ screen, documents }) => [screen, documents.length])).toEqual([
    ['/documents/drivers_license_front', 1],
    ['/documents/drivers_license_back', 1],
    ['/documents/bank_statements', 6],
  ]);
});
