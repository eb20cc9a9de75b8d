import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTable } from '../page.ts';
import type { SandboxPart, SandboxState } from '../state.ts';
import { addBubble, arrive, type Bubble, oddityOf, type Phone, phoneOf, phonesOf } from './chats.ts';
import { fill, findTemplate, mountTemplates, templatesOf } from './templates.ts';

const NUMBER_ID = '106540352242922';
const ACCOUNT_ID = '102290129340398';
const OUR_NUMBER = '15550783881';

/** Made anew at each start, like the secrets of a real account. */
function secretsOf(state: SandboxState) {
  const word = () => randomBytes(16).toString('hex');
  return state.keep('whatsapp secrets', () => ({ token: word(), app: word(), verify: word() }));
}

/** WhatsApp's Cloud API, version 24: messages, media, the number and its templates. */
export const whatsapp: SandboxPart = {
  name: 'whatsapp',
  title: 'WhatsApp (Meta Cloud API)',
  mount(app, state) {
    app.addHook('preHandler', async (request, reply) => {
      if (reply.sent || request.headers.authorization === `Bearer ${secretsOf(state).token}`) return;
      return refuse(reply, 401, 190, 'Error validating access token');
    });
    app.post(`/v24.0/${NUMBER_ID}/messages`, (request, reply) => receive(state, request, reply));
    app.get<{ Params: { id: string } }>('/v24.0/:id', async ({ params }, reply) => {
      if (params.id === NUMBER_ID)
        return { id: NUMBER_ID, verified_name: 'Volante', display_phone_number: OUR_NUMBER, quality_rating: 'GREEN' };
      const file = phonesOf(state).files.get(params.id);
      if (!file) return refuse(reply, 400, 100, 'Unsupported get request');
      const url = `${state.url}/whatsapp/media/${file.id}`;
      const { id, type, bytes } = file;
      return { messaging_product: 'whatsapp', url, mime_type: type, file_size: bytes.length, id };
    });
    app.get<{ Params: { id: string } }>('/media/:id', async ({ params }, reply) => {
      const file = phonesOf(state).files.get(params.id);
      return file ? reply.type(file.type).send(file.bytes) : refuse(reply, 404, 100, 'Not found');
    });
    mountTemplates(app, state, '/v24.0', ACCOUNT_ID);
  },
  section: (state) => callTable(state, 'whatsapp').text,
  settings: (state) => ({
    WHATSAPP_API_URL: `${state.url}/whatsapp/v24.0`,
    WHATSAPP_TOKEN: secretsOf(state).token,
    WHATSAPP_PHONE_NUMBER_ID: NUMBER_ID,
    WHATSAPP_ACCOUNT_ID: ACCOUNT_ID,
    WHATSAPP_APP_SECRET: secretsOf(state).app,
    WHATSAPP_VERIFY_TOKEN: secretsOf(state).verify,
  }),
};

interface Text {
  text: string;
}
interface Outgoing {
  messaging_product?: string;
  to?: string;
  type?: string;
  text?: { body: string };
  template?: {
    name: string;
    language: { code: string };
    components?: { type: string; parameters: Text[] }[];
  };
  interactive?: {
    body: Text;
    action: {
      buttons?: { reply: { id: string; title: string } }[];
      sections?: { rows: { id: string; title: string }[] }[];
    };
  };
  biz_opaque_callback_data?: string;
}

async function receive(state: SandboxState, request: FastifyRequest, reply: FastifyReply) {
  const body = (request.body ?? {}) as Outgoing;
  if (body.messaging_product !== 'whatsapp' || !/^\d{8,15}$/.test(body.to ?? ''))
    return refuse(reply, 400, 100, '(#100) Invalid parameter');
  const phone = phoneOf(state, body.to!);
  const odd = oddityOf(phone.number);
  if (odd === '9994') await pause(20_000, undefined, { ref: false });
  if (odd === '9995') return refuse(reply, 503, 2, 'Service temporarily unavailable');
  if (odd === '9992' || odd === '9998') return refuse(reply, 400, 131026, '(#131026) Message undeliverable');
  if (odd === '9996' && body.template) return refuse(reply, 400, 132015, '(#132015) Template is paused');
  const drawn = draw(state, phone, body);
  if (typeof drawn === 'number') return refuse(reply, drawn === 132001 ? 404 : 400, drawn, `(#${drawn})`);
  const id = `wamid.${randomBytes(18).toString('base64url')}`;
  const report: Bubble['report'] = (state_, code) => {
    const errors = code && [{ code, title: 'Message undeliverable', error_data: { details: '' } }];
    const status = { id, status: state_, timestamp: seconds(), recipient_id: body.to, ...(errors && { errors }) };
    void notify(state, { statuses: [{ ...status, biz_opaque_callback_data: body.biz_opaque_callback_data }] });
  };
  const bubble = addBubble(phone.whatsapp, { id, from: 'company', ...drawn, report });
  arrive(phone, bubble);
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: body.to, wa_id: body.to }],
    messages: [{ id, message_status: 'accepted' }],
  };
}

/** What the phone shows; the number of an error where Meta refuses it. */
function draw(state: SandboxState, phone: Phone, { type, text, template, interactive }: Outgoing) {
  if (type === 'template' && template) {
    const parametersOf = (kind: string) =>
      template.components?.find((component) => component.type === kind)?.parameters.map((item) => item.text) ?? [];
    const [parameters, [end]] = [parametersOf('body'), parametersOf('button')];
    // Meta refuses what would break its layout.
    if ([...parameters, end ?? ''].some((value) => /[\n\t]| {5}/.test(value))) return 132018;
    const found = findTemplate(state, template.name, template.language.code);
    // A product that has submitted no template can still be tried.
    if (!found && templatesOf(state).length > 1) return 132001;
    if (found && found.parameters !== parameters.length) return 132000;
    return fill(found, template.name, parameters, end);
  }
  if (!isOpen(phone)) return 131047;
  if (type === 'text' && text?.body) return { text: text.body };
  if (type !== 'interactive' || !interactive) return 131008;
  const { buttons = [], sections = [] } = interactive.action;
  const choices = [...buttons.map(({ reply }) => reply), ...sections.flatMap(({ rows }) => rows)];
  if (choices.length === 0 || buttons.length > 3 || choices.length > 10) return 131009;
  return { text: interactive.body.text, choices };
}

// For 24 hours after the person wrote.
function isOpen({ whatsapp }: Phone): boolean {
  const last = whatsapp.findLast(({ from }) => from === 'person');
  return last !== undefined && Date.now() - last.at.getTime() < 24 * 3_600_000;
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  const error_data = { messaging_product: 'whatsapp', details: message };
  return reply
    .code(status)
    .send({ error: { message, type: 'OAuthException', code, error_data, fbtrace_id: 'sandbox' } });
}

/** What a person sends: a text, a choice or a file, as Meta's webhook hands it over. */
export function sendFromWhatsApp(
  state: SandboxState,
  phone: Phone,
  given: Pick<Bubble, 'text' | 'file'> & { choice?: { id: string; title: string } },
) {
  const { text, file, choice } = given;
  const id = `wamid.${randomBytes(18).toString('base64url')}`;
  addBubble(phone.whatsapp, { id, from: 'person', text: choice?.title ?? text, file, state: 'delivered' });
  // Old accounts in Mexico have a 1 after 52.
  const from = phone.number.slice(1).replace(/^52(?=\d{10}$)/, '521');
  const kind = file ? kindOf(file.type) : choice ? 'interactive' : 'text';
  const about = file && { id: file.id, mime_type: file.type, ...(text && { caption: text }) };
  const content = {
    text: { body: text },
    interactive: choice && { type: 'button_reply', button_reply: choice },
  } as Record<string, unknown>;
  const message = { from, id, timestamp: seconds(), type: kind, [kind]: about ?? content[kind] };
  return notify(state, { contacts: [{ profile: { name: 'Sandbox' }, wa_id: from }], messages: [message] });
}

function kindOf(type: string): 'image' | 'audio' | 'video' | 'document' {
  const [kind] = type.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'document';
}

const seconds = () => String(Math.floor(Date.now() / 1000));

async function notify(state: SandboxState, content: object): Promise<void> {
  if (!state.productUrl) return;
  const metadata = { display_phone_number: OUR_NUMBER, phone_number_id: NUMBER_ID };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: ACCOUNT_ID, changes: [change] }],
  });
  const signature = `sha256=${createHmac('sha256', secretsOf(state).app).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  await post(`${state.productUrl}/api/webhooks/whatsapp`, headers, body);
}

/** Calls the product as providers do: again, if it doesn't answer 200. */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  for (const waitMs of [0, 2000, 10_000]) {
    await pause(waitMs, undefined, { ref: false });
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok || answer?.status === 403 || answer?.status === 404) return;
  }
}
