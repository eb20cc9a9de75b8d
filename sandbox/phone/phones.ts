import { readFile } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { html, page } from '../page.ts';
import type { SandboxPart, SandboxState } from '../state.ts';
import { type ChatChannel, keepFile, oddNumbers, phoneOf, phonesOf, read } from './chats.ts';
import { addressOf, chat, groups, phonePage, previewsPage } from './pages.ts';
import type { PageLanguage } from './texts.ts';
import { sendFromSms } from './twilio.ts';
import { sendFromWhatsApp } from './whatsapp.ts';

interface Route {
  Params: { number: string };
  Querystring: { app?: string; lang?: string };
}

const MOST_BYTES = 16 * 1024 * 1024;

/** The phones of the people that the product writes to: their chats, and a preview of every message. */
export const phones: SandboxPart = {
  name: 'phone',
  title: 'Phones: WhatsApp and SMS',
  mount(app, state) {
    app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1 } });
    app.addHook('onRequest', async (_, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'",
      );
    });
    const script = readFile(path.join(import.meta.dirname, 'live.mjs'), 'utf8');
    app.get('/live.mjs', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(await script));

    app.get('/', async (_, reply) => {
      const content = html`<main class="wide"><p class="tag">Sandbox</p><h1>Phones</h1>${sectionOf(state)}</main>`;
      return show(reply, page('Phones', content));
    });
    app.get<Route>('/previews', async ({ query }, reply) =>
      show(reply, previewsPage(state, query.lang === 'en' ? 'en' : 'es')),
    );
    app.get<{ Querystring: { number?: string } }>('/open', async ({ query }, reply) => {
      const digits = (query.number ?? '').replace(/\D/g, '');
      // Ten digits are a number in Mexico, as drivers there write it.
      const number = digits.length === 10 ? `52${digits}` : digits;
      return reply.redirect(/^\d{8,15}$/.test(number) ? `/phone/${number}` : '/phone/', 303);
    });
    app.get<{ Params: { id: string } }>('/files/:id', async ({ params }, reply) => {
      const file = phonesOf(state).files.get(params.id);
      if (!file) return reply.code(404).send({ error: 'no such file' });
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      return reply.type(file.type).send(file.bytes);
    });

    app.get<Route>('/:number', async (request, reply) => {
      const { phone, view } = readRoute(state, request);
      read(phone[view.channel]);
      return show(reply, phonePage(phone, view));
    });
    app.get<Route>('/:number/chat', async (request, reply) => {
      const { phone, view } = readRoute(state, request);
      read(phone[view.channel]);
      return show(reply, chat(phone, view).text);
    });
    app.post<Route & { Body: { choice?: string; title?: string } | undefined }>('/:number', async (request, reply) => {
      const { phone, view } = readRoute(state, request);
      const { choice: id, title = '' } = request.body ?? {};
      const sent = request.isMultipart() ? await readSent(state, request.parts()) : { text: title, file: null };
      const choice = id ? { choice: { id, title } } : {};
      const isEmpty = !sent.text.trim() && !sent.file;
      if (!isEmpty)
        void (view.channel === 'sms'
          ? sendFromSms(state, phone, sent)
          : sendFromWhatsApp(state, phone, { ...sent, ...choice }));
      return reply.redirect(addressOf(phone, view), 303);
    });
  },
  section: (state) => sectionOf(state).text,
};

async function readSent(state: SandboxState, parts: AsyncIterable<import('@fastify/multipart').Multipart>) {
  let text = '';
  let file: ReturnType<typeof keepFile> | null = null;
  for await (const part of parts) {
    if (part.type === 'field' && part.fieldname === 'text') text = String(part.value);
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (bytes.length > 0) file = keepFile(state, { type: part.mimetype, name: part.filename, bytes });
  }
  return { text, file };
}

function readRoute(state: SandboxState, { params, query }: { params: Route['Params']; query: Route['Querystring'] }) {
  const phone = phoneOf(state, params.number);
  const own: PageLanguage = phone.number.startsWith('+1') ? 'en' : 'es';
  const lang: PageLanguage = query.lang === 'es' || query.lang === 'en' ? query.lang : own;
  const used: ChatChannel = phone.whatsapp.length === 0 && phone.sms.length > 0 ? 'sms' : 'whatsapp';
  const channel: ChatChannel = query.app === 'sms' || query.app === 'whatsapp' ? query.app : used;
  return { phone, view: { lang, channel } };
}

function sectionOf(state: SandboxState) {
  const used = [...phonesOf(state).byNumber.values()]
    .filter(({ whatsapp, sms }) => whatsapp.length + sms.length > 0)
    .toReversed()
    .slice(0, 20);
  const rows = used.map((phone) => {
    const [last] = [...phone.whatsapp, ...phone.sms].sort((a, b) => b.at.getTime() - a.at.getTime());
    return html`<a class="row" href="/phone/${phone.number.slice(1)}"><span class="face" aria-hidden="true">${phone.number.slice(-2)}</span>
<span>${groups(phone.number)}<small>${last?.text.slice(0, 80) ?? ''}</small></span><span class="arrow" aria-hidden="true">›</span></a>`;
  });
  const odd = Object.entries(oddNumbers).map(
    ([end, { en }]) => html`<tr><td><code>…${end}</code></td><td>${en}</td></tr>`,
  );
  return html`${rows.length > 0 ? rows : html`<p class="quiet">No message was sent yet.</p>`}
<form class="inline" action="/phone/open"><label for="number">Open the phone of a number</label>
<div><input id="number" name="number" inputmode="tel" placeholder="+52 55 1234 5678"><button class="button">Open</button></div></form>
<p><a href="/phone/previews">Every message, on a phone</a></p>
<details><summary>Numbers that behave oddly</summary><div class="scroll" tabindex="0" role="region" aria-label="Odd numbers"><table>
<thead><tr><th>Number ends with</th><th>What happens</th></tr></thead><tbody>${odd}</tbody></table></div></details>`;
}

function show(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(content);
}
