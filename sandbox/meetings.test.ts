import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleMeetings } from './meetings-google.ts';
import { zoomMeetings } from './meetings-zoom.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ parts: [googleMeetings, zoomMeetings], port: 0 });
});
afterEach(() => sandbox.stop());

const ask = (path: string, init?: RequestInit) => fetch(sandbox.url + path, { redirect: 'manual', ...init });
const choose = (part: string, outcome: string) =>
  ask(`/${part}/_next`, { method: 'POST', body: new URLSearchParams({ outcome }) });

test('a person selects the fate of the next meeting on the page', async () => {
  const page = await (await ask('/')).text();
  expect(page).toContain('<button name="outcome" value="failure">');
  const chosen = await choose('zoom', 'throttled');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/#part-zoom']);
  const throttled = await ask('/zoom/v2/users/me/meetings');
  expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '86400']);
  expect((await choose('zoom', 'later')).status).toBe(400);
});

test('creating a meeting needs a token', async () => {
  const google = await ask('/google/calendar/v3/calendars/primary/events', { method: 'POST' });
  expect([google.status, (await google.json()).error.errors[0].reason]).toEqual([401, 'authError']);
  const zoom = await ask('/zoom/v2/users/me/meetings');
  expect([zoom.status, (await zoom.json()).code]).toEqual([401, 124]);
});

test('a wrong key gets no token', async () => {
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'a.b.c' };
  const google = await ask('/google/token', { method: 'POST', body: new URLSearchParams(grant) });
  expect([google.status, (await google.json()).error]).toEqual([400, 'invalid_grant']);
  const zoom = await ask('/zoom/oauth/token', { method: 'POST', body: new URLSearchParams() });
  expect([zoom.status, (await zoom.json()).error]).toEqual([401, 'invalid_client']);
});
