import { isRequestId } from '@volante/contract/fields/address.ts';
import { conversationEndpoints as calls } from '@volante/contract/staff/conversations/calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import {
  confirmPhone,
  findRecording,
  markSeen,
  moveConversation,
  notifyTyping,
  settleConversation,
  writeMessage,
} from '../../conversations/answer.ts';
import { orderPlacing } from '../../conversations/files/chat-files.ts';
import type { Deps } from '../../core/deps.ts';
import { playable } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { findFile, readOriginal } from '../../media/pages.ts';
import { readContact } from '../../personal-data/personal-data.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import { readConversation } from './thread.ts';
import { countWaiting, selectConversations } from './thread-store.ts';

const PAGE = 50;

interface Asked {
  account: StaffAccount;
  application: StaffApplicationFile;
}

/** What drivers write to us, and what they are answered. */
export function register(app: FastifyInstance, deps: Deps): void {
  const view =
    ({ account, application }: Asked) =>
    (within: Pick<Deps, 'db' | 'keys'>) =>
      readConversation(within, account, application.applicationId);

  serveStaff(app, deps, calls.listConversations, async ({ account, reach, query }) => {
    const { show = 'waiting', cursor, limit = String(PAGE) } = query;
    const asked = ['conversations', show, account.id, reach];
    const after = readCursor(deps, asked, cursor) as [string, string] | null;
    const most = Number(limit);
    const rows = await selectConversations(deps.db, reach, { show, accountId: account.id, after, limit: most + 1 });
    const items = rows.slice(0, most);
    const last = rows.length > most ? items.at(-1) : undefined;
    return {
      items: items.map((row) => ({
        applicationId: row.application_id,
        reference: showReference(row.reference),
        ...{ name: row.name, channel: row.channel, unread: row.unread, assignee: row.assignee },
        last: row.last && { ...row.last, at: new Date(row.last.at).toISOString() },
        heardAt: row.heard_at.toISOString(),
        waitingSince: row.waiting_since?.toISOString() ?? null,
      })),
      next: last ? writeCursor(deps, asked, [last.place, last.application_id]) : null,
      waiting: await countWaiting(deps.db, reach),
    };
  });
  serveStaff(app, deps, calls.getConversation, (call) => view(call)(deps));
  serveStaff(app, deps, calls.writeMessage, (call) =>
    call.transaction(
      (within) => writeMessage(within, call.account, call.application.applicationId, call.body.text),
      view(call),
    ),
  );
  serveStaff(app, deps, calls.settleConversation, (call) =>
    call.transaction((within) => settleConversation(within, call.application.applicationId), view(call)),
  );
  serveStaff(app, deps, calls.moveConversation, (call) => {
    call.note({ to: call.body.to });
    return call.transaction(
      (within) => moveConversation(within, call.reach, call.application.applicationId, call.body.to),
      view(call),
    );
  });
  serveStaff(app, deps, calls.confirmPhone, (call) => {
    const { applicationId } = call.application;
    const { phone, reason } = call.body;
    return call.transaction(async (within) => {
      await lockApplication(within.db, applicationId);
      // The driver may correct it while somebody calls the one that they saw.
      if ((await readContact(within.db, applicationId)).phone !== phone) throw changedMeanwhile('phone');
      await confirmPhone(within, { actor: staff(call.account.id), reason }, applicationId);
    }, view(call));
  });
  serveStaff(app, deps, calls.placeFile, (call) => {
    call.note({ place: call.body.as === 'none' ? null : call.body.as });
    const { applicationId } = call.application;
    return call.transaction(
      (within) => orderPlacing(within, applicationId, call.params.messageId, call.body.as),
      view(call),
    );
  });
  serveStaff(app, deps, calls.seeConversation, { asks: true }, async ({ application: { applicationId } }) => {
    return { unread: await markSeen(deps, applicationId) };
  });
  serveStaff(app, deps, calls.typeMessage, { asks: true }, async ({ account, application }) => {
    await notifyTyping(deps.db, application.applicationId, account.id);
    return {};
  });
  serveStaff(app, deps, calls.getRecording, async ({ application, params, request }) => {
    const { applicationId } = application;
    const mediaId = isRequestId(params.messageId)
      ? await findRecording(deps.db, applicationId, params.messageId)
      : null;
    if (!mediaId) throw new Problem('media_not_found');
    const media = await findFile(deps, applicationId, mediaId);
    const headers = {
      'content-type': media.mime_type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    };
    return playable(await readOriginal(deps, media), headers, request.headers.range);
  });
}
