import { afterAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '../devices/testing/test-browser.ts';
import { createSlowReader } from '../earnings/testing/test-screenshots.ts';
import { deliver } from '../notifications/deliver.ts';
import { hire, type TestStaff } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { chatOf, newPhone, prove, testWhatsApp } from './testing/test-chat.ts';

const whatsapp = testWhatsApp();
const reader = createSlowReader();
const server = await startTestApp({
  messages: { channels: [whatsapp] },
  reader: { ...reader, readDocument: async () => ({ kind: 'unknown', fields: {}, quality: null }) },
  settings: { SECOND_FACTOR: 'known_devices' },
  connections: 1,
});
afterAll(server.close);
const chat = chatOf(server, whatsapp);
let phone: string;
beforeEach(() => {
  whatsapp.replies.length = 0;
  whatsapp.sent.length = 0;
  server.setNow('2026-11-21T18:00:00Z');
  phone = newPhone();
});

/** An application whose driver typed this number in a browser of their own. */
async function typed(number = phone, first = 'Ana') {
  const opened = await server.open('mx');
  const browser = new TestBrowser(server);
  await browser.call(opened.requestId, 'GET', '');
  const type = async (next: string) => {
    const contact = { firstName: first, lastName: 'López', phone: next };
    expect((await browser.call(opened.requestId, 'PATCH', '/personal-data', contact)).status).toBe(200);
  };
  await type(number);
  return { ...opened, browser, type };
}
type Typed = Awaited<ReturnType<typeof typed>>;

const screenshot = () => reader.draw({ week: '2026-11-09', amount: 3980, app: 'uber' });
const states = async (application: Typed) =>
  (await chat.messages(application)).flatMap(({ file_state: state }) => (state ? [state] : []));
const linkIn = (text: string | undefined) => new URL(/http\S+\/m\/\S+/.exec(text ?? '')?.[0] ?? '').pathname;
const proof = async ({ applicationId }: Typed) =>
  (
    await server.query(
      `select p.origin from proved_phones p join personal_data d using (application_id)
       where application_id = $1 and p.phone = d.phone`,
      [applicationId],
    )
  )[0]?.origin ?? null;
/** Handles all messages and jobs until nothing waits. */
async function settle(application: Typed): Promise<void> {
  await chat.takeAll();
  await chat.takeAll();
  await chat.confirm(application);
}

test('a number that was only typed gets one question that says nothing of the application, and its files wait', async () => {
  const application = await typed();
  await chat.sendFile(phone, await screenshot());
  await chat.sendFile(phone, await screenshot());
  await chat.write(phone, { text: '¿Cómo va?' });
  await settle(application);
  expect(await states(application)).toEqual(['held', 'held']);
  expect(whatsapp.replies).toHaveLength(1);
  const { text } = whatsapp.replies[0]!;
  for (const secret of ['Ana', 'López', application.requestId]) expect(text).not.toContain(secret);
  expect(await server.query('select id from media where application_id = $1', [application.applicationId])).toEqual([]);
  // Whoever has the number, with another browser, finds nothing behind the link, and neither does a preview.
  const stranger = new TestBrowser(server, { address: '198.51.100.7' });
  const opened = await stranger.fetch('GET', linkIn(text));
  expect([opened.statusCode, opened.headers.location]).toEqual([200, undefined]);
  expect(opened.body).toContain('Ábrelo donde llenaste tu solicitud');
  expect(opened.body).not.toContain(application.requestId);
  expect([await proof(application), await states(application)]).toEqual([null, ['held', 'held']]);
});

test('one tap on the device where it was typed proves it: what waited is taken, and the driver hears so', async () => {
  const application = await typed();
  await chat.sendFile(phone, await screenshot());
  await settle(application);
  const opened = await application.browser.fetch('GET', linkIn(whatsapp.replies[0]?.text));
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `/${application.requestId}/tasks`]);
  expect(await proof(application)).toBe('link');
  await settle(application);
  expect(await states(application)).toEqual(['placed']);
  expect(whatsapp.replies.slice(1).map(({ text }) => text)).toEqual([
    'Listo, tu número quedó confirmado. Ya podemos seguir por aquí.',
    'Uber, 9–15 nov, $3,980. Te faltan 11 semanas.',
  ]);
  // A second tap says nothing again.
  await application.browser.fetch('GET', linkIn(whatsapp.replies[0]?.text));
  await chat.sendWaiting();
  expect(whatsapp.replies).toHaveLength(3);
});

test('files from a number that the driver has corrected since are never taken', async () => {
  const application = await typed();
  await chat.sendFile(phone, await screenshot());
  await settle(application);
  const link = linkIn(whatsapp.replies[0]?.text);
  const own = newPhone();
  await application.type(own);
  // The link that was sent to the wrong number proves the right one as little.
  await application.browser.fetch('GET', link);
  expect(await proof(application)).toBeNull();
  await prove(server, application);
  await settle(application);
  expect(await states(application)).toEqual(['held']);
  await application.type(phone);
  expect(await proof(application)).toBeNull();
});

test('any link that was sent to the number by message proves it on the known device, one of a mail never', async () => {
  const application = await typed();
  const { applicationId, requestId, browser } = application;
  const body = { kind: 'whatsapp', textVersion: '2026-11-28', language: 'es-MX' };
  await browser.call(requestId, 'POST', '/consents', body);
  const { notify } = await import('../notifications/notify.ts');
  const { transaction } = await import('../core/database/transaction.ts');
  const { shortenLink } = await import('../notifications/short-links/short-links.ts');
  await transaction(server.deps, (trx) =>
    notify(server.deps, trx, { applicationId, kind: 'application_sent', about: 'test', language: 'es-MX', detail: '' }),
  );
  const [delivery] = await server.query('select * from deliveries where application_id = $1', [applicationId]);
  const url = `${server.deps.config.PUBLIC_URL}/${requestId}`;
  await browser.fetch('GET', linkIn(await shortenLink(server.deps, delivery, 'application_sent', url, null)));
  expect(await proof(application)).toBeNull();
  await deliver(server.deps, delivery.id);
  const short = linkIn(whatsapp.sent[0]?.short);
  const stranger = await new TestBrowser(server, { address: '198.51.100.8' }).fetch('GET', short);
  expect([stranger.headers.location, await proof(application)]).toEqual([`/${requestId}`, null]);
  await browser.fetch('GET', short);
  expect(await proof(application)).toBe('link');
});

test('a code proves the number to which it was sent, and no other one', async () => {
  const application = await typed();
  const { requestId, applicationId } = application;
  const newCode = async (browser: TestBrowser) => {
    expect((await browser.call(requestId, 'POST', '/access/code', { channel: 'whatsapp' })).status).toBe(200);
    const due = await server.query(
      `select id from deliveries where application_id = $1 and kind = 'access_code' and state = 'waiting'`,
      [applicationId],
    );
    for (const { id } of due) await deliver(server.deps, id);
    return /\d{6}/.exec(whatsapp.sent.at(-1)?.template?.parameters.join(' ') ?? '')?.[0] ?? '';
  };
  const check = (browser: TestBrowser, code: string) => browser.call(requestId, 'POST', '/access/code/check', { code });
  const second = new TestBrowser(server, { address: '198.51.100.9' });
  const code = await newCode(second);
  // A driver who has a code names somebody else's number before typing it.
  const others = newPhone();
  await application.type(others);
  expect((await check(second, code)).data.access).toBe('full');
  expect(await proof(application)).toBeNull();
  server.setNow('2026-11-21T18:02:00Z');
  const third = new TestBrowser(server, { address: '198.51.100.10' });
  expect((await check(third, await newCode(third))).data.access).toBe('full');
  expect(await proof(application)).toBe('code');
});

test('staff who make the link for a number vouch for it, until the driver gives another one', async () => {
  const eva = await hire(server, 'reviewer');
  const made = await eva.call('POST', '/links', { country: 'mx', firstName: 'Ana', lastName: 'López', phone });
  expect(made.status).toBe(200);
  const [row] = await server.query('select application_id as "applicationId" from personal_data where phone = $1', [
    `+52${phone}`,
  ]);
  expect(await proof(row as Typed)).toBe('staff');
  await chat.sendFile(phone, await screenshot());
  await settle(row as Typed);
  expect(await states(row as Typed)).toEqual(['placed']);
  await server.query(`update personal_data set phone = '+525500000000' where application_id = $1`, [
    row?.applicationId,
  ]);
  expect(await proof(row as Typed)).toBeNull();
});

test('whoever proves the number gets its chat, whoever else named it and wrote first', async () => {
  const other = await typed(phone, 'Otra');
  await chat.write(phone, { text: 'Hola' });
  const own = await typed();
  await prove(server, own);
  await chat.sendFile(phone, await screenshot());
  await settle(own);
  expect([await states(own), await states(other)]).toEqual([['placed'], []]);
});

test('the one tap proves the number for the application of that browser, whichever got the message', async () => {
  const other = await typed(phone, 'Otra');
  const own = await typed();
  await chat.write(phone, { text: 'Hola' });
  await settle(own);
  await settle(other);
  await own.browser.fetch('GET', linkIn(whatsapp.replies[0]?.text));
  expect([await proof(own), await proof(other)]).toEqual(['link', null]);
});

test('a reviewer who moves the conversation vouches for the number, and what waited is taken there', async () => {
  const own = await typed();
  const other = await typed(phone, 'Otra');
  await chat.sendFile(phone, await screenshot());
  await settle(other);
  expect([await states(own), await states(other)]).toEqual([[], ['held']]);
  const eva = await hire(server, 'reviewer');
  const path = `/applications/${other.applicationId}/conversation`;
  expect((await eva.call('POST', `${path}/move`, { to: own.applicationId })).status).toBe(200);
  await settle(own);
  expect([await states(own), await states(other)]).toEqual([['placed'], []]);
  expect([await proof(own), await proof(other)]).toEqual(['staff', null]);
});

const vouch = async (who: TestStaff, { applicationId }: Typed, body = { phone: `+52${phone}`, reason: 'Le llamé' }) =>
  who.call('POST', `/applications/${applicationId}/conversation/phone`, body);
const read = async (who: TestStaff, { applicationId }: Typed) =>
  (await who.call('GET', `/applications/${applicationId}/conversation`)).data;

test('a reviewer says once whose number it is: what waited is taken, the driver hears so, and the history says why', async () => {
  const application = await typed();
  await chat.sendFile(phone, await screenshot());
  await settle(application);
  const eva = await hire(server, 'reviewer');
  expect((await read(eva, application)).doubt).toEqual({ phone: `+52${phone}`, files: 1, isAsked: true, rivals: [] });
  expect((await vouch(await hire(server, 'advisor'), application)).code).toBe('role_refused');
  expect((await vouch(eva, application)).data).toMatchObject({ isUnproved: false, doubt: null });
  expect((await vouch(eva, application)).status).toBe(200);
  await settle(application);
  expect([await proof(application), await states(application)]).toEqual(['staff', ['placed']]);
  const confirmed = whatsapp.replies.filter(({ text }) => text.includes('tu número quedó confirmado'));
  expect(confirmed).toHaveLength(1);
  const { items } = (await eva.call('GET', `/applications/${application.applicationId}/timeline`)).data;
  const logged = items.filter(({ kind }: { kind: string }) => kind === 'phone_confirmed');
  expect(logged).toMatchObject([{ details: { reason: 'Le llamé' }, actor: { id: eva.me.account.id } }]);
});

test('nobody vouches for a number that the driver has corrected meanwhile, nor for one that never wrote', async () => {
  const application = await typed();
  const eva = await hire(server, 'reviewer');
  expect((await vouch(eva, application)).code).toBe('conflict_error');
  await chat.write(phone, { text: 'Hola' });
  await application.type(newPhone());
  expect((await vouch(eva, application)).code).toBe('changed_meanwhile');
  expect(await proof(application)).toBeNull();
});

test('of two drivers who have shown that a number is theirs, the one whom a reviewer names gets its files', async () => {
  const own = await typed();
  await chat.write(phone, { text: 'Hola' });
  await prove(server, own);
  const other = await typed(phone, 'Otra');
  await prove(server, other);
  await chat.sendFile(phone, await screenshot());
  await settle(own);
  expect(await states(own)).toEqual(['refused']);
  const eva = await hire(server, 'reviewer');
  const { isUnproved, doubt, others } = await read(eva, own);
  expect([isUnproved, doubt.rivals]).toEqual([false, [others[0].reference]]);
  expect((await vouch(eva, own)).data.doubt).toBeNull();
  await chat.sendFile(phone, await screenshot());
  await settle(own);
  expect([await states(own), await states(other)]).toEqual([['refused', 'placed'], []]);
});

test('an answer outside the window, whose template says the name, isn’t written to a number that nobody proved', async () => {
  const application = await typed();
  await chat.write(phone, { text: 'Hola' });
  const path = `/applications/${application.applicationId}/conversation`;
  const eva = await hire(server, 'reviewer');
  expect((await eva.call('GET', path)).data.isUnproved).toBe(true);
  expect((await eva.call('POST', `${path}/messages`, { text: 'Hola' })).status).toBe(200);
  server.setNow('2026-11-22T18:00:01Z');
  const late = await hire(server, 'reviewer');
  expect((await late.call('POST', `${path}/messages`, { text: 'Hola' })).code).toBe('conflict_error');
});

test('a proof at the same time as a file leaves none behind', async () => {
  const application = await typed();
  await chat.sendFile(phone, await screenshot());
  await Promise.all([chat.takeAll(), prove(server, application)]);
  await settle(application);
  expect(await states(application)).toEqual(['placed']);
});

test('a STOP that is handled after the driver has changed the number says nothing about the new one', async () => {
  const application = await typed();
  await chat.write(phone, { text: 'Hola' });
  await settle(application);
  whatsapp.replies.length = 0;
  await chat.write(phone, { text: 'STOP' });
  await application.type(newPhone());
  await server.query(
    `insert into consents (id, application_id, kind, text_version, language, at) values ($1, $2, 'whatsapp', 'v', 'es-MX', now())`,
    [crypto.randomUUID(), application.applicationId],
  );
  await settle(application);
  expect(whatsapp.replies).toEqual([]);
  const withdrawn = `select withdrawn_at from consents where application_id = $1 and kind = 'whatsapp'`;
  expect(await server.query(withdrawn, [application.applicationId])).toEqual([{ withdrawn_at: null }]);
});
