import { MOST_TEMPLATE_TEXT } from '@volante/contract/staff/conversations/calls.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { lockApplication, type StaffCause } from '../applications/applications.ts';
import { recordEvent } from '../applications/events.ts';
import type { Db } from '../core/database/db.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import type { Within } from '../core/http/staff/call-transaction.ts';
import type { StaffAccount } from '../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { moveFiles } from '../media/evidence.ts';
import { provePhone, takeHeld } from './prove-phone.ts';
import { freeUntil, queueReply } from './reply.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';
import { listOthers, standingOf } from './whose-phone.ts';

/**
 * Answers a driver. Throws `conflict_error` if they never wrote or asked for no more messages, or the window is over and the number may
 * be somebody else's, and a 422 at `text` for one that
 * doesn't fit a template once the window is over.
 */
export async function writeMessage(
  within: Within,
  account: StaffAccount,
  applicationId: string,
  text: string,
): Promise<void> {
  await lockApplication(within.db, applicationId);
  const conversation = await store.selectConversation(within.db, applicationId);
  if (!conversation || (await stoppedAt(within, within.db, conversation))) throw new Problem('conflict_error');
  const isLate = freeUntil(conversation) <= within.now();
  // The template says the driver's name.
  if (isLate && (await standingOf(within.db, applicationId)) === 'unproved') throw new Problem('conflict_error');
  if (isLate && text.length > MOST_TEMPLATE_TEXT) throw brokenRules(brokenRule('text', 'value_too_long'));
  await queueReply(within, within.db, conversation, {
    text: text.replaceAll('\0', '').toWellFormed(),
    accountId: account.id,
  });
  await store.updateConversation(within.db, applicationId, { waiting_since: null, seen_at: within.now() });
}

/** Nothing has to be answered. */
export async function settleConversation(within: Within, applicationId: string): Promise<void> {
  await lockApplication(within.db, applicationId);
  await store.updateConversation(within.db, applicationId, { waiting_since: null, seen_at: within.now() });
  await store.announce(within.db, applicationId);
}

/**
 * Moves what isn't placed yet to another application with the same phone, where the phone's messages go from now on. Throws
 * `conflict_error` for any other application, and `admission_request_not_found` for none, or for one of a country that isn't covered.
 */
export async function moveConversation(within: Within, reach: Reach, from: string, to: string): Promise<void> {
  const { db, now } = within;
  // In the order of the ids, so that two moves don't wait for each other.
  for (const id of [from, to].sort())
    if (!reach.includes((await lockApplication(db, id)).country)) throw new Problem('admission_request_not_found');
  const others = await listOthers(db, reach, from);
  if (!(await store.selectConversation(db, from)) || !others.some((other) => other.applicationId === to))
    throw new Problem('conflict_error');
  const moved = await store.moveMessages(db, from, to);
  await moveFiles(db, moved, from, to);
  await store.updateConversation(db, to, { chosen_at: now() });
  await provePhone(within, db, to, 'staff');
  await takeHeld(within, db, to);
  await store.announce(db, from);
  await store.announce(db, to);
}

/**
 * Staff say that the present number is the driver's own, and of several who have shown that it is theirs, whose. Changes nothing if that
 * is sure. Throws `conflict_error` if nobody wrote from it.
 */
export async function confirmPhone(
  within: Within,
  { actor, reason }: StaffCause,
  applicationId: string,
): Promise<void> {
  const { db, now } = within;
  await lockApplication(db, applicationId);
  if (!(await store.selectConversation(db, applicationId))) throw new Problem('conflict_error');
  if ((await standingOf(db, applicationId)) === 'sure') return;
  await provePhone(within, db, applicationId, 'staff');
  if ((await standingOf(db, applicationId)) === 'disputed')
    await store.updateConversation(db, applicationId, { chosen_at: now() });
  await recordEvent(db, applicationId, actor, 'phone_confirmed', { reason });
  await store.announce(db, applicationId);
}

/** Records that staff have read the conversation up to now; returns how many messages came since. */
export async function markSeen({ db, now }: DbDeps & ClockDeps, applicationId: string): Promise<number> {
  const seen_at = now();
  await store.updateConversation(db, applicationId, { seen_at });
  return store.countUnread(db, applicationId, seen_at);
}

/** Shows colleagues that an account is writing an answer. */
export function notifyTyping(db: Db, applicationId: string, accountId: string): Promise<void> {
  return store.announceTyping(db, applicationId, accountId);
}

/** The file of a voice message; null if there is none. `messageId` must be a UUID. */
export async function findRecording(db: Db, applicationId: string, messageId: string): Promise<string | null> {
  const message = await store.selectMessage(db, messageId);
  return message?.application_id === applicationId && message.file_state === 'kept' ? message.media_id : null;
}
