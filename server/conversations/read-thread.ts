import { MOST_NOT_KEPT } from '@volante/contract/staff/conversations/calls.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Db } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps, KeyDeps } from '../core/deps.ts';
import { readContact } from '../personal-data/personal-data.ts';
import { usesFor } from './files/chat-files.ts';
import { selectTakeable } from './prove-phone.ts';
import * as store from './store.ts';
import { listOthers, rivalsOf, standingOf } from './whose-phone.ts';

export type MessageRow = store.MessageRow;

/** A conversation with its newest messages, oldest first, and the applications of these countries to which it could be moved. */
export async function readThread({ db, keys }: DbDeps & KeyDeps, reach: Reach, applicationId: string, most: number) {
  const conversation = await store.selectConversation(db, applicationId);
  const standing = await standingOf(db, applicationId);
  return {
    conversation,
    messages: await store.selectMessages(db, applicationId, most),
    notKept: await store.selectUnkept(db, applicationId, MOST_NOT_KEPT),
    unread: conversation ? await store.countUnread(db, applicationId, conversation.seen_at) : 0,
    others: await listOthers(db, reach, applicationId),
    uses: await transaction({ db }, (trx) => usesFor(trx, applicationId)),
    standing,
    doubt: conversation && standing !== 'sure' ? await readDoubt({ db, keys }, reach, conversation) : null,
  };
}

/** What staff have to know before they say whose number it is. */
async function readDoubt({ db, keys }: { db: Db } & KeyDeps, reach: Reach, conversation: store.ConversationRow) {
  const { application_id: applicationId, proof_asked_at: askedAt } = conversation;
  const { phone } = await readContact(db, applicationId);
  const rivals = (await rivalsOf(db, applicationId)).filter(({ country }) => reach.includes(country));
  return {
    phone,
    files: (await selectTakeable({ keys }, db, applicationId)).length,
    isAsked: askedAt !== null,
    rivals: rivals.slice(0, 20).map(({ reference }) => reference),
  };
}
