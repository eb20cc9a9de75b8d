import type { Advisor, WorkingDay } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onlyAdvisors, openCaller, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let bea: TestStaff;
let eva: TestStaff;
let dora: TestStaff;
let laura: TestAdvisor;
let pedro: TestAdvisor;
const missing = '0190b0a0-0000-7000-8000-000000000000';

beforeAll(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
  bea = await hire(server, 'advisor', 'Bea');
  eva = await hire(server, 'reviewer', 'Eva');
  dora = await hire(server, 'everything', 'Dora');
});
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await query('delete from applications');
  const made = await onlyAdvisors(server, { name: 'Laura', zone: 'America/Tijuana' }, { name: 'Pedro' });
  [laura, pedro] = made as [TestAdvisor, TestAdvisor];
  await query('update advisors set account_id = $1 where id = $2', [ana.me.account.id, laura.id]);
});

const list = async (): Promise<Advisor[]> => (await ana.call('GET', '/advisors')).data.items;
const find = async (name: string) => (await list()).find((item) => item.name === name) as Advisor;
const mornings = [1, 2].map((weekday) => ({ weekday, starts: '09:00', ends: '13:00' }));

describe('who visits', () => {
  test('an admin adds and changes an advisor; everybody reads them with their hours', async () => {
    const body = {
      name: ' Sofía ',
      zone: 'America/Ciudad_Juarez',
      countries: ['us'],
      holidays: 'US-TX',
      hours: mornings,
    };
    const added = await dora.call('POST', '/advisors', body);
    expect(added.data).toMatchObject({
      ...{ ...body, name: 'Sofía', active: true, accountId: null, timeOff: [], revision: 1, visitsAhead: 0 },
    });
    const { id } = added.data;
    const change = {
      revision: 1,
      hours: [{ weekday: 7, starts: '18:00', ends: '24:00' }],
      accountId: bea.me.account.id,
    };
    const changed = await dora.call('PATCH', `/advisors/${id}`, change);
    expect(changed.data).toMatchObject({ ...change, revision: 2, zone: body.zone, name: 'Sofía' });
    expect(await find('Sofía')).toEqual(changed.data);
    const [entry] = await query(
      `select details from staff_audit where kind = 'changeAdvisor' order by at desc limit 1`,
    );
    expect(entry.details).toEqual({ advisorId: id, fields: ['hours', 'accountId'] });
  });

  test('the second of two concurrent changes to an advisor is refused as changed meanwhile', async () => {
    const both = await Promise.all([
      dora.call('PATCH', `/advisors/${pedro.id}`, { revision: 1, zone: 'America/Cancun' }),
      dora.call('PATCH', `/advisors/${pedro.id}`, { revision: 1, active: false }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late && failed(late)).toEqual([409, 'changed_meanwhile', 'advisor']);
  });

  test('a name and an account belong to one advisor', async () => {
    const zone = 'America/Tijuana';
    expect(failed(await dora.call('POST', '/advisors', { name: 'Laura', zone }))).toEqual([409, 'advisor_exists']);
    const rename = { revision: 1, name: 'Laura' };
    expect(failed(await dora.call('PATCH', `/advisors/${pedro.id}`, rename))).toEqual([409, 'advisor_exists']);
    const bind = { revision: 1, accountId: ana.me.account.id };
    expect(failed(await dora.call('PATCH', `/advisors/${pedro.id}`, bind))).toEqual([409, 'advisor_exists']);
  });

  test.each([
    [
      'hours that end before they start',
      { hours: [...mornings, { weekday: 3, starts: '10:00', ends: '10:00' }] },
      'hours.2.ends',
    ],
    ['hours that overlap', { hours: [...mornings, { weekday: 2, starts: '12:30', ends: '18:00' }] }, 'hours.2.ends'],
    ['hours across midnight', { hours: [...mornings, { weekday: 5, starts: '22:00', ends: '02:00' }] }, 'hours.2.ends'],
    ['an impossible hour', { hours: [{ weekday: 1, starts: '24:00', ends: '24:00' }] }, 'hours.0.starts'],
    ['an impossible weekday', { hours: [{ weekday: 8, starts: '09:00', ends: '10:00' }] }, 'hours.0.weekday'],
    ['a strange zone', { zone: 'Mars/Olympus' }, 'zone'],
    ['a place without holidays of its own', { holidays: 'US-ZZ' }, 'holidays'],
    ['no country', { countries: [] }, 'countries'],
    ['an unknown account', { accountId: missing }, 'accountId'],
    ['no revision', { revision: undefined }, 'revision'],
  ])('%s: refused by the name of the field, and nothing changes', async (_, change, path) => {
    const answer = await dora.call('PATCH', `/advisors/${pedro.id}`, { revision: 1, name: 'Pepe', ...change });
    expect(failed(answer)).toEqual([422, 'unprocessable_error', path]);
    expect(await find('Pedro')).toMatchObject({ revision: 1 });
  });

  test('intervals of hours may touch', async () => {
    const hours = [...mornings, { weekday: 2, starts: '13:00', ends: '18:00' }];
    expect((await dora.call('PATCH', `/advisors/${pedro.id}`, { revision: 1, hours })).data.hours).toEqual(hours);
  });
});

describe('time off', () => {
  const off = (who: TestStaff, { id }: { id: string }, body: object) =>
    who.call('POST', `/advisors/${id}/time-off`, body);

  test('is set by day or minute on the advisor’s clock, and lists the visits inside at once', async () => {
    const caller = await openCaller(server);
    // 09:00 in Tijuana.
    await caller.book('20261202T1700Z', { firstName: 'Luz', lastName: 'Paz' });
    await query('update appointments set advisor_id = $1', [laura.id]);
    const { data } = await off(ana, laura, { from: '2026-12-02', to: '2026-12-02' });
    expect(data.timeOff).toMatchObject({ from: '2026-12-02T08:00:00.000Z', to: '2026-12-03T08:00:00.000Z' });
    expect(data.visitsInside).toMatchObject([
      { name: 'Luz Paz', advisor: laura, startsAt: '2026-12-02T17:00:00.000Z' },
    ]);
    const minute = await off(ana, laura, { from: '2026-12-02T09:30', to: '2026-12-02T11:00' });
    expect(minute.data).toMatchObject({ visitsInside: [], timeOff: { from: '2026-12-02T17:30:00.000Z' } });
    expect((await find('Laura')).timeOff).toEqual([data.timeOff, minute.data.timeOff]);
    for (const { id } of [data.timeOff, minute.data.timeOff])
      expect((await ana.call('DELETE', `/advisors/${laura.id}/time-off/${id}`)).data).toEqual({ removed: true });
    expect((await find('Laura')).timeOff).toEqual([]);
    expect(failed(await ana.call('DELETE', `/advisors/${laura.id}/time-off/${data.timeOff.id}`))).toEqual([
      ...[404, 'not_found_error'],
    ]);
  });

  test('the day on which the clocks go back has 25 hours', async () => {
    // In Tijuana clocks go back on 7 November 2027; the 8th is an ordinary day.
    const { data } = await off(dora, laura, { from: '2027-11-07', to: '2027-11-07' });
    expect([data.timeOff.from, data.timeOff.to]).toEqual(['2027-11-07T07:00:00.000Z', '2027-11-08T08:00:00.000Z']);
  });

  test('is set by advisors for themselves, and by admins for anybody', async () => {
    const day = { from: '2026-12-24', to: '2026-12-24' };
    for (const [who, whose] of [
      [ana, pedro],
      [bea, pedro],
      [eva, pedro],
      [ana, { id: missing }],
      [ana, { id: 'x' }],
    ] as const)
      expect(failed(await off(who, whose, day))).toEqual([403, 'role_refused']);
    expect((await off(dora, pedro, day)).status).toBe(200);
    expect(failed(await off(dora, { id: missing }, day))).toEqual([404, 'not_found_error']);
    const { id } = (await find('Pedro')).timeOff[0] as { id: string };
    expect(failed(await ana.call('DELETE', `/advisors/${pedro.id}/time-off/${id}`))).toEqual([403, 'role_refused']);
  });

  test('ends after it begins, on existing days', async () => {
    for (const [body, path] of [
      [{ from: '2026-12-24T10:00', to: '2026-12-24T10:00' }, 'to'],
      [{ from: '2026-12-25', to: '2026-12-24' }, 'to'],
      [{ from: '2026-02-30', to: '2026-12-24' }, 'from'],
      [{ from: '2026-12-24', to: '2026-12-24T24:00' }, 'to'],
      [{ from: '2026-12-24' }, 'to'],
    ] as const)
      expect(failed(await off(ana, laura, body))).toEqual([422, 'unprocessable_error', path]);
  });
});

describe('holidays', () => {
  test('are listed by place and year, and an admin sets which are worked', async () => {
    const items = async () => (await ana.call('GET', '/holidays?place=MX&year=2026')).data.items;
    expect(await items()).toContainEqual({ day: '2026-12-25', name: 'Navidad', worked: false });
    await ana.call('PATCH', '/me', { language: 'en' });
    expect(await items()).toContainEqual({ day: '2026-12-25', name: 'Christmas Day', worked: false });
    await ana.call('PATCH', '/me', { language: 'es-MX' });
    const worked = await dora.call('PUT', '/holidays/MX/2026-12-25', { worked: true });
    expect(worked.data).toEqual({ day: '2026-12-25', name: 'Navidad', worked: true });
    expect(await items()).toContainEqual(worked.data);
    for (const path of ['MX/2026-12-24', 'ZZ/2026-12-25', 'MX/x', 'mx/2026-12-25'])
      expect(failed(await dora.call('PUT', `/holidays/${path}`, {}))).toEqual([404, 'not_found_error']);
    expect(failed(await dora.call('PUT', '/holidays/MX/2026-12-25', {}))).toEqual([
      422,
      'unprocessable_error',
      'worked',
    ]);
    expect(failed(await ana.call('GET', '/holidays?place=ZZ&year=2026'))).toEqual([
      422,
      'unprocessable_error',
      'place',
    ]);
  });
});

describe('the preview', () => {
  test('shows the next 14 days as slots would be booked, with holidays and time off', async () => {
    await dora.call('POST', `/advisors/${pedro.id}/time-off`, { from: '2026-12-03T10:00', to: '2026-12-03' });
    const body = {
      ...{ zone: 'America/Mexico_City', holidays: 'MX', advisorId: pedro.id },
      hours: [4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '11:00' })),
    };
    const { data } = await dora.call('POST', '/advisors/preview', body);
    const days: WorkingDay[] = data.days;
    expect(days.map(({ day, slots }) => [day, slots]).filter(([, slots]) => slots)).toEqual([
      ...[
        ['2026-12-03', 2],
        ['2026-12-04', 4],
        ['2026-12-10', 4],
        ['2026-12-11', 4],
      ],
    ]);
    expect(days[2]).toEqual({
      ...{ day: '2026-12-03', slots: 2, holiday: null, isAway: true },
      spans: [{ from: '2026-12-03T15:00:00.000Z', to: '2026-12-03T16:00:00.000Z' }],
    });
    expect(
      failed(await dora.call('POST', '/advisors/preview', { ...body, hours: [...body.hours, body.hours[0]] })),
    ).toEqual([...[422, 'unprocessable_error', 'hours.2.ends']]);
  });

  test('a day on which the clocks skip an hour is an hour shorter', async () => {
    server.setNow('2027-03-08T12:00:00Z');
    const later = await hire(server, 'everything', 'Dora');
    const hours = [{ weekday: 7, starts: '01:00', ends: '04:00' }];
    const body = { zone: 'America/Chicago', holidays: null, hours };
    const days: WorkingDay[] = (await later.call('POST', '/advisors/preview', body)).data.days;
    expect(days.filter(({ slots }) => slots > 0).map(({ day, slots, spans }) => [day, slots, spans])).toEqual([
      ['2027-03-14', 4, [{ from: '2027-03-14T07:00:00.000Z', to: '2027-03-14T09:00:00.000Z' }]],
      ['2027-03-21', 6, [{ from: '2027-03-21T06:00:00.000Z', to: '2027-03-21T09:00:00.000Z' }]],
    ]);
  });
});
