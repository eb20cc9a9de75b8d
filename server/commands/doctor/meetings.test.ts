import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startServices } from '../../providers/meetings/testing/test-services.ts';
import { examine } from './examine.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-doctor-'));
const services = await startServices();
afterAll(async () => {
  await services.stop();
  rmSync(DATA_DIR, { recursive: true });
});

async function meetingsLine(settings: Record<string, string>) {
  const findings = await examine(readConfig({ ...services.settings, DATA_DIR, ...settings }));
  return findings.find(({ name }) => name === 'meetings');
}

test('every provider of the order is tried, and no meeting is made', async () => {
  const { state, words } = (await meetingsLine({ MEETING_PROVIDERS: 'google,zoom' }))!;
  expect(state).toBe('ok');
  expect(words).toMatch(/^google, calendar primary at localhost.*; then zoom, user host@/);
  expect([...services.starts('google'), ...services.starts('zoom')]).toEqual([]);
});

test('failing providers are named with their reason and without a secret', async () => {
  const wrong = {
    MEETING_PROVIDERS: 'google,zoom',
    ZOOM_CLIENT_SECRET: 'the wrong secret',
    GOOGLE_CALENDAR_ID: 'other',
  };
  services.script('google', { status: 404, path: '/calendar', body: {} });
  expect(await meetingsLine(wrong)).toEqual({
    name: 'meetings',
    state: 'FAILED',
    words: 'google calendar: refused 404; zoom: refused 401',
  });
});

test('a provider without its settings, or twice in the order, is refused at the start', () => {
  const { ZOOM_USER_ID: _, ...half } = services.settings;
  expect(() => readConfig({ DATA_DIR, ...half })).toThrow('ZOOM_USER_ID and ZOOM_ACCOUNT_ID');
  expect(() => readConfig({ DATA_DIR, MEETING_PROVIDERS: 'google' })).toThrow('GOOGLE_PRIVATE_KEY and');
  expect(() => readConfig({ DATA_DIR, MEETING_PROVIDERS: 'jitsi,jitsi' })).toThrow('each provider once');
  expect(() => readConfig({ DATA_DIR, MEETING_PROVIDERS: ',' })).toThrow('at least one');
  expect(() => readConfig({ DATA_DIR, GOOGLE_PRIVATE_KEY: 'no key' })).toThrow(
    'GOOGLE_PRIVATE_KEY must be a private key',
  );
  const oneLine = services.settings.GOOGLE_PRIVATE_KEY!.replaceAll('\n', '\\n');
  expect(readConfig({ DATA_DIR, GOOGLE_PRIVATE_KEY: oneLine }).GOOGLE_PRIVATE_KEY).toBe(
    services.settings.GOOGLE_PRIVATE_KEY,
  );
});
