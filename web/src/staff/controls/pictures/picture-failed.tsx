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
