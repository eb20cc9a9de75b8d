import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useState } from 'react';
import { callOld } from '../../../lib/queries.ts';
import { reloadApplication } from '../../application/application.ts';
import { platformQuery } from '../platform-data.ts';

/** How often a waiting computer asks what the phone has sent, in ms. */
const ASK_EVERY = 4000;

/** Whether the code is shown, kept over both steps of a platform: the phone goes through them while the computer waits. */
export interface Handover {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** From the first look at the code on, what the phone sends shows up here. */
export function useHandover(requestId: string, platform: Platform): Handover {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const used = state !== 'unused';
  useEffect(() => {
    if (!used) return;
    const timer = setInterval(() => {
      void callOld(platformQuery(requestId, platform));
      void reloadApplication();
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [used, requestId, platform]);
  return { open: state === 'open', setOpen: (open) => setState(open ? 'open' : 'closed') };
}
