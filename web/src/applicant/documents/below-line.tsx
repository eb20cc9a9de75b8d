import type { ReactNode } from 'react';

/** Below Continue: the screen's note. Fixed height: if Continue moved, the second tap of a double tap would hit something else. */
export function BelowLine({ children }: { children?: ReactNode }) {
  return <div className="grid min-h-12 items-center">{children}</div>;
}
