import type { Language } from '@volante/contract/country.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { DeliveryFault, OutsideFault } from '../../core/outside/outside-fault.ts';
import type { Channel, Reply, Template } from './messages.ts';
import { openPost, phoneOf, shortened } from './phone-channel.ts';
import { whatsappMeaning } from './whatsapp-faults.ts';

export interface WhatsAppSettings {
  /** The Graph API with its version, without a slash at the end. */
  url: string;
  token: string;
  phoneNumberId: string;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
}

const SERVICE = 'whatsapp';

// Something else may answer at this address, such as a proxy's page.
const Accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(300) })], z.unknown()) });
const Refused = z.object({ error: z.object({ code: z.number() }) });
const MediaPlace = z.object({ url: z.url(), file_size: z.coerce.number().optional() });

/**
 * WhatsApp by Meta's Cloud API: `POST /{phone number id}/messages`. Who did not write in the last 24 hours only gets approved
 * templates. An accepted message has an id (`wamid.…`), by which webhooks report what became of it; they also return our key.
 */
export function whatsappChannel(settings: WhatsAppSettings, outsideCall: OutsideCall, log: Logger): Channel {
  const { url, token, phoneNumberId, timeoutMs = 15_000 } = settings;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };

  const post = openPost(
    {
      service: SERVICE,
      prefix: 'whatsapp',
      codeIn: (body) => Refused.safeParse(body).data?.error.code ?? null,
      meaningOf: whatsappMeaning,
      idIn: (answer) => answer.as(Accepted).messages[0].id,
    },
    outsideCall,
    log,
  );
  const call = (to: string, key: string, content: object) => ({
    ...{ url: `${url}/${phoneNumberId}/messages`, headers, timeoutMs },
    body: {
      ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace('+', ''), ...content },
      biz_opaque_callback_data: key,
    },
  });

  return {
    name: 'whatsapp',
    organizer: null,
    addressOf: phoneOf,
    async send(to, { key, language, template }) {
      if (!template) throw new DeliveryFault('whatsapp_no_template', { final: true, elsewhere: true });
      const content = { type: 'template', template: templateOf(template, language) };
      return post(call(to, key, content), { template: template.name });
    },
    reply: (to, reply) => post(call(to, reply.key, answerOf(reply))),
    async fetchMedia(id, most) {
      if (!/^[\w-]{1,100}$/.test(id)) throw new OutsideFault(SERVICE, 'refused', { reason: 'no id' });
      const at = new URL(`${url}/${id}`);
      at.searchParams.set('phone_number_id', phoneNumberId);
      const place = (await outsideCall({ service: SERVICE, url: at, headers, timeoutMs })).as(MediaPlace);
      if ((place.file_size ?? 0) > most) throw new OutsideFault(SERVICE, 'broken_answer', { reason: 'too large' });
      if (!mayHoldMedia(place.url, url)) throw new OutsideFault(SERVICE, 'refused', { reason: 'foreign host' });
      const { authorization } = headers;
      const media = { service: 'whatsapp media', url: place.url, headers: { authorization }, asBytes: true } as const;
      return (await outsideCall({ ...media, timeoutMs: 60_000, maxBytes: most })).body as Buffer;
    },
    close() {},
  };
}

function templateOf({ name, parameters, linkEnd }: Template, language: Language) {
  const text = (value: string) => ({ type: 'text', text: asParameter(value) });
  const body = { type: 'body', parameters: parameters.map(text) };
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: [text(linkEnd ?? '')] };
  const components = [...(parameters.length > 0 ? [body] : []), ...(linkEnd === null ? [] : [button])];
  return { name, language: { code: language === 'en' ? 'en_US' : 'es_MX' }, components };
}

// Meta refuses line breaks, tabs, more than four blanks in a row and empty values.
function asParameter(value: string): string {
  return value.toWellFormed().replaceAll(/\s+/g, ' ').trim() || '-';
}

// A text has at most 4096 characters, and 1024 above choices.
function answerOf({ text, choices = [], language }: Reply): object {
  if (choices.length === 0) return { type: 'text', text: { body: shortened(text, 4096), preview_url: false } };
  const rows = choices.slice(0, 10).map(({ id, title }) => ({ id, title: shortened(title, 20) }));
  const body = { text: shortened(text, 1024) };
  const buttons = rows.map((reply) => ({ type: 'reply', reply }));
  const list = { button: language === 'en' ? 'See options' : 'Ver opciones', sections: [{ rows }] };
  const interactive =
    choices.length <= 3 ? { type: 'button', body, action: { buttons } } : { type: 'list', body, action: list };
  return { type: 'interactive', interactive };
}

const metaHosts = ['fbsbx.com', 'fbcdn.net', 'facebook.com', 'whatsapp.net'];

// The bytes need the token, so it goes to nobody but Meta, or to whom the settings name.
function mayHoldMedia(address: string, api: string): boolean {
  const { protocol, hostname, origin } = new URL(address);
  if (origin === new URL(api).origin) return true;
  return protocol === 'https:' && metaHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

const PhoneNumber = z.object({
  id: z.string(),
  verified_name: z.string().optional(),
  quality_rating: z.string().optional(),
});
/** The name of the number that sends, and its quality by how people take its messages. Sends nothing. Throws `OutsideFault`. */
export async function checkWhatsApp({ url, token, phoneNumberId }: WhatsAppSettings, outsideCall: OutsideCall) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const fields = 'id,verified_name,display_phone_number,quality_rating';
  const answer = await outsideCall({ service: SERVICE, url: `${url}/${phoneNumberId}?fields=${fields}`, headers });
  const { id, verified_name: name = id, quality_rating: quality = 'UNKNOWN' } = answer.as(PhoneNumber);
  return { name, quality };
}
