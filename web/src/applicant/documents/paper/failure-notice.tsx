import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { useText } from '../../../lib/text.ts';
import { Details } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HelpLink } from '../../frame/help-link.tsx';
import { ScreenButton } from '../../router/link.tsx';
import { type Failure, mayRetry } from '../../uploads/failure.ts';
import { failureWords } from '../../uploads/failure-words.ts';
import { documentFailureTexts } from './failure-texts.ts';

interface Props {
  failure: Failure;
  type: DocumentType;
  /** The file is still chosen. */
  chosen: boolean;
}

/** Why a file was refused, next to its picker; includes the steps for a PDF without a password. */
export default function FailureNotice({ failure, type, chosen }: Props) {
  const t = useText(documentFailureTexts);
  const { code } = failure;
  const passing = mayRetry(failure);
  const full = code === 'file_quota_exceeded';
  if (code === 'waits_unread')
    return (
      <Notice tone="warn" title={t.waits} live>
        {t.waitsHow}
      </Notice>
    );
  const own: Record<string, string> = t.own;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="bad" title={passing || full ? t.failed : t.refused} live>
        <span>{own[code] ?? failureWords(failure, documents[type])}</span>{' '}
        {passing && chosen && code !== 'rate_limited' && <span>{t.retry}</span>}
      </Notice>
      {code === 'application_closed' && (
        <ScreenButton to="/documents-success" kind="outline">
          {t.seeDecision}
        </ScreenButton>
      )}
      {full && <HelpLink kind="outline" />}
      {code === 'pdf_password_protected' && <Details summary={t.passwordHow}>{t.passwordSteps}</Details>}
    </div>
  );
}
