import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryReport, IncomingMessage } from './messages.ts';
import { isSame, type Received, readable } from './received.ts';
import { mediaIdOf } from './twilio.ts';
import { twilioMeaning } from './twilio-faults.ts';

/**
 * Whether Twilio sent this form: `X-Twilio-Signature` is the HMAC-SHA1, in base64, of the address as Twilio was given it and all
 * names and values, sorted by name. Twilio sometimes adds or leaves out the port.
 */
export function isSignedByTwilio(address: string, form: URLSearchParams, signature: unknown, token: string): boolean {
  const names = [...new Set(form.keys())].sort();
  const values = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value)).join('');
  return addressesOf(address).some((url) =>
    isSame(
      signature,
      createHmac('sha1', token)
        .update(url + values)
        .digest('base64'),
    ),
  );
}

function addressesOf(address: string): string[] {
  const { protocol, port, host, hostname } = new URL(address);
  const other = port ? hostname : `${hostname}:${protocol === 'https:' ? 443 : 80}`;
  return [address, address.replace(`//${host}`, `//${other}`)];
}

const sid = z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/);
const Status = z.object({ MessageSid: sid, MessageStatus: z.string(), ErrorCode: z.coerce.number().optional() });
const Incoming = z.object({
  MessageSid: sid,
  From: z.string().regex(/^\+[1-9]\d{7,14}$/),
  Body: z.string().default(''),
  NumMedia: z.coerce.number().int().min(0).max(10).default(0),
});

const states: Record<string, DeliveryReport['state']> = {
  ...{
    sent: 'sent',
    delivered: 'delivered',
    read: 'read',
    undelivered: 'failed',
    failed: 'failed',
    canceled: 'failed',
  },
};

/** A report. Twilio names no time, so it is `now`; states before `sent`, such as `queued`, are skipped. */
export function readTwilioStatus(form: URLSearchParams, key: string | null, now: Date): Received {
  const { data } = Status.safeParse(Object.fromEntries(form));
  const state = data && states[data.MessageStatus];
  if (!data || !state) return { ...nothing(), skipped: 1 };
  const reason = state === 'failed' ? twilioMeaning(data.ErrorCode ?? null, null).reason : null;
  const report: DeliveryReport = { channel: 'sms', messageId: data.MessageSid, state, reason, at: now };
  return { ...nothing(), reports: [{ ...report, ...(key && { key: key.slice(0, 300) }) }] };
}

/** A message; one with several files becomes one per file, of which the first has the text. */
export function readTwilioIncoming(form: URLSearchParams, now: Date): Received {
  const { data } = Incoming.safeParse(Object.fromEntries(form));
  if (!data) return { ...nothing(), skipped: 1 };
  const files = Array.from({ length: data.NumMedia }, (_, n) => {
    const id = mediaIdOf(form.get(`MediaUrl${n}`) ?? '');
    return id && { id, type: (form.get(`MediaContentType${n}`) ?? '').split(';', 1)[0]!.toLowerCase() };
  }).filter((file) => file !== null);
  const messages = (files.length > 0 ? files : [null]).map(
    (media, n): IncomingMessage => ({
      ...{ channel: 'sms', messageId: n === 0 ? data.MessageSid : `${data.MessageSid}.${n}`, from: data.From },
      ...{ at: now, text: n === 0 ? readable(data.Body) : '', choice: null, media: media || null },
    }),
  );
  return { ...nothing(), messages };
}

function nothing(): Received {
  return { reports: [], messages: [], templates: [], skipped: 0 };
}
