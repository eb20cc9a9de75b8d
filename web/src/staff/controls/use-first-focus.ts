import { useEffect } from 'react';

/**
 * Gives the focus to a field once its dialog is open. `autoFocus` is too early over another dialog, which holds the focus until the
 * effects of the new one have run.
 */
export function useFirstFocus(focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useEffect(() => {
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);
}
