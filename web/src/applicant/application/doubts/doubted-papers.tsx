import type { Application } from '@volante/contract/admission/application.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { doubtTexts } from './doubt-texts.ts';
import { PaperList } from './paper-list.tsx';
import { useDoubtWords } from './use-doubt-words.ts';
import { useDoubtedPapers } from './use-doubted-papers.ts';

/** After sending: the documents that could still be replaced before a person reviews them, each with its reasons. */
export function DoubtedPapers({ application }: { application: Application }) {
  const t = useText(doubtTexts);
  const wordsOf = useDoubtWords();
  const doubted = useDoubtedPapers(application);
  if (doubted.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn" title={t.toMend}>
        <PaperList
          papers={doubted.map(({ doubts, ...paper }) => ({ ...paper, reasons: doubts.map(wordsOf), action: t.look }))}
        />
        <p className="text-ink-2">{t.mayStay}</p>
      </Notice>
    </div>
  );
}
