import { type DocumentType, documents, isDocumentType } from '@volante/contract/documents/rules.ts';
import { advisorDocuments } from '@volante/contract/staff/document.ts';
import { documentEndpoints as calls, type PageSize } from '@volante/contract/staff/document-calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { DbDeps, Deps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { askForDocument, takeAskingBack } from '../../documents/review.ts';
import { findFile, readOriginal, readPage, WINDOW_EDGE } from '../../media/pages.ts';
import { type ApplicationDeps, readApplication } from '../application/read-application.ts';
import { insertSeen } from '../application/seen-store.ts';
import { showMedia, showMoment } from '../show-media.ts';
import { selectFileUses, selectVersions } from './document-store.ts';
import { giveDocument } from './give.ts';
import { notifyDriverNow } from './notify-now.ts';
import { findDocument, reviewByStaff } from './review.ts';

/** Longest edges in pixels. */
const edges: Record<PageSize, number> = { thumb: 320, screen: WINDOW_EDGE, full: 3200 };
const SHORT = 'private, max-age=300';

interface Asked {
  account: StaffAccount;
  application: StaffApplicationFile;
}

export function register(app: FastifyInstance, deps: Deps): void {
  const view =
    ({ account, application }: Asked) =>
    (within: ApplicationDeps) =>
      readApplication(within, account, application.applicationId);
  const document = {
    find: ({ application, params }: { application: StaffApplicationFile; params: { type: string } }) =>
      findDocument(deps, application.applicationId, params.type),
  };

  serveStaff(
    app,
    deps,
    calls.getPage,
    {
      find: async ({ account, application, params }) => {
        await findFile(deps, application.applicationId, params.mediaId);
        await refuseHidden(deps, account, application.applicationId, params.mediaId);
      },
    },
    async ({ account, application, params, query }) => {
      const media = await findFile(deps, application.applicationId, params.mediaId);
      const { size = 'screen' } = query;
      const page = /^[1-9]\d{0,4}$/.test(params.n) ? Number(params.n) : Number.POSITIVE_INFINITY;
      const bytes = await readPage(deps, media, page, edges[size]);
      if (page === 1 && size !== 'thumb') await insertSeen(deps.db, media.id, account.id, deps.now());
      return new FileAnswer(bytes, { 'content-type': 'image/webp', 'cache-control': SHORT });
    },
  );
  serveStaff(app, deps, calls.getOriginal, async ({ application, params }) => {
    const media = await findFile(deps, application.applicationId, params.mediaId);
    const bytes = await readOriginal(deps, media);
    const name = encodeURIComponent(media.file_name).replaceAll(/['()*]/g, '_');
    return new FileAnswer(bytes, {
      'content-type': media.mime_type,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });
  serveStaff(app, deps, calls.getVersions, document, async ({ application, params }) => ({
    items: await listVersions(deps, application.applicationId, params.type),
    next: null,
  }));
  serveStaff(app, deps, calls.reviewPaper, document, (call) => {
    call.note({ decision: call.body.decision });
    const { account, application, params, body } = call;
    return call.transaction(
      (within) => reviewByStaff(within, account, application.applicationId, params.type, body),
      view(call),
    );
  });
  serveStaff(app, deps, calls.askForPaper, async (call) => {
    const { type } = call.body;
    if (!isDocumentType(type) || documents[type].record) throw new Problem('document_not_found');
    call.note({ type });
    return call.transaction(
      (within) => askForDocument(within, call.application.applicationId, type, call.actor),
      view(call),
    );
  });
  serveStaff(app, deps, calls.takeAskingBack, document, (call) =>
    call.transaction(
      (within) => takeAskingBack(within, call.application.applicationId, call.params.type, call.actor),
      view(call),
    ),
  );
  serveStaff(app, deps, calls.givePaper, document, (call) => {
    const { actor, application, params, request } = call;
    return giveDocument(deps, actor, application, params.type as DocumentType, request, (change) =>
      call.transaction(change, view(call)),
    );
  });
  serveStaff(app, deps, calls.tellNow, ({ application, transaction }) =>
    transaction(async (within) => ({ queued: await notifyDriverNow(within, application.applicationId) })),
  );
}

/** Throws `media_not_found` for files that the account may not see, as for files that don't exist. */
async function refuseHidden(
  deps: DbDeps,
  account: StaffAccount,
  applicationId: string,
  mediaId: string,
): Promise<void> {
  if (may(account, 'decide')) return;
  const { types, isPhotoOfHome } = await selectFileUses(deps.db, applicationId, mediaId);
  if (!isPhotoOfHome && !types.some((type) => advisorDocuments.includes(type))) throw new Problem('media_not_found');
}

/** Every file sent for a document, newest first, each with the result of its last review. */
async function listVersions(deps: DbDeps, applicationId: string, type: string) {
  const rows = await selectVersions(deps.db, applicationId, type);
  return rows.map(({ file, at, by, review }) => ({
    media: showMedia(file),
    at: showMoment(at),
    by,
    review: review && { ...review, at: showMoment(review.at) },
  }));
}
