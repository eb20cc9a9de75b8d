import type { ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors, openCaller, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let laura: TestAdvisor;
let pedro: TestAdvisor;
// 2 December 2026 in Mexico City.
const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const eleven = '20261202T1700Z';
const missing = '0190b0a0-0000-7000-8000-000000000000';

beforeAll(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
});
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await query('delete from applications');
  [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })) as [TestAdvisor, TestAdvisor];
});

async function booked(slotId: string, advisorId = laura.id): Promise<void> {
  const { applicationId } = await server.open('mx');
  const answer = await ana.call('POST', `/applications/${applicationId}/visit`, { slotId, advisorId });
  expect(answer.status).toBe(200);
}
const list = async (from: string, to = from, more = ''): Promise<ListedVisit[]> =>
  (await ana.call('GET', `/visits?from=${from}&to=${to}${more}`)).data.items;

test('contains the visits on the country’s days with name, reference and phone, and the held slots', async () => {
  const caller = await openCaller(server);
  await caller.book(ten, { firstName: 'Luz', lastName: 'Paz', phone: '5512345678' });
  await booked(nine, pedro.id);
  const other = await openCaller(server);
  await other.hold(eleven);
  const { data } = await ana.call('GET', '/visits?from=2026-12-02&to=2026-12-02');
  expect(data.items.map(({ name, phone }: ListedVisit) => [name, phone])).toEqual([
    ['', ''],
    ['Luz Paz', '5512345678'],
  ]);
  expect(data.items[1]).toMatchObject({
    reference: expect.stringMatching(/^\d{4}-\d{4}$/),
    status: 'booked',
    country: 'mx',
  });
  expect(data.holds).toEqual([
    expect.objectContaining({ startsAt: '2026-12-02T17:00:00.000Z', expiresAt: '2026-12-01T12:05:00.000Z' }),
  ]);
  expect(await list('2026-12-01')).toEqual([]);
  expect(await list('2026-12-02', '2026-12-02', `&advisor=${pedro.id}`)).toHaveLength(1);
});

test('lists a late visit on its day in the country’s zone', async () => {
  await query('delete from advisor_hours');
  await query(`insert into advisor_hours select id, 3, '23:00', '24:00' from advisors`);
  await booked('20261203T0500Z');
  expect([(await list('2026-12-02')).length, (await list('2026-12-03')).length]).toEqual([1, 0]);
});

test('covers 45 days at most, and refuses an unknown advisor', async () => {
  const ask = async (text: string) => failed(await ana.call('GET', `/visits?${text}`));
  expect(await ask('from=2026-12-01&to=2027-01-14')).toEqual([200, undefined]);
  expect(await ask('from=2026-12-01&to=2027-01-15')).toEqual([422, 'unprocessable_error', 'to']);
  expect(await ask('from=2026-12-02&to=2026-12-01')).toEqual([422, 'unprocessable_error', 'to']);
  expect(await ask('from=2026-12-01')).toEqual([422, 'unprocessable_error', 'to']);
  expect(await ask(`from=2026-12-01&to=2026-12-01&advisor=${missing}`)).toEqual([
    422,
    'unprocessable_error',
    'advisor',
  ]);
});
