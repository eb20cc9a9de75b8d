import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { rowsOf } from '../testing/test-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { followClock } from './refresh-rows.ts';

const server = await startTestApp();
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});

const { query } = server;
const { named, rowOf } = rowsOf(server);
const search = async (who: TestStaff, q: string, more: object = {}) => {
  const { status, data } = await who.call('POST', '/applications/search', { q, ...more });
  expect(status).toBe(200);
  return data.items.map((row: { applicationId: string }) => row.applicationId) as string[];
};

test('finds parts of names in any order and without accents; short words only as whole words', async () => {
  const application = await named('Guadalupe Zoé', 'Ibáñez Ochoa');
  for (const q of ['ibanez guada', 'OCHOA', 'zoe ibañez', 'ñez'])
    expect(await search(ana, q), q).toContain(application.applicationId);
  const short = await named('Xiomara', 'Li Quon', { confirmShortName: true });
  expect(await search(ana, 'li quon')).toEqual([short.applicationId]);
  expect(await search(ana, 'qu')).toEqual([]);
  expect(await search(ana, 'ochoa xiomara')).toEqual([]);
});

test('whole words come before parts of words on every page, and each application once', async () => {
  const whole = [await named('Ulises', 'Zambrano Tovar'), await named('Tovar Ulises', 'Zambrano')];
  const parts = [await named('Ulises', 'Zambranolo Tovar'), await named('Ulisesa', 'Zambrano Tovares')];
  const pages: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const asked = { q: 'zambrano ulises tovar', limit: 1, ...(cursor && { cursor }) };
    const { data } = await ana.call('POST', '/applications/search', asked);
    pages.push(...data.items.map((row: { applicationId: string }) => row.applicationId));
    cursor = data.next;
  }
  expect(pages).toEqual([...whole, ...parts].map((application) => application.applicationId));
  expect(await search(ana, 'tovar ulises zambrano')).toEqual(pages);
});

test('filters apply to whole words and to parts', async () => {
  const here = await named('Belisario', 'Quezada');
  const there = await named('Belisario', 'Quezadas');
  await query(`update queue_rows set country = 'us' where application_id = $1`, [there.applicationId]);
  expect(await search(ana, 'belisario quezada', { country: 'mx' })).toEqual([here.applicationId]);
  expect(await search(ana, 'belisario quezada', { country: 'us' })).toEqual([there.applicationId]);
  await query(`update queue_rows set stage = 'home_visit', waits_for = 'visit' where application_id = $1`, [
    there.applicationId,
  ]);
  const { created_at: createdAt } = await rowOf(there);
  const day = (shift: number) => new Date(createdAt.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
  for (const [filters, found] of [
    [{ stage: 'home_visit', waitsFor: 'visit' }, [there]],
    [{ stage: ['home_visit', 'created'], country: 'us' }, [there]],
    [{ stage: ['home_visit', 'created'] }, [here, there]],
    [{ stage: 'created', waitsFor: 'visit' }, []],
    [{ country: 'us', createdFrom: day(-2), createdTo: day(2) }, [there]],
    [{ country: 'us', createdFrom: day(2) }, []],
  ] as const)
    for (const q of ['belisario', 'quezad'])
      expect(new Set(await search(ana, q, filters)), JSON.stringify(filters)).toEqual(
        new Set(found.map((application) => application.applicationId)),
      );
});

test('finds by reference, link, ids, e-mail and phone', async () => {
  const application = await named('Teodora', 'Rulfo', { email: 'Teo@Example.com', phone: '5599887766' });
  const { reference } = await rowOf(application);
  const shown = `${String(reference).slice(0, 4)}-${String(reference).slice(4)}`;
  const link = `https://volante.example/${application.requestId}/welcome`;
  const ways = [
    shown,
    String(reference),
    link,
    application.requestId,
    application.applicationId,
    'teo@example.com',
    '+52 1 55 9988-7766',
    '9887766',
  ];
  for (const q of ways) expect(await search(ana, q), q).toEqual([application.applicationId]);
  expect(await search(ana, '887766')).toEqual([]);
});

test('finds by a whole CURP or RFC for reviewers only', async () => {
  const application = await named('Hilda', 'Reyes');
  await query(
    `update personal_data set national_id = 'GALA000131MDFRRN09', tax_id = 'GALA000131AB1' where application_id = $1`,
    [application.applicationId],
  );
  await followClock(server.deps);
  for (const q of ['GALA000131MDFRRN09', 'gala000131ab1']) {
    expect(await search(eva, q)).toEqual([application.applicationId]);
    expect(await search(ana, q)).toEqual([]);
  }
  expect(await search(eva, 'GALA000131')).toEqual([]);
});

test('refuses more than 200 characters', async () => {
  const { status, errors } = await ana.call('POST', '/applications/search', { q: 'a'.repeat(201) });
  expect([status, errors[0].path, errors[0].code]).toEqual([422, 'q', 'value_too_long']);
});
