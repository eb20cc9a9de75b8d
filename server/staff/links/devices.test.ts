import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../devices/testing/test-browser.ts';
import { openPost, saveContact } from '../../notifications/testing/test-post.ts';
import { followClock } from '../queue/refresh-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const post = await openPost({ SECOND_FACTOR: 'known_devices' });
const { server } = post;
afterAll(post.close);
let ana: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
});

/** An application whose driver stored contact data on a phone that is known since. */
async function stored() {
  const opened = await server.open('mx');
  await saveContact(server, opened.requestId, 'ana@example.org');
  return opened;
}

test('a device that asks to be let in, and one that is, reaches open consoles at once and raises no revision', async () => {
  const { requestId, applicationId } = await stored();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/api/staff/events`, {
    headers: { cookie: ana.cookie },
    signal: stop.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) heard += part;
  })().catch(() => undefined);
  await expect.poll(() => heard).toContain('hello');
  const of = `/applications/${applicationId}`;
  const { revision } = (await ana.call('GET', of)).data;
  const events = () => heard.split(`event: application\ndata: {"applicationId":"${applicationId}"`).length - 1;

  const phone = new TestBrowser(server);
  const before = events();
  const { data: access } = await phone.call(requestId, 'POST', '/access/help');
  await expect.poll(events).toBe(before + 1);
  const { data } = await ana.call('GET', `${of}/devices`);
  const [asking] = data.asking;
  expect(asking.number).toBe(access.help.number);
  const eva = await hire(server, 'reviewer', 'Eva');
  await eva.call('POST', `${of}/devices/${asking.deviceId}/allow`, { reason: 'Le marqué' });
  await expect.poll(events).toBe(before + 2);
  await ana.call('POST', `${of}/devices/${asking.deviceId}/revoke`, { reason: 'Era otra persona' });
  await expect.poll(events).toBe(before + 3);
  expect((await ana.call('GET', of)).data.revision).toBe(revision);
  const { data: timeline } = await ana.call('GET', `${of}/timeline`);
  expect(timeline.items).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'device_allowed', details: { reason: 'Le marqué' } }),
      expect.objectContaining({ kind: 'device_revoked', details: { reason: 'Era otra persona' } }),
    ]),
  );
  stop.abort();
  await reading;
});

test('no code goes to an address that staff changed, not even one that was asked for before', async () => {
  const { requestId, applicationId } = await stored();
  const correct = async (email: string) => {
    const { contact } = (await ana.call('GET', `/applications/${applicationId}`)).data;
    return ana.call('PATCH', `/applications/${applicationId}/contact`, { revision: contact.revision, email });
  };
  await post.clear();
  const phone = new TestBrowser(server);
  const send = () => phone.call(requestId, 'POST', '/access/code', { channel: 'email' });
  expect((await send()).status).toBe(200);
  expect((await correct('advisor@example.com')).status).toBe(200);
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  const { data } = await phone.call(requestId, 'GET', '/access');
  expect(data.channels).toEqual([]);
  expect((await send()).code).toBe('conflict_error');
  // The link is sent there, but shows nothing.
  const shown = await ana.call('GET', `/applications/${applicationId}/link`);
  expect(shown.data.channels).toEqual([{ channel: 'email', to: 'a•••' }]);
});

test('neither a new device nor a replaced link is told to an address that staff changed', async () => {
  const { requestId, applicationId } = await stored();
  const [known] = await server.query('select id from known_devices where application_id = $1', [applicationId]);
  const phone = new TestBrowser(server);
  const { help } = (await phone.call(requestId, 'POST', '/access/help')).data;
  const of = `/applications/${applicationId}`;
  const { contact } = (await ana.call('GET', of)).data;
  await ana.call('PATCH', `${of}/contact`, { revision: contact.revision, email: 'advisor@example.com' });
  await server.query('delete from deliveries');
  const sent = post.mails().length;
  const eva = await hire(server, 'reviewer', 'Eva');
  const { asking } = (await eva.call('GET', `${of}/devices`)).data;
  const [{ deviceId, number }] = asking;
  expect(number).toBe(help.number);
  expect((await eva.call('POST', `${of}/devices/${deviceId}/allow`, { reason: 'Le marqué' })).status).toBe(200);
  const reported = await phone.call(requestId, 'POST', `/devices/${known.id}/not-mine`);
  expect(reported.status).toBe(200);
  await post.deliverDue();
  expect(post.mails()).toHaveLength(sent);
  const states = await server.query(
    `select kind, state, reason from deliveries where application_id = $1 and kind in ('new_device', 'link_replaced') order by kind`,
    [applicationId],
  );
  expect(states).toEqual([
    { kind: 'link_replaced', state: 'dropped', reason: 'no_address' },
    { kind: 'new_device', state: 'dropped', reason: 'no_address' },
  ]);
});

test('a device that asks is flagged in the list until it is let in, or a day has gone by', async () => {
  const flags = async (id: string) => (await ana.call('GET', `/applications/${id}`)).data.flags;
  const asks = { code: 'device_asks', severity: 'warn' };
  const listed = async () => (await ana.call('GET', '/applications?flag=device_asks')).data.items;
  const { requestId, applicationId } = await stored();
  const start = new Date();
  server.setNow(start);
  const phone = new TestBrowser(server);
  await phone.call(requestId, 'POST', '/access/help');
  expect(await flags(applicationId)).toEqual([asks]);
  expect((await listed()).map((row: { applicationId: string }) => row.applicationId)).toContain(applicationId);
  const eva = await hire(server, 'reviewer', 'Eva');
  const { asking } = (await eva.call('GET', `/applications/${applicationId}/devices`)).data;
  await eva.call('POST', `/applications/${applicationId}/devices/${asking[0].deviceId}/allow`, { reason: 'Le marqué' });
  expect(await flags(applicationId)).toEqual([]);
  const other = await stored();
  await new TestBrowser(server).call(other.requestId, 'POST', '/access/help');
  expect(await flags(other.applicationId)).toEqual([asks]);
  server.setNow(new Date(start.getTime() + 24 * 3_600_000 + 1));
  await followClock(server.deps);
  expect(await server.query('select flags from queue_rows where application_id = $1', [other.applicationId])).toEqual([
    { flags: [] },
  ]);
  server.setNow(new Date());
});
