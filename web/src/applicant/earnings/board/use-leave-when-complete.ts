import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useRef } from 'react';
import { reloadApplication } from '../../application/application.ts';
import { go } from '../../navigation/go.ts';

/** How long the complete board is shown before the success screen, in ms. */
const PAUSE = 1500;

/**
 * Opens the success screen once the last week is filled on this screen. A board that was already complete stays, so that
 * weeks can be corrected. True while about to leave.
 */
export function useLeaveWhenComplete(platform: Platform, complete: boolean, busy: boolean): boolean {
  const wasComplete = useRef(complete);
  const leaving = complete && !wasComplete.current && !busy;
  useEffect(() => {
    if (!leaving) return;
    const known = reloadApplication();
    const timer = setTimeout(async () => {
      await known;
      void go('/platforms/:slug/success', { slug: platform });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [leaving, platform]);
  return leaving;
}
