import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  type ChatFiles,
  chatFileEndpoints,
  type FileUse,
  MOST_CHAT_FILES,
} from '@volante/contract/media/chat-files.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { serve } from '../../core/http/serve.ts';
import type { Within } from '../../core/http/staff/call-transaction.ts';
import { Problem } from '../../core/problem.ts';
import { findOwnMedia } from '../../media/media.ts';
import * as store from '../store.ts';
import { listUses, placeOf } from './choices.ts';
import { placeFile } from './place-file.ts';
import { dropFile } from './take-choice.ts';
import { withKept } from './take-file.ts';

/** The files of a driver's messages that weren't recognized, for the app: they say there what each is. */
export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, chatFileEndpoints.listChatFiles, ({ application }) => listChatFiles(deps, application));

  serve(app, deps, chatFileEndpoints.placeChatFile, async ({ application, params, body }) => {
    refuseWhenClosed(application);
    const message = await findAsked(deps, application, params.fileId);
    const place = placeOf(body.as);
    if (!message || !place) throw new Problem('media_not_found');
    await withKept(deps, message, (taken) => placeFile(deps, { ...taken, isSeen: true }, place));
    return listChatFiles(deps, application);
  });

  serve(app, deps, chatFileEndpoints.dropChatFile, async ({ application, params }) => {
    const message = await findAsked(deps, application, params.fileId);
    if (message) await dropFile(deps, message, { isSeen: true });
    return listChatFiles(deps, application);
  });
}

async function findAsked(
  { db }: Deps,
  { applicationId }: ApplicationFile,
  id: string,
): Promise<store.MessageRow | null> {
  const message = isRequestId(id) ? await store.selectMessage(db, id) : null;
  return message?.application_id === applicationId && message.file_state === 'asked' ? message : null;
}

function listChatFiles(deps: Deps, { applicationId }: ApplicationFile): Promise<ChatFiles> {
  return transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const asked = (await store.selectAsked(trx, applicationId)).slice(0, MOST_CHAT_FILES);
    const files = await findOwnMedia(
      trx,
      applicationId,
      asked.flatMap(({ media_id: id }) => id ?? []),
    );
    const items = asked.flatMap(({ id, media_id, channel, at }) => {
      const media = files.get(media_id ?? '');
      const isPdf = media?.mime_type === 'application/pdf';
      return media ? [{ fileId: id, mediaId: media.id, isPdf, channel, sentAt: at.toISOString() }] : [];
    });
    return { items, uses: items.length > 0 ? await listUses(trx, application) : [] };
  });
}

/** What a conversation's files can be; empty if none waits. */
export async function usesFor(trx: Trx, applicationId: string): Promise<FileUse[]> {
  const asked = await store.selectAsked(trx, applicationId);
  return asked.length > 0 ? listUses(trx, await lockApplication(trx, applicationId)) : [];
}

/**
 * Has a file put where staff say that it belongs: the reading takes too long for their call. Throws `conflict_error` for one that waits
 * no more, and `application_closed`.
 */
export async function orderPlacing(
  { db, jobs }: Within,
  applicationId: string,
  messageId: string,
  as: FileUse | 'none',
): Promise<void> {
  refuseWhenClosed(await lockApplication(db, applicationId));
  const message = isRequestId(messageId) ? await store.selectMessage(db, messageId) : null;
  if (message?.application_id !== applicationId || message.file_state !== 'asked') throw new Problem('conflict_error');
  await jobs.enqueue(db, 'take-message', { id: message.id, as }, { key: `place ${message.id}` });
}
