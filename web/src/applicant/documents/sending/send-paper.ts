import type { Application } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type DocumentType, isStatement, statementScreen } from '@volante/contract/documents/rules.ts';
import { documentName, documentNames } from '@volante/contract/words/documents.ts';
import { filesToSend } from '../../../lib/files/prepare-file.ts';
import { getLanguage } from '../../../lib/language.ts';
import { getText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import { upload } from '../../application/upload.ts';
import type { Way } from '../../uploads/uploads.ts';
import type { Chosen, DocumentUpdate } from '../slots/slot.ts';
import { monthName } from '../statements/month.ts';

/** Uploads the chosen file and returns its id; it belongs to no document yet. */
export async function uploadPaper(type: DocumentType, { files, month }: Chosen, way: Way<Chosen>): Promise<string> {
  const { files: sent, join } = await filesToSend(type, files, nameOf(type, month));
  if (way.signal.aborted) throw way.signal.reason;
  const fields = { mediaType: type, ...(join && { join: 'pdf' }) };
  const { onProgress, signal } = way;
  const media = await upload('POST /media/upload/', { fields, part: 'file', files: sent, onProgress, signal });
  return [media].flat()[0]?.id ?? '';
}

/** Makes an uploaded file the newest version of its document. */
export function attachPaper({ id, country }: Application, update: DocumentUpdate, signal: AbortSignal) {
  return call('PATCH /public/admission/requests/{id}/documents', {
    params: { id },
    query: { country: countries[country].code },
    body: { updates: [update] },
    signal,
  });
}

/** The name of a PDF made of photos. */
function nameOf(type: DocumentType, month: string | undefined): string {
  const language = getLanguage();
  if (!isStatement(type)) return documentName(type, language);
  return `${getText(documentNames)[statementScreen]} ${monthName(month ?? '', language)}`;
}
