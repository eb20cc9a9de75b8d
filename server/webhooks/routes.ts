import {
  META_WEBHOOK_BYTES,
  TWILIO_WEBHOOK_BYTES,
  webhookEndpoints,
} from '@volante/contract/notifications/webhooks.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { addressKey } from '../core/http/connection/client-address.ts';
import { FileAnswer } from '../core/http/send-answer.ts';
import { serve } from '../core/http/serve.ts';
import { Problem } from '../core/problem.ts';
import { isSame, type Received } from '../providers/messages/received.ts';
import { isSignedByTwilio, readTwilioIncoming, readTwilioStatus } from '../providers/messages/twilio-webhook.ts';
import { isSignedByMeta, readWhatsAppWebhook } from '../providers/messages/whatsapp-webhook.ts';

/** Mounts the webhooks in a scope of their own, in which a body stays as it came: its bytes are signed. */
export function register(app: FastifyInstance, deps: Deps): void {
  app.register(async (own) => {
    readRaw(own);
    receiveWhatsApp(own, deps);
    receiveTwilio(own, deps);
  });
}

function readRaw(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const raw = (bodyLimit: number) => ({ parseAs: 'buffer', bodyLimit }) as const;
  app.addContentTypeParser(
    'application/json',
    raw(META_WEBHOOK_BYTES),
    async (_: FastifyRequest, body: Buffer) => body,
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    raw(TWILIO_WEBHOOK_BYTES),
    async (_: FastifyRequest, body: Buffer) => body,
  );
}

function receiveWhatsApp(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  serve(app, deps, webhookEndpoints.confirmWhatsAppWebhook, async ({ query, request }) => {
    const { WHATSAPP_VERIFY_TOKEN: token } = config;
    if (!token) throw new Problem('not_found_error');
    if (query['hub.mode'] !== 'subscribe' || !isSame(query['hub.verify_token'], token)) await refuse(deps, request);
    return asText(query['hub.challenge'] ?? '');
  });

  serve(app, deps, webhookEndpoints.receiveWhatsApp, async ({ request }) => {
    const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_NUMBER_ID: number } = config;
    if (!secret || !number) throw new Problem('not_found_error');
    const body = bytesOf(request);
    if (!isSignedByMeta(body, request.headers['x-hub-signature-256'], secret)) await refuse(deps, request);
    await note(deps, readWhatsAppWebhook(parsed(body), number, deps.now()));
    return asText('ok');
  });
}

function receiveTwilio(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, webhookEndpoints.receiveTwilio, async ({ params, request }) => {
    const { TWILIO_AUTH_TOKEN: token, PUBLIC_URL } = deps.config;
    if (!token || (params.kind !== 'status' && params.kind !== 'incoming')) throw new Problem('not_found_error');
    const form = new URLSearchParams(bytesOf(request).toString('utf8'));
    // Behind a proxy the server doesn't see the address that Twilio called.
    const address = PUBLIC_URL + request.raw.url;
    if (!isSignedByTwilio(address, form, request.headers['x-twilio-signature'], token)) await refuse(deps, request);
    const key = new URL(address).searchParams.get('key');
    const isStatus = params.kind === 'status';
    await note(deps, isStatus ? readTwilioStatus(form, key, deps.now()) : readTwilioIncoming(form, deps.now()));
    // Anything else would be sent back to the person as an SMS, or be reported as an error.
    return new FileAnswer(Buffer.from('<Response></Response>'), { 'content-type': 'text/xml; charset=utf-8' });
  });
}

/** A wrong signature: it counts like a wrong id, so that an address may guess only a few times. */
async function refuse(deps: Deps, request: FastifyRequest): Promise<never> {
  deps.log.warn({ route: request.routeOptions.url }, 'a webhook was not signed with our secret');
  await deps.limits.spend('wrong_ids', addressKey(request));
  throw new Problem('forbidden_error');
}

/**
 * Notes every item, also after one that fails; then fails itself, so that the provider sends all of them again. What was noted
 * already stays as it is.
 */
async function note(deps: Deps, { reports, messages, templates, skipped }: Received): Promise<void> {
  for (const { name, event } of templates) {
    const isGood = event === 'APPROVED' || event === 'REINSTATED';
    deps.log[isGood ? 'info' : 'error']({ template: name, event }, 'a template of WhatsApp changed its state');
  }
  if (skipped > 0) deps.log.info({ skipped }, 'parts of a webhook were skipped');
  const failures: unknown[] = [];
  for (const work of [
    ...reports.map((report) => () => deps.noteDelivery(report)),
    ...messages.map((message) => () => deps.noteIncoming(message)),
  ])
    await work().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function asText(text: string): FileAnswer {
  return new FileAnswer(Buffer.from(text.slice(0, 200)), { 'content-type': 'text/plain; charset=utf-8' });
}
