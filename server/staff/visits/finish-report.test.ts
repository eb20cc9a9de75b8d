import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';
import { reportsOf, stepsAs } from './testing/test-reports.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
const BEFORE = '2026-12-02T14:20:00Z';

beforeAll(async () => {
  server.setNow(BEFORE);
  ana = await hire(server, 'advisor', 'Ana');
});
beforeEach(async () => {
  server.setNow(BEFORE);
  await query('delete from applications');
  await onlyAdvisors(server, { name: 'Laura' });
});

const { book, reportOf, save, finish } = reportsOf(server, () => ana);
const visited = {
  ...{ isAddressProvidedByApplicant: true, hasGarage: false, doesProofOfAddressMatchLocation: 'yes' },
  ...{ residentOwnershipStatus: 'rented', proofOfPropertyOwnership: 'not_applicable', comments: 'Portón azul' },
};

test('steps that the answers prove are done without being marked, and are stored as done', async () => {
  const application = await book();
  await save(ana, application, { revision: 0, ...visited });
  expect((await reportOf(application)).homeVisitStepsStatus).toEqual(stepsAs('todo'));
  expect((await finish(ana, application, 'passed')).data.homeVisitStepsStatus).toEqual(stepsAs('done'));
});

test('a step that was skipped stays skipped, and an unproved one is asked for', async () => {
  const application = await book();
  const owned = { ...visited, residentOwnershipStatus: 'owned', proofOfPropertyOwnership: null };
  await save(ana, application, { revision: 0, ...owned });
  expect(failed(await finish(ana, application, 'passed')).slice(2)).toEqual(['homeVisitStepsStatus.papers']);
  await save(ana, application, { revision: 1, homeVisitStepsStatus: { papers: 'skipped', garage: 'skipped' } });
  expect((await finish(ana, application, 'passed')).data.homeVisitStepsStatus).toMatchObject({
    ...{ papers: 'skipped', garage: 'skipped', house: 'done' },
  });
});

test('who doesn’t own their home has no papers of it, so nobody is asked about them', async () => {
  const application = await book();
  await save(ana, application, { revision: 0, ...visited, proofOfPropertyOwnership: null });
  expect((await finish(ana, application, 'passed')).data.homeVisitStepsStatus).toEqual(stepsAs('done'));
});

test.each(['call', 'address', 'house'])('passed with the skipped step %s is refused, failed is not', async (step) => {
  const application = await book();
  await save(ana, application, { revision: 0, ...visited, homeVisitStepsStatus: { [step]: 'skipped' } });
  const path = `homeVisitStepsStatus.${step}`;
  expect((await finish(ana, application, 'passed')).errors).toMatchObject([{ path, code: 'contradicts_outcome' }]);
  expect((await finish(ana, application, 'failed')).status).toBe(200);
});

test.each([
  [
    'every step marked and nothing answered',
    { homeVisitStepsStatus: stepsAs('done') },
    'field_required',
    [...['isAddressProvidedByApplicant', 'hasGarage', 'doesProofOfAddressMatchLocation', 'residentOwnershipStatus']],
  ],
  [
    'another address',
    { ...visited, isAddressProvidedByApplicant: false },
    'contradicts_outcome',
    ['isAddressProvidedByApplicant'],
  ],
  [
    'a proof that doesn’t match',
    { ...visited, doesProofOfAddressMatchLocation: 'no' },
    'contradicts_outcome',
    ['doesProofOfAddressMatchLocation'],
  ],
  [
    'a home nobody saw',
    { ...visited, residentOwnershipStatus: null, houseInformation: 'x' },
    'field_required',
    ['residentOwnershipStatus'],
  ],
  [
    'an unclear proof that nobody explains',
    {
      ...{ ...visited, doesProofOfAddressMatchLocation: 'unclear', comments: ' ' },
      behaviourOfCustomerDuringCall: 'reserved',
    },
    'field_required',
    ['comments'],
  ],
])('passed with %s is refused; failed is not, once the questions are answered', async (_, fields, code, paths) => {
  const application = await book();
  await save(ana, application, { revision: 0, ...fields });
  const refused = await finish(ana, application, 'passed');
  expect(refused.errors).toMatchObject(paths.map((path) => ({ path, code })));
  await save(ana, application, { revision: 1, ...visited, ...fields });
  expect((await finish(ana, application, 'failed')).status).toBe(200);
});
