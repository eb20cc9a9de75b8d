import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts';
import { phoneOf } from './chats.ts';
import { phones } from './phones.ts';
import { twilio } from './twilio.ts';
import { whatsapp } from './whatsapp.ts';

interface Heard {
  url: string;
  signature: string;
  body: string;
}

const heard: Heard[] = [];
let product: Server;
let sandbox: RunningSandbox;
let settings: Record<string, string>;
beforeAll(async () => {
  product = createServer(async (request, reply) => {
    const signature = String(request.headers['x-hub-signature-256'] ?? request.headers['x-twilio-signature']);
    heard.push({ url: request.url ?? '', signature, body: await text(request) });
    reply.end();
  });
  await new Promise<void>((ready) => product.listen(0, '127.0.0.1', ready));
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  sandbox = await startSandbox({ parts: [phones, whatsapp, twilio], port: 0, productUrl });
  settings = { ...whatsapp.settings?.(sandbox.state), ...twilio.settings?.(sandbox.state) };
});
afterAll(async () => {
  await sandbox.stop();
  product.closeAllConnections();
  product.close();
});

async function graph(path: string, content: object) {
  const headers = { authorization: `Bearer ${settings.WHATSAPP_TOKEN}`, 'content-type': 'application/json' };
  const answer = await fetch(`${settings.WHATSAPP_API_URL}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(content),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { messages?: { id: string }[]; error?: { code: number } },
  };
}
const template = (to: string, name: string, parameters: string[], code = 'es_MX') => ({
  ...{ messaging_product: 'whatsapp', to, type: 'template', biz_opaque_callback_data: 'our key' },
  template: {
    name,
    language: { code },
    components: [
      { type: 'body', parameters: parameters.map((value) => ({ type: 'text', text: value })) },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'abc' }] },
    ],
  },
});
const send = (to: string, parameters = ['Ana']) =>
  graph(`${settings.WHATSAPP_PHONE_NUMBER_ID}/messages`, template(to, 'papers_sent_back', parameters));
const submitted = (name: string, language: string, body: string) => ({
  ...{ name, language, category: 'UTILITY' },
  components: [
    { type: 'BODY', text: body, example: { body_text: [['Ana']] } },
    { type: 'FOOTER', text: 'Responde ALTO para no recibir más.' },
    {
      type: 'BUTTONS',
      buttons: [{ type: 'URL', text: 'Abrir', url: 'https://v.example/m/{{1}}', example: ['https://v.example/m/x'] }],
    },
  ],
});
const submit = (content: object) => graph(`${settings.WHATSAPP_ACCOUNT_ID}/message_templates`, content);
const page = async (path: string) => (await fetch(sandbox.url + path)).text();

function sms(To: string, Body = 'Volante: te toca') {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = settings;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  const StatusCallback = `${sandbox.state.productUrl}/api/webhooks/twilio/status?key=k`;
  const body = new URLSearchParams({ To, From: '+15005550006', Body, StatusCallback });
  const url = `${settings.TWILIO_API_URL}/2010-04-01/Accounts/${sid}/Messages.json`;
  return fetch(url, { method: 'POST', headers: { authorization }, body });
}

/** The last thing the product heard at this address that contains these words, once it did. */
async function hears(url: string, words: string): Promise<Heard> {
  const found = () => heard.findLast((item) => item.url.startsWith(url) && item.body.includes(words));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return found()!;
}

function write(path: string, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    typeof value === 'string' ? body.append(name, value) : body.append(name, value, 'recibo.png');
  return fetch(sandbox.url + path, { method: 'POST', body, redirect: 'manual' });
}

test('a template is refused as Meta would, and shown filled in with its button, footer and language', async () => {
  expect((await submit(submitted('papers_sent_back', 'es_MX', 'Falta algo, {{1}}. Te toma *un minuto*.'))).status).toBe(
    200,
  );
  for (const wrong of ['{{1}} falta algo', 'Falta algo, {{1}}', 'Falta {{1}} y {{2}} más'])
    expect((await submit(submitted('other', 'es_MX', wrong))).status, wrong).toBe(400);
  expect((await send('525511111111')).status).toBe(200);
  expect((await send('525511111111', ['a', 'b'])).body.error?.code).toBe(132000);
  expect((await send('525511111111', ['a\nb'])).body.error?.code).toBe(132018);
  const messages = `${settings.WHATSAPP_PHONE_NUMBER_ID}/messages`;
  expect((await graph(messages, template('525511111111', 'nothing', []))).body.error?.code).toBe(132001);
  const shown = await page('/phone/525511111111');
  expect(shown).toContain('Falta algo, Ana. Te toma <b>un minuto</b>.');
  expect(shown).toContain('Responde ALTO para no recibir más.');
  expect(shown).toContain('href="https://v.example/m/abc"');
  expect(shown).toContain('lang="es"');
  expect(await page('/phone/525511111111?lang=en')).toContain('Write a message');
});

test('what is sent is reported as sent and delivered, and as read once somebody looks, signed and with our key', async () => {
  const { body } = await send('525522222222');
  const id = body.messages?.[0]?.id ?? '';
  await hears('/api/webhooks/whatsapp', `"id":"${id}","status":"delivered"`);
  await page('/phone/525522222222/chat?app=whatsapp');
  const read = await hears('/api/webhooks/whatsapp', `"id":"${id}","status":"read"`);
  expect(read.body).toContain('our key');
  const hash = createHmac('sha256', settings.WHATSAPP_APP_SECRET ?? '')
    .update(read.body)
    .digest('hex');
  expect(read.signature).toBe(`sha256=${hash}`);
});

test('a person answers with text, a choice or a file, from the old form of a Mexican number', async () => {
  await write('/phone/525533333333?app=whatsapp', { text: 'Hola <b>' });
  expect((await hears('/api/webhooks/whatsapp', 'Hola <b>')).body).toContain('"from":"5215533333333"');
  expect(await page('/phone/525533333333')).toContain('Hola &#60;b&#62;');
  const interactive = {
    ...{ type: 'button', body: { text: '¿Qué es esto?' } },
    action: { buttons: [{ type: 'reply', reply: { id: 'luz', title: 'Recibo de luz' } }] },
  };
  const question = { messaging_product: 'whatsapp', to: '525533333333', type: 'interactive', interactive };
  expect((await graph(`${settings.WHATSAPP_PHONE_NUMBER_ID}/messages`, question)).status).toBe(200);
  expect(await page('/phone/525533333333')).toContain('name="choice" value="luz"');
  const body = new URLSearchParams({ choice: 'luz', title: 'Recibo de luz' });
  await fetch(`${sandbox.url}/phone/525533333333?app=whatsapp`, { method: 'POST', body, redirect: 'manual' });
  await hears('/api/webhooks/whatsapp', '"button_reply":{"id":"luz","title":"Recibo de luz"}');
  await write('/phone/525533333333?app=whatsapp', {
    text: 'mi recibo',
    file: new Blob(['picture'], { type: 'image/png' }),
  });
  const { body: webhook } = await hears('/api/webhooks/whatsapp', '"type":"image"');
  const { id } = JSON.parse(webhook).entry[0].changes[0].value.messages[0].image;
  const authorization = `Bearer ${settings.WHATSAPP_TOKEN}`;
  const { url } = (await (
    await fetch(`${settings.WHATSAPP_API_URL}/${id}`, { headers: { authorization } })
  ).json()) as {
    url: string;
  };
  expect(await (await fetch(url, { headers: { authorization } })).text()).toBe('picture');
});

test('an SMS can be stopped, and is answered to the address from which reports are wanted', async () => {
  expect((await sms('+525544444444')).status).toBe(201);
  await hears('/api/webhooks/twilio/status?key=k', 'MessageStatus=delivered');
  await write('/phone/525544444444?app=sms', { text: 'STOP' });
  const { url, body, signature } = await hears('/api/webhooks/twilio/incoming', 'Body=STOP');
  const fields = [...new URLSearchParams(body)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('');
  const wanted = createHmac('sha1', settings.TWILIO_AUTH_TOKEN ?? '').update(sandbox.state.productUrl + url + fields);
  expect(signature).toBe(wanted.digest('base64'));
  expect(await (await sms('+525544444444')).json()).toMatchObject({ code: 21610 });
  await write('/phone/525544444444?app=sms', { text: 'start' });
  expect((await sms('+525544444444')).status).toBe(201);
});

test.each([
  ['9992', 400, 131026],
  ['9995', 503, 2],
  ['9996', 400, 132015],
])('a number that ends with %s is odd', async (end, status, code) => {
  expect(await send(`52555555${end}`)).toMatchObject({ status, body: { error: { code } } });
  expect(await page(`/phone/52555555${end}`)).toContain('class="outcome bad"');
});

test('a number without WhatsApp is reported as failed, and one that is never reached stays as sent', async () => {
  const [never, none] = [await send('525555559993'), await send('525555559991')];
  const failed = await hears('/api/webhooks/whatsapp', `"id":"${none.body.messages?.[0]?.id}","status":"failed"`);
  expect(failed.body).toContain('131026');
  expect(phoneOf(sandbox.state, '525555559993').whatsapp.at(-1)?.state).toBe('sent');
  expect(heard.some(({ body }) => body.includes(`"id":"${never.body.messages?.[0]?.id}","status":"delivered"`))).toBe(
    false,
  );
});

test('every template is shown on a phone in its language, a code with the words that Meta writes', async () => {
  await submit(submitted('papers_sent_back', 'en_US', 'Something is missing, {{1}}. It takes a minute.'));
  const BUTTONS = { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] };
  await submit({
    name: 'access_code',
    language: 'en_US',
    category: 'AUTHENTICATION',
    components: [{ type: 'BODY' }, BUTTONS],
  });
  const english = await page('/phone/previews?lang=en');
  expect(english).toContain('Something is missing, Ana. It takes a minute.');
  expect(english).toContain('<b>123456</b> is your verification code.');
  expect(english).toContain('https://v.example/m/x');
  const spanish = await page('/phone/previews?lang=es');
  expect(spanish).toContain('Falta algo, Ana.');
  expect(spanish).not.toContain('Something is missing');
});

test('phones that got messages are on the start page, and any number can be opened', async () => {
  await send('525566666666');
  expect(await page('/')).toContain('href="/phone/525566666666"');
  const open = (number: string) =>
    fetch(`${sandbox.url}/phone/open?number=${encodeURIComponent(number)}`, { redirect: 'manual' });
  expect((await open('55 6666 6666')).headers.get('location')).toBe('/phone/525566666666');
  expect((await open('+1 (512) 555-0143')).headers.get('location')).toBe('/phone/15125550143');
  expect((await open('nobody')).headers.get('location')).toBe('/phone/');
});
