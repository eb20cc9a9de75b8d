import { readFile } from 'node:fs/promises';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendScreenshot } from '../testing/test-screenshots.ts';

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}.png`, import.meta.url));
let server: TestApp;
let requestId: string;

beforeAll(async () => {
  server = await startTestApp({ reader: createScreenshotReader({ workers: 1, threads: 1 }) });
  server.setNow('2026-11-21T18:00:00Z');
  ({ requestId } = await server.open('mx'));
});
afterAll(() => server.close());

test('a real profile and two real weeks are read, stored, and recognized after recompression', {
  timeout: 180_000,
}, async () => {
  const send = (image: Buffer, uploadType = 'earnings') => sendScreenshot(server, { requestId, image, uploadType });
  const newest = await fixture('week-2026-11-09');
  const copy = await sharp(newest).resize(480).jpeg({ quality: 75 }).toBuffer();

  expect(await send(await fixture('profile'), 'profile')).toMatchObject({
    status: 200,
    data: { profileMetrics: { fullName: 'Rosa Delgado', rating: 4.91 } },
  });
  expect(await send(newest)).toMatchObject({ data: { earnings: [{ earningWeek: '2026-11-09', earning: 4512.3 }] } });
  expect(await send(await fixture('week-2026-11-02'))).toMatchObject({
    data: { earnings: [{ earningWeek: '2026-11-02', earning: 3904.75 }] },
  });
  expect(await send(copy)).toMatchObject({ status: 429, code: 'duplicate_image' });
  expect(await send(await fixture('profile'))).toMatchObject({ status: 429, code: 'duplicate_image' });
});

test('a photo is unreadable since it is not a screenshot, and a truncated or renamed file is not an image', {
  timeout: 180_000,
}, async () => {
  const send = (image: Buffer) => sendScreenshot(server, { requestId, image, platform: 'didi' });
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  expect(await send(photo)).toMatchObject({
    status: 500,
    error: { code: 'unreadable_screenshot', message: 'Invalid Data' },
  });
  for (const broken of [photo.subarray(0, photo.length / 3), Buffer.from('GIF89a'), Buffer.from('%PDF-1.4')])
    expect(await send(broken)).toMatchObject({ status: 400, code: 'not_an_image' });
});

test('a HEIC photo is converted before it is read', { timeout: 180_000 }, async () => {
  const image = await readFile(new URL('../../../reader/fixtures/phone.heic', import.meta.url));
  expect(await sendScreenshot(server, { requestId, image })).toMatchObject({ code: 'unreadable_screenshot' });
});
