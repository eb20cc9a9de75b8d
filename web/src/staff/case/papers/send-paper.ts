import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { upload } from '../../session/upload.ts';

/**
 * Sends the files chosen for a document as one file: photos are shrunk, and become the pages of a PDF where only PDF is
 * accepted. Rejects with `CallError`, or with `FileProblem` for files that would not be accepted.
 */
export async function sendPaper(
  applicationId: string,
  type: DocumentType,
  chosen: readonly File[],
  onProgress: (share: number) => void,
): Promise<Case> {
  const { prepareFile, filesToSend } = await import('../../../lib/files/prepare-file.ts');
  const prepared = [];
  for (const file of chosen) prepared.push(await prepareFile(type, file));
  const arePages = takesOnlyPdf(type) && prepared.every(({ photo }) => photo);
  if (prepared.length > 1 && !arePages) throw new CallError({ kind: 'unprocessable_error', code: 'too_many_files' });
  const name = chosen[0]?.name.replace(/\.[^.]*$/, '') || type;
  const { files } = await filesToSend(type, prepared, name);
  return upload('POST /applications/{applicationId}/documents/{type}/file', {
    params: { applicationId, type },
    fields: {},
    part: 'file',
    files,
    onProgress,
  });
}
