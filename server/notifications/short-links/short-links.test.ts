import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepDeliveries } from '../deliver.ts';
import { NOON, openPhones } from '../testing/test-phones.ts';
import { pathBehind, shortAddressIn } from '../testing/test-post.ts';

const phones = await openPhones({ WRONG_IDS_PER_HOUR: '5' });
const { server, sent, driver, queue, deliverDue } = phones;
afterAll(server.close);
beforeEach(() => {
  server.setNow(NOON);
  sent.length = 0;
});
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

test('a short link opens the screen for a month; opening it counts nothing, and only its hash is stored', async () => {
  const person = await driver();
  await queue(person);
  await deliverDue();
  const short = sent[0]?.message.short;
  const { template } = sent[0]?.message ?? {};
  expect(shortAddressIn(short ?? '').endsWith(`/m/${template?.linkEnd}`)).toBe(true);
  const events = () => query('select kind from application_events where application_id = $1', [person.applicationId]);
  const before = await events();
  expect(await pathBehind(server, short)).toBe(`/${person.requestId}`);
  expect(await events()).toEqual(before);
  expect(await query('select * from link_openings where application_id = $1', [person.applicationId])).toEqual([]);
  const rows = await query(`select * from short_links where application_id = $1`, [person.applicationId]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(template?.linkEnd);
  server.setNow('2026-12-25T17:59:00Z');
  expect(await pathBehind(server, short)).toBe(`/${person.requestId}`);
  server.setNow('2026-12-25T18:00:01Z');
  const over = await server.app.inject(new URL(shortAddressIn(short ?? '')).pathname);
  expect([over.statusCode, over.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(over.body).toContain('Este enlace ya no abre');
  await sweepDeliveries(server.deps);
  expect(await query(`select 1 from short_links where path is not null`)).toEqual([]);
});

test('unknown ones are refused like wrong ids, in the reader’s language, and a known one still opens', async () => {
  await queue(await driver());
  await deliverDue();
  const headers = { 'accept-language': 'en' };
  const open = (token: string) => server.app.inject({ url: `/m/${token}`, headers });
  const statuses: number[] = [];
  for (let again = 0; again < 7; again++) statuses.push((await open(`${'A'.repeat(21)}${again}`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  const refused = await open('x'.repeat(5000));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.body).toContain('Wait a moment');
  expect(refused.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect((await open(sent[0]?.message.template?.linkEnd ?? '')).statusCode).toBe(302);
});
