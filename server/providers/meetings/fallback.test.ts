import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../core/log.ts';
import { planned } from '../contracts/meetings.ts';
import { meetingsWithFallback } from './fallback.ts';
import { startServices } from './testing/test-services.ts';

const services = await startServices();
afterAll(() => services.stop());
beforeEach(() => services.state.clear());
const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });
const open = async (order: string[], timeoutMs?: number) =>
  meetingsWithFallback(await services.open(), order, log, timeoutMs);
const down = { status: 400, path: '/calendar', body: {} };
const made = () => [...services.starts('google'), ...services.starts('zoom')].length;

test('the first provider creates the meeting, and the others are not called', async () => {
  const meetings = await open(['zoom', 'google']);
  const { provider, tried } = await meetings.create(planned());
  expect([provider, tried]).toEqual(['zoom', undefined]);
  expect(services.calls('google')).toEqual([]);
});

test('when one fails the next one creates the meeting, and the failed ones are remembered', async () => {
  services.script('google', down);
  services.script('zoom', { ...down, path: '/v2' });
  const meeting = await (await open(['google', 'zoom', 'jitsi'])).create(planned());
  expect(meeting).toMatchObject({ provider: 'jitsi', tried: ['google', 'zoom'] });
});

test('when all providers fail no meeting exists', async () => {
  services.script('google', down);
  await expect((await open(['google'])).create(planned())).rejects.toThrow('no meeting could be created by google');
});

test('a hanging provider takes no more than its share of the time', async () => {
  services.script('google', { ...down, delayMs: 60_000 });
  const { provider } = await (await open(['google', 'zoom'], 4000)).create(planned());
  expect(provider).toBe('zoom');
});

test('a provider that ignores the abort signal is not waited for', async () => {
  const deaf = { ...(await services.open()).jitsi, create: () => new Promise<never>(() => {}) };
  const meetings = meetingsWithFallback({ ...(await services.open()), deaf }, ['deaf', 'jitsi'], log, 200);
  expect((await meetings.create(planned())).provider).toBe('jitsi');
});

test('a meeting left by a provider that seemed to fail is ended, and the booked one stays', async () => {
  const before = made();
  services.calendars.behave({ courses: ['failure'] });
  const meetings = await open(['google', 'zoom']);
  const plan = planned();
  const meeting = await meetings.create(plan);
  expect(made()).toBe(before + 2);
  await meetings.cancelTried(plan.key, meeting);
  expect(made()).toBe(before + 1);
  expect(await meetings.find(plan.key, 'zoom')).toMatchObject({ link: meeting.link });
});

test('a meeting of an unknown outcome is ended at every provider, even if one is unreachable', async () => {
  const before = made();
  const [plan, meetings] = [planned(), await open(['google', 'zoom', 'jitsi'])];
  await meetings.create(plan);
  services.script('zoom', { ...down, path: '/v2' });
  await expect(meetings.cancel(plan.key, null), 'so that the job tries again').rejects.toThrow();
  expect(made()).toBe(before);
  await meetings.cancel(plan.key, null);
});

test('a meeting is moved and ended by the provider that created it, even if the order has changed since', async () => {
  const plan = planned();
  const meeting = await (await open(['google'])).create(plan);
  const before = made();
  const meetings = await open(['jitsi']);
  expect(await meetings.move(meeting, { ...planned('2027-05-04T15:00:00Z'), key: plan.key })).toEqual(meeting);
  expect(services.starts('google')).toContain('2027-05-04T15:00:00.000Z');
  await meetings.cancel(plan.key, meeting);
  expect(made()).toBe(before - 1);
});
