import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { correctionTexts, useCorrectionWords } from './use-correction-words.ts';

interface CorrectionNoticeProps {
  asked: readonly AskedCorrection[];
  /** Whether the notice names what to correct; otherwise the screen already does. */
  named?: boolean;
}

/** The corrections that staff ask for on this screen, and why. */
export default function CorrectionNotice({ asked, named = true }: CorrectionNoticeProps) {
  const t = useText(correctionTexts);
  const { names, why } = useCorrectionWords();
  return (
    <div className="mb-4">
      <Notice tone="bad" title={t.title}>
        {asked.map((item) => (
          <div key={item.id} className="mb-2">
            {named && (
              <ul className="list-disc pl-4 font-semibold">
                {names(item).map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
            <p>{why(item)}</p>
          </div>
        ))}
        <p className="text-ink-2">{t.asIs}</p>
      </Notice>
    </div>
  );
}
