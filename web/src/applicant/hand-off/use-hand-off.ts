import { useEffect, useRef, useState } from 'react';

/** Polling interval of a waiting computer, in ms. */
const ASK_EVERY = 4000;

/** Whether the QR code is shown. */
export interface HandOffState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Polls with `ask` from the moment the code is shown, even after it is closed, so that the phone's files show up. */
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
