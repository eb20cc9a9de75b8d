import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { MAX_REPORT_IMAGES } from '@volante/contract/staff/report/report-rules.ts';
import type { FastifyRequest } from 'fastify';
import type { BookedVisit } from '../../appointments/visits.ts';
import type { Deps } from '../../core/deps.ts';
import type { Commit } from '../../core/http/staff/call-transaction.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { receiveUpload } from '../../media/receive-upload.ts';
import { keepFiles } from '../../media/upload.ts';
import { attachImage } from './report.ts';

const limits = { files: 1, fileBytes: MAX_FILE_BYTES, parts: ['file'] };

/** Receives a picture and adds it to the report in the call's transaction. Throws the refusals of uploads, and those for a report that isn't a draft. */
export async function addImage<Data>(
  deps: Deps,
  account: StaffAccount,
  visit: BookedVisit,
  request: FastifyRequest,
  commit: Commit<Data>,
): Promise<Data> {
  const { applicationId } = visit;
  const form = await receiveUpload(deps, request, { application: { applicationId } }, limits);
  const rules = { type: 'home_visit_evidence', join: false, byStaff: true } as const;
  return keepFiles(deps, applicationId, form, rules, (keep) =>
    commit(async ({ db }) => {
      const [file] = await keep(db);
      if (file) await attachImage(deps, db, account, visit, { mediaId: file.id, most: MAX_REPORT_IMAGES });
    }),
  ).finally(form.drop);
}
