import { expect, test } from 'vitest';
import { pathBehind } from '../notifications/testing/test-post.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startDevices } from './testing/test-devices.ts';

const { accessOf, asking, at, browser, check, filled, mailedCode, post, query, server } = await startDevices();

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code by mail makes the device known, works once, and is stored nowhere in clear', async () => {
  const { requestId, applicationId } = await filled();
  const strange = browser('198.51.100.7');
  const sent = await strange.call(requestId, 'POST', '/access/code', { channel: 'email' });
  expect(sent.data).toMatchObject({
    access: 'limited',
    channels: [{ channel: 'email', to: 'm•••' }],
    code: { channel: 'email', to: 'm•••', triesLeft: 5, resendAt: '2026-11-25T18:00:30.000Z' },
    answers: null,
  });
  const code = await mailedCode();
  expect(code).toMatch(/^\d{6}$/);
  const [mail] = post.mails();
  expect(mail?.subject).not.toContain(code);
  expect(mail?.text).toContain('No se lo des a nadie');
  const dump = JSON.stringify([
    await query('select * from device_codes'),
    await query('select * from deliveries'),
    await query('select * from application_events'),
    await query('select * from staff_audit'),
    server.logged,
  ]);
  expect(dump).not.toContain(code);
  expect(await query('select sealed from device_codes where ended_at is null')).toContainEqual({ sealed: null });
  expect((await check(strange, requestId, ` ${code.slice(0, 3)} ${code.slice(3)}`)).data.access).toBe('full');
  expect((await strange.call(requestId, 'GET', '')).data.personalData.firstName).toBe('María José');
  const [device] = await query(
    `select origin, browser, system from known_devices where application_id = $1 and origin = 'code'`,
    [applicationId],
  );
  expect(device).toEqual({ origin: 'code', browser: 'Chrome', system: 'Android' });
  await post.deliverDue();
  expect(post.mails().at(-1)?.text).toContain('Chrome en Android');
  expect(await pathBehind(server, post.mails().at(-1)?.text)).toBe(`/${requestId}/my-phones`);
});

test('a code counts only on the device that asked, and for its application', async () => {
  const { requestId } = await filled();
  const other = await filled({ email: 'otra@example.com' });
  const { strange, code } = await asking(requestId);
  for (const [who, id] of [
    [browser('198.51.100.8'), requestId],
    [strange, other.requestId],
  ] as const) {
    const answer = await check(who, id, code);
    expect([answer.status, answer.errors[0].code]).toEqual([422, 'code_expired']);
  }
  expect((await check(strange, requestId, code)).data.access).toBe('full');
  const replayed = await check(browser('198.51.100.9'), requestId, code);
  expect(replayed.errors[0].code).toBe('code_expired');
});

test('guesses at the same time from a hundred addresses get five tries', async () => {
  const { requestId } = await filled();
  const { strange, code } = await asking(requestId);
  const guesses = Array.from({ length: 100 }, (_, i) =>
    check(strange.copy(`198.51.101.${i}`), requestId, otherThan(code)),
  );
  const codes = (await Promise.all(guesses)).map(({ errors }) => errors[0].code);
  expect(codes.filter((item) => item === 'code_wrong')).toHaveLength(5);
  expect(codes.filter((item) => item === 'code_expired')).toHaveLength(95);
  expect((await check(strange, requestId, code)).errors[0].code).toBe('code_expired');
});

test('a newer code voids the older, a late one is refused, and a clock that jumps back accepts none', async () => {
  const { requestId } = await filled();
  const { strange, code } = await asking(requestId);
  const soon = await strange.call(requestId, 'POST', '/access/code', { channel: 'email' });
  expect([soon.code, soon.headers['retry-after']]).toEqual(['rate_limited', '30']);
  at(31);
  await strange.call(requestId, 'POST', '/access/code', { channel: 'email' });
  const newer = await mailedCode();
  if (newer !== code) expect((await check(strange, requestId, code)).errors[0].code).toBe('code_wrong');
  at(-3600);
  expect((await check(strange, requestId, newer)).errors[0].code).toBe('code_expired');
  at(31 + 601);
  expect((await check(strange, requestId, newer)).errors[0].code).toBe('code_expired');
  expect((await strange.call(requestId, 'GET', '/access')).data.code).toBeNull();
});

test('five codes a day for one device, and strangers leave room for the driver', async () => {
  const { requestId, phone } = await filled();
  const strange = browser('198.51.100.20');
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    at(n * 31);
    statuses.push((await strange.call(requestId, 'POST', '/access/code', { channel: 'email' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  // Without cookies it is a new device each time, and its address is counted.
  const anew = [];
  for (let n = 0; n < 8; n++)
    anew.push((await browser('198.51.100.20').call(requestId, 'POST', '/access/code', { channel: 'email' })).status);
  expect(anew.filter((status) => status === 200)).toHaveLength(5);
  const { strange: honest, code } = await asking(requestId, '192.0.2.1');
  expect((await check(honest, requestId, code)).data.access).toBe('full');
  expect(await accessOf(phone, requestId)).toBe('full');
});

test('two phones prove themselves at once, and both are known', async () => {
  const { requestId } = await filled();
  const [first, second] = [await asking(requestId, '192.0.2.1'), await asking(requestId, '192.0.2.2')];
  const answers = await Promise.all([
    check(first.strange, requestId, first.code),
    check(second.strange, requestId, second.code),
  ]);
  expect(answers.map(({ data }) => data?.access)).toEqual(['full', 'full']);
});

test('the right code typed many times at once is used once, and gives one device', async () => {
  const { requestId, applicationId } = await filled();
  const { strange, code } = await asking(requestId);
  const answers = await Promise.all(Array.from({ length: 5 }, () => check(strange.copy(), requestId, code)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const rows = await query(`select id from known_devices where application_id = $1 and origin = 'code'`, [
    applicationId,
  ]);
  expect(rows).toHaveLength(1);
});

test('a copied cookie is the same device, and signing that out ends both', async () => {
  const { requestId, phone } = await filled();
  const copied = phone.copy();
  expect(await accessOf(copied, requestId)).toBe('full');
  const [{ deviceId }] = (await phone.call(requestId, 'GET', '/devices')).data.items;
  expect((await phone.call(requestId, 'DELETE', `/devices/${deviceId}`)).data).toEqual({ items: [] });
  expect([await accessOf(phone, requestId), await accessOf(copied, requestId)]).toEqual(['limited', 'limited']);
});

test('the computer sees which document the phone has open, while it says so', async () => {
  const { requestId, phone: computer } = await filled();
  const phone = browser();
  const say = (type: string | null, who = phone) => who.call(requestId, 'PUT', '/access/hand-off/document', { type });
  const seen = async () => (await computer.call(requestId, 'GET', '')).data.openOnPhone ?? null;
  expect((await say('curp')).code).toBe('device_not_proved');
  const { token } = (await computer.call(requestId, 'POST', '/access/hand-off')).data;
  await phone.call(requestId, 'POST', '/access/hand-off/use', { token });
  expect(await seen()).toBe(null);
  await say('curp');
  expect(await seen()).toBe('curp');
  expect((await say('payslip')).code).toBe('unprocessable_error');
  await say('selfie_photo');
  at(59);
  expect(await seen()).toBe('selfie_photo');
  at(61);
  expect(await seen(), 'the phone was put away').toBe(null);
  await say('selfie_photo');
  await say(null);
  expect(await seen(), 'between two documents').toBe(null);
  expect((await browser().call(requestId, 'GET', '')).data).not.toHaveProperty('openOnPhone');
});

test('a QR code makes one other device known, once, within ten minutes', async () => {
  const { requestId, phone } = await filled();
  const other = await filled({ email: 'otra@example.com' });
  const start = async () => (await phone.call(requestId, 'POST', '/access/hand-off')).data;
  const take = async (who: TestBrowser, token: string, id = requestId) =>
    (await who.call(id, 'POST', '/access/hand-off/use', { token })).data.access;
  const { token, expiresAt } = await start();
  expect(expiresAt).toBe('2026-11-25T18:10:00.000Z');
  expect(await take(browser(), token, other.requestId)).toBe('limited');
  const both = await Promise.all([take(browser(), token), take(browser(), token)]);
  expect(both.toSorted()).toEqual(['full', 'limited']);
  expect(await take(browser(), token)).toBe('limited');
  const late = (await start()).token;
  at(601);
  expect(await take(browser(), late)).toBe('limited');
  expect((await browser().call(requestId, 'POST', '/access/hand-off')).code).toBe('device_not_proved');
  // A device that was signed out lets nobody in.
  const last = (await start()).token;
  const [{ deviceId }] = (await phone.call(requestId, 'GET', '/devices')).data.items.filter(
    ({ current }: { current?: true }) => current,
  );
  await phone.call(requestId, 'DELETE', `/devices/${deviceId}`);
  expect(await take(browser(), last)).toBe('limited');
});

test('a clock that jumps accepts no token of the future or the past, and shuts nobody out', async () => {
  const { requestId, phone } = await filled();
  const start = async () => (await phone.call(requestId, 'POST', '/access/hand-off')).data.token;
  const take = async (token: string) =>
    (await browser().call(requestId, 'POST', '/access/hand-off/use', { token })).data.access;
  const token = await start();
  at(-3600);
  expect(await take(token)).toBe('limited');
  // Known devices stay known, prove others, and are used as before.
  expect(await accessOf(phone, requestId)).toBe('full');
  expect((await phone.call(requestId, 'GET', '/devices')).data.items).toHaveLength(1);
  expect(await take(await start())).toBe('full');
  const { strange, code } = await asking(requestId, '192.0.2.9');
  expect((await check(strange, requestId, code)).data.access).toBe('full');
  const { help } = (await browser('192.0.2.10').call(requestId, 'POST', '/access/help')).data;
  expect(help.number).toMatch(/^\d{4}$/);
  at(24 * 3600);
  expect(await take(token)).toBe('limited');
  expect([await accessOf(phone, requestId), await accessOf(strange, requestId)]).toEqual(['full', 'full']);
});

test('a browser that was signed out proves itself anew, with another token', async () => {
  const { requestId, phone } = await filled();
  const [{ deviceId }] = (await phone.call(requestId, 'GET', '/devices')).data.items;
  await phone.call(requestId, 'DELETE', `/devices/${deviceId}`);
  const before = { ...phone.cookies };
  await phone.call(requestId, 'POST', '/access/code', { channel: 'email' });
  expect(phone.cookies).not.toEqual(before);
  expect((await check(phone, requestId, await mailedCode())).data.access).toBe('full');
});

test('a message expires with its code, and staff are never shown one', async () => {
  const { requestId } = await filled();
  await browser().call(requestId, 'POST', '/access/code', { channel: 'email' });
  at(601);
  expect(await mailedCode()).toBe('');
  const [delivery] = await query(`select state, reason from deliveries where kind = 'access_code'`);
  expect(delivery).toEqual({ state: 'dropped', reason: 'too_late' });
});
