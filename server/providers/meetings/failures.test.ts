import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { meetingsRules, planned } from '../contracts/meetings.ts';
import { type Service, startServices } from './testing/test-services.ts';

const services = await startServices();
afterAll(() => services.stop());
beforeEach(() => services.state.clear());
const { signal } = new AbortController();
const aMeeting = { reference: expect.stringMatching(/./), link: expect.stringMatching(/^https?:/) };
const making = { google: '/calendar', zoom: '/v2/users' };
const tokens = { google: '/token', zoom: '/oauth/token' };

for (const name of ['google', 'zoom'] as const) {
  test.each(meetingsRules)(`${name}: $says`, async ({ holds }) =>
    holds({
      name,
      provider: (await services.open())[name],
      service: { starts: () => services.starts(name), removeByHand: services.removeByHand },
    }),
  );

  describe(`${name} when it fails`, () => {
    const open = async () => (await services.open())[name];
    const left = () => services.starts(name).length;

    test('many calls share one token, even at the same time', async () => {
      const provider = await open();
      await Promise.all(Array.from({ length: 5 }, () => provider.create(planned(), signal)));
      await provider.create(planned(), signal);
      expect(tokenCalls(name)).toBe(1);
    });

    test('a revoked token is replaced', async () => {
      const provider = await open();
      await provider.create(planned(), signal);
      await services.forgetTokens(name);
      await provider.create(planned(), signal);
      expect(tokenCalls(name)).toBe(2);
    });

    test('a call fails if the service refuses every token', async () => {
      const refused = { status: 401, path: making[name], body: {} };
      services.script(name, refused, refused);
      await expect((await open()).create(planned(), signal)).rejects.toMatchObject({ kind: 'refused', status: 401 });
    });

    test('a refused account gets no token, and the next call requests one again', async () => {
      services.script(name, { status: 400, path: tokens[name], body: { error: 'invalid_grant' } });
      const provider = await open();
      await expect(provider.create(planned(), signal)).rejects.toMatchObject({ kind: 'refused', status: 400 });
      await expect(provider.create(planned(), signal)).resolves.toMatchObject(aMeeting);
      expect(tokenCalls(name)).toBe(2);
    });

    test('a throttled call waits the given time, unless that is too long', async () => {
      services.script(name, { status: 429, path: making[name], headers: { 'retry-after': '0' } });
      const provider = await open();
      await expect(provider.create(planned(), signal)).resolves.toMatchObject(aMeeting);
      services.script(name, { status: 429, path: making[name], headers: { 'retry-after': '86400' } });
      await expect(provider.create(planned(), signal)).rejects.toMatchObject({ kind: 'rate_limited' });
    });

    test('a meeting can be ended regardless of where its creation failed, and leaves nothing behind', async () => {
      const before = left();
      const faults = [
        { status: 500 },
        { status: 503 },
        { status: 200, body: '{"id":' },
        { status: 200, body: '{"id":1' },
      ];
      for (const fault of [...faults, { status: 200, body: { id: 'an id' }, cut: true }, { status: 200, body: [] }]) {
        const provider = await open();
        const plan = planned();
        const wrong = { path: making[name], ...fault };
        services.script(name, wrong, wrong, wrong);
        await expect(provider.create(plan, signal), JSON.stringify(fault)).rejects.toMatchObject({
          service: expect.anything(),
        });
        services.state.clear();
        await provider.cancel(plan.key, null);
        expect(left()).toBe(before);
      }
    });

    test('a slow service times out before the caller has to answer', async () => {
      services.script(name, { status: 200, path: making[name], delayMs: 60_000 });
      const create = (await open()).create(planned(), AbortSignal.timeout(100));
      await expect(create).rejects.toMatchObject({ kind: 'timeout' });
    });

    test('a meeting whose creation got no answer is found by the next try', async () => {
      const provider = await open();
      const plan = planned();
      const meeting = await provider.create(plan, signal);
      const before = left();
      expect(await provider.create(plan, signal)).toEqual(meeting);
      expect(left()).toBe(before);
    });

    test('the log names no address, no token and no meeting', async () => {
      const plan = planned();
      await (await open()).create(plan, signal);
      const secrets = [
        plan.key,
        'Bearer',
        'PRIVATE KEY',
        'localhost',
        'example.com',
        services.settings.ZOOM_CLIENT_SECRET!,
      ];
      for (const secret of secrets) expect(services.logged.join()).not.toContain(secret);
    });
  });
}

function tokenCalls(name: Service): number {
  return services.calls(name).filter(({ path }) => path === tokens[name]).length;
}
