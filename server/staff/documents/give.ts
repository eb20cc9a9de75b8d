import { type DocumentType, documents, MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { MAX_FILES_PER_UPLOAD } from '@volante/contract/media/calls.ts';
import { isPdfOnly } from '@volante/contract/media/rules.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import type { FastifyRequest } from 'fastify';
import { lockApplication } from '../../applications/applications.ts';
import type { Actor } from '../../applications/events.ts';
import type { Deps } from '../../core/deps.ts';
import type { Commit } from '../../core/http/staff/call-transaction.ts';
import { Problem } from '../../core/problem.ts';
import { attachOnBehalf } from '../../documents/attach.ts';
import type { ReceivedForm } from '../../media/receive.ts';
import { receiveUpload } from '../../media/receive-upload.ts';
import { keepFiles } from '../../media/upload.ts';

/** Receives a document on the applicant's behalf, and stores it in the call's transaction. Photos become pages if only a PDF is accepted. Throws the refusals of uploads. */
export async function giveDocument<Data>(
  deps: Deps,
  actor: Actor<'staff'>,
  { applicationId }: { applicationId: string },
  type: DocumentType,
  request: FastifyRequest,
  commit: Commit<Data>,
): Promise<Data> {
  if (documents[type].record) throw new Problem('document_not_found');
  const files = isPdfOnly(documents[type]) ? MAX_FILES_PER_UPLOAD : 1;
  const limits = { files, fileBytes: MAX_FILE_BYTES, parts: ['file'] };
  const form = await receiveUpload(deps, request, { application: { applicationId } }, limits);
  try {
    const rules = { type, join: await isOfPages(type, form), byStaff: true };
    if (!rules.join && form.files.length > 1) throw new Problem('too_many_files');
    return await keepFiles(deps, applicationId, form, rules, (keep) =>
      commit(async ({ db }) => {
        const [file] = await keep(db);
        const application = await lockApplication(db, applicationId);
        if (file) await attachOnBehalf(deps, db, application, type, { file, actor });
      }),
    );
  } finally {
    await form.drop();
  }
}

async function isOfPages(type: DocumentType, { files: [first] }: ReceivedForm): Promise<boolean> {
  return isPdfOnly(documents[type]) && first !== undefined && (await sniffKind(first.head)) !== 'pdf';
}
