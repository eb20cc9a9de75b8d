import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface PictureFailedProps {
  /** What failed. */
  text: string;
  again: string;
  onAgain(): void;
  className: string;
}

/** Placeholder for a picture that failed to load, with a retry. */
export function PictureFailed({ text, again, onAgain, className }: PictureFailedProps) {
  return (
    <div className={`grid place-content-center gap-3 text-center ${className}`}>
      <p role="alert">{text}</p>
      <Button kind="outline" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}

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
