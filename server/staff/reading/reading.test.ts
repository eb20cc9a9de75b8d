import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { READER_VERSION } from '@volante/reader/screenshots/ocr.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreeToKeep, keepPicture } from '../../earnings/testing/test-kept.ts';
import { createSlowReader, sendScreenshot } from '../../earnings/testing/test-screenshots.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { keepFigures } from '../reports/keep-reports.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const reader = createSlowReader();
const server = await startTestApp({ reader, settings: { LEARN_FROM_CORRECTIONS: 'true' } });
afterAll(server.close);
const { query } = server;
let iris: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  server.setNow('2026-11-21T18:00:00Z');
  iris = await hire(server, 'admin', 'Iris');
  eva = await hire(server, 'reviewer', 'Eva');
});
beforeEach(async () => {
  await query('delete from applications');
  await query('delete from figures');
});

const weeks = wantedWeeks('2026-11-21');
const read = async () => (await iris.call('GET', '/reading')).data;

async function openDriver({ agrees = true } = {}) {
  const { requestId, applicationId } = await server.open('mx');
  if (agrees) await agreeToKeep(server, requestId);
  const send = async (shown: Parameters<typeof reader.draw>[0]) =>
    (await sendScreenshot(server, { requestId, image: await reader.draw(shown), assist: '1' })).data;
  const put = (week: string, body: object) =>
    server.call('PUT', `${requestPath(requestId)}/earnings/uber/${week}`, body);
  /** A picture that the driver has to say something about, and what they say. */
  const answer = async (shown: Parameters<typeof reader.draw>[0], week: string, earning: number) => {
    const { pictureId } = await send(shown);
    expect((await put(week, { earning, pictureId })).status).toBe(200);
  };
  const review = async (week: string, more: object) => {
    const path = `/applications/${applicationId}/earnings`;
    const { revision } = (await eva.call('GET', path)).data;
    expect((await eva.call('PUT', `${path}/uber/${week}/review`, { revision, ...more })).status).toBe(200);
  };
  return { requestId, applicationId, send, put, answer, review };
}

test('figures say what became of pictures, by month, platform, language and reader, and why drivers were asked', async () => {
  const { send, put, answer, review } = await openDriver({ agrees: false });
  const [first, second, third, fourth, fifth, sixth] = weeks as [string, string, string, string, string, string];
  const es = { language: 'es' } as const;
  for (const [n, week] of [first, second, third].entries()) await send({ week, amount: 1000 + 10 * n, ...es });
  await answer({ week: fourth, amount: 1040, confidence: 0.4, against: 'other_span', ...es }, fourth, 1040);
  await answer({ week: fifth, amount: 1050, uncertain: true, ...es }, fifth, 1051);
  await answer({ ...es }, sixth, 1060);
  await review(second, { decision: 'corrected', amount: 1500, reason: 'misread' });
  await review(first, { decision: 'accepted' });
  await put(third, { earning: 999, reason: 'correction' });
  await keepFigures(server.deps);

  const { rows, reasons } = await read();
  expect(rows).toEqual([
    {
      ...{ month: '2026-11', platform: 'uber', language: 'es', version: READER_VERSION },
      ...{ right: 1, wrong: 1, changed: 1, asked: 2, typed: 1 },
    },
  ]);
  expect(reasons.toSorted((a: { reason: string }, b: { reason: string }) => a.reason.localeCompare(b.reason))).toEqual([
    { platform: 'uber', reason: 'other_screen', asked: 0, typed: 1 },
    { platform: 'uber', reason: 'other_span', asked: 1, typed: 0 },
    { platform: 'uber', reason: 'unsure', asked: 1, typed: 0 },
  ]);
});

test('a corrected week that staff accept after all counts as right again, and an erased driver stays counted', async () => {
  const { applicationId, send, review } = await openDriver();
  const [week = ''] = weeks;
  await send({ week, amount: 1000 });
  await review(week, { decision: 'corrected', amount: 1500, reason: 'misread' });
  await keepFigures(server.deps);
  expect((await read()).rows).toMatchObject([{ right: 0, wrong: 1, language: null }]);
  await review(week, { decision: 'accepted' });
  await keepFigures(server.deps);
  expect((await read()).rows).toMatchObject([{ right: 1, wrong: 0 }]);
  await query('delete from applications where id = $1', [applicationId]);
  await keepFigures(server.deps);
  expect((await read()).rows).toMatchObject([{ right: 1 }]);
});

test('a picture that is asked about because of others counts as such, however sure the reader was', async () => {
  const { applicationId, send, put } = await openDriver();
  const [week = ''] = weeks;
  const sent = await send({ week, amount: 1000 });
  expect(sent.earnings).toHaveLength(1);
  await query(`update screenshots set needs = 'confirm', reason = 'other_total' where application_id = $1`, [
    applicationId,
  ]);
  await query('delete from earnings_weeks where application_id = $1', [applicationId]);
  const [{ id: pictureId }] = await query('select id from screenshots where application_id = $1', [applicationId]);
  expect((await put(week, { earning: 1000, pictureId })).status).toBe(200);
  await keepFigures(server.deps);
  const { rows, reasons } = await read();
  expect(rows).toMatchObject([{ right: 0, asked: 1 }]);
  expect(reasons).toEqual([{ platform: 'uber', reason: 'beside_others', asked: 1, typed: 0 }]);
});

test('pictures wait for a verdict only of drivers who agreed, the newest first, without whose they are', async () => {
  const [willing, silent] = [await openDriver(), await openDriver({ agrees: false })];
  const older = await keepPicture(server, willing.applicationId, { at: '2026-11-19T12:00:00Z' });
  const newer = await keepPicture(server, willing.applicationId, { platform: 'didi', reason: null });
  await keepPicture(server, silent.applicationId);
  const list = async (more = '') => (await iris.call('GET', `/reading/pictures${more}`)).data.items;
  const shown = await list();
  expect(shown.map(({ pictureId }: { pictureId: string }) => pictureId)).toEqual([newer, older]);
  expect(shown[1]).toEqual({
    ...{ pictureId: older, platform: 'uber', country: 'mx', capturedOn: '2026-11-23', reason: 'unsure', verdict: null },
    read: { week: '2026-11-16', amount: 4000 },
    said: { week: '2026-11-16', amount: 4100 },
    boxes: { week: null, amount: null },
  });
  expect(JSON.stringify(shown)).not.toContain(willing.applicationId);
  expect(await list('?platform=didi')).toHaveLength(1);
  expect((await read()).kept).toEqual({ judged: 0, waiting: 2 });
});

test('a verdict takes a picture off the queue, is logged, and can be replaced', async () => {
  const { applicationId } = await openDriver();
  const pictureId = await keepPicture(server, applicationId);
  const judge = (body: object) => iris.call('PUT', `/reading/pictures/${pictureId}/verdict`, body);
  expect((await judge({ verdict: 'right' })).data).toMatchObject({ pictureId, verdict: 'right' });
  expect((await iris.call('GET', '/reading/pictures')).data.items).toEqual([]);
  expect((await read()).kept).toEqual({ judged: 1, waiting: 0 });
  expect((await judge({ verdict: 'wrong', week: '2026-11-09', amount: 4100.5 })).status).toBe(200);
  const rows = await query('select verdict, true_week, true_amount from reading_corrections');
  expect(rows).toEqual([{ verdict: 'wrong', true_week: '2026-11-09', true_amount: 4100.5 }]);
  const logged = await query(
    `select application_id as "applicationId", details from staff_audit where kind = 'judgePicture' order by id`,
  );
  expect(logged).toEqual([
    { applicationId, details: { pictureId, verdict: 'right' } },
    { applicationId, details: { pictureId, verdict: 'wrong' } },
  ]);
});

test.each([
  ['a figure is missing', { verdict: 'wrong', week: '2026-11-09' }, 'amount'],
  ['a week is missing', { verdict: 'wrong', amount: 100 }, 'week'],
  ['a day that isn’t a Monday', { verdict: 'wrong', week: '2026-11-10', amount: 100 }, 'week'],
  ['half a cent', { verdict: 'wrong', week: '2026-11-09', amount: 100.005 }, 'amount'],
  ['a figure for what was read right', { verdict: 'right', amount: 100 }, 'amount'],
  ['no verdict', {}, 'verdict'],
])('a verdict is refused: %s', async (_, body, path) => {
  const { applicationId } = await openDriver();
  const pictureId = await keepPicture(server, applicationId);
  const refused = await iris.call('PUT', `/reading/pictures/${pictureId}/verdict`, body);
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, path]);
});

test('what wasn’t read can’t have been read right', async () => {
  const { applicationId } = await openDriver();
  const pictureId = await keepPicture(server, applicationId, { read: { week: null, amount: 4000 } });
  const refused = await iris.call('PUT', `/reading/pictures/${pictureId}/verdict`, { verdict: 'right' });
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, 'verdict']);
});

test('the picture is shown to admins, logged as that driver’s file, and gone once they no longer agree', async () => {
  const { requestId, applicationId, send, put } = await openDriver();
  const [week = ''] = weeks;
  const { pictureId: asked } = await send({ week, amount: 1000, confidence: 0.4 });
  await put(week, { earning: 1001, pictureId: asked });
  const [kept] = (await iris.call('GET', '/reading/pictures')).data.items;
  const path = `/reading/pictures/${kept.pictureId}/image`;
  const shown = await iris.call('GET', path);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect(
    await query(
      `select part, application_id as "applicationId", media_id is not null as named from staff_audit where kind = 'read' order by id desc limit 1`,
    ),
  ).toEqual([{ part: 'file', applicationId, named: true }]);
  expect((await server.call('GET', `${requestPath(requestId)}/file`)).data.openings).toMatchObject([
    { role: 'admin', part: 'file' },
  ]);
  await server.call('POST', `${requestPath(requestId)}/file/withdrawals`, { kind: 'improve_reading' });
  expect((await iris.call('GET', path)).code).toBe('not_found_error');
  const late = await iris.call('PUT', `/reading/pictures/${kept.pictureId}/verdict`, { verdict: 'right' });
  expect(late.code).toBe('not_found_error');
});

test('nobody but admins sees figures or pictures, and a malformed id is unknown', async () => {
  for (const path of ['/reading', '/reading/pictures', '/reading/falls/x', '/reading/pictures/x/image'])
    expect((await eva.call('GET', path)).code, path).toBe('role_refused');
  for (const path of ['/reading/falls/x', '/reading/pictures/x/image'])
    expect((await iris.call('GET', path)).code, path).toBe('not_found_error');
});
