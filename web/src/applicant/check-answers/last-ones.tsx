import { useOnline } from '../../lib/call/waiting.ts';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { placeOf } from '../sending/place-of.ts';
import { useFileName } from '../sending/use-file-name.ts';
import { ScreenLinks } from './screen-links.tsx';
import { checkAnswersTexts } from './texts.ts';
import type { LastOnes as Last } from './use-last-ones.ts';

/** The uploads that sending waits for, with their progress, and what only the applicant can resolve. */
export function LastOnes({ last: { coming, failed, share } }: { last: Last }) {
  const t = useText(checkAnswersTexts);
  const online = useOnline();
  const nameOf = useFileName();
  const places = new Map(failed.map((file) => [nameOf(file), placeOf(file).path]));
  return (
    <>
      {places.size > 0 && (
        <div className="mb-4">
          <Notice tone="bad" title={t.notIn} live>
            {t.notInText}
            <ScreenLinks places={[...places].map(([name, screen]) => ({ name, screen }))} />
          </Notice>
        </div>
      )}
      {coming.length > 0 && (
        <div className="mb-4">
          <Notice tone="info" title={t.lastOnes(coming.length)} live>
            {online ? t.thenSend : t.noNetwork}
            <div className="mt-2.5">
              <ProgressBar value={share} label={t.bar} />
            </div>
          </Notice>
        </div>
      )}
    </>
  );
}
