import { isSent } from '@volante/contract/admission/stages.ts';
import type { DocumentView } from '@volante/contract/application.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../application.ts';
import { doubtTexts } from './doubt-texts.ts';
import { useDoubtWords } from './use-doubt-words.ts';
import { WhoseDocument } from './whose-document.tsx';

interface DoubtNoticeProps {
  document: DocumentView;
  /** Asks for another file. Left out where a button for it is beside the notice. */
  onChange?: () => void;
}

/** On a document's own screen: what could be mended about its file, each with its reason. */
export function DoubtNotice({ document: { type, doubts = [] }, onChange }: DoubtNoticeProps) {
  const t = useText(doubtTexts);
  const words = useDoubtWords();
  const { status } = useApplication();
  if (doubts.length === 0) return null;
  const asked = doubts.some(({ about }) => about === 'whose');
  return (
    <Notice tone="warn" title={isSent(status) ? t.toMend : t.before}>
      <ul className="grid gap-1">
        {doubts.map((doubt) => (
          <li key={doubt.about === 'photo' ? doubt.flaw : doubt.about}>{words(doubt)}</li>
        ))}
      </ul>
      {asked ? (
        <WhoseDocument type={type} />
      ) : (
        <>
          <p className="mt-1 text-ink-2">{t.mayStay}</p>
          {onChange && (
            <Button kind="outline" className="mt-3" onClick={onChange}>
              {t.change}
            </Button>
          )}
        </>
      )}
    </Notice>
  );
}
