import { useEffect, useState } from 'react';

/** The tries to load one picture: one that failed is asked for again by `again`, and once the network is back. `tries` is a key for it. */
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
