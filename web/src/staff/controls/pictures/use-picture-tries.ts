import { useEffect, useState } from 'react';

/**
 * Retries for one picture: a failed one is requested again by `again`, and when the network is back. `tries` is a React
 * key for it.
 */
export function usePictureTries() {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const again = () => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return { failed, tries, again, fail: () => setFailed(true) };
}
