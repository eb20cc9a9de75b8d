import type { DocumentView } from '@volante/contract/application.ts';
import { sentBackWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { documentTexts } from '../texts.ts';

/**
 * The reviewer's reason for rejecting the last file; hidden once another file was chosen, to which it doesn't apply.
 */
export function RejectionNotice({ document, chosen }: { document: DocumentView; chosen: boolean }) {
  const t = useText(documentTexts);
  const sentBack = useText(sentBackWords);
  if (document.status !== 'rejected' || chosen) return null;
  return (
    <Notice tone="bad" title={t.rejectedTitle}>
      <p>{sentBack(document.reason ?? 'other')}</p>
      {document.note && <p className="mt-1">{`“${document.note}”`}</p>}
    </Notice>
  );
}
