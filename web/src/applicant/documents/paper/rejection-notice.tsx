import type { DocumentView } from '@volante/contract/admission/application.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { documentTexts } from '../texts.ts';

/**
 * The reviewer's reason for rejecting the last file; hidden once another file was chosen, to which it doesn't apply.
 */
export function RejectionNotice({ document, chosen }: { document: DocumentView; chosen: boolean }) {
  const t = useText(documentTexts);
  const reasons = useText(rejectionWords);
  if (document.status !== 'rejected' || chosen) return null;
  return (
    <Notice tone="bad" title={t.rejectedTitle}>
      <p>{t.rejectedText(reasons[document.reason ?? 'other'])}</p>
      {document.note && <p className="mt-1">{`“${document.note}”`}</p>}
    </Notice>
  );
}
