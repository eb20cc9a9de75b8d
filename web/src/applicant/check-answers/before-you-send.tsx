import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { doubtTexts } from '../application/doubts/doubt-texts.ts';
import { PaperList } from '../application/doubts/paper-list.tsx';
import { useDoubtWords } from '../application/doubts/use-doubt-words.ts';
import type { DoubtedPaper } from '../application/doubts/use-doubted-papers.ts';
import { checkAnswersTexts } from './texts.ts';

interface BeforeYouSendProps {
  /** What sending waits for. */
  missing: readonly { name: string; screen: string }[];
  /** What could be mended, although it may be sent as it is. */
  doubted: readonly DoubtedPaper[];
  /** The company is still reviewing the earnings. */
  reviewing: boolean;
  /** Sending was just refused. */
  refused: boolean;
}

/** One list of everything to do or to look at before sending, each with its reason and a button. */
export function BeforeYouSend({ missing, doubted, reviewing, refused }: BeforeYouSendProps) {
  const t = useText(checkAnswersTexts);
  const words = useText(doubtTexts);
  const wordsOf = useDoubtWords();
  const blocks = missing.length > 0 || reviewing || refused;
  if (!blocks && doubted.length === 0) return null;
  const papers = [
    ...missing.map(({ name, screen }) => ({
      key: `missing ${screen}`,
      name,
      screen,
      reasons: [t.missingReason],
      action: t.go,
    })),
    ...doubted.map(({ doubts, ...paper }) => ({ ...paper, reasons: doubts.map(wordsOf), action: words.look })),
  ];
  return (
    <div className="mb-4">
      <Notice tone={refused ? 'bad' : 'warn'} title={words.before} live={refused}>
        {blocks && <p>{missing.length === 0 && reviewing ? t.review : t.notReady}</p>}
        <PaperList papers={papers} />
        {!blocks && <p className="text-ink-2">{t.maySend}</p>}
      </Notice>
    </div>
  );
}
