import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterAll, expect, test } from 'vitest';
import { hire } from '../../../staff/testing/test-staff.ts';
import { requestPath } from '../../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../../../testing/test-command.ts';
import { createSlowReader, sendScreenshot } from '../../testing/test-screenshots.ts';
import { countReading } from './count-readings.ts';

const reader = createSlowReader();
const learning = await startTestApp({ reader, settings: { LEARN_FROM_CORRECTIONS: 'true' } });
const forgetful = await startTestApp({ reader });
afterAll(() => Promise.all([learning.close(), forgetful.close()]));
const [newest = '', second = ''] = wantedWeeks('2026-11-21');

async function openDriver(server: TestApp) {
  server.setNow('2026-11-21T18:00:00Z');
  const { requestId, applicationId } = await server.open('mx');
  const put = (week: string, body: object) =>
    server.call('PUT', `${requestPath(requestId)}/earnings/uber/${week}`, body);
  const send = async ({ uploadType, ...shown }: Parameters<typeof reader.draw>[0] & { uploadType?: 'profile' }) => {
    const image = await reader.draw(shown);
    return (await sendScreenshot(server, { requestId, image, assist: '1', ...(uploadType && { uploadType }) })).data;
  };
  return { requestId, applicationId, put, send };
}

const kept = async (server: TestApp) =>
  (await server.database.pool.query('select * from reading_corrections order by id')).rows;

test('what the driver says a picture shows is kept with the reading and deleted with the application', async () => {
  const { applicationId, put, send } = await openDriver(learning);
  const { pictureId } = await send({ week: newest, amount: 100, confidence: 0.4 });
  expect((await put(newest, { earning: 110.5, pictureId })).status).toBe(200);
  await send({ week: second, amount: 300 });
  expect(await kept(learning), 'a picture that filled its week by itself tells nothing').toHaveLength(1);
  expect((await put(second, { earning: 310, reason: 'correction' })).status).toBe(200);
  expect(await kept(learning)).toMatchObject([
    { week_start: newest, amount: 110.5, read_week: newest, read_amount: 100, band: 'ask' },
    { week_start: second, amount: 310, read_week: second, read_amount: 300, band: 'sure' },
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-report-'));
  const { out, truth, files } = await report(folder);
  expect(out).toMatch(/uber {2}sure {2}1 pictures {2}week right 100 % {2}amount right 0 %/);
  expect(truth).toMatchObject([
    { weekStart: newest, amount: 110.5 },
    { weekStart: second, amount: 310 },
  ]);
  expect(files).toEqual(expect.arrayContaining(truth.map(({ file }) => file)));
  await rm(folder, { recursive: true });
  await learning.database.pool.query('delete from applications where id = $1', [applicationId]);
  expect(await kept(learning)).toEqual([]);
});

test('a figure corrected by staff is kept with the reading; a week without a picture is not', async () => {
  const { applicationId, put, send } = await openDriver(learning);
  await send({ week: newest, amount: 300 });
  await put(second, { earning: 90, reason: 'correction' });
  const eva = await hire(learning, 'reviewer', 'Eva');
  const earnings = `/applications/${applicationId}/earnings`;
  const review = async (week: string, more: object) => {
    const { revision } = (await eva.call('GET', earnings)).data;
    return (await eva.call('PUT', `${earnings}/uber/${week}/review`, { revision, ...more })).status;
  };
  expect(await review(newest, { decision: 'accepted' })).toBe(200);
  expect(await kept(learning), 'a figure accepted unchanged is not kept').toEqual([]);
  expect(await review(second, { decision: 'corrected', amount: 95, reason: 'misread' })).toBe(200);
  expect(await kept(learning)).toEqual([]);
  expect(await review(newest, { decision: 'corrected', amount: 320, reason: 'misread' })).toBe(200);
  expect(await kept(learning)).toMatchObject([{ week_start: newest, amount: 320, read_amount: 300 }]);
  await learning.database.pool.query('delete from applications where id = $1', [applicationId]);
});

test('a profile typed beside its picture is kept with the reading, and exported for the scorer', async () => {
  const { requestId, applicationId, send } = await openDriver(learning);
  const { pictureId } = await send({ uploadType: 'profile' });
  const typed = { fullName: 'María Peña', rating: 4.87, pictureId };
  const { status } = await learning.call('PUT', `${requestPath(requestId)}/earnings/uber/profile`, typed);
  expect(status).toBe(200);
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-report-'));
  const { out, truth } = await report(folder);
  expect(out).toMatch(/uber {2}none {2}1 pictures {2}name right 0 % {2}rating right 0 %/);
  expect(truth).toMatchObject([{ uploadType: 'profile', fullName: 'María Peña', rating: 4.87, weekStart: null }]);
  await rm(folder, { recursive: true });
  await learning.database.pool.query('delete from applications where id = $1', [applicationId]);
});

test('without the setting nothing is kept', async () => {
  const { put, send } = await openDriver(forgetful);
  const { pictureId } = await send({ week: newest, amount: 100, confidence: 0.4 });
  await put(newest, { earning: 110.5, pictureId });
  expect(await kept(forgetful)).toEqual([]);
});

test('readings are counted by month, platform, band and reason', async () => {
  const { send } = await openDriver(forgetful);
  forgetful.setNow('2026-10-03T18:00:00Z');
  await send({ week: '2026-09-21', amount: 200 });
  await send({});
  const { rows } = await forgetful.database.pool.query(
    "select platform, band, reason, count from reading_counts where month = '2026-10-01' order by band",
  );
  expect(rows).toEqual([
    { platform: 'uber', band: 'none', reason: 'other_screen', count: 1 },
    { platform: 'uber', band: 'sure', reason: '', count: 1 },
  ]);
});

test('a platform whose share of sure readings falls is a warning, once in 25 pictures', async () => {
  const warnings = () => forgetful.logged.filter((line) => line.includes('read with certainty'));
  const read = async (month: number, sure: number, asked: number) => {
    forgetful.setNow(`2026-0${month}-10T18:00:00Z`);
    const count = (band: 'sure' | 'ask') =>
      countReading(forgetful.deps, { platform: 'didi', uploadType: 'earnings' }, { band, reason: null });
    for (let k = 0; k < asked; k++) await count('ask');
    for (let k = 0; k < sure; k++) await count('sure');
  };
  await read(5, 24, 1);
  await read(6, 22, 3);
  expect(warnings(), 'a little less is no warning').toEqual([]);
  await read(7, 15, 12);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toContain('didi');
});

async function report(folder: string) {
  const { DATA_DIR, SECRET_KEY } = learning.deps.config;
  const env = { ...process.env, DATABASE_URL: learning.database.url, DATA_DIR, SECRET_KEY };
  const { code, out } = await runCommand('reading-report', ['--set', folder], env);
  expect(code).toBe(0);
  const truth = (await readFile(path.join(folder, 'truth.jsonl'), 'utf8')).trim().split('\n');
  return { out, truth: truth.map((line) => JSON.parse(line)), files: await readdir(folder) };
}
