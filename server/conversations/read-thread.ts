import type { Db } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import { usesFor } from './files/chat-files.ts';
import * as store from './store.ts';
import { listOthers, standingOf } from './whose-phone.ts';

export type MessageRow = store.MessageRow;

/** A conversation with its newest messages, oldest first, and the applications to which it could be moved. */
export async function readThread(db: Db, applicationId: string, most: number) {
  const conversation = await store.selectConversation(db, applicationId);
  return {
    conversation,
    messages: await store.selectMessages(db, applicationId, most),
    unread: conversation ? await store.countUnread(db, applicationId, conversation.seen_at) : 0,
    others: await listOthers(db, applicationId),
    uses: await transaction({ db }, (trx) => usesFor(trx, applicationId)),
    isUnproved: (await standingOf(db, applicationId)) === 'unproved',
  };
}
