import { useCallback, useState } from 'react';
import { usePolling } from '../../lib/polling.ts';

/** Polling interval of a waiting computer, in ms. */
const ASK_EVERY = 4000;

/** Whether the QR code is shown. */
export interface HandOffState {
  /** Whether it is shown in a dialog. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Call when it is shown on the screen itself. */
  onShown: () => void;
}

/**
 * Polls with `ask` from the moment the code is shown, even after it is closed, so that the phone's files show up. A
 * hidden window polls again when it becomes visible.
 */
export function useHandOff(ask: () => void): HandOffState {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  usePolling(ask, { every: used ? ASK_EVERY : null, onReturn: true });
  const onShown = useCallback(() => setUsed(true), []);
  return {
    open,
    setOpen: (open) => {
      setOpen(open);
      if (open) setUsed(true);
    },
    onShown,
  };
}
