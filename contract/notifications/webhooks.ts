import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';

/** Bytes of one call of Meta's, which puts up to 1000 reports into one, and of Twilio's. */
export const META_WEBHOOK_BYTES = 3 * 1024 * 1024;
export const TWILIO_WEBHOOK_BYTES = 64 * 1024;

/** Calls by which the providers of WhatsApp and SMS report deliveries and hand over what people write. */
export const webhookEndpoints = {
  confirmWhatsAppWebhook: endpoint({
    method: 'GET',
    path: '/webhooks/whatsapp',
    summary: 'Returns hub.challenge to whoever knows WHATSAPP_VERIFY_TOKEN, when the webhook is entered at Meta.',
    gate: 'open',
    limited: 'same',
    file: true,
    query: z.object({
      'hub.mode': z.optional(z.string().check(atMost(100))),
      'hub.verify_token': z.optional(z.string().check(atMost(1000))),
      'hub.challenge': z.optional(z.string().check(atMost(1000))),
    }),
    result: z.string(),
    refusals: ['forbidden_error', 'not_found_error'],
  }),
  receiveWhatsApp: endpoint({
    method: 'POST',
    path: '/webhooks/whatsapp',
    summary:
      'Reports and messages from Meta, signed by X-Hub-Signature-256 over the body. Repeating it changes nothing.',
    gate: 'open',
    limited: 'same',
    file: true,
    result: z.string(),
    refusals: ['body_too_large', 'forbidden_error', 'not_found_error'],
  }),
  receiveTwilio: endpoint({
    method: 'POST',
    path: '/webhooks/twilio/{kind}',
    summary:
      'A report (kind `status`) or a message (`incoming`) from Twilio, as a form signed by X-Twilio-Signature. Repeating it changes nothing.',
    gate: 'open',
    limited: 'same',
    file: true,
    result: z.string(),
    refusals: ['body_too_large', 'forbidden_error', 'not_found_error'],
  }),
};
