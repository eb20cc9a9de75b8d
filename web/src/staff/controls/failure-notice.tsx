import type { ReactNode } from 'react';
import { isReadFailure } from '../../lib/files/read-failure.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { cancelled } from '../session/session.ts';
import { failureText, isFileProblem } from '../words/failure-words.ts';

interface FailureNoticeProps {
  /** Nothing is shown for null, or if the person cancelled. */
  error: unknown;
  /** Tries again. */
  onAgain?: () => void;
  /** An alternative action. */
  children?: ReactNode;
  /** Its margins. */
  className?: string;
}

/** The failure, and what to do. */
export function FailureNotice({ error, onAgain, children, className = '' }: FailureNoticeProps) {
  const t = useText(texts);
  if (error === null || error === cancelled) return null;
  return (
    <Notice tone="bad" live className={className}>
      <p className="font-semibold">{failureText(error)}</p>
      {(onAgain || children) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {onAgain && (
            <Button kind="outline" onClick={onAgain}>
              {t.again}
            </Button>
          )}
          {children}
        </div>
      )}
    </Notice>
  );
}

interface NotLoadedProps {
  data: unknown;
  error: unknown;
  /** Loads it again. */
  onAgain: () => void;
  /** The size of the placeholder. */
  className: string;
  /** What is announced while it loads. */
  label: string;
}

/**
 * Shown instead of missing data: a placeholder while it loads, or why it failed. Nothing once there is data, even if a
 * reload failed.
 */
export function NotLoaded({ data, error, onAgain, className, label }: NotLoadedProps) {
  if (data !== undefined) return null;
  return error ? <FailureNotice error={error} onAgain={onAgain} /> : <Skeleton className={className} label={label} />;
}

/**
 * Reports a failed action in a toast, with its subject if that is no longer on screen; our own bugs also go to the
 * console.
 */
export function showFailure(error: unknown, about?: string): void {
  if (error === cancelled) return;
  const isKnown =
    error instanceof Error && (error.name === 'CallError' || isFileProblem(error) || isReadFailure(error));
  if (!isKnown) console.error(error);
  const text = failureText(error);
  toast.error(about ? `${about}: ${text}` : text, 8000);
}

const texts = dictionary({ es: { again: 'Intentar de nuevo' }, en: { again: 'Try again' } });
