import type { CountryCode } from '@volante/contract/country.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Channel, DeliveryReport, Message } from '../../providers/messages/messages.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliver } from '../deliver.ts';
import type { EmailKind } from '../kinds.ts';
import { notify } from '../notify.ts';
import { testChannel } from './test-channel.ts';

/** Noon in Mexico City. */
export const NOON = '2026-11-25T18:00:00Z';

export interface Phones {
  server: TestApp;
  /** Accepted messages, oldest first. */
  sent: { channel: MessageChannel; address: string; message: Message; messageId: string | null }[];
  /** What a channel does instead of accepting the message; called with what was accepted otherwise. */
  answers: Partial<Record<MessageChannel, (message: Message) => Promise<void> | void>>;
  /** A driver with this phone and address, who agreed to WhatsApp unless told otherwise. */
  driver(given?: { phone?: string; email?: string; agrees?: boolean; country?: CountryCode }): Promise<Driver>;
  /** Queues a message and returns its id. */
  queue(driver: Driver, kind?: EmailKind, more?: { about?: string; detail?: string }): Promise<string>;
  /** Attempts every due message, as the sweep and the queue do. */
  deliverDue(): Promise<void>;
  deliveryOf(id: string): Promise<Record<string, unknown>>;
  attemptsOf(id: string): Promise<Record<string, unknown>[]>;
  report(given: Partial<DeliveryReport> & Pick<DeliveryReport, 'messageId' | 'state'>): Promise<void>;
  minutesLater(minutes: number): void;
  channels(): string[];
}

export interface Driver {
  applicationId: string;
  requestId: string;
  /** Of the phone on which they stored their data. */
  cookie: string;
}

/** The real server with all three channels. WhatsApp and SMS report; each message gets its own id. */
export async function openPhones(settings: Record<string, string> = {}): Promise<Phones> {
  const sent: Phones['sent'] = [];
  const answers: Phones['answers'] = {};
  let count = 0;
  const channel = (name: MessageChannel): Channel =>
    testChannel({
      name,
      addressOf: ({ phone, email }) => (name === 'email' ? email : phone) || null,
      async send(address, message) {
        const messageId = name === 'email' ? null : `${name}-${++count}`;
        await answers[name]?.(message);
        sent.push({ channel: name, address, message, messageId });
        return { messageId };
      },
    });
  const messages = { channels: [channel('email'), channel('sms'), channel('whatsapp')] };
  const server = await startTestApp({ settings: { SECOND_FACTOR: 'known_devices', ...settings }, messages });
  server.setNow(NOON);
  const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
  let events = 0;

  return {
    server,
    sent,
    answers,
    async driver({ phone = '+525512345678', email = 'ana@example.org', agrees = true, country = 'mx' } = {}) {
      const opened = await server.open(country);
      const path = `/api${requestPath(opened.requestId)}`;
      const payload = { firstName: 'Ana', lastName: 'López', ...(phone && { phone }), ...(email && { email }) };
      const saved = await server.inject({ method: 'PATCH', url: `${path}/personal-data`, payload });
      const cookie = saved.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      if (agrees) {
        const body = { kind: 'whatsapp', textVersion: '2026-11-28', language: 'es-MX' };
        await server.inject({ method: 'POST', url: `${path}/consents`, payload: body, headers: { cookie } });
      }
      return { ...opened, cookie };
    },
    async queue({ applicationId }, kind = 'application_sent', { about = `test ${++events}`, detail = '' } = {}) {
      await transaction(server.deps, (trx) =>
        notify({ now: server.deps.now }, trx, { applicationId, kind, about, language: 'es-MX', detail }),
      );
      const [{ id }] = (await query('select id from deliveries where application_id = $1 and about = $2', [
        applicationId,
        about,
      ])) as [{ id: string }];
      return id;
    },
    async deliverDue() {
      const due = await query(`select id from deliveries where state = 'waiting' and due_at <= $1 order by id`, [
        server.deps.now(),
      ]);
      for (const { id } of due) await deliver(server.deps, id);
    },
    deliveryOf: async (id) => (await query('select * from deliveries where id = $1', [id]))[0],
    attemptsOf: (id) =>
      query(
        'select channel, state, reason, message_id, at, passed_on from delivery_attempts where delivery_id = $1 order by id',
        [id],
      ),
    report: ({ channel = 'whatsapp', at = server.deps.now(), reason = null, ...given }) =>
      server.deps.noteDelivery({ channel, at, reason, ...given }),
    minutesLater: (minutes) => server.setNow(new Date(server.deps.now().getTime() + minutes * 60_000)),
    channels: () => sent.map(({ channel }) => channel),
  };
}
