import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface BesideCodeProps {
  /** Keeps the column, so that nothing moves when the code comes or goes. */
  column: boolean;
  /** The QR code, or the button that opens it. */
  code: ReactNode;
  /** Above the code. */
  above?: ReactNode;
  children: ReactNode;
}

/** What is captured on this screen, with the phone's code at its right on computers and below it elsewhere. */
export function BesideCode({ column, code, above, children }: BesideCodeProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-3.5',
        column && 'wide:grid-cols-[minmax(0,1fr)_15rem] wide:items-start wide:gap-x-8',
      )}
    >
      <div className="min-w-0">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-4 empty:hidden">
        {above}
        {code}
      </div>
    </div>
  );
}
