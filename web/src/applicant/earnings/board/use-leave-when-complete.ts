import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useRef } from 'react';
import { reloadApplication } from '../../application/application.ts';
import { go } from '../../router/navigation.ts';

/** How long the full board is shown before the success screen follows, in ms. */
const PAUSE = 1500;

/**
 * Leads on to the success screen once the last week was filled on this screen. A board that was complete before stays, so
 * that weeks can be corrected. True while it is about to leave.
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
