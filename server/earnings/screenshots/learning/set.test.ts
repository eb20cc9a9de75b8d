import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { requestPath } from '../../../testing/calls.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../../../testing/test-command.ts';
import { agreeToKeep } from '../../testing/test-kept.ts';
import { sendScreenshot } from '../../testing/test-screenshots.ts';
import { judgePicture, listUnjudged } from './kept-pictures.ts';

const reader = createScreenshotReader({ workers: 1, threads: 1 });
const server = await startTestApp({ reader, settings: { LEARN_FROM_CORRECTIONS: 'true' } });
afterAll(() => server.close());
const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}.png`, import.meta.url));
const [first, second] = ['2026-11-02', '2026-11-09'] as const;

/** Runs the command, and reads what it wrote. */
async function exportSet() {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-set-'));
  const { DATA_DIR, SECRET_KEY } = server.deps.config;
  const env = { ...process.env, DATABASE_URL: server.database.url, DATA_DIR, SECRET_KEY };
  const { code, out, err } = await runCommand('reading-report', ['--set', folder], env);
  expect(code, err).toBe(0);
  const lines = (await readFile(path.join(folder, 'truth.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const truth = lines.map((line) => JSON.parse(line));
  const pictures = await Promise.all(truth.map(({ file }) => readFile(path.join(folder, file))));
  await rm(folder, { recursive: true });
  return { out, truth, pictures };
}

/** The mean brightness of a part of a picture, from 0 to 255. */
async function brightness(picture: Buffer, [left, top, width, height]: number[]): Promise<number> {
  const part = sharp(picture).extract({ left: left!, top: top!, width: width!, height: height! });
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return channels[0]!.mean;
}

test('the set has the pictures that staff judged, black but for week, sum and labels, and the reader still reads them', {
  timeout: 180_000,
}, async () => {
  server.setNow('2026-11-21T18:00:00Z');
  const { requestId } = await server.open('mx');
  await agreeToKeep(server, requestId);
  for (const [week, earning] of [
    [first, 3900],
    [second, 4512.5],
  ] as const) {
    const sent = await sendScreenshot(server, { requestId, image: await fixture(`week-${week}`) });
    expect(sent.status).toBe(200);
    const body = { earning, reason: 'correction' };
    expect((await server.call('PUT', `${requestPath(requestId)}/earnings/uber/${week}`, body)).status).toBe(200);
  }
  expect(await exportSet(), 'nobody has judged them').toMatchObject({ truth: [] });

  const waiting = await listUnjudged(server.deps.db, everyCountry);
  const of = (week: string) => waiting.find(({ said }) => said.week === week)!.pictureId;
  await judgePicture(server.deps, of(first), { verdict: 'right' });
  await judgePicture(server.deps, of(second), { verdict: 'not_a_week' });
  const { out, truth, pictures } = await exportSet();
  expect(out).toContain('2 pictures');
  const common = { platform: 'uber', uploadType: 'earnings', country: 'mx', capturedAt: '2026-11-21', fullName: null };
  expect(truth).toEqual([
    { ...common, file: '0001.png', kind: 'earnings', negative: null, rating: null, weekStart: first, amount: 3904.75 },
    { ...common, file: '0002.png', kind: 'negative', negative: 'kept', rating: null, weekStart: null, amount: null },
  ]);

  const [week = Buffer.of(), lookalike = Buffer.of()] = pictures;
  // The sum, and the rows of the days with their own sums.
  expect(await brightness(week, [24, 220, 300, 60])).toBeGreaterThan(60);
  expect(await brightness(week, [0, 380, 540, 690])).toBe(0);
  expect(await brightness(lookalike, [0, 380, 540, 690])).toBe(0);
  const asked = { platform: 'uber', uploadType: 'earnings', country: 'mx', capturedAt: '2026-11-21' } as const;
  const reading = await reader.read({ image: week, ...asked });
  expect(reading.band).not.toBe('none');
  expect(reading).toMatchObject({ weekStart: { value: first }, amount: { value: 3904.75 } });
});

test('a picture whose right sum isn’t on it as text is left out, and so is one of a driver who no longer agrees', {
  timeout: 180_000,
}, async () => {
  server.setNow('2026-11-21T18:00:00Z');
  const { requestId } = await server.open('mx');
  await agreeToKeep(server, requestId);
  await sendScreenshot(server, { requestId, image: await fixture(`week-${first}`) });
  const path = requestPath(requestId);
  await server.call('PUT', `${path}/earnings/uber/${first}`, { earning: 77, reason: 'correction' });
  const [mine] = (await listUnjudged(server.deps.db, everyCountry)).filter(({ said }) => said.amount === 77);
  await judgePicture(server.deps, mine!.pictureId, { verdict: 'wrong', week: first, amount: 77 });
  const before = await exportSet();
  expect(before.out).toContain('1 left out');
  expect(before.truth.map(({ amount }) => amount)).not.toContain(77);
  await judgePicture(server.deps, mine!.pictureId, { verdict: 'right' });
  expect((await exportSet()).truth).toHaveLength(before.truth.length + 1);
  await server.call('POST', `${path}/file/withdrawals`, { kind: 'improve_reading' });
  expect((await exportSet()).truth).toHaveLength(before.truth.length);
});
