import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { planned } from '../contracts/meetings.ts';
import { startServices } from './testing/test-services.ts';

const services = await startServices();
afterAll(() => services.stop());
beforeEach(() => services.state.clear());
const { signal } = new AbortController();
const open = async () => (await services.open()).google;
const calls = (method: string) =>
  services.calls('google').filter((call) => call.method === method && call.path !== '/token');

test('the token covers the calendar only, for the configured person, and lasts an hour', async () => {
  services.settings.GOOGLE_SUBJECT = 'visits@example.org';
  await (await open()).create(planned(), signal);
  delete services.settings.GOOGLE_SUBJECT;
  const [{ body } = { body: {} }] = services.calls('google');
  const [head, claims] = (body as { assertion: string }).assertion.split('.', 2).map((part) => JSON.parse(atob(part)));
  expect(head).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(claims).toMatchObject({
    iss: services.settings.GOOGLE_CLIENT_EMAIL,
    sub: 'visits@example.org',
    scope: 'https://www.googleapis.com/auth/calendar',
    aud: services.settings.GOOGLE_TOKEN_URL,
  });
  expect(claims.exp - claims.iat).toBe(3600);
});

test('a token is thrown away a minute before its end', async () => {
  services.calendars.behave({ tokenSeconds: 60 });
  const provider = await open();
  await provider.create(planned(), signal);
  await provider.create(planned(), signal);
  services.calendars.behave({ tokenSeconds: 3599 });
  expect(services.calls('google').filter(({ path }) => path === '/token')).toHaveLength(2);
});

test('the event requests a conference, has our key, and notifies added people of changes', async () => {
  const plan = planned();
  await (await open()).create(plan, signal);
  const [call] = calls('POST');
  expect(call).toMatchObject({
    query: { conferenceDataVersion: '1', sendUpdates: 'all' },
    body: {
      id: plan.key.replaceAll('-', ''),
      summary: 'Volante',
      start: { dateTime: '2027-01-05T15:00:00.000Z' },
      end: { dateTime: '2027-01-05T15:45:00.000Z' },
      conferenceData: {
        createRequest: { requestId: plan.key, conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    },
  });
  expect(call?.body).not.toHaveProperty('attendees');
});

test('a conference that comes later is waited for', async () => {
  services.calendars.behave({ courses: ['later'] });
  const meeting = await (await open()).create(planned(), signal);
  expect(meeting.link).toMatch(/\/google\/meet\/\w{3}-\w{4}-\w{3}$/);
  expect(calls('GET').length).toBe(2);
});

test('without its conference in time a meeting fails', async () => {
  services.calendars.behave({ courses: ['pending', 'failure'] });
  const provider = await open();
  await expect(provider.create(planned(), AbortSignal.timeout(700))).rejects.toMatchObject({ kind: 'timeout' });
  await expect(provider.create(planned(), signal)).rejects.toMatchObject({ kind: 'refused' });
});

test('a retry after a failed conference requests a new one in the same event', async () => {
  services.calendars.behave({ courses: ['failure', 'success'] });
  const provider = await open();
  const plan = planned();
  await expect(provider.create(plan, signal)).rejects.toThrow();
  const before = services.calendars.events.size;
  expect((await provider.create(plan, signal)).link).toContain('/google/meet/');
  expect(services.calendars.events.size).toBe(before);
});

test('a retry after a pending conference finds it', async () => {
  services.calendars.behave({ courses: ['later'] });
  const provider = await open();
  const plan = planned();
  await expect(provider.create(plan, AbortSignal.timeout(150))).rejects.toMatchObject({ kind: 'timeout' });
  expect((await provider.create(plan, signal)).link).toContain('/google/meet/');
});

test('the doctor reports a calendar that does not allow Google Meet', async () => {
  expect(await (await open()).check()).toMatch(/^calendar primary at localhost/);
  const conferenceProperties = { allowedConferenceSolutionTypes: ['eventHangout'] };
  services.script('google', { status: 200, path: '/calendar', body: { conferenceProperties } });
  await expect((await open()).check()).rejects.toThrow('does not allow Google Meet');
});

describe('zoom', async () => {
  afterAll(() => services.stop());
  beforeEach(() => services.state.clear());
  const { signal } = new AbortController();
  const open = async () => (await services.open()).zoom;

  test('a meeting is requested in whole minutes of UTC and with our key', async () => {
    const plan = planned();
    await (await open()).create(plan, signal);
    const made = services.calls('zoom').find(({ method, path }) => method === 'POST' && path.startsWith('/v2'));
    expect(made?.body).toEqual({
      type: 2,
      topic: 'Volante',
      agenda: `Ref. ${plan.key}`,
      start_time: '2027-01-05T15:00:00Z',
      duration: 45,
      timezone: 'UTC',
    });
  });

  test('a meeting created without an answer is found on any page of the list, and ended', async () => {
    const provider = await open();
    const others = Array.from({ length: 5 }, () => planned());
    for (const other of others) await provider.create(other, signal);
    const lost = planned();
    await provider.create(lost, signal);
    const before = services.starts('zoom').length;
    await provider.cancel(lost.key, null);
    expect(services.starts('zoom')).toHaveLength(before - 1);
    for (const other of others) expect(await provider.find(other.key)).not.toBeNull();
  });

  test('the doctor reports a missing Zoom user', async () => {
    expect(await (await open()).check()).toMatch(/^user host@volante.example.com at localhost/);
    services.settings.ZOOM_USER_ID = 'nobody@example.org';
    await expect((await open()).check()).rejects.toMatchObject({ status: 404 });
  });
});
