import { addDays } from '@volante/contract/fields/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CaughtMail, mailCatcher, mailsOf } from '../../../sandbox/mail.ts';
import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { agreeToKeep, keepPicture } from '../../earnings/testing/test-kept.ts';
import { deliver } from '../../notifications/deliver.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { watchReading } from './watch-reading.ts';

const mail = mailCatcher();
const sandbox = await startSandbox({ parts: [mail], port: 0 });
const server = await startTestApp({
  settings: { ...mail.settings?.(sandbox.state), BRAND_NAME: 'Rueda', PUBLIC_URL: 'https://rueda.example' },
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
const { query } = server;
const TODAY = '2026-11-21';
let iris: TestStaff;
let luz: TestStaff;

beforeAll(async () => {
  server.setNow(`${TODAY}T18:00:00Z`);
  iris = await hire(server, 'admin', 'Iris Sol');
  luz = await hire(server, 'everything', 'Luz Paz');
  for (const role of ['advisor', 'reviewer', 'lead', 'compliance', 'auditor'] as const) await hire(server, role);
  await luz.call('PATCH', '/me', { language: 'en' });
});
beforeEach(async () => {
  for (const table of ['figures', 'deliveries', 'reading_falls', 'applications']) await query(`delete from ${table}`);
  await query('update staff_accounts set disabled_at = null');
  mailsOf(sandbox.state).length = 0;
  server.logged.length = 0;
  server.setNow(`${TODAY}T18:00:00Z`);
});

/** Pictures that filled a week, so many days ago: unasked, and those that the driver was asked about. */
async function sent(daysAgo: number, unasked: number, asked: number, platform = 'uber'): Promise<void> {
  for (const [part, count] of [
    ['right', unasked],
    ['asked other_span', asked],
  ] as const)
    if (count > 0)
      await query(
        `insert into figures (figure, country, day, name, part, bucket, count, total) values ('pictures', 'mx', $1, $2, $3, 0, $4, 0)
         on conflict (figure, country, day, name, part, bucket) do update set count = figures.count + excluded.count`,
        [addDays(TODAY, -daysAgo), `${platform} es 11`, part, count],
      );
}
const watch = () => watchReading(server.deps);
const falls = () => query('select platform, share, share_before, pictures, ended_at from reading_falls order by id');
const queued = () =>
  query(`select d.id, a.name from deliveries d join staff_accounts a on a.id = d.account_id
    where d.kind = 'reading_fell' order by a.name`);
async function delivered(): Promise<Map<string, CaughtMail>> {
  for (const { id } of await queued()) await deliver(server.deps, id);
  return new Map(mailsOf(sandbox.state).map((caught) => [String(caught.to), caught]));
}

test('a share that falls by ten points is one mail to each admin, naming platform and both shares, with a link to it', async () => {
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  await watch();
  expect(await falls()).toEqual([{ platform: 'uber', share: 0.8, share_before: 0.9, pictures: 150, ended_at: null }]);
  expect((await queued()).map(({ name }) => name)).toEqual(['Iris Sol', 'Luz Paz']);
  const [{ id }] = await query('select id from reading_falls');
  const mails = await delivered();
  const spanish = mails.get(iris.email);
  expect(spanish?.subject).toBe('Rueda: las capturas de Uber se leen peor');
  for (const line of [
    /80\s?% de las capturas de Uber llenaron su semana sin preguntar/,
    /En las cuatro semanas de antes fueron 90\s?%/,
    /Son 150 capturas, y 200 de antes/,
    `https://rueda.example/staff/admin/reading/falls/${id}`,
  ])
    expect(spanish?.text).toMatch(line);
  const english = mails.get(luz.email);
  expect(english?.subject).toBe('Rueda: screenshots of Uber are read worse');
  expect(english?.text).toContain('In the four weeks before it was 90%.');
  expect(server.logged.join()).toContain('read with certainty');
});

test.each<[string, Parameters<typeof sent>, Parameters<typeof sent>]>([
  ['less than ten points', [10, 180, 20], [2, 122, 28]],
  ['three pictures in the week', [10, 180, 20], [2, 0, 3]],
  ['three pictures before', [10, 3, 0], [2, 60, 90]],
  ['the pictures of ten drivers', [10, 180, 20], [2, 90, 30]],
  ['a rise', [10, 120, 80], [2, 150, 0]],
  ['what was worse more than five weeks ago', [40, 200, 0], [2, 60, 90]],
])('%s is no fall', async (_, before, now) => {
  await sent(...before);
  await sent(...now);
  await watch();
  expect([await falls(), await queued()]).toEqual([[], []]);
});

test('a fall is told once: by two servers at once, an hour later, and while it lasts', async () => {
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  await Promise.all([watch(), watch(), watch()]);
  server.setNow(`${TODAY}T20:00:00Z`);
  await sent(0, 10, 20);
  await watch();
  expect(await falls()).toHaveLength(1);
  expect(await queued()).toHaveLength(2);
});

test('it is over once less than half of it is left, and the next one is told again', async () => {
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  await watch();
  // 84 %: at the border it isn't over.
  await sent(1, 40, 0);
  await watch();
  expect(await falls()).toMatchObject([{ ended_at: null }]);
  await sent(0, 120, 0);
  await watch();
  expect(await falls()).toMatchObject([{ ended_at: expect.any(Date) }]);
  await sent(0, 0, 150);
  await watch();
  expect((await falls()).map(({ ended_at }) => ended_at === null)).toEqual([false, true]);
  expect(await queued()).toHaveLength(4);
});

test('each platform falls by itself', async () => {
  for (const platform of ['uber', 'didi']) {
    await sent(10, 180, 20, platform);
    await sent(2, 90, 60, platform);
  }
  await sent(10, 180, 20, 'lyft');
  await sent(2, 140, 10, 'lyft');
  await watch();
  expect((await falls()).map(({ platform }) => platform).toSorted()).toEqual(['didi', 'uber']);
});

test('what was typed counts as asked; what was changed or found wrong afterwards was read unasked', async () => {
  await sent(10, 180, 20);
  await query(
    `insert into figures (figure, country, day, name, part, bucket, count, total) values
     ('pictures', 'mx', $1, 'uber es 11', 'changed', 0, 60, 0), ('pictures', 'mx', $1, 'uber es 11', 'wrong', 0, 40, 0),
     ('pictures', 'us', $1, 'uber en 11', 'asked beside_others', 0, 40, 0), ('pictures', 'us', $1, 'uber en 11', 'typed no_week', 0, 60, 0)`,
    [addDays(TODAY, -1)],
  );
  await watch();
  expect(await falls()).toMatchObject([{ share: 0.7, pictures: 200 }]);
});

test('a process that ends in between has noted and told nothing, and the next run does', async () => {
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  let left = 1;
  const enqueue = async () => {
    if (left-- === 0) throw new Error('killed');
  };
  const killed = { ...server.deps, jobs: { ...server.deps.jobs, enqueue } };
  await expect(watchReading(killed)).rejects.toThrow('killed');
  expect([await falls(), await queued()]).toEqual([[], []]);
  await watch();
  expect(await queued()).toHaveLength(2);
});

test('who left or no longer administers before it went out doesn’t get it', async () => {
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  await watch();
  await query('update staff_accounts set disabled_at = now() where id = $1', [luz.me.account.id]);
  expect([...(await delivered()).keys()]).toEqual([iris.email]);
});

test('the page of a fall has five of its week’s pictures, the newest first, of drivers who agreed', async () => {
  const willing = await server.open('mx');
  const silent = await server.open('mx');
  await agreeToKeep(server, willing.requestId);
  for (let day = 0; day < 7; day++)
    await keepPicture(server, willing.applicationId, { at: `${addDays(TODAY, -day)}T12:00:00Z` });
  await keepPicture(server, willing.applicationId, { at: `${addDays(TODAY, -9)}T12:00:00Z` });
  await keepPicture(server, willing.applicationId, { platform: 'didi' });
  await keepPicture(server, silent.applicationId);
  await sent(10, 180, 20);
  await sent(2, 120, 30);
  await watch();
  const [{ id }] = await query('select id from reading_falls');
  const { data } = await iris.call('GET', `/reading/falls/${id}`);
  expect(data.fall).toMatchObject({ id, platform: 'uber', share: 0.8, before: 0.9, pictures: 150, endedAt: null });
  expect(data.pictures).toHaveLength(5);
  const newest = await query(
    `select id from reading_corrections where application_id = $1 and platform = 'uber' order by at desc limit 5`,
    [willing.applicationId],
  );
  expect(data.pictures.map(({ pictureId }: { pictureId: string }) => pictureId)).toEqual(newest.map((row) => row.id));
  expect((await iris.call('GET', '/reading')).data.falls).toMatchObject([{ id }]);
});
