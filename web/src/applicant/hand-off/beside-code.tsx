import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface BesideCodeProps {
  /** Keeps the column, so that nothing moves when the code appears or disappears. */
  column: boolean;
  /** The QR code, or the button that opens it. */
  code: ReactNode;
  children: ReactNode;
}

/** A part of a screen with the QR code for the phone: at the right on computers, below elsewhere. */
export function BesideCode({ column, code, children }: BesideCodeProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-3',
        column && 'wide:grid-cols-[minmax(0,1fr)_240px] wide:items-start wide:gap-x-6',
      )}
    >
      <div className="min-w-0">{children}</div>
      {code}
    </div>
  );
}
