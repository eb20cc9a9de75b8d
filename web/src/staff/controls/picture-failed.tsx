import { Press } from './press.tsx';

interface PictureFailedProps {
  /** What failed. */
  text: string;
  again: string;
  onAgain(): void;
  className: string;
}

/** Stands in place of a picture that could not be fetched, and fetches it again. */
export function PictureFailed({ text, again, onAgain, className }: PictureFailedProps) {
  return (
    <div className={`grid place-content-center gap-3 text-center ${className}`}>
      <p role="alert">{text}</p>
      <Press onClick={onAgain}>{again}</Press>
    </div>
  );
}
