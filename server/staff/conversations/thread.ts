import {
  type Conversation,
  type ConversationMessage,
  MOST_SHOWN,
} from '@volante/contract/staff/conversations/calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { type Holder, may, reachOf, type Scoped } from '@volante/contract/staff/roles.ts';
import { type FileUse, findFileUses } from '../../conversations/files/file-uses.ts';
import { isRecording } from '../../conversations/note-incoming.ts';
import { type MessageRow, readThread } from '../../conversations/read-thread.ts';
import { freeUntil } from '../../conversations/reply.ts';
import { stoppedAt } from '../../conversations/stopped.ts';
import type { DbDeps, KeyDeps } from '../../core/deps.ts';
import type { PersonFacts } from '../application/visit-facts-store.ts';
import { showMedia } from '../show-media.ts';
import { selectShown } from './thread-store.ts';

/** A conversation as the reader sees it: advisors see that there is a file, but not the file, which may be a paper. */
export async function readConversation(
  { db, keys }: DbDeps & KeyDeps,
  reader: Holder & Scoped,
  applicationId: string,
): Promise<Conversation> {
  const thread = await readThread({ db, keys }, reachOf(reader), applicationId, MOST_SHOWN);
  const { conversation, messages, unread, others, standing, uses } = thread;
  const stopped = conversation && (await stoppedAt({ keys }, db, conversation));
  const mediaIds = messages.flatMap(({ media_id: id }) => id ?? []);
  const { people, files } = await selectShown(
    db,
    messages.flatMap(({ account_id: id }) => id ?? []),
    may(reader, 'decide') ? mediaIds : [],
  );
  const found = await findFileUses(db, mediaIds);
  return {
    applicationId,
    messages: messages.map((message) => showMessage(message, { people, files, uses: found })),
    channel: conversation?.channel ?? null,
    freeUntil: conversation ? freeUntil(conversation).toISOString() : null,
    stoppedAt: stopped?.toISOString() ?? null,
    waitingSince: conversation?.waiting_since?.toISOString() ?? null,
    unread,
    isUnproved: standing === 'unproved',
    doubt: thread.doubt && {
      ...thread.doubt,
      rivals: thread.doubt.rivals.map((rival) => showReference(String(rival))),
    },
    notKept: thread.notKept.map(({ count, first_at, last_at }) => ({
      ...{ count, from: first_at.toISOString(), to: last_at.toISOString() },
    })),
    uses: may(reader, 'decide') ? uses : [],
    others: others.map(({ applicationId, reference }) => ({
      applicationId,
      reference: showReference(String(reference)),
    })),
  };
}

interface Shown extends Awaited<ReturnType<typeof selectShown>> {
  people: Map<string, PersonFacts>;
  uses: Map<string, FileUse>;
}

function showMessage(message: MessageRow, { people, files, uses }: Shown): ConversationMessage {
  const { id, channel, author, text, state, reason, file_state, file_refusal, file_type } = message;
  const media = files.get(message.media_id ?? '');
  const use = uses.get(message.media_id ?? '');
  return {
    ...{ id, channel, author, text, state, reason, at: message.at.toISOString() },
    by: people.get(message.account_id ?? '') ?? null,
    choices: (message.reply_choices ?? []).map(({ title }) => title),
    file: file_state && {
      state: file_state,
      isRecording: isRecording(file_type),
      placed: use ? placeOf(use) : null,
      refusal: file_refusal,
      media: media ? showMedia(media) : null,
    },
  };
}

function placeOf(use: FileUse): { as: string; week: string | null } {
  return 'document' in use ? { as: use.document, week: null } : { as: use.platform, week: use.week?.week ?? null };
}
