// A driver's phone that writes to us by WhatsApp, and what it gets back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import { testChannel } from '../../notifications/testing/test-channel.ts';
import type { Channel, IncomingMessage, Message, Reply } from '../../providers/messages/messages.ts';
import type { Opened } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { confirmFiles } from '../confirm.ts';
import { sendReply } from '../reply.ts';
import { takeMessage } from '../take-message.ts';

/** A product whose drivers write by WhatsApp; before each test nothing was answered, and it is noon in Mexico. */
export async function startChat() {
  const whatsapp = testWhatsApp();
  const server = await startTestApp({ messages: { channels: [whatsapp] }, connections: 1 });
  afterAll(server.close);
  beforeEach(() => {
    whatsapp.replies.length = 0;
    whatsapp.fault = null;
    server.setNow('2026-11-21T18:00:00Z');
  });
  return { whatsapp, server, chat: chatOf(server, whatsapp) };
}

let phones = 20_000_000;
/** What is known once a driver opened a link that was sent there. */
export async function prove(server: TestApp, { applicationId }: Opened): Promise<void> {
  await transaction(server.deps, (trx) => server.deps.provePhone(trx, applicationId, 'link'));
}

/** One that no other test of this process uses, as the driver types it. */
export const newPhone = () => `55${++phones}`;

/** An application whose driver gave this number, which is surely theirs unless the test says otherwise. */
export async function openWithPhone(
  server: TestApp,
  phone = newPhone(),
  fields: object = {},
  { proved = true } = {},
): Promise<Opened> {
  const application = await server.open('mx');
  const contact = { firstName: 'Ana', lastName: 'López', phone, ...fields };
  const { status, body } = await server.call('PATCH', `${requestPath(application.requestId)}/personal-data`, contact);
  if (status !== 200) throw new Error(body);
  if (proved) await prove(server, application);
  return application;
}

/** An application whose driver wrote to us. */
export async function writtenTo(server: TestApp, phone = newPhone()): Promise<Opened> {
  const application = await openWithPhone(server, phone);
  await server.deps.noteIncoming(incoming(phone, { text: 'Buenas' }, server.deps.now()));
  return application;
}

export function incoming(phone: string, more: Partial<IncomingMessage>, at: Date): IncomingMessage {
  const empty = { text: '', choice: null, media: null };
  return { channel: 'whatsapp', messageId: `wamid.${randomUUID()}`, from: `+521${phone}`, at, ...empty, ...more };
}

export interface TestWhatsApp extends Channel {
  replies: (Reply & { address: string })[];
  sent: (Message & { address: string })[];
  /** What was sent to us, by the id of the media. */
  files: Map<string, Buffer>;
  /** Thrown by the next calls. */
  fault: Error | null;
}

/** A channel that keeps what it sends, and gives what it was given. */
export function testWhatsApp(): TestWhatsApp {
  const channel: TestWhatsApp = {
    ...testChannel({ name: 'whatsapp', addressOf: ({ phone }) => phone || null }),
    replies: [],
    sent: [],
    files: new Map(),
    fault: null,
    reply: async (address, reply) => {
      if (channel.fault) throw channel.fault;
      channel.replies.push({ ...reply, address });
      return { messageId: `sent.${reply.key}` };
    },
    send: async (address, message) => {
      if (channel.fault) throw channel.fault;
      channel.sent.push({ ...message, address });
      return { messageId: `sent.${message.key}` };
    },
    fetchMedia: async (id, most) => {
      const bytes = channel.files.get(id);
      if (!bytes) throw new OutsideFault('whatsapp', 'refused', { status: 404 });
      if (bytes.length > most) throw new OutsideFault('whatsapp', 'broken_answer', { reason: 'too large' });
      return bytes;
    },
  };
  return channel;
}

/** Handles what waits, as the jobs do. */
export function chatOf(server: TestApp, channel: TestWhatsApp) {
  const ids = async (where: string) =>
    (await server.query(`select id from conversation_messages where ${where} order by received_at, id`)).map(
      ({ id }) => id as string,
    );
  const sendWaiting = async () => {
    for (const id of await ids("state = 'waiting'")) await sendReply(server.deps, id);
  };
  return {
    write: (phone: string, more: Partial<IncomingMessage>) =>
      server.deps.noteIncoming(incoming(phone, more, server.deps.now())),
    /** Sends a file; returns the id of the message. */
    async sendFile(phone: string, bytes: Buffer, type = 'image/png') {
      const id = randomUUID();
      channel.files.set(id, bytes);
      const message = incoming(phone, { media: { id, type } }, server.deps.now());
      await server.deps.noteIncoming(message);
      return message;
    },
    async takeAll(deps: Deps = server.deps) {
      const waiting = await ids("author = 'driver' and confirmed_at is null");
      await Promise.all(waiting.map((id) => takeMessage(deps, id)));
      await sendWaiting();
    },
    async confirm({ applicationId }: Opened) {
      await confirmFiles(server.deps, applicationId);
      await sendWaiting();
    },
    sendWaiting,
    messages: ({ applicationId }: Opened) =>
      server.query('select * from conversation_messages where application_id = $1 order by received_at, id', [
        applicationId,
      ]),
  };
}
