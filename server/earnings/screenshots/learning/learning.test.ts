import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { afterAll, expect, test } from 'vitest';
import { hire } from '../../../staff/testing/test-staff.ts';
import { requestPath } from '../../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../../../testing/test-command.ts';
import { agreeToKeep, keepPicture } from '../../testing/test-kept.ts';
import { createSlowReader, sendScreenshot } from '../../testing/test-screenshots.ts';
import { listUnjudged } from './kept-pictures.ts';

const reader = createSlowReader();
const learning = await startTestApp({ reader, settings: { LEARN_FROM_CORRECTIONS: 'true' } });
const forgetful = await startTestApp({ reader });
afterAll(() => Promise.all([learning.close(), forgetful.close()]));
const [newest = '', second = ''] = wantedWeeks('2026-11-21');

async function openDriver(server: TestApp, { agrees = true } = {}) {
  server.setNow('2026-11-21T18:00:00Z');
  const { requestId, applicationId } = await server.open('mx');
  if (agrees) await agreeToKeep(server, requestId);
  const put = (week: string, body: object) =>
    server.call('PUT', `${requestPath(requestId)}/earnings/uber/${week}`, body);
  const send = async ({ uploadType, ...shown }: Parameters<typeof reader.draw>[0] & { uploadType?: 'profile' }) => {
    const image = await reader.draw(shown);
    return (await sendScreenshot(server, { requestId, image, assist: '1', ...(uploadType && { uploadType }) })).data;
  };
  /** Answers a question about a picture. */
  const answer = async (week = newest) => {
    const { pictureId } = await send({ week, amount: 100, confidence: 0.4 });
    return put(week, { earning: 110.5, pictureId });
  };
  const withdraw = () => server.call('POST', `${requestPath(requestId)}/file/withdrawals`, { kind: 'improve_reading' });
  const erase = () => server.query('delete from applications where id = $1', [applicationId]);
  return { requestId, applicationId, put, send, answer, withdraw, erase };
}

const kept = (server: TestApp) => server.query('select * from reading_corrections order by id');

test('what the driver says a picture shows is kept with the reading and deleted with the application', async () => {
  const { put, send, answer, erase } = await openDriver(learning);
  expect((await answer()).status).toBe(200);
  await send({ week: second, amount: 300 });
  expect(await kept(learning), 'a picture that filled its week by itself tells nothing').toHaveLength(1);
  expect((await put(second, { earning: 310, reason: 'correction' })).status).toBe(200);
  expect(await kept(learning)).toMatchObject([
    { week_start: newest, amount: 110.5, read_week: newest, read_amount: 100, band: 'ask', reason: 'unsure' },
    { week_start: second, amount: 310, read_week: second, read_amount: 300, band: 'sure', reason: null },
  ]);
  expect(await report()).toMatch(/uber {2}sure {2}1 pictures {2}week right 100 % {2}amount right 0 %/);
  await erase();
  expect(await kept(learning)).toEqual([]);
});

test('a figure corrected by staff is kept with the reading; a week without a picture is not', async () => {
  const { applicationId, put, send, erase } = await openDriver(learning);
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
  await erase();
});

test('a profile typed beside its picture is kept with the reading', async () => {
  const { requestId, send, erase } = await openDriver(learning);
  const { pictureId } = await send({ uploadType: 'profile' });
  const typed = { fullName: 'María Peña', rating: 4.87, pictureId };
  const { status } = await learning.call('PUT', `${requestPath(requestId)}/earnings/uber/profile`, typed);
  expect(status).toBe(200);
  expect(await report()).toMatch(/uber {2}none {2}1 pictures {2}name right 0 % {2}rating right 0 %/);
  await erase();
});

test('a driver is asked apart: of those who didn’t agree nothing is kept, and the application says who did', async () => {
  const silent = await openDriver(learning, { agrees: false });
  await silent.answer();
  const seen = async ({ requestId }: { requestId: string }) =>
    (await learning.call('GET', requestPath(requestId))).data.improvesReading;
  expect([await kept(learning), await seen(silent)]).toEqual([[], undefined]);
  const willing = await openDriver(learning);
  expect(await seen(willing)).toBe(true);
});

test('withdrawing deletes what was kept, at once and without a request to staff; the picture stays the proof of its week', async () => {
  const { requestId, applicationId, send, answer, withdraw, erase } = await openDriver(learning);
  const other = await openDriver(learning);
  await Promise.all([answer(), other.answer()]);
  const { pictureId } = await send({ uploadType: 'profile' });
  const path = requestPath(requestId);
  await learning.call('PUT', `${path}/earnings/uber/profile`, { fullName: 'María Peña', rating: 4.87, pictureId });
  expect((await withdraw()).data).toEqual({ withdrawn: true });
  expect(await kept(learning)).toMatchObject([{ application_id: other.applicationId }]);
  expect(await learning.query('select 1 from profile_corrections')).toEqual([]);
  expect(await learning.query('select 1 from screenshots where application_id = $1', [applicationId])).toHaveLength(2);
  const { consents, requests } = (await learning.call('GET', `${path}/file`)).data;
  expect(requests).toEqual([]);
  expect(consents).toMatchObject([{ kind: 'improve_reading', withdrawnAt: expect.any(String) }]);
  expect((await withdraw()).code).toBe('not_found_error');

  await answer(second);
  expect(await kept(learning), 'nothing more is kept').toHaveLength(1);
  await agreeToKeep(learning, requestId);
  expect((await learning.call('GET', path)).data.improvesReading).toBe(true);
  await Promise.all([erase(), other.erase()]);
});

test('what a server of the release before keeps unasked is shown to nobody', async () => {
  const [silent, willing] = [await openDriver(learning, { agrees: false }), await openDriver(learning)];
  await keepPicture(learning, silent.applicationId);
  const pictureId = await keepPicture(learning, willing.applicationId);
  expect((await listUnjudged(learning.deps.db, everyCountry)).map((picture) => picture.pictureId)).toEqual([pictureId]);
  await Promise.all([silent.erase(), willing.erase()]);
});

test('without the setting nothing is kept, even of a driver who agreed', async () => {
  const { answer } = await openDriver(forgetful);
  await answer();
  expect(await kept(forgetful)).toEqual([]);
});

test('a stored reading says which reader read it', async () => {
  const { applicationId, send } = await openDriver(forgetful);
  await send({ week: newest, amount: 200 });
  const rows = await forgetful.query(
    `select reading ->> 'version' as version from screenshots where application_id = $1`,
    [applicationId],
  );
  expect(rows).toEqual([{ version: expect.stringMatching(/^\d+$/) }]);
});

test('readings are counted by month, platform, band and reason', async () => {
  const { send } = await openDriver(forgetful);
  forgetful.setNow('2026-10-03T18:00:00Z');
  await send({ week: '2026-09-21', amount: 200 });
  await send({});
  const rows = await forgetful.query(
    "select platform, band, reason, count from reading_counts where month = '2026-10-01' order by band",
  );
  expect(rows).toEqual([
    { platform: 'uber', band: 'none', reason: 'other_screen', count: 1 },
    { platform: 'uber', band: 'sure', reason: '', count: 1 },
  ]);
});

async function report() {
  const { DATA_DIR, SECRET_KEY } = learning.deps.config;
  const env = { ...process.env, DATABASE_URL: learning.database.url, DATA_DIR, SECRET_KEY };
  const { code, out } = await runCommand('reading-report', [], env);
  expect(code).toBe(0);
  return out;
}
