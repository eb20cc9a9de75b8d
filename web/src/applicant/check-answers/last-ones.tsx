import { useRef } from 'react';
import { useOnline } from '../../lib/call/waiting.ts';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { ScreenLink } from '../navigation/link.tsx';
import { placeOf, type UnderWay, useUnderWay } from '../sending/under-way.ts';
import { useFileName } from '../sending/use-file-name.ts';
import { checkAnswersTexts } from './texts.ts';

/** The uploads that sending waits for, with their progress, and what only the applicant can resolve. */
export function LastOnes({ last: { coming, failed, share } }: { last: Uploading }) {
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

/** The uploads that sending waits for. */
interface Uploading {
  coming: readonly UnderWay[];
  failed: readonly UnderWay[];
  /** Approximate share of the bytes missing when the screen opened: 0 to 1. */
  share: number;
}

/** The files that this screen waits for. */
export function useLastOnes(): Uploading {
  // Photos of the home are for the visit, which comes after sending.
  const documents = useUnderWay().filter(({ of }) => 'type' in of);
  const coming = documents.filter(({ at }) => at !== 'failed');
  const most = useRef(0);
  most.current = coming.length === 0 ? 0 : Math.max(most.current, coming.length);
  const arrived = most.current - coming.length + coming.reduce((sum, { share }) => sum + share, 0);
  return {
    coming,
    failed: documents.filter(({ at }) => at === 'failed'),
    share: most.current === 0 ? 1 : arrived / most.current,
  };
}

/** Links to the screens where something is still to be done. */
function ScreenLinks({ places }: { places: readonly { name: string; screen: string }[] }) {
  return (
    <ul>
      {places.map(({ name, screen }) => (
        <li key={screen}>
          <ScreenLink to={screen} className="inline-flex min-h-12 items-center font-bold underline">
            {name}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
