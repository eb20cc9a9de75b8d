import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { Details } from '../../../ui/card.tsx';
import { recordingTexts } from './recording-texts.ts';

/** How to record the screen in a platform's app, in place of twelve screenshots. */
export function HowToRecord({ platform }: { platform: Platform }) {
  const t = useText(recordingTexts);
  return (
    <Details summary={t.summary}>
      <ol className="grid list-decimal gap-1 pl-5 marker:font-bold">
        {[t.start, t.open[platform], ...t.pause.split('|')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-2">{t.stays}</p>
    </Details>
  );
}
