import { useState } from 'react';
import { here } from '../../lib/here.ts';

/** True on a phone that was opened by the code of a computer. */
export function isHandedOver(): boolean {
  return here().searchParams.get('handoff') === '1';
}

/** Closes the window; `stays` once the browser has not, since browsers close only windows that a page opened. */
export function useCloseWindow(): { stays: boolean; close: () => void } {
  const [stays, setStays] = useState(false);
  const close = () => {
    window.close();
    setTimeout(() => setStays(true), 400);
  };
  return { stays, close };
}
