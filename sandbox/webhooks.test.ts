import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';
import { webhooks } from './webhooks.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ parts: [webhooks], port: 0 });
});
afterEach(() => sandbox.stop());

async function send(body: string, { id = 'e1', at = new Date(), key = secret } = {}) {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  };
  return fetch(`${sandbox.url}/webhooks/receive`, { method: 'POST', headers, body });
}
const page = async () => (await fetch(sandbox.url)).text();
const paste = () =>
  fetch(`${sandbox.url}/webhooks/secret`, {
    method: 'POST',
    body: new URLSearchParams({ secret }),
    redirect: 'manual',
  });

test('events are shown; once the secret is pasted their signatures are checked', async () => {
  expect((await send('{ "type": "visit.booked" }')).status).toBe(200);
  expect(await page()).toContain('not checked');
  await paste();
  expect(await (await send('{ "type": "visit.moved" }', { id: 'e2' })).json()).toEqual({ verified: 'yes' });
  await send('{ "type": "visit.moved" }', { id: 'e2' });
  expect(await page()).toMatch(/valid.*e2<\/code> again/s);
});

test('a forged, changed or old event is refused', async () => {
  await paste();
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect((await send('{}', { key: other })).status).toBe(401);
  expect((await send('{}', { at: new Date(Date.now() - 3_600_000) })).status).toBe(401);
  expect((await send('{}')).status).toBe(200);
});
