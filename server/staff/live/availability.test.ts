import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { addAdvisor } from '../../appointments/advisors/advisors.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);

test('every open console is notified that hours, time off or holidays changed, but not whose', async () => {
  const admin = await hire(server, 'everything');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const { cookie } = admin;
  const stream = await fetch(`http://127.0.0.1:${port}/api/staff/events`, { headers: { cookie }, signal: stop.signal });
  let heard = '';
  const reading = (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) heard += part;
  })().catch(() => undefined);
  const times = () => heard.split('event: availability\ndata: {}\n').length - 1;
  await expect.poll(() => heard).toContain('hello');

  const id = await addAdvisor(server.deps, {
    ...{ name: 'Laura', zone: 'America/Mexico_City', hours: [], countries: ['mx'], holidays: 'MX' },
  });
  await expect.poll(times).toBe(1);
  const change = async (method: 'PATCH' | 'POST' | 'PUT', path: string, body: object) => {
    const before = times();
    expect((await admin.call(method, path, body)).status).toBe(200);
    await expect.poll(times).toBe(before + 1);
  };
  const hours = [{ weekday: 1, starts: '09:00', ends: '12:00' }];
  await change('PATCH', `/advisors/${id}`, { revision: 1, hours });
  await change('POST', `/advisors/${id}/time-off`, { from: '2030-05-06', to: '2030-05-07' });
  await change('PUT', '/holidays/MX/2030-12-25', { worked: true });
  expect(heard).not.toContain(id);
  stop.abort();
  await reading;
});
