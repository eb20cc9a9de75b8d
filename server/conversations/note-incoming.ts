import type { FileUse } from '@volante/contract/media/chat-files.ts';
import { MOST_TEXT } from '@volante/contract/staff/conversations/calls.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { keywordIn } from '../notifications/opt-outs/keywords.ts';
import { phonePrint } from '../personal-data/proved-phone.ts';
import type { IncomingMessage } from '../providers/messages/messages.ts';
import * as store from './store.ts';
import { answerOnce } from './strangers.ts';
import { findApplicationOf } from './whose-phone.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    /** `as`: what staff say that its file is. */
    'take-message': { id: string; as?: FileUse | 'none' };
  }
}

const HOUR_MS = 3_600_000;

/**
 * Stores a person's message with the job that handles it. Whom it is from follows from the number, which is compared with the
 * applicants' own. A message that is delivered again changes nothing.
 */
export async function noteIncoming(deps: Deps, message: IncomingMessage): Promise<void> {
  const phone = phoneOf(message.from);
  const applicationId = await findApplicationOf(deps.db, phone);
  if (applicationId === null || !(await keep(deps, applicationId, message, phone)))
    await answerOnce(deps, message, phone, 'stranger');
}

/** False if the application is erased meanwhile. What is too much in an hour is dropped: each one is a row and a job. */
async function keep(deps: Deps, applicationId: string, message: IncomingMessage, phone: string): Promise<boolean> {
  const { channel, messageId, choice, media } = message;
  const now = deps.now();
  // A provider's clock that runs ahead would keep the window open.
  const at = new Date(Math.min(message.at.getTime(), now.getTime()));
  const text = tidy(message.text);
  try {
    await deps.limits.spend('messages', applicationId);
    await transaction(deps, async (trx) => {
      await lockApplication(trx, applicationId);
      const id = await store.insertMessage(trx, {
        ...{
          application_id: applicationId,
          channel,
          provider_id: messageId,
          author: 'driver',
          text,
          at,
          received_at: now,
          sender_print: phonePrint(deps.keys, phone),
        },
        choice: choice?.slice(0, 200) ?? null,
        ...(media && { file_ref: media.id, file_type: media.type.slice(0, 100), file_state: 'fetching' as const }),
      });
      if (!id) return;
      const waits =
        choice === null && (isRecording(media?.type ?? null) || (text !== '' && keywordIn({ text, media }) === null));
      await store.upsertHeard(trx, applicationId, { channel, at, waits });
      await store.announce(trx, applicationId);
      await deps.jobs.enqueue(trx, 'take-message', { id }, { key: id });
    });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'admission_request_not_found') return false;
    if (error.code !== 'rate_limited') throw error;
    if (await store.hasMessage(deps.db, channel, messageId)) return true;
    if (!(await countUnkept(deps, applicationId, at))) return false;
    deps.log.warn({ channel }, 'a number sent too many messages');
    await answerOnce(deps, message, phone, 'tooMany');
    return true;
  }
}

/** Counts a message that isn't kept; false if the application is erased meanwhile. */
async function countUnkept(deps: Deps, applicationId: string, at: Date): Promise<boolean> {
  const now = deps.now().getTime();
  try {
    await transaction(deps, async (trx) => {
      await lockApplication(trx, applicationId);
      await store.upsertUnkept(trx, applicationId, { at, hour: new Date(now - (now % HOUR_MS)) });
      await store.announce(trx, applicationId);
    });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'admission_request_not_found') return false;
    throw error;
  }
}

export function isRecording(type: string | null): boolean {
  return type?.startsWith('audio/') ?? false;
}

/** E.164 as applications store it: Mexican numbers come with and without a 1 after +52. */
export function phoneOf(from: string): string {
  const digits = from.replaceAll(/\D/g, '');
  return `+${/^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits}`;
}

// The database refuses NUL, and JSON half of a surrogate pair.
function tidy(text: string): string {
  return [
    ...text
      .slice(0, 2 * MOST_TEXT)
      .replaceAll('\0', '')
      .toWellFormed(),
  ]
    .slice(0, MOST_TEXT)
    .join('');
}
