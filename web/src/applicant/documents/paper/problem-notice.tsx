import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useText } from '../../../lib/text.ts';
import { Details } from '../../../ui/details.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HelpLink } from '../../frame/help-link.tsx';
import { ScreenButton } from '../../router/link.tsx';
import { problemWords } from './problem-text.ts';
import { problemTexts } from './problem-texts.ts';

/** Why a file was not taken, where it was chosen; with the way to a PDF without password. */
export default function ProblemNotice({ problem, type }: { problem: unknown; type: DocumentType }) {
  const t = useText(problemTexts);
  if (!problem) return null;
  const { text, passing, password, closed, full } = problemWords(problem, type);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="bad" title={passing || full ? t.failed : t.refused} live>
        {text} {passing && t.retry}
      </Notice>
      {closed && (
        <ScreenButton to="/documents-success" kind="outline">
          {t.seeDecision}
        </ScreenButton>
      )}
      {full && <HelpLink kind="outline" />}
      {password && <Details summary={t.passwordHow}>{t.passwordSteps}</Details>}
    </div>
  );
}
