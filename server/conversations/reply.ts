import { isRequestId } from '@volante/contract/fields/address.ts';
import { type Choice, MOST_TEMPLATE_TEXT, WINDOW_HOURS } from '@volante/contract/staff/conversations/calls.ts';
import { lockApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/jobs.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import { parameterOf } from '../notifications/emails/phone-text.ts';
import { languageFor } from '../notifications/notify.ts';
import { readContact } from '../personal-data/personal-data.ts';
import type { DeliveryReport, Message } from '../providers/messages/messages.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'send-reply': { id: string };
  }
}

/** About a day, so that a provider that is down for hours loses nothing. */
export const sendReplyJob = (deps: Deps): JobHandler<{ id: string }> => ({
  run: ({ id }) => sendReply(deps, id),
  retry: { limit: 30, delaySeconds: 5, maxDelaySeconds: 3600 },
});

interface NewReply {
  text: string;
  choices?: Choice[];
  /** Who of the staff wrote it; left out for what the server answers by itself. */
  accountId?: string;
}

/** Stores an answer with the job that sends it. The conversation must exist. */
export async function queueReply(
  deps: Pick<Deps, 'jobs' | 'now'>,
  trx: Trx,
  { application_id, channel }: Pick<store.ConversationRow, 'application_id' | 'channel'>,
  { text, choices, accountId }: NewReply,
): Promise<void> {
  const now = deps.now();
  const id = await store.insertMessage(trx, {
    ...{ application_id, channel, text, at: now, received_at: now, state: 'waiting' },
    ...(accountId ? { author: 'staff', account_id: accountId } : { author: 'server' }),
    reply_choices: choices ?? null,
  });
  if (!id) throw new Error('A reply has no id of a provider yet.');
  await store.announce(trx, application_id);
  await deps.jobs.enqueue(trx, 'send-reply', { id }, { key: id });
}

/** Until when free text may be sent. */
export function freeUntil({ heard_at }: Pick<store.ConversationRow, 'heard_at'>): Date {
  return new Date(heard_at.getTime() + WINDOW_HOURS * 3_600_000);
}

/**
 * Sends one answer: as free text within the window, inside a template after it. What the server answers by itself is not worth a
 * template. What may have been accepted is never handed over again, also not after the process was killed in between: the provider's
 * report says that it was, or after `REPORT_MS` it counts as failed.
 */
export async function sendReply(deps: Deps, id: string): Promise<void> {
  const message = await store.selectMessage(deps.db, id);
  const conversation = message && (await store.selectConversation(deps.db, message.application_id));
  if (!message || !conversation || message.state !== 'waiting') return;
  if (message.sending_at) return waitForReport(deps, message, message.sending_at);
  const channel = deps.messages.channels.find(({ name }) => name === message.channel);
  const { firstName, ...person } = await readContact(deps.db, message.application_id);
  const address = channel?.addressOf(person) ?? null;
  const isFree = freeUntil(conversation) > deps.now();
  if (!channel?.reply || address === null) return settle(deps, message, { reason: 'no_address' });
  if (!isFree && message.author === 'server') return settle(deps, message, { reason: 'too_late' });
  const stopped = await stoppedAt(deps, deps.db, message);
  // The answer to STOP itself is written after it.
  if (stopped && (message.author === 'staff' || message.at < stopped))
    return settle(deps, message, { reason: 'opted_out' });
  const template = isFree ? null : await inTemplate(deps, message, firstName);
  if (!(await store.claimReply(deps.db, id, deps.now()))) return waitForReport(deps, message, deps.now());
  try {
    const choices = message.reply_choices;
    const sent = template
      ? await channel.send(address, template)
      : await channel.reply(address, { key: id, text: message.text, ...(choices && { choices }) });
    await settle(deps, message, { messageId: sent.messageId });
  } catch (error) {
    // Otherwise it stays handed over: nobody knows how far it came.
    if (!(error instanceof DeliveryFault)) throw error;
    if (error.final || error.elsewhere || error.maybeSent)
      return settle(deps, message, { reason: error.maybeSent ? 'maybe_sent' : error.code });
    await store.releaseReply(deps.db, id);
    throw error;
  }
}

/** How long the report of a message is waited for whose acceptance wasn't recorded, in ms. */
const REPORT_MS = 10 * 60_000;

/** For a message that another run handed over, which may have been killed. */
async function waitForReport(deps: Deps, message: store.MessageRow, since: Date): Promise<void> {
  const left = since.getTime() + REPORT_MS - deps.now().getTime();
  if (left <= 0) return settle(deps, message, { reason: 'maybe_sent' });
  const { id } = message;
  await transaction({ db: deps.db }, (trx) =>
    deps.jobs.enqueue(trx, 'send-reply', { id }, { key: id, startAfter: Math.ceil(left / 1000) }),
  );
}

function settle(
  deps: Deps,
  { id, application_id }: store.MessageRow,
  outcome: { messageId: string | null } | { reason: string },
): Promise<void> {
  return transaction({ db: deps.db }, async (trx) => {
    if ('reason' in outcome) await store.updateFailed(trx, id, outcome.reason);
    else await store.updateSent(trx, id, outcome.messageId);
    await store.announce(trx, application_id);
  });
}

/** The message inside the template `staff_message`: "Hola {name}, {company} te escribe: {text}". */
async function inTemplate(deps: Deps, message: store.MessageRow, firstName: string): Promise<Message> {
  const language = await transaction({ db: deps.db }, async (trx) => {
    const { country } = await lockApplication(trx, message.application_id);
    return languageFor(trx, message.application_id, null, country);
  });
  const { BRAND_NAME: company } = deps.config;
  const text = parameterOf(message.text, MOST_TEMPLATE_TEXT);
  return {
    ...{ key: message.id, language, subject: company, text, html: '', calendar: null, short: text },
    template: {
      name: 'staff_message',
      parameters: [parameterOf(firstName, 100), parameterOf(company, 100), text],
      linkEnd: null,
    },
  };
}

/** Records what a provider reports about one of our answers; false if the message is none of them. */
export function noteReplyDelivery(deps: Pick<Deps, 'db'>, report: DeliveryReport): Promise<boolean> {
  const { channel, messageId, key, state, reason } = report;
  return transaction({ db: deps.db }, async (trx) => {
    const named = { channel, messageId, ...(key && isRequestId(key) && { key }) };
    const found = await store.updateReported(trx, named, state, reason);
    if (found?.changed) await store.announce(trx, found.applicationId);
    return found !== null;
  });
}
