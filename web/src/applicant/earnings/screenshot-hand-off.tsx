import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../lib/text.ts';
import { HandOffLink } from '../hand-off/lazy-parts.tsx';
import type { HandOffState } from '../hand-off/use-hand-off.ts';
import { summarize } from './platform-data.ts';
import { uploadTexts } from './upload/upload-texts.ts';

interface ScreenshotHandOffProps {
  platform: Platform;
  data: ProfileData;
  /** Shared by both steps of a platform: the phone goes through them while the computer waits. */
  handOff: HandOffState;
}

/** On a computer: lets the phone, where the screenshots are, send them. */
export function ScreenshotHandOff({ platform, data, handOff }: ScreenshotHandOffProps) {
  const t = useText(uploadTexts);
  const { filled, of } = summarize(data);
  return (
    <HandOffLink
      handOff={{ ...handOff, open: handOff.open && filled < of }}
      path={`/platforms/${platform}`}
      things="screenshots"
      soFar={filled > 0 ? `${t.title(filled, of)}.` : undefined}
    />
  );
}
