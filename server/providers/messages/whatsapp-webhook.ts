import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryReport, IncomingMessage } from './messages.ts';
import { isSame, type Received, readable } from './received.ts';
import { whatsappMeaning } from './whatsapp-faults.ts';

/** Whether Meta sent these bytes: `X-Hub-Signature-256: sha256=…` is their HMAC with the app's secret. */
export function isSignedByMeta(body: Buffer, signature: unknown, appSecret: string): boolean {
  return isSame(signature, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
}

const id = z.string().min(1).max(300);
/** Seconds since 1970, as text. */
const seconds = z.coerce.number().int().min(1).max(1e10);

const Envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()).default([]) })),
});
const Change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
  }),
});
const TemplateChange = z.object({
  field: z.literal('message_template_status_update'),
  value: z.object({ event: z.string().max(60), message_template_name: z.string().max(600) }),
});
const Status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().max(600).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const media = z.object({ id, mime_type: z.string().max(200), caption: z.string().optional() });
const choice = z.object({ id: z.string().max(300), title: z.string() });
const Message = z.object({
  id,
  // Whoever hides their number behind a user name has none here; see decision 051.
  from: z.string().regex(/^[1-9]\d{7,14}$/),
  timestamp: seconds,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  image: media.optional(),
  document: media.optional(),
  audio: media.optional(),
  video: media.optional(),
  sticker: media.optional(),
  button: z.object({ payload: z.string().max(300).optional(), text: z.string() }).optional(),
  interactive: z.object({ button_reply: choice.optional(), list_reply: choice.optional() }).optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

/**
 * What a webhook of Meta's reports and hands over. Calls come late, twice, in any order, and with many items for several numbers;
 * what is malformed, of another number or of no interest is skipped, and counted.
 */
export function readWhatsAppWebhook(body: unknown, phoneNumberId: string, now: Date): Received {
  const received: Received = { reports: [], messages: [], templates: [], skipped: 0 };
  const changes = Envelope.safeParse(body).data?.entry.flatMap((entry) => entry.changes) ?? [];
  for (const change of changes) {
    const template = TemplateChange.safeParse(change).data?.value;
    if (template) received.templates.push({ name: template.message_template_name, event: template.event });
    const value = Change.safeParse(change).data?.value;
    if (!value || value.metadata.phone_number_id !== phoneNumberId) {
      if (!template) received.skipped++;
      continue;
    }
    for (const status of value.statuses) keep(received.reports, readStatus(status, now));
    for (const message of value.messages) keep(received.messages, readMessage(message, now));
  }
  return received;

  function keep<Item>(list: Item[], item: Item | null) {
    if (item) list.push(item);
    else received.skipped++;
  }
}

function readStatus(given: unknown, now: Date): DeliveryReport | null {
  const { data } = Status.safeParse(given);
  if (!data) return null;
  const reason = data.status === 'failed' ? whatsappMeaning(data.errors?.[0]?.code ?? 131000).reason : null;
  const key = data.biz_opaque_callback_data;
  return {
    ...{ channel: 'whatsapp', messageId: data.id, state: data.status, reason, ...(key && { key }) },
    at: instantOf(data.timestamp, now),
  };
}

function readMessage(given: unknown, now: Date): IncomingMessage | null {
  const { data } = Message.safeParse(given);
  if (!data) return null;
  const file = data.image ?? data.document ?? data.audio ?? data.video ?? data.sticker;
  const chosen = data.interactive?.button_reply ?? data.interactive?.list_reply;
  const place = data.location && `https://maps.google.com/?q=${data.location.latitude},${data.location.longitude}`;
  const text = data.text?.body ?? file?.caption ?? chosen?.title ?? data.button?.text ?? place ?? '';
  // A reaction, or a kind that we don't know.
  if (!text && !file) return null;
  return {
    ...{ channel: 'whatsapp', messageId: data.id, from: `+${data.from}`, text: readable(text) },
    choice: chosen?.id ?? data.button?.payload ?? null,
    media: file ? { id: file.id, type: typeOf(file.mime_type) } : null,
    at: instantOf(data.timestamp, now),
  };
}

// `audio/ogg; codecs=opus`
function typeOf(mimeType: string): string {
  return mimeType.split(';', 1)[0]!.trim().toLowerCase();
}

// A clock ahead of ours would keep the window of 24 hours open for too long.
function instantOf(timestamp: number, now: Date): Date {
  return new Date(Math.min(timestamp * 1000, now.getTime()));
}
