import { afterAll, beforeEach, expect, test } from 'vitest';
import { planned } from './testing/meetings-contract.ts';
import { startServices } from './testing/test-services.ts';

const services = await startServices();
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
