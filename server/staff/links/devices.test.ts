import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../devices/testing/test-browser.ts';
import { openPost, saveContact } from '../../notifications/testing/test-post.ts';
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
