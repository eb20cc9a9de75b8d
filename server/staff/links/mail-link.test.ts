import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testChannel } from '../../notifications/testing/test-channel.ts';
import { openPost, pathBehind } from '../../notifications/testing/test-post.ts';
import { requestPath } from '../../testing/calls.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { revokeUnopened } from './mail-link.ts';

const post = await openPost();
const { server } = post;
const silent = await openPost({ LINK_BY_MAIL: 'off' });
afterAll(post.close);
afterAll(silent.close);
let ana: TestStaff;
beforeAll(async () => {
  server.setNow('2026-11-25T18:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
});
beforeEach(post.clear);

const DAY = 24 * 3600_000;
const later = (ms: number) => server.setNow(new Date(server.deps.now().getTime() + ms));
// The creation time of a link comes from the database, whose clock differs from this test's.
let people = 0;
async function make(change: object = {}) {
  const given = { country: 'mx', firstName: 'Luis', email: `luis${++people}@example.com`, ...change };
  const { data } = await ana.call('POST', '/links', given);
  return { ...data, email: given.email, requestId: data.url.split('/').at(-1) } as {
    applicationId: string;
    requestId: string;
    url: string;
    email: string;
    channels: { channel: string; to: string }[];
  };
}
const send = ({ applicationId }: { applicationId: string }, who = ana, channel = 'email', more = {}) =>
  who.call('POST', `/applications/${applicationId}/link/send`, { channel, ...more });
const isOpen = async ({ requestId }: { requestId: string }) =>
  (await server.call('GET', requestPath(requestId))).status === 200;

test('the link goes to the address that staff gave with it, and to the driver’s own once they stored one', async () => {
  const made = await make({ language: 'en' });
  expect(made.channels).toEqual([{ channel: 'email', to: 'l•••' }]);
  const { data } = await send(made);
  expect(data.delivery).toMatchObject({ channel: 'email', state: 'waiting' });
  await post.deliverDue();
  const [mail, ...more] = post.mails();
  expect(more).toEqual([]);
  expect([mail?.to].flat().join()).toContain(made.email);
  expect(await pathBehind(server, mail?.text)).toBe(new URL(made.url).pathname);
  expect(mail?.text).toContain('Hi Luis');
  const shown = await ana.call('GET', `/applications/${made.applicationId}/link`);
  expect(shown.data.sent).toMatchObject([{ channel: 'email', state: 'sent' }]);
  const { data: timeline } = await ana.call('GET', `/applications/${made.applicationId}/timeline`);
  const kinds = timeline.items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['message', 'link_sent']));
  const sent = timeline.items.find(({ kind }: { kind: string }) => kind === 'link_sent');
  expect(sent.details).toEqual({ channel: 'email' });
  expect(JSON.stringify(timeline)).not.toContain(made.email);

  await server.call('PATCH', `${requestPath(made.requestId)}/personal-data`, { email: 'own@example.org' });
  later(61_000);
  await send(made);
  await post.deliverDue();
  expect(post.mails().map(({ to }) => [to].flat().join())).toEqual([made.email, 'own@example.org']);
});

test('the link goes by the channel that staff choose, and by no other', async () => {
  const made = await make({ phone: '55 1234 5678' });
  const sent: string[] = [];
  const whatsApp = testChannel({
    name: 'whatsapp',
    addressOf: ({ phone }) => phone || null,
    async send(address, { text }) {
      sent.push(`${address} ${text}`);
      return { messageId: null };
    },
  });
  const { messages } = server.deps;
  server.deps.messages = { channels: [whatsApp, ...messages.channels] };
  try {
    const { data } = await ana.call('GET', `/applications/${made.applicationId}/link`);
    expect(data.channels).toEqual([
      { channel: 'whatsapp', to: '•••78', asks: true },
      { channel: 'email', to: 'l•••' },
    ]);
    await send(made);
    await post.deliverDue();
    expect([sent.length, post.mails().length]).toEqual([0, 1]);
    expect((await send(made, ana, 'whatsapp')).code).toBe('agreement_missing');
    await send(made, ana, 'whatsapp', { agreed: true });
    await post.deliverDue();
    expect([sent.length, post.mails().length]).toEqual([1, 1]);
    const { data: timeline } = await ana.call('GET', `/applications/${made.applicationId}/timeline`);
    const kept = timeline.items.filter(({ kind }: { kind: string }) => kind === 'link_sent');
    expect(kept).toMatchObject([{ details: { channel: 'whatsapp', agreed: true }, actor: { name: 'Ana' } }, {}]);
    expect(kept[1].details).toEqual({ channel: 'email' });
    expect(sent[0]).toMatch(/^\+525512345678 /);
    expect(await pathBehind(server, sent[0])).toBe(`/${made.requestId}`);
    // The driver's own yes, for their own number, is enough; one that staff changed is another one.
    const path = requestPath(made.requestId);
    await server.call('PATCH', `${path}/personal-data`, { phone: '55 1234 5679' });
    await server.call('POST', `${path}/consents`, { kind: 'whatsapp', textVersion: '2026-11-29', language: 'es-MX' });
    const asks = async () =>
      (await ana.call('GET', `/applications/${made.applicationId}/link`)).data.channels[0].asks ?? false;
    expect(await asks()).toBe(false);
    await server.call('PATCH', `${path}/personal-data`, { phone: '55 1234 5670' });
    expect(await asks()).toBe(true);
    expect((await send(made, ana, 'sms')).code).toBe('conflict_error');
    expect((await send(made, ana, 'pigeon')).code).toBe('unprocessable_error');
  } finally {
    server.deps.messages = messages;
  }
});

test('pressing twice sends one mail, a minute later another', async () => {
  const made = await make();
  await Promise.all([send(made), send(made)]);
  later(30_000);
  await send(made);
  expect(await post.deliveries()).toHaveLength(1);
  later(31_000);
  await send(made);
  expect(await post.deliveries()).toHaveLength(2);
});

test('a waiting mail is not sent once its link is renewed or revoked', async () => {
  for (const change of ['renew', 'revoke']) {
    const made = await make();
    await send(made);
    await ana.call('POST', `/applications/${made.applicationId}/link/${change}`, { reason: 'Se equivocó' });
  }
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  expect((await post.deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
});

test('nothing is mailed without an address, without a link, or with LINK_BY_MAIL=off', async () => {
  const none = await make({ email: undefined });
  expect([none.channels, (await send(none)).code]).toEqual([[], 'conflict_error']);
  const fromShell = await server.open('mx');
  expect((await send(fromShell)).code).toBe('conflict_error');
  const revoked = await make();
  await ana.call('POST', `/applications/${revoked.applicationId}/link/revoke`, { reason: 'Ya no' });
  expect((await send(revoked)).code).toBe('conflict_error');

  const eva = await hire(silent.server, 'advisor');
  const { data } = await eva.call('POST', '/links', { country: 'mx', email: 'luis@example.com' });
  expect([data.channels, (await send(data, eva)).code]).toEqual([[], 'conflict_error']);
});

test('a mailed link is revoked with an event after fourteen days unless it was opened', async () => {
  const [left, opened, handed] = [await make(), await make(), await make()];
  await send(left);
  await send(opened);
  await post.deliverDue();
  await server.call('GET', `/hubspot/link-opened/${opened.requestId}`);
  later(14 * DAY - 60_000);
  await revokeUnopened(server.deps);
  expect(await isOpen(left)).toBe(true);
  later(2 * 60_000);
  await revokeUnopened(server.deps);
  expect([await isOpen(left), await isOpen(opened), await isOpen(handed)]).toEqual([false, true, true]);
  // Ana's session has expired by now.
  const eva = await hire(server, 'advisor');
  const { data } = await eva.call('GET', `/applications/${left.applicationId}/timeline`);
  const revoked = data.items.find(({ kind }: { kind: string }) => kind === 'link_revoked');
  expect(revoked).toMatchObject({ by: 'system', details: { reason: expect.any(String) } });
});

test('a mail that was never sent revokes nothing', async () => {
  const made = await make();
  post.sandbox.state.script('mail', [{ status: 550, path: '/rcpt-to' }]);
  await send(made);
  await post.deliverDue();
  later(15 * DAY);
  await revokeUnopened(server.deps);
  expect(await isOpen(made)).toBe(true);
});
