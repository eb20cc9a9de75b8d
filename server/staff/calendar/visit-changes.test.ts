import type { VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors, openCaller, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
server.setNow('2026-12-01T12:00:00Z');
const { query } = server;
const staff: Record<'eva' | 'laura' | 'pedro', TestStaff> = {
  eva: await hire(server, 'everything', 'Eva'),
  laura: await hire(server, 'advisor', 'Laura'),
  pedro: await hire(server, 'advisor', 'Pedro'),
};
let laura: TestAdvisor;
let pedro: TestAdvisor;
// 2 December 2026 in Mexico City.
const nine = '20261202T1500Z';
const ten = '20261202T1600Z';

beforeEach(async () => {
  await query('delete from applications');
  [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })) as [TestAdvisor, TestAdvisor];
  for (const [first, { me }] of [[laura, staff.laura] as const, [pedro, staff.pedro] as const])
    await query('update advisors set account_id = $2 where id = $1', [first.id, me.account.id]);
});

const changesFor = async (who: keyof typeof staff) =>
  ((await staff[who].call('GET', '/visits/changes')).data.items as VisitChange[]).map(({ kind, by, visit }) => [
    kind,
    by?.name ?? null,
    visit.startsAt.slice(11, 16),
  ]);
async function change(by: keyof typeof staff, id: string, what: string, body: object): Promise<void> {
  const [{ revision }] = await query('select revision from appointments where id = $1', [id]);
  const { status } = await staff[by].call('POST', `/visits/${id}/${what}`, { revision, ...body });
  expect(status).toBe(200);
}
/** Books a visit as a driver; returns its advisor, whom the calendar chose. */
async function booked(): Promise<string> {
  const caller = await openCaller(server);
  await caller.book(nine);
  const { id } = (await caller.visit()).data;
  await query('update appointments set advisor_id = $2 where id = $1', [id, laura.id]);
  return id;
}

test('only the two advisors see that a visit was reassigned from one to the other', async () => {
  const id = await booked();
  expect([await changesFor('laura'), await changesFor('pedro')]).toEqual([[['booked', null, '15:00']], []]);
  await change('eva', id, 'reassign', { advisorId: pedro.id });
  expect(await changesFor('laura')).toEqual([['taken', 'Eva', '15:00']]);
  expect(await changesFor('pedro')).toEqual([['given', 'Eva', '15:00']]);
  expect(await changesFor('eva')).toEqual([]);
});

test('an advisor’s own changes are not listed; later ones by a driver or somebody else are', async () => {
  const id = await booked();
  await change('laura', id, 'reassign', { advisorId: pedro.id });
  expect([await changesFor('laura'), await changesFor('pedro')]).toEqual([[], [['given', 'Laura', '15:00']]]);
  await change('pedro', id, 'move', { slotId: ten });
  expect(await changesFor('pedro')).toEqual([]);
  await change('eva', id, 'cancel', { reason: 'The driver is ill' });
  expect(await changesFor('pedro')).toEqual([['cancelled', 'Eva', '16:00']]);
});

test('a move that also reassigns the visit is shown to the previous advisor, too', async () => {
  const id = await booked();
  const other = await openCaller(server);
  await other.book(ten);
  const { id: taken } = (await other.visit()).data;
  await query('update appointments set advisor_id = $2 where id = $1', [taken, laura.id]);
  await change('eva', id, 'move', { slotId: ten });
  expect((await changesFor('laura'))[0]).toEqual(['taken', 'Eva', '16:00']);
  expect(await changesFor('pedro')).toEqual([['given', 'Eva', '16:00']]);
});

test('after two days it is no longer listed', async () => {
  const caller = await openCaller(server);
  await caller.book('20261209T1500Z');
  const advisorId = (await query('select advisor_id from appointments'))[0].advisor_id;
  const at = async (now: string) => {
    server.setNow(now);
    const late = await hire(server, 'advisor');
    await query('update advisors set account_id = $2 where id = $1', [advisorId, late.me.account.id]);
    return (await late.call('GET', '/visits/changes')).data.items.length;
  };
  expect([await at('2026-12-03T11:59:00Z'), await at('2026-12-03T12:01:00Z')]).toEqual([1, 0]);
  server.setNow('2026-12-01T12:00:00Z');
});

test('once the visit is over it is no longer listed', async () => {
  const id = await booked();
  await change('eva', id, 'reassign', { advisorId: pedro.id });
  server.setNow('2026-12-02T15:31:00Z');
  const late = await hire(server, 'advisor', 'Pedro');
  await query('update advisors set account_id = $2 where id = $1', [pedro.id, late.me.account.id]);
  expect((await late.call('GET', '/visits/changes')).data.items).toEqual([]);
  server.setNow('2026-12-01T12:00:00Z');
});
