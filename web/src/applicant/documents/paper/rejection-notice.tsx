import type { DocumentView } from '@volante/contract/admission/application.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { documentTexts } from '../texts.ts';

/** The reviewer's reason for rejecting the last file; gone once another file was chosen, which it says nothing about. */
export function RejectionNotice({ document, chosen }: { document: DocumentView; chosen: boolean }) {
  const t = useText(documentTexts);
  const reasons = useText(rejectionWords);
  if (document.status !== 'rejected' || chosen) return null;
  return (
    <Notice tone="bad" title={t.rejectedTitle}>
      {t.rejectedText(reasons[document.reason ?? 'other'])}
      {document.note && <p className="mt-1">“{document.note}”</p>}
    </Notice>
  );
}
