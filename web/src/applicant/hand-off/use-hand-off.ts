import { useEffect, useRef, useState } from 'react';

/** How often a waiting computer asks what the phone has sent, in ms. */
const ASK_EVERY = 4000;

/** Whether the code is shown. */
export interface HandOffState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** From the first look at the code on, also once it is closed, `ask` is called so that what the phone sends shows up. */
export function useHandOff(ask: () => void): HandOffState {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const latest = useRef(ask);
  latest.current = ask;
  const used = state !== 'unused';
  useEffect(() => {
    if (!used) return;
    const timer = setInterval(() => latest.current(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [used]);
  return { open: state === 'open', setOpen: (open) => setState(open ? 'open' : 'closed') };
}
